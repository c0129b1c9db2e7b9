internal import OutlineXML

/// Reads titles, a line each, indented by tabs or spaces.
enum TabTextReader: NodeReader {
  static func read(
    _ text: ImportedText, _ options: ConversionOptions, into nodes: inout NodeCollector
  ) throws(XMLFailure) {
    let indentation = Indentation(of: text)
    for line in text.lines {
      let (columns, content) = indentation.split(line)
      if content.isEmpty { continue }
      try nodes.begin(depth: columns, at: content.startIndex)
      nodes.title = OneLine.text(of: content)
    }
  }
}
