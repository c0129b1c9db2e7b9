// Tests of OutlineDocument.
