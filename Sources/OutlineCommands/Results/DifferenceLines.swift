internal import OutlineConversion
internal import OutlineDocument
internal import OutlineLanguage
internal import OutlineTree

/// Writes what became of nodes, a line each.
struct DifferenceLines: Sendable {
  private let old: NodeReference
  private let new: NodeReference

  init(from old: OutlineDocument, to new: OutlineDocument) {
    self.old = NodeReference(old)
    self.new = NodeReference(new)
  }

  /// Adds `SIGN ID LINE PATH [DETAIL]`, with tabs between.
  func append(_ change: NodeChange, to output: inout PieceBuffer) {
    guard let (reference, node) = subject(of: change) else { return }
    let line = reference.line(of: node).map { "\($0)" } ?? ""
    let fields =
      [change.kind.sign, reference.id(of: node), line, reference.path(to: node)]
      + details(of: change)
    output.append(fields.map(\.harmlessOnOneLine).joined(separator: "\t") + "\n")
  }

  /// The node that a change is about, in the document that has it; the new one if both have.
  private func subject(of change: NodeChange) -> (NodeReference, NodeID)? {
    change.newNode.map { (new, $0) } ?? change.oldNode.map { (old, $0) }
  }

  private func details(of change: NodeChange) -> [String] {
    switch change.kind {
    case .added, .removed: return []
    case .changed: return change.values.map(\.detail)
    case .moved:
      guard let oldNode = change.oldNode, let newNode = change.newNode else { return [] }
      let (from, to) = (old.place(of: oldNode), new.place(of: newNode))
      return [
        "\(old.path(to: from.parent)) \(from.index) -> \(new.path(to: to.parent)) \(to.index)"
      ]
    }
  }
}

// MARK: - JSON

extension DifferenceLines {
  /// Adds a JSON object.
  func appendJSON(_ change: NodeChange, to output: inout PieceBuffer) {
    guard let (reference, node) = subject(of: change) else { return }
    output.append("{\"change\":\"\(change.kind.rawValue)\",\"id\":")
    JSONText.append(reference.id(of: node), to: &output)
    output.append(",\"oldLine\":")
    JSONText.append(change.oldNode.flatMap { old.line(of: $0) }, to: &output)
    output.append(",\"newLine\":")
    JSONText.append(change.newNode.flatMap { new.line(of: $0) }, to: &output)
    output.append(",\"path\":")
    JSONText.append(reference.titles(to: node), to: &output)
    let tellsPlace = change.kind != .changed
    output.append(",\"from\":")
    appendPlace(of: tellsPlace ? change.oldNode : nil, in: old, to: &output)
    output.append(",\"to\":")
    appendPlace(of: tellsPlace ? change.newNode : nil, in: new, to: &output)
    output.append(",\"attributes\":")
    appendValues(of: change, to: &output)
    output.append("}\n")
  }

  private func appendPlace(
    of node: NodeID?, in reference: NodeReference, to output: inout PieceBuffer
  ) {
    guard let node else { return output.append("null") }
    let (parent, index) = reference.place(of: node)
    output.append("{\"parent\":")
    let isTop = parent == reference.document.outline.root
    JSONText.append(isTop ? nil : reference.id(of: parent), to: &output)
    output.append(",\"index\":\(index)}")
  }

  private func appendValues(of change: NodeChange, to output: inout PieceBuffer) {
    guard change.kind == .changed else { return output.append("null") }
    output.append("{")
    for (index, value) in change.values.enumerated() {
      if index > 0 { output.append(",") }
      JSONText.append(value.key, to: &output)
      output.append(":[")
      JSONText.append(value.old, to: &output)
      output.append(",")
      JSONText.append(value.new, to: &output)
      output.append("]")
    }
    output.append("}")
  }
}

// MARK: - Words

extension NodeChange.Kind {
  /// The first field of a line.
  fileprivate var sign: String {
    switch self {
    case .added: "+"
    case .removed: "-"
    case .moved: ">"
    case .changed: "~"
    }
  }
}

extension ValueChange {
  /// The value as JSON names it: by the attribute's name, or as no attribute can be called.
  var key: String {
    switch place {
    case .attribute(let name): name
    case .text: "#text"
    case .note: "#note"
    case .elements(let name): "<\(name)>"
    }
  }

  /// The value as lines name it.
  var name: String { if case .attribute(let name) = place { "@" + name } else { key } }

  /// `@name "old" -> "new"`, with `null` for what is absent.
  var detail: String {
    let values = [old, new].map { $0.map(PathWriter.quoted) ?? "null" }
    return "\(name) \(values[0]) -> \(values[1])"
  }
}
