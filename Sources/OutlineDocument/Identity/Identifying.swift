public import OutlineTree

/// An id that a document did not have before.
public struct NewID: Hashable, Sendable {
  /// The node.
  public let node: NodeID
  /// The id that it had and shared with an earlier node; nil where it had none.
  public let old: String?
  /// The id that it has now.
  public let new: String
}

extension OutlineDocument {
  /// Writes an id into each node that has none, and a new one into each that has the id of an earlier
  /// node.
  ///
  /// A new id is `o` and ten signs: those of the derived id, so that two runs on equal files give equal
  /// ids. From one that is taken it is counted on, as it is for nodes of equal content.
  ///
  /// - Returns: The new ids, in document order.
  /// - Throws: ``DocumentError``; work on a copy of the document.
  /// - Complexity: O(*n*), *n* the nodes.
  public mutating func identify() throws(DocumentError) -> [NewID] {
    guard !profile.identities.isEmpty else { throw noPlace(for: "ids") }
    let nodes = outline.inDocumentOrder(livingNodes)
    var taken: Set<ExactText> = []
    var lacking: [(node: NodeID, old: String?)] = []
    for node in nodes {
      let id = writtenID(of: node)
      if let id, taken.insert(ExactText(id)).inserted { continue }
      // The ids of clones are meant to be those of others.
      if id != nil, profile.sharesIdentities { continue }
      lacking.append((node, id))
    }
    var free = NewIdentities(profile.newIdentity, among: taken)
    var made: [NewID] = []
    for (node, old) in lacking {
      let id = free.next(derivation(of: node))
      try setAttribute(identityName(of: node, with: old), to: id, of: node)
      made.append(NewID(node: node, old: old, new: id))
    }
    return made
  }

  /// Writes an id into a node that an edit has made.
  mutating func identify(_ node: NodeID) throws(DocumentError) {
    let id = newID(for: node)
    try setAttribute(identityName(of: node, with: nil), to: id, of: node)
  }

  /// An id in the form of the format that no node has.
  mutating func newID(for node: NodeID) -> String {
    var free = newIdentities ?? NewIdentities(profile.newIdentity, among: writtenIDTexts)
    newIdentities = nil  // one owner, so that taking an id copies nothing
    defer { newIdentities = free }
    return free.next(derivation(of: node))
  }

  /// The written ids there are.
  var writtenIDTexts: Set<ExactText> {
    Set(livingNodes.compactMap { writtenID(of: $0).map(ExactText.init) })
  }

  /// The attribute that a node has this id in, or is to have one in.
  private func identityName(of node: NodeID, with id: String?) -> String {
    let own = profile.identities.first { id != nil && attribute($0, of: node) == id }
    return own ?? profile.identities.first ?? "id"
  }
}

/// Makes ids that no node has.
struct NewIdentities: Sendable {
  private let form: Profile.NewIdentity
  private var taken: Set<ExactText>
  /// The last whole number that was given, or is taken.
  private var last = 0
  /// For numbers that are taken: as far as it was counted on from there.
  private var counted: [UInt64: UInt64] = [:]

  init(_ form: Profile.NewIdentity, among taken: Set<ExactText>) {
    self.form = form
    self.taken = taken
    if case .number = form { last = taken.compactMap { Int($0.text) }.max() ?? 0 }
  }

  /// The first id that is free, counted on from what a node's derived id is made of.
  ///
  /// - Complexity: O(1) on average, also where the same is asked for again and again.
  mutating func next(
    _ derivation: (digest: UInt64, ordinal: UInt32, count: UInt32)
  ) -> String {
    let start = derivation.digest + UInt64(derivation.ordinal) - 1
    var number = counted[start] ?? start
    var id = self.id(numbered: number % DerivedIDs.digestCount)
    while !taken.insert(ExactText(id)).inserted {
      number += 1
      counted[start] = number
      id = self.id(numbered: number % DerivedIDs.digestCount)
    }
    return id
  }

  private mutating func id(numbered number: UInt64) -> String {
    switch form {
    case .signs: return "o" + DerivedIDs.signs(of: number)
    case .number:
      last = last == .max ? 1 : last + 1
      return String(last)
    case .uuid:
      let (high, low) = (Digest.of(number, 1), Digest.of(number, 2))
      let digits = [high, low].map { word in
        let digits = String(word, radix: 16, uppercase: true)
        return String(repeating: "0", count: 16 - digits.count) + digits
      }.joined()
      // Version 8 of RFC 9562: made from the content.
      var signs = Array(digits)
      (signs[12], signs[16]) = ("8", "8")
      let parts = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32]
      return parts.map { String(signs[$0]) }.joined(separator: "-")
    }
  }
}
