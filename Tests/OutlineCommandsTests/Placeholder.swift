// Tests of OutlineCommands.
