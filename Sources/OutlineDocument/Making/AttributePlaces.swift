internal import OutlineXML

/// What a node's element is made of.
struct NodeParts {
  var attributes: [(name: String, value: String)] = []
  var elements: [[UInt8]] = []
}

/// Where the values of nodes stand in a new document of a format.
public struct AttributePlaces: Sendable {
  private let profile: Profile
  private let own: Set<String>
  /// What the format itself says in attributes; others of such a name have no place.
  private let meant: Set<String>

  package init(_ profile: Profile) {
    self.profile = profile
    own = Set(profile.ownAttributes)
    meant = Set(
      profile.titles.compactMap(\.attribute) + profile.identities + profile.stateAttributes
        + profile.checks.compactMap { $0.boxValue == nil ? nil : $0.box })
  }

  /// The attributes of a node for which a new document in the format has no place.
  ///
  /// - Complexity: O(*n*), *n* the attributes of the node.
  package func lost(of node: NewNode) -> [String] {
    let kind = profile.kind(of: node)
    if kind.type != nil { return node.attributes.map(\.name).filter { $0 != "type" } }
    let address = node.addressName(in: profile)
    return node.attributes.map(\.name).filter { name in
      name != address && place(of: name, in: kind) == nil
    }
  }

  /// Whether nodes can have this id.
  package func holdID(_ id: String) -> Bool {
    !profile.identities.isEmpty && profile.newIdentity.fits(id)
  }

  /// The attribute that each node has to have and this one has not, if there is one.
  package func missing(in node: NewNode) -> String? {
    guard profile.nodes.allSatisfy({ !$0.parts.isEmpty }) else { return nil }
    return node.addressName(in: profile) == nil ? NewNode.addresses[0] : nil
  }

  private func place(of name: String, in kind: Profile.NodeKind) -> AttributePlace? {
    if kind.attribute != name, profile.nodes.contains(where: { $0.isAlias && $0.attribute == name })
    {
      return nil
    }
    if meant.contains(name) { return nil }
    if own.contains(name) { return .attribute(name) }
    switch profile.otherAttributes {
    case .prefixed(let prefix)?:
      let whole = name.hasPrefix(prefix) ? name : prefix + name
      return whole.isNCName && !meant.contains(whole) ? .attribute(whole) : nil
    case .elements(let element, let key, let value)?: return .element(element, key, value)
    case nil: return nil
    }
  }

  private enum AttributePlace {
    case attribute(String)
    case element(String, String, String)
  }

  /// The parts of a node of a kind.
  func parts(of node: NewNode, _ kind: Profile.NodeKind, id: String?) -> NodeParts {
    var parts = NodeParts()
    if kind.type != nil { return parts }
    if case .attribute(let name)? = profile.titles.first {
      parts.attributes.append((name, node.title))
    }
    if let id, let name = profile.identities.first { parts.attributes.append((name, id)) }
    addStates(of: node, to: &parts)
    let address = node.addressName(in: profile)
    var others: [[UInt8]] = []
    var target: String?
    for (name, value) in node.attributes {
      if name == address, let own = profile.address {
        if kind.parts.contains(where: { $0.attribute == own }) {
          target = value
        } else if kind.attribute == own || kind.attribute == nil {
          parts.attributes.append((own, value))
        }
        // Under its name as well, where there is a way to write it.
        if name == NewNode.addresses[0] || name == own || profile.otherAttributes == nil {
          continue
        }
      }
      switch place(of: name, in: kind) {
      case .attribute(let name)?: parts.attributes.append((name, value))
      case .element(let element, let key, let valueKey)?:
        others.append(
          Array("<\(element)".utf8) + ProfileWriter.attribute(key, name)
            + ProfileWriter.attribute(valueKey, value) + Array("/>".utf8))
      case nil: break
      }
    }
    var byName: [(name: String, bytes: [UInt8])] = []
    if case .element(let place)? = profile.titles.first {
      byName.append((place.path[0].name ?? "values", place.element(around: node.title)))
    }
    if let note = node.note, case .element(let place)? = profile.notePlaces.first {
      byName = byName.merged(with: place, note)
    }
    for part in kind.parts {
      byName.append(
        (
          part.element,
          Array("<\(part.element)".utf8) + ProfileWriter.attribute(part.attribute, target ?? "")
            + Array("/>".utf8)
        ))
    }
    let order = profile.ownElements
    let sorted = byName.enumerated().sorted { left, right in
      let ranks = [left, right].map { order.firstIndex(of: $0.element.name) ?? order.count }
      return (ranks[0], left.offset) < (ranks[1], right.offset)
    }
    if kind.hasElements { parts.elements = sorted.map(\.element.bytes) + others }
    return parts
  }

  private func addStates(of node: NewNode, to parts: inout NodeParts) {
    if let isChecked = node.isChecked, let check = profile.checks.first {
      if let box = check.box, let value = check.boxValue { parts.attributes.append((box, value)) }
      if isChecked {
        parts.attributes.append((check.attribute, check.done ?? Moment.nowAsText))
      } else if let open = check.open {
        parts.attributes.append((check.attribute, open))
      }
    }
    guard node.hasChildren, let fold = profile.folds.first else { return }
    if let value = node.isFolded ? fold.folded : (fold.isFoldedIfAbsent ? fold.open : nil) {
      parts.attributes.append((fold.attribute, value))
    }
  }
}

extension ElementPlace {
  /// The outermost element of the way around a text.
  fileprivate func element(around text: String) -> [UInt8] {
    let content = (try? form.content(for: text)) ?? []
    return path.reversed().reduce(content) { $1.element(around: $0) }
  }
}

extension Array where Element == (name: String, bytes: [UInt8]) {
  /// With another text; in the element that is there where both begin with the same.
  fileprivate func merged(with place: ElementPlace, _ text: String) -> Self {
    guard let first = place.path.first?.name, place.path[0].attribute == nil, place.path.count > 1,
      let index = firstIndex(where: { $0.name == first })
    else { return self + [(place.path.first?.name ?? "", place.element(around: text))] }
    var result = self
    let rest: [ElementStep] = place.path.suffix(from: 1).map { $0 }
    let inner = ElementPlace(path: rest, form: place.form)
    let end = "</\(first)>".utf8.count
    result[index].bytes.insert(
      contentsOf: inner.element(around: text), at: result[index].bytes.count - end)
    return result
  }
}
