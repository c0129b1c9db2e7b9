// Tests of OutlineLanguage.
