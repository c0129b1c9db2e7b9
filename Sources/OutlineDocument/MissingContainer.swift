internal import OutlineXML

/// Puts in the element that holds the nodes, where the root of an outline has none.
///
/// Nodes that stand directly in the root come to stand in it; white space is laid as they have it.
struct MissingContainer {
  private let source: XMLSource
  private let profile: Profile
  private var root: StartTag?
  /// The last element in the root.
  private var last: Range<Int>?
  /// From the first node in the root to the last.
  private var nodes: Range<Int>?
  private var hasHeadBehindNode = false

  /// Looks through a well-formed text whose root has no such element.
  init(in source: XMLSource, of profile: Profile) {
    self.source = source
    self.profile = profile
    var depth = 0
    for markup in MarkupReader(source.bytes, in: 0..<source.count) {
      switch markup {
      case .startTag(let range, let isEmpty):
        if depth == 0 { root = StartTag(source.bytes, at: range.lowerBound) }
        if depth == 1 { last = range }
        if !isEmpty {
          depth += 1
        } else if depth == 1 {
          note(range)
        }
      case .endTag(let range):
        depth -= 1
        if depth == 1, let start = last?.lowerBound { note(start..<range.upperBound) }
      default: break
      }
    }
  }

  private mutating func note(_ element: Range<Int>) {
    last = element
    let tag = StartTag(source.bytes, at: element.lowerBound)
    let name = String(decoding: tag.localName, as: UTF8.self)
    if name == profile.head, nodes != nil { hasHeadBehindNode = true }
    if profile.nodes.contains(where: { $0.name == name }) {
      nodes = (nodes ?? element).lowerBound..<element.upperBound
    }
  }

  /// What is to be put in; nil where the root is none of an outline, or a head behind nodes leaves it
  /// open what belongs where.
  var mendings: [XMLMending]? {
    guard let root, let container = profile.container?.last, profile.mendsContainer,
      !hasHeadBehindNode, profile.roots.contains(String(decoding: root.localName, as: UTF8.self))
    else { return nil }
    let name = root.prefix + container
    if let nodes {
      let gap = gap(before: nodes.lowerBound)
      return [insertion("<\(name)>\(gap)", at: nodes.lowerBound)]
        + [insertion("\(gap)</\(name)>", at: nodes.upperBound)]
    }
    if let last {
      return [insertion("\(gap(before: last.lowerBound))<\(name)/>", at: last.upperBound)]
    }
    let rootName = String(decoding: source.bytes[root.name], as: UTF8.self)
    guard root.isEmpty else { return [insertion("<\(name)/>", at: root.end)] }
    return [
      XMLMending(.missingBody, at: root.end - 2..<root.end, "><\(name)/></\(rootName)>")
    ]
  }

  private func insertion(_ text: String, at offset: Int) -> XMLMending {
    XMLMending(.missingBody, at: offset..<offset, text)
  }

  /// The white space before an element.
  private func gap(before offset: Int) -> String {
    let before = source.bytes[..<offset].reversed().prefix { $0.isXMLSpace }
    return String(decoding: before.reversed(), as: UTF8.self)
  }
}
