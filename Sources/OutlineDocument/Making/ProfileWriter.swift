internal import OutlineXML

/// Writes a new document in a format, node by node in document order.
package struct ProfileWriter {
  private let profile: Profile
  private let frame: Profile.Frame
  private let names: AttributePlaces
  private var identities: NewIdentities
  /// The ids that nodes have got.
  private var given: Set<ExactText> = []
  /// The open nodes, outermost first: what ends each.
  private var open: [OpenNode] = []
  private var hasFrameNode = false
  /// The texts that stand outside the nodes.
  private var texts: [UInt8] = []

  private struct OpenNode {
    let name: String
    let hasWrapper: Bool
  }

  /// A writer; nil where no document can be made in the format.
  ///
  /// - Parameter ids: The ids that nodes will ask for.
  package init?(_ profile: Profile, ids: some Sequence<String>) {
    guard let frame = profile.frame else { return nil }
    self.profile = profile
    self.frame = frame
    names = AttributePlaces(profile)
    let wanted = Set(ids.map { ExactText($0) })
    identities = NewIdentities(profile.newIdentity, among: wanted)
  }

  /// Begins the document.
  package mutating func begin(title: String, topCount: Int, to output: inout [UInt8]) {
    let front = frame.front.split(
      separator: "TITLE", maxSplits: 1, omittingEmptySubsequences: false)
    output += front[0].utf8
    if front.count > 1 {
      output += Self.content(title)
      output += front[1].utf8
    }
    guard frame.hasOneTop, topCount != 1 else { return }
    hasFrameNode = true
    var node = NewNode()
    node.title = title.isEmpty ? "Outline" : title
    node.hasChildren = topCount > 0
    begin(node, to: &output)
  }

  /// Begins a node.
  package mutating func begin(_ node: NewNode, to output: inout [UInt8]) {
    let kind = profile.kind(of: node)
    let own = names.parts(of: node, kind, id: identity(of: node))
    newLine(open.count, to: &output)
    output += "<\(kind.name)".utf8
    for (name, value) in own.attributes { output += Self.attribute(name, value) }
    note(node, own)
    let hasRoom = node.hasChildren && profile.wrapper != nil
    if own.elements.isEmpty, !node.hasChildren {
      output += "/>".utf8
      open.append(OpenNode(name: "", hasWrapper: false))
      return
    }
    output.append(UInt8(ascii: ">"))
    for element in own.elements {
      if breaksInNodes { newLine(open.count, inner: 1, to: &output) }
      output += element
    }
    if hasRoom {
      if breaksInNodes { newLine(open.count, inner: 1, to: &output) }
      output += "<\(profile.wrapper ?? "")>".utf8
    }
    open.append(OpenNode(name: kind.name, hasWrapper: hasRoom))
    if !node.hasChildren, breaksInNodes {
      newLine(open.count - 1, to: &output)
    }
  }

  /// Ends the node that was begun last and is still open.
  ///
  /// - Parameter hadChildren: Whether nodes stood in it.
  package mutating func end(hadChildren: Bool, to output: inout [UInt8]) {
    guard let node = open.popLast() else { return }
    if node.name.isEmpty { return }
    if hadChildren {
      if node.hasWrapper {
        newLine(open.count, inner: 1, to: &output)
        output += "</\(profile.wrapper ?? "")>".utf8
      }
      newLine(open.count, to: &output)
    }
    output += "</\(node.name)>".utf8
  }

  /// Ends the document.
  package mutating func finish(to output: inout [UInt8]) {
    if hasFrameNode { end(hadChildren: true, to: &output) }
    if !isOnOneLine { output.append(UInt8(ascii: "\n")) }
    let back = frame.back.split(separator: "TEXTS", maxSplits: 1, omittingEmptySubsequences: false)
    output += back[0].utf8
    if back.count > 1 {
      output += texts
      output += back[1].utf8
    }
  }

  // MARK: - Parts

  private mutating func identity(of node: NewNode) -> String? {
    guard !profile.identities.isEmpty else { return nil }
    if let id = node.id, profile.newIdentity.fits(id), given.insert(ExactText(id)).inserted {
      return id
    }
    guard profile.needsIdentity else { return nil }
    let digest = Digest.of(
      node.title.utf8.reduce(UInt64(node.title.utf8.count)) { $0 &* 31 &+ UInt64($1) }, 7)
    let id = identities.next((digest % DerivedIDs.digestCount, 1, 1))
    given.insert(ExactText(id))
    return id
  }

  /// Keeps the note of a node for the end, where notes stand there.
  private mutating func note(_ node: NewNode, _ own: NodeParts) {
    guard case .elsewhere(let place)? = profile.notePlaces.first,
      let key = own.attributes.first(where: { $0.name == place.nodeKey })?.value
    else { return }
    let name = place.path.last ?? ""
    texts += "<\(name)".utf8
    texts += Self.attribute(place.key, key)
    texts.append(UInt8(ascii: ">"))
    texts += Self.content(node.note ?? "")
    texts += "</\(name)>\n".utf8
  }

  // MARK: - Layout

  private var isOnOneLine: Bool { if case .none = frame.layout { true } else { false } }

  /// Whether a node's own elements stand on lines of their own.
  private var breaksInNodes: Bool {
    if case .indented = frame.layout { true } else { false }
  }

  private func newLine(_ level: Int, inner: Int = 0, to output: inout [UInt8]) {
    if isOnOneLine { return }
    if output.last != UInt8(ascii: "\n") { output.append(UInt8(ascii: "\n")) }
    guard case .indented(let unit, let first) = frame.layout else { return }
    let depth = level * (profile.wrapper == nil ? 1 : 2) + inner + first
    for _ in 0..<min(depth, XMLFormatting.deepestIndentation) { output += unit.utf8 }
  }

  // MARK: - Text

  /// Text between tags. What comes from a document holds nothing that XML cannot hold.
  static func content(_ text: String) -> [UInt8] { (try? XMLText.escapeContent(text)) ?? [] }

  static func attribute(_ name: String, _ value: String) -> [UInt8] {
    Array(" \(name)=\"".utf8) + ((try? XMLText.escapeAttribute(value)) ?? []) + [UInt8(ascii: "\"")]
  }
}

extension Profile {
  /// The kind of a node that says this.
  func kind(of node: NewNode) -> NodeKind {
    let address = node.addressName(in: self) == nil ? nil : self.address
    if let type = node.attributes.first(where: { $0.name == "type" })?.value, !node.hasChildren,
      let kind = nodes.first(where: { $0.type == type })
    {
      return kind
    }
    let fitting = nodes.first { kind in
      guard kind.isMade, !(kind.isLeaf && node.hasChildren) else { return false }
      guard let attribute = kind.attribute else { return true }
      return attribute == address || node.attributes.contains { $0.name == attribute }
    }
    return fitting ?? nodes[0]
  }
}

extension Profile.NewIdentity {
  /// Whether an id is in this form.
  func fits(_ id: String) -> Bool {
    switch self {
    case .signs: id.isNCName
    case .number: Int(id).map { $0 > 0 && String($0) == id } ?? false
    case .uuid: id.utf8.count == 36
    }
  }
}
