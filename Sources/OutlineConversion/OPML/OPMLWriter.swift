/// Writes OPML 2.0, two blanks a level.
///
/// Folded nodes are not told: the head has to list the open ones by lines, which a document does.
struct OPMLWriter: NodeWriter {
  private var level = 0
  /// Whether the tag of the node opened last has no end yet.
  private var isTagOpen = false
  private(set) var names = AttributeNames()

  init(_ head: DocumentHead, _ options: ConversionOptions, to output: inout PieceBuffer) {
    output.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opml version=\"2.0\">\n")
    if let title = head.title {
      output.append("  <head>\n    <title>")
      output.append { XMLValue.append(title[...], to: &$0) }
      output.append("</title>\n  </head>\n")
    } else {
      output.append("  <head/>\n")
    }
    output.append("  <body>\n")
  }

  mutating func open(_ node: borrowing NodeContent, to output: inout PieceBuffer) {
    if isTagOpen { output.append(">\n") }
    isTagOpen = true
    level += 1
    names.begin(node, at: level)
    let title = node.title
    output.append { output in
      Self.appendIndent(level, to: &output)
      output += "<outline".utf8
    }
    append("text", title, to: &output)
    if let id = node.id { append("id", id, to: &output) }
    if let isChecked = node.isChecked {
      append("_status", Array((isChecked ? "checked" : "unchecked").utf8)[...], to: &output)
    }
    for attribute in node.attributes {
      let (name, declaration) = names.name(for: attribute)
      if let declaration { output.append(" " + declaration) }
      append(name, attribute.value, to: &output)
    }
    if let note = node.note { append("_note", note, to: &output) }
  }

  mutating func close(to output: inout PieceBuffer) {
    output.append { output in
      if isTagOpen {
        output += "/>\n".utf8
      } else {
        Self.appendIndent(level, to: &output)
        output += "</outline>\n".utf8
      }
    }
    isTagOpen = false
    level -= 1
  }

  mutating func finish(to output: inout PieceBuffer) {
    output.append("  </body>\n</opml>\n")
  }

  /// Very deep levels are not indented further: the text would grow with the square of the depth.
  private static func appendIndent(_ level: Int, to output: inout [UInt8]) {
    output.append(spaces: 2 + 2 * min(level, 60))
  }

  private func append(
    _ name: some StringProtocol, _ value: NodeContent.Text, to output: inout PieceBuffer
  ) {
    output.append(byte: 0x20)
    output.append(name)
    output.append { output in
      output += "=\"".utf8
      XMLValue.append(value, to: &output)
      output.append(UInt8(ascii: "\""))
    }
  }
}

/// How values stand in XML and HTML.
enum XMLValue {
  /// Adds a value that stands in double quotes, or between tags.
  static func append(_ text: NodeContent.Text, to output: inout [UInt8]) {
    for byte in text {
      switch byte {
      case UInt8(ascii: "&"): output += "&amp;".utf8
      case UInt8(ascii: "<"): output += "&lt;".utf8
      case UInt8(ascii: ">"): output += "&gt;".utf8
      case UInt8(ascii: "\""): output += "&quot;".utf8
      case 0x09, 0x0A, 0x0D: output += "&#\(byte);".utf8
      default: output.append(byte)
      }
    }
  }
}
