<map version="1.0.1">
<node TEXT="top" ID="t">
<node ID="a"><richcontent TYPE="NODE"><html>
  <body><p>Richer</p></body></html></richcontent><icon BUILTIN="idea"></icon></node>
<node TEXT="b" ID="b">
  <icon BUILTIN="yes"/><font BOLD='true' SIZE='12'/><icon BUILTIN="no"/></node>
<node TEXT="c" ID="c"><richcontent TYPE="NOTE"><html><body><p>Note <b>a</b></p></body></html></richcontent></node>
</node>
</map>
