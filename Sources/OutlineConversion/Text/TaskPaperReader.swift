internal import OutlineXML

/// Reads TaskPaper. A line of text below a project or a task is its note; elsewhere it is a node.
enum TaskPaperReader: NodeReader {
  static func read(
    _ text: ImportedText, _ options: ConversionOptions, into nodes: inout NodeCollector
  ) throws(XMLFailure) {
    let indentation = Indentation(of: text)
    var depth = Int.max
    for line in text.lines {
      let (columns, content) = indentation.split(line)
      if content.isEmpty {
        nodes.addEmptyLine()
        continue
      }
      let parts = TaskPaperLine(content)
      if parts.kind == .note, columns > depth {
        nodes.addNoteLine(OneLine.text(of: content))
        continue
      }
      try nodes.begin(depth: columns, at: content.startIndex)
      depth = columns
      nodes.title = OneLine.text(of: parts.text)
      if parts.kind == .task { nodes.node.isChecked = false }
      for tag in parts.tags { add(tag, to: &nodes.node) }
    }
  }

  private static func add(_ tag: NodeContent.Attribute, to node: inout NodeContent) {
    let value = OneLine.text(of: tag.value)
    if tag.name.says("id"), node.id == nil, !value.isEmpty {
      node.setID(value)
    } else if tag.name.says("done") {
      node.isChecked = true
      if !value.isEmpty { node.addAttribute(tag.name, value) }
    } else {
      node.addAttribute(tag.name, value)
    }
  }
}
