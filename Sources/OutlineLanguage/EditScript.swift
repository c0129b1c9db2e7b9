// Selectors and edit statements.
