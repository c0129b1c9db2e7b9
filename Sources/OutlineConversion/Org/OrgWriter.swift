/// Writes Org: a headline for each node, its properties in a drawer, the note as its body.
struct OrgWriter: NodeWriter {
  static let marks = TextMarks(
    strong: Array("*".utf8), emphasis: Array("/".utf8), struck: Array("+".utf8),
    codeStart: Array("~".utf8), codeEnd: Array("~".utf8),
    linkStart: { Array("[[".utf8) + $0 + Array("][".utf8) }, linkEnd: { _ in Array("]]".utf8) })

  private let options: ConversionOptions

  init(_ head: DocumentHead, _ options: ConversionOptions, to output: inout PieceBuffer) {
    self.options = options
    guard let title = head.title else { return }
    output.append("#+TITLE: ")
    output.append { output in
      OneLine.append(
        title[...], guardingFront: title[...].needsFrontGuard,
        guardingEnd: title[...].needsEndGuard, to: &output)
    }
    output.append("\n")
  }

  mutating func open(_ node: borrowing NodeContent, to output: inout PieceBuffer) {
    let category = options.isPlain ? nil : node.attribute("category")
    let tags = category.flatMap { OrgLine.areTags($0) ? $0 : nil }
    let (level, title, isChecked) = (node.level, node.title, node.isChecked)
    let isComment = !options.isPlain && node.attribute("isComment")?.says("true") == true
    output.append { output in
      output.append(contentsOf: repeatElement(UInt8(ascii: "*"), count: level))
      output.append(0x20)
      if let isChecked { output += (isChecked ? "DONE " : "TODO ").utf8 }
      if isComment { output += "COMMENT ".utf8 }
      Self.append(title: title, to: &output)
      if let tags {
        output += " :".utf8
        output += tags.lazy.map { $0 == UInt8(ascii: ",") ? UInt8(ascii: ":") : $0 }
        output.append(UInt8(ascii: ":"))
      }
      output.append(0x0A)
    }
    if !options.isPlain { appendProperties(of: node, hasTags: tags != nil, to: &output) }
    if let note = node.note { output.append { Self.append(note: note, to: &$0) } }
  }

  private static func append(title: NodeContent.Text, to output: inout [UInt8]) {
    OneLine.append(
      title, guardingFront: title.needsFrontGuard || OrgLine.hasSignInFront(title),
      guardingEnd: title.needsEndGuard || OrgLine.tags(atEndOf: [0x20] + title) != nil,
      to: &output)
  }

  private func appendProperties(
    of node: borrowing NodeContent, hasTags: Bool, to output: inout PieceBuffer
  ) {
    var planned = ""
    var properties: [NodeContent.Attribute] = []
    for attribute in node.attributes {
      if OrgLine.planning.contains(where: { attribute.name.elementsEqual($0.utf8) }),
        OrgLine.isStamp(attribute.value)
      {
        planned += (planned.isEmpty ? "" : " ") + String(decoding: attribute.name, as: UTF8.self)
        planned += ": " + String(decoding: attribute.value, as: UTF8.self)
      } else if !(hasTags && attribute.name.says("category")),
        !(attribute.name.says("isComment") && attribute.value.says("true"))
      {
        properties.append(attribute)
      }
    }
    if !planned.isEmpty { output.append(planned + "\n") }
    if node.id == nil, !node.isFolded, properties.isEmpty { return }
    output.append(":PROPERTIES:\n")
    if let id = node.id { Self.append("ID".utf8, id, to: &output) }
    if node.isFolded { output.append(":VISIBILITY: folded\n") }
    for property in properties { Self.append(property.name, property.value, to: &output) }
    output.append(":END:\n")
  }

  private static func append(
    _ name: some Sequence<UInt8>, _ value: NodeContent.Text, to output: inout PieceBuffer
  ) {
    output.append { output in
      output.append(UInt8(ascii: ":"))
      output.append(contentsOf: name)
      output.append(UInt8(ascii: ":"))
      if !value.isEmpty {
        output.append(0x20)
        OneLine.append(
          value, guardingFront: value.needsFrontGuard, guardingEnd: value.needsEndGuard,
          to: &output)
      }
      output.append(0x0A)
    }
  }

  private static func append(note: NodeContent.Text, to output: inout [UInt8]) {
    let lines = note.lines
    for (number, line) in lines.enumerated() {
      if !line.isEmpty || number == 0 || number == lines.count - 1 {
        OneLine.append(
          line, guardingFront: OrgLine.needsGuard(line), guardingEnd: line.endsInGuard,
          to: &output)
      }
      output.append(0x0A)
    }
  }
}
