<map><node TEXT="A"><node TEXT="B"/></node></map>
