// The command line: see OutlineCommands.
