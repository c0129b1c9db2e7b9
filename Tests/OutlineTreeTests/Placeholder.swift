// Tests of OutlineTree.
