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
    let before = declarations(inForceAt: old)
    let after = declarations(inForceAt: new)
    if before == after { return [] }
    return prefixesUsed(by: node).compactMap { prefix in
      let uri = before[prefix] ?? outerNamespace(prefix)
      if uri == after[prefix] ?? outerNamespace(prefix) { return nil }
      return NamespaceDeclaration(prefix: prefix, uri: uri)
    }
  }

  /// Writes declarations as the last attributes of a node's start tag.
  mutating func declare(_ declarations: [NamespaceDeclaration], at node: NodeID) {
    guard !declarations.isEmpty, let old = tag(of: node) else { return }
    let (bytes, range) = text.locate(old)
    let closing = StartTag(bytes, at: range.lowerBound).closing
    var new = Array(bytes[range.lowerBound..<closing])
    for declaration in declarations {
      let name = declaration.prefix.isEmpty ? "xmlns" : "xmlns:" + declaration.prefix
      new += " \(name)=\"".utf8
      // What was read from a document holds nothing that cannot be written.
      new += (try? XMLText.escapeAttribute(declaration.uri)) ?? []
      new.append(UInt8(ascii: "\""))
    }
    setTag(new + bytes[closing..<range.upperBound], of: node)
    records[node.index].marks.insert(.declaresNamespaces)
    hasDeclaringNodes = true
  }

  /// What the nodes from `node` upwards declare, the nearest of each prefix.
  private func declarations(inForceAt node: NodeID) -> [String: String] {
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
    return result
  }

  private func declarations(at node: NodeID) -> [NamespaceDeclaration] {
    attributes(of: node).compactMap { attribute in
      NamespaceDeclaration.prefix(declaredBy: attribute.name).map {
        NamespaceDeclaration(prefix: $0, uri: attribute.value)
      }
    }
  }

  /// What a prefix means outside of all nodes; empty for no namespace.
  private func outerNamespace(_ prefix: String) -> String {
    surroundings.namespaces[prefix] ?? ""
  }

  /// The prefixes of elements and attributes in the node's element that nothing in it declares.
  private func prefixesUsed(by node: NodeID) -> [String] {
    let bytes = bytes(ofSubtree: node)
    var used: [String] = []
    var scopes: [Set<String>] = []
    for markup in MarkupReader(bytes, in: 0..<bytes.count) {
      switch markup {
      case .startTag(let range, let isEmpty):
        let tag = StartTag(bytes, at: range.lowerBound)
        let names = tag.attributes.map { String(decoding: bytes[$0.name], as: UTF8.self) }
        scopes.append(Set(names.compactMap(NamespaceDeclaration.prefix)))
        let element = String(decoding: bytes[tag.name], as: UTF8.self)
        let attributes = names.filter { NamespaceDeclaration.prefix(declaredBy: $0) == nil }
          .compactMap(prefix)
        for prefix in [prefix(element) ?? ""] + attributes
        where prefix != "xml" && !used.contains(prefix) {
          if !scopes.contains(where: { $0.contains(prefix) }) { used.append(prefix) }
        }
        if isEmpty { scopes.removeLast() }
      case .endTag: _ = scopes.popLast()
      default: break
      }
    }
    return used
  }

  /// The prefix of a qualified name.
  private func prefix(_ name: String) -> String? {
    name.firstIndex(of: ":").map { String(name[..<$0]) }
  }
}
