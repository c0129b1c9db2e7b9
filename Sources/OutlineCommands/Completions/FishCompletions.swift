/// Completions for fish.
struct FishCompletions {
  let manuals: [Manual]

  var script: String {
    let common = CommandOption.common + [.version]
    return "# Completions of outline for fish. To load them: outline completions fish | source\n"
      + line("-f")
      + common.map { line("-n __fish_use_subcommand", of: $0) }.joined()
      + manuals.map { manual in
        line("-n __fish_use_subcommand -a \(manual.name) -d \(manual.summary.fishQuoted)")
      }.joined()
      + manuals.map(part).joined()
  }

  /// What one command takes.
  private func part(_ manual: Manual) -> String {
    let condition = "-n '__fish_seen_subcommand_from \(manual.name)'"
    let operand =
      switch manual.completedOperand {
      case .words(let words): "-a \(words.joined(separator: " ").fishQuoted)"
      case .path, .other: "-F"
      }
    return line("\(condition) \(operand)")
      + manual.allOptions.map { line(condition, of: $0) }.joined()
  }

  private func line(_ condition: String, of option: CommandOption) -> String {
    let letter = option.letter.map { " -s \($0)" } ?? ""
    let value =
      switch option.completedValue {
      case .words(let words): " -x -a \(words.joined(separator: " ").fishQuoted)"
      case .path: " -r -F"
      case .other: " -x"
      case nil: ""
      }
    return line(
      "\(condition) -l \(option.name)\(letter)\(value) -d \(option.summary.fishQuoted)")
  }

  private func line(_ words: String) -> String { "complete -c outline \(words)\n" }
}

extension String {
  /// In single quotes, in which fish knows `\'` and `\\`.
  fileprivate var fishQuoted: String {
    "'" + replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
