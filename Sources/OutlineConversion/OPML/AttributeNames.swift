/// The names under which attributes can be written into OPML.
///
/// What cannot stand in a name of XML becomes `_`, as does the colon behind a prefix that nothing declares;
/// a name that the node has already gets a number behind it.
struct AttributeNames {
  /// By the name given, once for each.
  private var known: [NodeContent.Text: Known] = [:]
  /// Those that the present node has already, with how often each was wanted.
  private var taken: [String: Int] = [:]
  /// The prefixes that the present node and those around it declare, with their levels.
  private var declared: [(prefix: String, level: Int)] = []
  /// How often each of these prefixes is declared there.
  private var prefixes: [String: Int] = [:]
  private var level = 0
  /// The names given that could not be kept, with those they have become.
  private(set) var changed: [String: String] = [:]

  fileprivate struct Known {
    let whole: String
    let prefix: String?
    /// The name without a prefix.
    let flat: String
  }

  /// The names that nodes have for what all outlines have.
  private static let own = ["text": 1, "id": 1, "_status": 1, "_note": 1]

  /// The prefixes that programs write, with what they stand for.
  private static let namespaces = [
    "fz": "urn:forumzilla:", "frss": "https://freshrss.org/opml",
  ]

  /// Begins a node.
  mutating func begin(_ node: borrowing NodeContent, at level: Int) {
    self.level = level
    taken = Self.own
    while let last = declared.last, last.level >= level {
      declared.removeLast()
      prefixes[last.prefix, default: 1] -= 1
    }
    for attribute in node.attributes
    where attribute.name.begins(with: "xmlns:") && !attribute.value.isEmpty {
      declare(String(decoding: attribute.name.dropFirst(6), as: UTF8.self))
    }
  }

  private mutating func declare(_ prefix: String) {
    declared.append((prefix, level))
    prefixes[prefix, default: 0] += 1
  }

  /// The name for an attribute, with the declaration that it needs in front of it.
  mutating func name(
    for attribute: NodeContent.Attribute
  ) -> (name: String, declaration: String?) {
    let found = known[attribute.name] ?? Known(attribute.name)
    if known[attribute.name] == nil { known[Array(attribute.name)[...]] = found }
    var (name, declaration) = prefixed(found, attribute)
    if taken[name] != nil {
      let wanted = name
      var number = taken[wanted, default: 1]
      repeat { number += 1 } while taken["\(wanted)_\(number)"] != nil
      taken[wanted] = number
      name = "\(wanted)_\(number)"
    }
    taken[name] = 1
    if !attribute.name.elementsEqual(name.utf8) {
      let given = String(decoding: attribute.name, as: UTF8.self)
      if changed[given] == nil { changed[given] = name }
    }
    return (name, declaration)
  }

  private mutating func prefixed(
    _ name: Known, _ attribute: NodeContent.Attribute
  ) -> (name: String, declaration: String?) {
    guard let prefix = name.prefix else { return (name.flat, nil) }
    if prefix == "xmlns" {
      let isReserved = name.whole == "xmlns:xml" || name.whole == "xmlns:xmlns"
      return (attribute.value.isEmpty || isReserved ? name.flat : name.whole, nil)
    }
    if prefix == "xml" || prefixes[prefix, default: 0] > 0 {
      return (name.whole, nil)
    }
    guard let namespace = Self.namespaces[prefix] else { return (name.flat, nil) }
    declare(prefix)
    return (name.whole, "xmlns:\(prefix)=\"\(namespace)\"")
  }
}

extension AttributeNames.Known {
  fileprivate init(_ given: NodeContent.Text) {
    whole = String(decoding: XMLNames.name(for: given), as: UTF8.self)
    let parts = whole.split(separator: ":", omittingEmptySubsequences: false)
    let joined = parts.joined(separator: "_")
    flat = joined.lowercased().hasPrefix("xmlns") ? "_" + joined : joined
    let isPair = parts.count == 2 && parts.allSatisfy { XMLNames.isName(Array($0.utf8)) }
    prefix = isPair ? String(parts[0]) : nil
  }
}
