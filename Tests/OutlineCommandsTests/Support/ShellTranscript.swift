/// A block of a Markdown text that shows commands and what they print.
struct ShellTranscript: CustomStringConvertible, Sendable {
  /// Where the block stands.
  let file: String
  let line: Int
  /// The commands, each with all that it prints, errors included.
  let steps: [Step]

  struct Step: Sendable {
    let command: String
    var output: String
  }

  var description: String { "\(file):\(line)" }

  /// The blocks of a text that are marked `console`; a line with `$ ` in front is a command.
  static func all(in text: String, of file: String) -> [ShellTranscript] {
    var found: [ShellTranscript] = []
    var block: (line: Int, steps: [Step])?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if block == nil {
        if line == "```console" { block = (index + 1, []) }
      } else if line == "```" {
        if let block {
          found.append(ShellTranscript(file: file, line: block.line, steps: block.steps))
        }
        block = nil
      } else if line.hasPrefix("$ ") {
        block?.steps.append(Step(command: String(line.dropFirst(2)), output: ""))
      } else if let last = block?.steps.indices.last {
        block?.steps[last].output += line + "\n"
      }
    }
    return found
  }
}
