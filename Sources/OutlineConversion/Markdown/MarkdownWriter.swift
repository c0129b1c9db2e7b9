/// Writes Markdown: the upper levels as headings, if any, and the others as one nested list.
///
/// Below a title stand the id, the fold state and the attributes as lines `name:: value`, and behind an
/// empty line the note.
struct MarkdownWriter<Form: MarkdownForm>: NodeWriter {
  static var marks: TextMarks { MarkdownMark.marks }

  private let options: ConversionOptions
  /// Whether a list item may follow without an empty line.
  private var isInList = false
  private var isAtStart = true

  init(_ head: DocumentHead, _ options: ConversionOptions, to output: inout PieceBuffer) {
    self.options = options
    guard let title = head.title else { return }
    // A heading that nothing follows would be a node.
    if Form.headings > 0 || head.isEmpty {
      output.append("---\ntitle: ")
      title.withUnsafeBufferPointer { title in output.append { JSONText.append(title, to: &$0) } }
      output.append("\n---\n")
    } else {
      output.append { output in
        output += "# ".utf8
        Self.append(heading: title[...], to: &output)
        output.append(0x0A)
      }
    }
    isAtStart = false
  }

  mutating func open(_ node: borrowing NodeContent, to output: inout PieceBuffer) {
    let level = node.level
    let isHeading = level <= Form.headings
    let indent = isHeading ? 0 : 2 * (level - Form.headings - 1)
    if !isAtStart, isHeading || !isInList { output.append(byte: 0x0A) }
    isAtStart = false
    isInList = !isHeading
    let title = node.title
    let isChecked = node.isChecked
    output.append { output in
      if isHeading {
        output.append(contentsOf: repeatElement(UInt8(ascii: "#"), count: level))
      } else {
        output.append(spaces: indent)
        output.append(UInt8(ascii: "-"))
      }
      output.append(0x20)
      if let isChecked { output += (isChecked ? "[x] " : "[ ] ").utf8 }
      if isHeading {
        Self.append(heading: title, to: &output)
      } else {
        MarkdownText.append(title, to: &output)
      }
      output.append(0x0A)
    }
    let inside = isHeading ? 0 : indent + 2
    if !options.isPlain { output.append { Self.append(linesOf: node, indent: inside, to: &$0) } }
    if let note = node.note { output.append { Self.append(note: note, indent: inside, to: &$0) } }
  }

  /// A heading may end in signs, which are not part of it.
  private static func append(heading title: NodeContent.Text, to output: inout [UInt8]) {
    let signs = title.reversed().prefix { $0 == UInt8(ascii: "#") }.count
    guard signs > 0, signs + 1 < title.count, title[title.endIndex - signs - 1].isBlank else {
      return MarkdownText.append(title, to: &output)
    }
    MarkdownText.append(title.dropLast(signs + 1), to: &output)
    output += [title[title.endIndex - signs - 1], UInt8(ascii: "\\")]
    output += title.suffix(signs)
  }

  private static func append(
    linesOf node: borrowing NodeContent, indent: Int, to output: inout [UInt8]
  ) {
    if let id = node.id { append(idName, id, indent: indent, to: &output) }
    if node.isFolded { append(foldName, isTrue, indent: indent, to: &output) }
    for attribute in node.attributes {
      append(attribute.name, attribute.value, indent: indent, to: &output)
    }
  }

  private static var idName: NodeContent.Text { Array("id".utf8)[...] }
  private static var foldName: NodeContent.Text { Array("collapsed".utf8)[...] }
  private static var isTrue: NodeContent.Text { Array("true".utf8)[...] }

  private static func append(
    _ name: NodeContent.Text, _ value: NodeContent.Text, indent: Int, to output: inout [UInt8]
  ) {
    output.append(spaces: indent)
    name.withUnsafeBufferPointer { output += $0 }
    output.append(UInt8(ascii: ":"))
    output.append(UInt8(ascii: ":"))
    if !value.isEmpty {
      output.append(0x20)
      MarkdownText.append(value: value, to: &output)
    }
    output.append(0x0A)
  }

  private static func append(note: NodeContent.Text, indent: Int, to output: inout [UInt8]) {
    output.append(0x0A)
    let lines = note.lines
    let code = MarkdownCode(lines)
    for (number, line) in lines.enumerated() {
      if code.contains(number), !line.isEmpty {
        output.append(spaces: indent)
        output += line
      } else if !line.isEmpty || number == 0 || number == lines.count - 1 {
        output.append(spaces: indent)
        MarkdownText.append(line, to: &output)
      }
      output.append(0x0A)
    }
  }
}

/// How many levels of an outline are headings in Markdown.
protocol MarkdownForm {
  static var headings: Int { get }
}

/// None: all is a list.
enum MarkdownList: MarkdownForm {
  static let headings = 0
}

/// As many as Markdown has; what is deeper is a list.
enum MarkdownHeadings: MarkdownForm {
  static let headings = 6
}
