public import OutlineTree
internal import OutlineXML

extension OutlineDocument {
  /// Copies a node with all below it to a place, which may lie in the node itself.
  ///
  /// The copy has the bytes of the node, laid for its place; written ids that are taken get `-2`, `-3`
  /// and so on, the first that is free. The copy of a clone without content is one of what it shows; a
  /// clone below the copied node stays one, of the copy of what it shows if that is copied as well.
  ///
  /// - Throws: ``DocumentError``; the document is then unchanged.
  /// - Returns: The copy.
  /// - Complexity: O(*k*), *k* the nodes copied; where they have ids, also O(*n*) for the ids there are.
  @discardableResult
  public mutating func copy(
    _ node: NodeID, to place: Place
  ) throws(DocumentError) -> NodeID {
    guard outline.contains(node) else { throw .outline(.unknownNode(node)) }
    guard node != outline.root else { throw .outline(.rootNotAllowed) }
    let node = profile.sharesIdentities ? carrier(of: node) ?? node : node
    let texts = distantTexts(below: node)
    let outside = clonesOfOthers(among: Array(outline.subtree(of: node)))
    let made = try plant(cutting(of: node), at: place)
    try renewIDs(of: made, but: Set(outside.map { made[$0.index] }))
    try setDistantTexts(texts, of: made)
    return made[0]
  }

  /// Copies nodes of another document, with all below them, to a place in this one, in their order.
  ///
  /// - Throws: ``DocumentError``; what was copied before stays, so work on a copy of the document.
  /// - Returns: The copies of the nodes, and those below them that got another id.
  public mutating func insert(
    copiesOf nodes: [NodeID], from other: OutlineDocument, at place: Place
  ) throws(DocumentError) -> (tops: [NodeID], renamed: [NodeID]) {
    try insert([(nodes, place)], from: other)
  }

  /// Copies nodes of another document to several places, as one edit.
  ///
  /// - Complexity: O(*k* + *n*): *k* the nodes copied, *n* those of both documents.
  mutating func insert(
    _ copies: [(nodes: [NodeID], place: Place)], from other: consuming OutlineDocument
  ) throws(DocumentError) -> (tops: [NodeID], renamed: [NodeID]) {
    guard other.profile.name == profile.name else {
      throw .otherFormat(other.profile.name, into: profile.name)
    }
    var other = other
    var tops: [NodeID] = []
    var made: [NodeID] = []
    var texts: [(index: Int, text: String)] = []
    var sources: [NodeID] = []
    for (nodes, place) in copies {
      var place = place
      for node in nodes where node != other.outline.root && other.outline.contains(node) {
        texts += other.distantTexts(below: node).map { (made.count + $0.index, $0.text) }
        sources += other.profile.sharesIdentities ? Array(other.outline.subtree(of: node)) : []
        let new = try plant(importing(other.cutting(of: node), from: other), at: place)
        tops.append(new[0])
        made += new
        place = .after(new[0])
      }
    }
    let outside = other.clonesOfOthers(among: sources)
      .map { (made[$0.index], other.title(of: $0.of)) }
    let renamed = try renewIDs(of: made, but: try settle(outside))
    try setDistantTexts(texts, of: made)
    return (tops, renamed)
  }

  /// A cutting of another document with its text taken over into this one.
  private mutating func importing(_ cutting: Cutting, from other: OutlineDocument) -> Cutting {
    // Taken out for as long as it grows, so that it is not copied for each node.
    var text = self.text
    self.text = DocumentText(text.source)
    var cutting = cutting.mapped { text.add(other.portableBytes($0)) }
    self.text = text
    // Nodes of both documents are in what is the outline's own namespace in each.
    cutting.namespaces[""] = surroundings.namespaces[""]
    return cutting
  }

  /// Gives new nodes whose written id is another node's as well an id of their own; where nodes share
  /// ids, those with one id get one.
  ///
  /// - Parameter kept: Those that keep theirs.
  /// - Returns: The nodes that got one.
  @discardableResult
  private mutating func renewIDs(
    of nodes: [NodeID], but kept: Set<NodeID> = []
  ) throws(DocumentError) -> [NodeID] {
    let named = nodes.filter { !kept.contains($0) && writtenID(of: $0) != nil }
    if named.isEmpty { return [] }
    var taken = takenIDs ?? TakenIDs(of: self, outside: Set(nodes))
    takenIDs = nil  // one owner, so that taking an id copies nothing
    var renewed: [NodeID] = []
    var shared: [String: String] = [:]
    for node in named {
      guard let id = writtenID(of: node) else { continue }
      guard var free = shared[id] ?? taken.take(id) else {
        if profile.sharesIdentities { shared[id] = id }
        continue
      }
      if profile.sharesIdentities { shared[id] = free }
      if free == id { continue }
      if profile.newIdentity != .signs {
        free = newID(for: node)
      }
      for name in profile.identities where attribute(name, of: node) == id {
        try setAttribute(name, to: free, of: node)
        break
      }
      renewed.append(node)
    }
    takenIDs = taken
    return renewed
  }

  /// A range's bytes for another document, which does not declare this one's entities.
  private func portableBytes(_ range: TextRange) -> [UInt8] {
    if surroundings.entities.isEmpty { return Array(text.bytes(range)) }
    let (bytes, inner) = text.locate(range)
    var result: [UInt8] = []
    for markup in MarkupReader(bytes, in: inner) {
      switch markup {
      case .text(let range), .startTag(let range, isEmpty: _):
        result += withoutEntities(bytes[range])
      default: result += bytes[markup.range]
      }
    }
    return result
  }

  /// Text or a tag with the references to the document's own entities replaced by what they mean.
  private func withoutEntities(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var rest = bytes
    while let start = rest.firstIndex(of: UInt8(ascii: "&")),
      let end = rest[start...].firstIndex(of: UInt8(ascii: ";"))
    {
      result += rest[..<start]
      let reference = start..<end + 1
      let name = String(decoding: rest[start + 1..<end], as: UTF8.self)
      let meaning =
        surroundings.entities[name] == nil
        ? nil
        : XMLText.decodeAttribute(
          Array(rest[reference]), in: 0..<reference.count, entities: surroundings.entities)
      if let escaped = try? meaning.map({ try XMLText.escapeAttribute($0) }) {
        for byte in escaped {
          result += byte == UInt8(ascii: "'") ? Array("&apos;".utf8) : [byte]
        }
      } else {
        result += rest[reference]
      }
      rest = rest[(end + 1)...]
    }
    return result + rest
  }
}

/// The written ids of a document, for finding free ones.
struct TakenIDs: Sendable {
  private var ids: Set<String>
  /// For an id that was asked for, the first number that may be free behind it.
  private var numbers: [String: Int] = [:]

  init(of document: OutlineDocument, outside nodes: Set<NodeID>) {
    ids = Set(
      document.livingNodes.filter { !nodes.contains($0) }.compactMap(document.writtenID))
  }

  /// Takes an id, or, where it is taken, the first with `-2`, `-3` … behind it that is free.
  ///
  /// - Returns: What was taken in its place; nil where it was free itself.
  mutating func take(_ id: String) -> String? {
    if ids.insert(id).inserted { return nil }
    var number = numbers[id] ?? 2
    while !ids.insert("\(id)-\(number)").inserted { number += 1 }
    numbers[id] = number + 1
    return "\(id)-\(number)"
  }
}
