/// `completions`: lets a shell complete command lines.
struct CompletionsCommand: Command {
  static let manual = Manual(
    name: "completions", summary: "Write a script by which a shell completes outline's words.",
    usage: ["bash|zsh|fish"],
    options: [],
    notes: [
      """
      To load it in every shell, put the script where the shell looks for such: for bash into \
      ~/.local/share/bash-completion/completions/outline, for fish into \
      ~/.config/fish/completions/outline.fish, for zsh as _outline into a directory of $fpath.
      """
    ],
    examples: [
      .init(does: "for bash", line: "outline completions bash > outline.bash"),
      .init(does: "for zsh", line: "outline completions zsh > _outline"),
      .init(does: "for fish", line: "outline completions fish > outline.fish"),
    ],
    words: { Shell.allCases.map(\.rawValue) })

  private let shell: Shell

  init(parsing arguments: inout ArgumentReader) throws(UsageError) {
    let words = Shell.allCases.map(\.rawValue)
    guard let word = arguments.takeOperand()?.shown else {
      throw UsageError("the shell is missing", hint: "outline completions bash")
    }
    guard let shell = Shell(rawValue: word) else {
      throw UsageError(
        "the shell is \(words.joined(separator: ", ")), not \"\(word)\"",
        hint: words.nearest(to: word).map { "did you mean \($0)?" })
    }
    self.shell = shell
  }

  func run(on console: Console) -> ExitCode {
    do throws(FileFailure) {
      try console.write(shell.script(for: OutlineTool.commands.map { $0.manual }))
      return .done
    } catch {
      return console.report(error)
    }
  }
}
