/// Writes TaskPaper: projects, tasks and notes on lines of their own, a tab for each level.
///
/// What is done or not, and every leaf, becomes a task; what else has children, a project.
struct TaskPaperWriter: NodeWriter {
  private let isPlain: Bool

  init(_ head: DocumentHead, _ options: ConversionOptions, to output: inout PieceBuffer) {
    isPlain = options.isPlain
  }

  mutating func open(_ node: borrowing NodeContent, to output: inout PieceBuffer) {
    let level = node.level
    let title = node.title
    let isTask = node.isChecked != nil || !node.hasChildren
    output.append { output in
      output.append(tabs: level - 1)
      if isTask {
        output += "- ".utf8
        append(title, frontSigns: title.needsFrontGuard, to: &output)
      } else {
        let isLikeTask = TaskPaperLine(title).kind == .task
        append(title, frontSigns: isLikeTask || title.needsFrontGuard, to: &output)
        output.append(UInt8(ascii: ":"))
      }
    }
    appendTags(of: node, to: &output)
    output.append(byte: 0x0A)
    if let note = node.note { output.append { append(note: note, level: level, to: &$0) } }
  }

  private func append(_ title: NodeContent.Text, frontSigns: Bool, to output: inout [UInt8]) {
    // As a task its text is all but the tags at its end: what is missing would be taken for tags.
    let hasTags =
      title.contains(UInt8(ascii: "@")) && !TaskPaperLine(("- ".utf8 + title)[...]).tags.isEmpty
    OneLine.append(
      title, guardingFront: frontSigns && !title.isEmpty,
      guardingEnd: title.needsEndGuard || hasTags, to: &output)
  }

  private func appendTags(of node: borrowing NodeContent, to output: inout PieceBuffer) {
    let isChecked = node.isChecked == true
    let time = node.attribute("done")
    if isChecked { Self.append("done".utf8, time ?? [], to: &output) }
    if isPlain { return }
    if let id = node.id { Self.append("id".utf8, id, to: &output) }
    for attribute in node.attributes where !(isChecked && attribute.name.says("done")) {
      Self.append(attribute.name, attribute.value, to: &output)
    }
  }

  private static func append(
    _ name: some Sequence<UInt8>, _ value: NodeContent.Text, to output: inout PieceBuffer
  ) {
    output.append(" @")
    output.append(name)
    if value.isEmpty { return }
    output.append { output in
      output.append(UInt8(ascii: "("))
      var escaped: [UInt8] = []
      for byte in value {
        if byte.isParenthesis { escaped.append(UInt8(ascii: "\\")) }
        escaped.append(byte)
      }
      OneLine.append(
        escaped[...], guardingFront: value.starts(with: OneLine.guardSign),
        guardingEnd: value.endsInGuard || value.last == UInt8(ascii: "\\"), to: &output)
      output.append(UInt8(ascii: ")"))
    }
  }

  private func append(note: NodeContent.Text, level: Int, to output: inout [UInt8]) {
    let lines = note.lines
    for (number, line) in lines.enumerated() {
      if line.isEmpty, number > 0, number < lines.count - 1 {
        output.append(0x0A)
        continue
      }
      output.append(tabs: level)
      let front = line.needsFrontGuard || TaskPaperLine(line).kind == .task
      let end = line.endsInGuard || (TaskPaperLine(line).kind != .note)
      OneLine.append(line, guardingFront: front, guardingEnd: end && !line.isEmpty, to: &output)
      output.append(0x0A)
    }
  }
}
