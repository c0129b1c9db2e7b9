import Foundation
import Testing

@testable import OutlineCommands

/// `outline completions`: the scripts, as the shells read them.
@Suite struct CompletionsCommandTests {
  private static func isInstalled(_ shell: String) -> Bool {
    (try? Scratch().run("command -v \(shell)").status) == 0
  }

  private static let hasBash = isInstalled("bash")

  /// What bash offers for the last of some words, sorted.
  private func offered(_ words: [String]) throws -> [String] {
    let scratch = try Scratch()
    try scratch.write("", to: "a list.opml")
    try scratch.write("", to: "lists/b.opml")
    let quoted = words.map(\.shellQuoted).joined(separator: " ")
    try scratch.write(
      """
      set -eu
      source <(outline completions bash)
      COMP_WORDS=(\(quoted))
      COMP_CWORD=\(words.count - 1)
      _outline outline "" ""
      for word in ${COMPREPLY[@]+"${COMPREPLY[@]}"}; do printf '%s\\n' "$word"; done

      """, to: "lists/try.bash")
    let result = try scratch.run("bash lists/try.bash")
    #expect(result.status == 0)
    #expect(result.errorText == "")
    return result.text.split(separator: "\n").map(String.init).sorted()
  }

  @Test(
    .enabled(if: hasBash),
    arguments: [
      (["outline", "ed"], ["edit"]),
      (["outline", "--v"], ["--version"]),
      (["outline", "--color", "a"], ["always", "auto"]),
      (["outline", "edit", "--ba"], ["--backup"]),
      (["outline", "--color", "never", "edit", "--ba"], ["--backup"]),
      (["outline", "format", "--color", "=", "ne"], ["never"]),
      (["outline", "format", "--color", "="], ["always", "auto", "never"]),
      (["outline", "format", "--indent", "t"], ["tab"]),
      (["outline", "format", "a"], ["a list.opml"]),
      (["outline", "check", ""], ["a list.opml", "lists"]),
      (["outline", "edit", "x", "-o", "li"], ["lists"]),
      (["outline", "edit", "--backup", ""], []),
      (["outline", "merge", "--in"], ["--include", "--input-encoding"]),
      (["outline", "merge", "--ba"], []),
      (["outline", "help", "lang"], ["language"]),
      (["outline", "help", "ed"], ["edit"]),
      (["outline", "completions", ""], ["bash", "fish", "zsh"]),
      (["outline", "check", "--", "a"], ["a list.opml"]),
    ])
  func bashOffersWhatCanStandThere(words: [String], expected: [String]) throws {
    #expect(try offered(words) == expected)
  }

  @Test(.enabled(if: hasBash))
  func bashOffersEveryCommandWithItsOptions() throws {
    let names = OutlineTool.commands.map { $0.manual.name }
    #expect(try offered(["outline", ""]) == names.sorted())
    for command in OutlineTool.commands {
      let options = command.manual.allOptions.map(\.spelling).sorted()
      #expect(try offered(["outline", command.manual.name, "-"]) == options)
    }
  }

  @Test(arguments: [("bash", "bash -n"), ("zsh", "zsh -n"), ("fish", "fish --no-execute")])
  func theScriptIsGoodForItsShell(shell: String, check: String) throws {
    let scratch = try Scratch()
    let result = try scratch.run("outline completions \(shell) > script")
    #expect(result.status == 0)
    let script = try #require(scratch.text("script"))
    for command in OutlineTool.commands {
      #expect(script.contains(command.manual.name))
      for option in command.manual.options { #expect(script.contains(option.name)) }
    }
    guard Self.isInstalled(shell) else { return }
    let checked = try scratch.run("\(check) script")
    #expect(checked.status == 0)
    #expect(checked.errorText == "")
  }

  @Test func anotherShellIsSaidNotToBeKnown() throws {
    let scratch = try Scratch()
    #expect(
      try scratch.run("outline completions bsh").errorText == """
        outline: error: the shell is bash, zsh, fish, not "bsh"
          did you mean bash?
          see: outline help completions

        """)
    for line in ["outline completions", "outline completions bash zsh"] {
      let result = try scratch.run(line)
      #expect(result.status == 2)
      #expect(result.text == "")
    }
  }
}
