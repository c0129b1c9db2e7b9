internal import OutlineDocument
internal import OutlineLanguage
internal import OutlineTree
internal import OutlineXML

/// Writes nodes that were found, which are to come in document order, as lines of text.
struct FoundLines {
  /// What stands in a line.
  enum Form: Sendable {
    /// Identifier, line and path of titles, tabs between them.
    case columns
    /// `FILE:LINE:COLUMN: ` in front, so that editors jump there; then identifier and path.
    case places
    /// As columns, with the title behind, in which nothing can be taken for the end of a column.
    case table
    /// As a table, with the file behind.
    case tableWithFiles
  }

  private let file: [UInt8]
  private let form: Form
  private var names: NodeNames
  private var places: NodePlaces
  private var trail: TitleTrail

  /// For the nodes of a document.
  init(of document: OutlineDocument, in file: FilePath, as form: Form) {
    self.file = file.bytes
    self.form = form
    names = NodeNames(document)
    places = NodePlaces(document)
    trail = TitleTrail(document) { PathWriter.append(step: $0, to: &$1) }
  }

  /// Adds the line of a node of the document.
  mutating func append(
    _ node: NodeID, of document: borrowing OutlineDocument, to output: inout [UInt8]
  ) {
    trail.go(to: node, in: document)
    let position = places.position(of: node)
    if form == .places {
      output += file
      output += ":\(position?.line ?? 0):\(position?.column ?? 0): ".utf8
      appendName(of: node, to: &output)
    } else {
      appendName(of: node, to: &output)
      output.append(.tab)
      Self.append(decimal: position?.line ?? 0, to: &output)
    }
    output.append(.tab)
    output += trail.text
    if form == .table || form == .tableWithFiles {
      output.append(.tab)
      _ = document.value(.title, of: node) { title in
        Self.append(cell: title, to: &output)
        return true
      }
    }
    if form == .tableWithFiles {
      output.append(.tab)
      file.withUnsafeBufferPointer { Self.append(cell: $0, to: &output) }
    }
    output.append(.lineFeed)
  }

  private mutating func appendName(of node: NodeID, to output: inout [UInt8]) {
    let start = output.count
    names.append(node, to: &output)
    // An identifier with a tab in it must not shift the columns.
    for index in start..<output.count where output[index] < 0x20 {
      let name = Array(output[start...])
      output.removeLast(name.count)
      return name.withUnsafeBufferPointer { Self.append(cell: $0, to: &output) }
    }
  }

  private static func append(decimal number: Int, to output: inout [UInt8]) {
    if number >= 10 { append(decimal: number / 10, to: &output) }
    output.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }

  /// Adds a text with tab, line feed, carriage return and backslash as `\t`, `\n`, `\r` and `\\`.
  private static func append(cell: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
    for byte in cell {
      switch byte {
      case .tab: output += #"\t"#.utf8
      case .lineFeed: output += #"\n"#.utf8
      case .carriageReturn: output += #"\r"#.utf8
      case UInt8(ascii: "\\"): output += #"\\"#.utf8
      default: output.append(byte)
      }
    }
  }
}

extension UInt8 {
  fileprivate static let tab = UInt8(ascii: "\t")
  fileprivate static let lineFeed = UInt8(ascii: "\n")
  fileprivate static let carriageReturn = UInt8(ascii: "\r")
}
