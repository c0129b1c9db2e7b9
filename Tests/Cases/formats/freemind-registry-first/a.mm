<map><attribute_registry SHOW_ATTRIBUTES="hide"/><node ID="1" TEXT="a"><node TEXT="b"/></node></map>
