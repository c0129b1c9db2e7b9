/// The shells that can be told how to complete a command line.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// The script that the shell is to read.
  func script(for manuals: [Manual]) -> String {
    switch self {
    case .bash: BashCompletions(manuals: manuals).script
    case .zsh: ZshCompletions(manuals: manuals).script
    case .fish: FishCompletions(manuals: manuals).script
    }
  }
}

/// What can be typed at a place.
enum CompletedValue {
  /// One of these.
  case words([String])
  case path
  /// Nobody knows.
  case other
}

extension CommandOption {
  /// What its value can be; nil: it takes none.
  var completedValue: CompletedValue? {
    guard let value else { return nil }
    if !choices.isEmpty { return .words(choices) }
    return ["PATH", "FILE", "DIR"].contains(value) ? .path : .other
  }

  /// Every way to write it.
  var spellings: [String] { (letter.map { ["-\($0)"] } ?? []) + [spelling] }
}

extension Manual {
  /// What can stand behind its name besides options.
  var completedOperand: CompletedValue {
    let words = words()
    return words.isEmpty ? .path : .words(words)
  }
}

extension String {
  /// In single quotes, as all these shells read them.
  var shellQuoted: String { "'" + replacing("'", with: "'\\''") + "'" }
}
