// Tests of OutlineXML.
