internal import OutlineTree
internal import OutlineXML

/// What stands around the nodes of an outline: the root element with its version, head and body.
struct DocumentFrame: Sendable {
  /// The root element's name, without a prefix.
  let rootName: String
  /// Where the root element begins.
  let root: Int
  /// The version that the root element has.
  let version: String?
  let hasHead: Bool
  /// Where the element begins that holds the top nodes.
  let body: Int?
  let hasNodes: Bool

  /// The frame of a document.
  init(of document: OutlineDocument) {
    let source = document.text.source
    root = document.surroundings.outerStart ?? 0
    let tag = StartTag(source.bytes, at: root)
    rootName = String(decoding: tag.localName, as: UTF8.self)
    version = Self.version(of: tag, in: source)
    hasHead = document.surroundings.headRange != nil
    body = Int(document.records[0].start)
    hasNodes = document.outline.count > 0
  }

  /// The frame of a well-formed text that is no document for want of a body; nil where its root is not
  /// that of an outline.
  init?(of source: XMLSource, _ profile: Profile) {
    let head = profile.head ?? ""
    var depth = 0
    var root: StartTag?
    var hasHead = false
    for markup in MarkupReader(source.bytes, in: 0..<source.count) {
      switch markup {
      case .startTag(let range, let isEmpty):
        let tag = StartTag(source.bytes, at: range.lowerBound)
        if depth == 0 { root = tag }
        if depth == 1, tag.localName.elementsEqual(head.utf8) { hasHead = true }
        depth += isEmpty ? 0 : 1
      case .endTag: depth -= 1
      default: break
      }
    }
    guard let root else { return nil }
    rootName = String(decoding: root.localName, as: UTF8.self)
    guard profile.roots.contains(rootName) else { return nil }
    self.root = root.start
    version = Self.version(of: root, in: source)
    self.hasHead = hasHead
    body = nil
    hasNodes = false
  }

  private static func version(of tag: StartTag, in source: XMLSource) -> String? {
    tag.value(of: "version").map { XMLText.decodeAttribute(source.bytes, in: $0) }
  }
}
