import OutlineXML

/// All that a text holds but white space, order and nesting left out, names resolved: what no move may
/// change.
public struct Contents: Equatable {
  /// How often each element with its attributes, comment and instruction stands in the text.
  private var items: [String: Int] = [:]
  /// How often each byte of text and CDATA does, white space left out.
  private var letters = [Int](repeating: 0, count: 256)

  /// What stands in a well-formed text in UTF-8.
  public init(_ text: [UInt8]) {
    var scopes: [[String: String]] = [["xml": "http://www.w3.org/XML/1998/namespace"]]
    for markup in MarkupReader(text, in: 0..<text.count) {
      switch markup {
      case .startTag(let range, let isEmpty):
        let element = ResolvedTag(
          StartTag(text, at: range.lowerBound), text, in: scopes.last ?? [:])
        items[element.description, default: 0] += 1
        if !isEmpty { scopes.append(element.scope) }
      case .endTag: scopes.removeLast()
      case .text(let range), .cdata(let range):
        for byte in text[range] where byte > 0x20 { letters[Int(byte)] += 1 }
      case .comment, .instruction, .doctype:
        items[String(decoding: text[markup.range], as: UTF8.self), default: 0] += 1
      }
    }
  }

  /// Whether all of it is also in `other`.
  public func isContained(in other: Contents) -> Bool {
    items.allSatisfy { $0.value <= other.items[$0.key] ?? 0 }
      && zip(letters, other.letters).allSatisfy { $0 <= $1 }
  }

  /// What is in this or in `other`, but not in both, for a report.
  public func difference(from other: Contents) -> String {
    let keys = Set(items.keys).union(other.items.keys).filter { items[$0] != other.items[$0] }
    return keys.sorted().map { "\(other.items[$0] ?? 0) → \(items[$0] ?? 0): \($0)" }
      .joined(separator: "\n")
  }
}

/// A start tag with the namespaces its names are in.
private struct ResolvedTag {
  /// The namespaces in force in the element, by prefix.
  private(set) var scope: [String: String]
  private(set) var description = ""

  init(_ tag: StartTag, _ text: [UInt8], in outer: [String: String]) {
    scope = outer
    var attributes: [(name: String, value: String)] = []
    for attribute in tag.attributes {
      let name = String(decoding: text[attribute.name], as: UTF8.self)
      let value = String(decoding: text[attribute.value], as: UTF8.self)
      if name == "xmlns" {
        scope[""] = value
      } else if name.hasPrefix("xmlns:") {
        scope[String(name.dropFirst(6))] = value
      } else {
        attributes.append((name, value))
      }
    }
    description = resolved(String(decoding: text[tag.name], as: UTF8.self), isElement: true)
    for (name, value) in attributes {
      description += " \(resolved(name, isElement: false))=\(value)"
    }
  }

  private func resolved(_ name: String, isElement: Bool) -> String {
    let parts = name.split(separator: ":", maxSplits: 1)
    if parts.count < 2 { return "{\(isElement ? scope[""] ?? "" : "")}\(name)" }
    return "{\(scope[String(parts[0])] ?? "?")}\(name)"
  }
}
