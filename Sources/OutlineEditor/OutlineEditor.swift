// The observable model of an outliner.
