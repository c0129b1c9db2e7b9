internal import LibC
internal import OutlineCommands

// The words as the system passed them: `CommandLine.arguments` would repair what is not UTF-8. No closure stands
// here: it would run on the main actor, and bring the runtime of concurrency and Dispatch into each start.
exit(OutlineTool.run(CommandLine.argc, CommandLine.unsafeArgv))
