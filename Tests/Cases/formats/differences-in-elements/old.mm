<map version="1.0.1">
<node TEXT="top" ID="t">
<node ID="a"><richcontent TYPE="NODE"><html><body><p>Rich</p></body></html></richcontent><icon BUILTIN="idea"/></node>
<node TEXT="b" ID="b"><font SIZE="12" BOLD="true"/><icon BUILTIN="yes"/></node>
<node TEXT="c" ID="c"><richcontent TYPE="NOTE"><html><body><p>Note &#97;</p></body></html></richcontent></node>
</node>
</map>
