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

  private let document: OutlineDocument
  private let file: [UInt8]
  private let form: Form
  private var names: NodeNames
  private var places: NodePlaces
  private var trail: TitleTrail

  /// For the nodes of a document.
  init(of document: OutlineDocument, in file: FilePath, as form: Form) {
    self.document = document
    self.file = file.bytes
    self.form = form
    names = NodeNames(document)
    places = NodePlaces(document)
    trail = TitleTrail(document) { PathWriter.append(step: $0, to: &$1) }
  }

  /// Adds the line of a node.
  mutating func append(_ node: NodeID, to output: inout [UInt8]) {
    trail.go(to: node)
    let position = places.position(of: node)
    switch form {
    case .columns, .table, .tableWithFiles:
      appendName(of: node, to: &output)
      output.append(.tab)
      output += String(position?.line ?? 0).utf8
    case .places:
      output += file
      output += ":\(position?.line ?? 0):\(position?.column ?? 0): ".utf8
      appendName(of: node, to: &output)
    }
    output.append(.tab)
    output += trail.text
    appendTitle(of: node, to: &output)
    output.append(.lineFeed)
  }

  private mutating func appendName(of node: NodeID, to output: inout [UInt8]) {
    let start = output.count
    names.append(node, to: &output)
    // An identifier with a tab in it must not shift the columns.
    if output[start...].contains(where: { $0 < 0x20 }) {
      let name = Array(output[start...])
      output.removeLast(name.count)
      name.withUnsafeBufferPointer { Self.append(cell: $0, to: &output) }
    }
  }

  private func appendTitle(of node: NodeID, to output: inout [UInt8]) {
    switch form {
    case .columns, .places: return
    case .table, .tableWithFiles:
      output.append(.tab)
      _ = document.value(.title, of: node) { title in
        Self.append(cell: title, to: &output)
        return true
      }
    }
    if case .tableWithFiles = form {
      output.append(.tab)
      file.withUnsafeBufferPointer { Self.append(cell: $0, to: &output) }
    }
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
