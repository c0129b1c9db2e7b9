internal import OutlineTree
internal import OutlineXML

/// A namespace declaration, `prefix` being empty for the default namespace.
struct NamespaceDeclaration: Hashable, Sendable {
  let prefix: String
  let uri: String

  /// The prefix that an attribute of this name declares; nil where it declares none.
  static func prefix(declaredBy attribute: String) -> String? {
    if attribute == "xmlns" { return "" }
    return attribute.hasPrefix("xmlns:") ? String(attribute.dropFirst("xmlns:".count)) : nil
  }

  /// The declaration as an attribute, behind one blank.
  var written: [UInt8] {
    // What was read from a document holds nothing that cannot be written.
    let value = (try? XMLText.escapeAttribute(uri)) ?? []
    return Array(" \(prefix.isEmpty ? "xmlns" : "xmlns:" + prefix)=\"".utf8) + value
      + [UInt8(ascii: "\"")]
  }
}

extension OutlineDocument {
  /// The declarations that a node's subtree uses and would lose, or find changed, under another parent.
  ///
  /// In the order of first use. Prefixes inside of attribute values are not looked for.
  /// - Complexity: O(depth) where no node declares anything on the way; else also O(bytes of the subtree).
  mutating func declarationsToCarry(
    for node: NodeID, from old: NodeID, to new: NodeID
  ) -> [NamespaceDeclaration] {
    guard hasDeclaringNodes else { return [] }
    let before = namespaces(inForceAt: old)
    let after = namespaces(inForceAt: new)
    return before == after ? [] : declarations(usedBy: node, in: before, lackingIn: after)
  }

  /// The declarations that a node's subtree needs where other namespaces are in force.
  func declarations(
    usedBy node: NodeID, in before: [String: String], lackingIn after: [String: String]
  ) -> [NamespaceDeclaration] {
    let bytes = bytes(ofSubtree: node)
    return declarations(usedIn: bytes, 0..<bytes.count, in: before, lackingIn: after)
  }

  private func declarations(
    usedIn bytes: [UInt8], _ range: Range<Int>, in before: [String: String],
    lackingIn after: [String: String]
  ) -> [NamespaceDeclaration] {
    prefixesUsed(in: bytes, range).compactMap { prefix in
      let uri = before[prefix] ?? ""
      return uri == after[prefix] ?? "" ? nil : NamespaceDeclaration(prefix: prefix, uri: uri)
    }
  }

  /// Has the elements between a node's children that are no nodes take along the declarations that they
  /// use and would lose, or find changed, directly in another node.
  mutating func carryDeclarations(toOthersIn node: NodeID, to new: NodeID) {
    guard hasDeclaringNodes else { return }
    let (before, after) = (namespaces(inForceAt: node), namespaces(inForceAt: new))
    if before == after { return }
    for seam in outline.children(of: node).map({ seam(before: $0) }) + [tailSeam(of: node)] {
      let (bytes, range) = text.locate(gap(of: seam))
      let carrying = carrying(bytes, range, from: before, to: after)
      if carrying.count > range.count { setGap(text.add(carrying), of: seam) }
    }
  }

  /// Markup whose uppermost elements declare what they use and would lose.
  private func carrying(
    _ bytes: [UInt8], _ range: Range<Int>, from before: [String: String],
    to after: [String: String]
  ) -> [UInt8] {
    var result: [UInt8] = []
    var copied = range.lowerBound
    var start = copied
    var depth = 0
    for markup in MarkupReader(bytes, in: range) {
      switch markup {
      case .startTag(let tag, let isEmpty):
        if depth == 0 { start = tag.lowerBound }
        depth += isEmpty ? 0 : 1
      case .endTag: depth -= 1
      default: continue
      }
      if depth > 0 { continue }
      let closing = StartTag(bytes, at: start).closing
      let needed = declarations(
        usedIn: bytes, start..<markup.range.upperBound, in: before, lackingIn: after)
      result += bytes[copied..<closing] + needed.flatMap(\.written)
      copied = closing
    }
    return result + bytes[copied..<range.upperBound]
  }

  /// Writes declarations as the last attributes of a node's start tag.
  mutating func declare(_ declarations: [NamespaceDeclaration], at node: NodeID) {
    guard !declarations.isEmpty, let old = opening(of: node) else { return }
    let (bytes, range) = text.locate(old)
    let closing = StartTag(bytes, at: range.lowerBound).closing
    var new = Array(bytes[range.lowerBound..<closing])
    for declaration in declarations {
      new += declaration.written
    }
    setOpening(new + bytes[closing..<range.upperBound], of: node)
    records[node.index].marks.insert(.declaresNamespaces)
    hasDeclaringNodes = true
  }

  /// What prefixes mean directly in a node's element, the default namespace under the empty one.
  func namespaces(inForceAt node: NodeID) -> [String: String] {
    guard hasDeclaringNodes else { return surroundings.namespaces }
    var result: [String: String] = [:]
    var next: NodeID? = node
    while let node = next, node != outline.root {
      if records[node.index].marks.contains(.declaresNamespaces) {
        for declaration in declarations(at: node) where result[declaration.prefix] == nil {
          result[declaration.prefix] = declaration.uri
        }
      }
      next = outline.parent(of: node)
    }
    return surroundings.namespaces.merging(result) { _, nearer in nearer }
  }

  private func declarations(at node: NodeID) -> [NamespaceDeclaration] {
    attributes(of: node).compactMap { attribute in
      NamespaceDeclaration.prefix(declaredBy: attribute.name).map {
        NamespaceDeclaration(prefix: $0, uri: attribute.value)
      }
    }
  }

  /// Whether a prefix means anything at a node.
  func isPrefix(_ prefix: String, inForceAt node: NodeID) -> Bool {
    prefix == "xml" || namespaces(inForceAt: node)[prefix] != nil
  }

  /// The prefixes of elements and attributes in some elements that nothing in it declares.
  private func prefixesUsed(in bytes: [UInt8], _ range: Range<Int>) -> [String] {
    var used: [String] = []
    var seen: Set<String> = ["xml"]
    var scopes: [Set<String>] = []
    // How many of the open elements declare each prefix.
    var declared: [String: Int] = [:]
    for markup in MarkupReader(bytes, in: range) {
      var isAtEnd = false
      switch markup {
      case .startTag(let range, let isEmpty):
        let tag = StartTag(bytes, at: range.lowerBound)
        let names = tag.attributes.map { String(decoding: bytes[$0.name], as: UTF8.self) }
        scopes.append(Set(names.compactMap(NamespaceDeclaration.prefix)))
        for prefix in scopes.last ?? [] { declared[prefix, default: 0] += 1 }
        let element = String(decoding: bytes[tag.name], as: UTF8.self)
        let attributes = names.filter { NamespaceDeclaration.prefix(declaredBy: $0) == nil }
          .compactMap(prefix)
        for prefix in [prefix(element) ?? ""] + attributes
        where declared[prefix, default: 0] == 0 && seen.insert(prefix).inserted {
          used.append(prefix)
        }
        isAtEnd = isEmpty
      case .endTag: isAtEnd = true
      default: break
      }
      guard isAtEnd else { continue }
      for prefix in scopes.popLast() ?? [] { declared[prefix, default: 0] -= 1 }
    }
    return used
  }

  /// The prefix of a qualified name.
  private func prefix(_ name: String) -> String? {
    name.firstIndex(of: ":").map { String(name[..<$0]) }
  }
}
