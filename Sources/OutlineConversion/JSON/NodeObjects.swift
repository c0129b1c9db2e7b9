internal import OutlineDocument
internal import OutlineTree
internal import OutlineXML

/// Writes nodes as JSON objects; they are to be asked for in document order.
///
/// Each object has the same keys in the same order, whether children stand in it or their number.
struct NodeObjects {
  private let document: OutlineDocument
  private let file: String
  private var names: NodeNames
  private var places: NodePlaces

  init(of document: OutlineDocument, in file: String) {
    self.document = document
    self.file = file
    names = NodeNames(document)
    places = NodePlaces(document)
  }

  /// All of a node up to its attributes.
  ///
  /// - Parameters:
  ///   - path: The titles on the way to the node, as a list of JSON strings.
  ///   - row: The name of the parent, nil for a top node, and the place among its children.
  mutating func begin(
    _ node: NodeID, at level: Int, path: [UInt8]? = nil,
    row: (parent: NodeID?, sortNumber: Int)? = nil, to output: inout PieceBuffer
  ) {
    output.append("{\"id\":")
    appendName(of: node, to: &output)
    output.append(",\"written\":")
    JSONText.append(document.writtenID(of: node) != nil, to: &output)
    output.append(",\"file\":")
    JSONText.append(file, to: &output)
    let position = places.position(of: node)
    output.append(",\"line\":")
    JSONText.append(position?.line, to: &output)
    output.append(",\"column\":")
    JSONText.append(position?.column, to: &output)
    output.append(",\"level\":\(level)")
    if let row {
      output.append(",\"parent\":")
      if let parent = row.parent {
        appendName(of: parent, to: &output)
      } else {
        output.append("null")
      }
      output.append(",\"sortNumber\":\(row.sortNumber)")
    }
    if let path {
      output.append(",\"path\":[")
      output.append { $0 += path }
      output.append("]")
    }
    output.append(",\"title\":")
    JSONText.append(document.title(of: node), to: &output)
    output.append(",\"note\":")
    JSONText.append(document.note(of: node), to: &output)
    appendAttributes(of: node, to: &output)
  }

  /// All of a node behind its children.
  func end(_ node: NodeID, isCommented: Bool, to output: inout PieceBuffer) {
    output.append(",\"checked\":")
    JSONText.append(document.isChecked(node), to: &output)
    output.append(",\"folded\":")
    JSONText.append(document.isFolded(node), to: &output)
    output.append(",\"commented\":")
    JSONText.append(isCommented, to: &output)
    output.append("}")
  }

  private mutating func appendName(of node: NodeID, to output: inout PieceBuffer) {
    var name: [UInt8] = []
    names.append(node, to: &name)
    name.withUnsafeBufferPointer { name in output.append { JSONText.append(name, to: &$0) } }
  }

  private func appendAttributes(of node: NodeID, to output: inout PieceBuffer) {
    output.append(",\"attributes\":{")
    for (index, attribute) in document.attributes(of: node).enumerated() {
      if index > 0 { output.append(",") }
      JSONText.append(attribute.name, to: &output)
      output.append(":")
      JSONText.append(attribute.value, to: &output)
    }
    output.append("}")
  }
}
