<map version="freeplane 1.12.1">
<node TEXT="Top" ID="ID_1">
<node TEXT="two&#10;lines" ID="ID_3"/>
<node ID="ID_4" CONTENT_ID="ID_3"/>
</node>
</map>
