internal import OutlineXML

extension Profile {
  /// All formats there are. Of those with one root the more particular come first.
  public static let all: [Profile] = [
    .opml, .freeMind, .bike, .xbel, .ncx, .dita, .scrivener, .cherryTree, .leo, .omniOutliner,
  ]

  /// The format that a text is in, by its root element; nil where it is none of these.
  ///
  /// - Complexity: That of finding the root's start tag; where formats share its name, also that of
  ///   passing over its first children.
  init?(of source: XMLSource) {
    guard let root = RootElement(of: source) else { return nil }
    guard let profile = Self.all.first(where: { $0.fits(root) }) else { return nil }
    self = profile.adapt?(profile, source) ?? profile
  }

  /// The format with this name.
  public init?(named name: String) {
    guard let profile = Self.all.first(where: { $0.name == name }) else { return nil }
    self = profile
  }

  private func fits(_ root: RootElement) -> Bool {
    guard roots.contains(root.name) else { return false }
    if let rootNamespace, root.namespace != rootNamespace { return false }
    guard let rootAttribute else { return true }
    return root.attributes.contains(rootAttribute)
      || root.firstChildren.contains { child in nodes.contains { $0.name == child } }
  }
}

/// The root element of a text that need not be well-formed.
private struct RootElement {
  let name: String
  var namespace: String?
  var attributes: [String] = []
  private let bytes: [UInt8]
  /// From behind the start tag to the end of the text.
  private var content: Range<Int>

  private static let mostChildren = 16

  init?(of source: XMLSource) {
    bytes = source.bytes
    content = source.count..<source.count
    let start = bytes.utf8MarkLength
    for markup in MarkupReader(bytes, in: start..<source.count) {
      guard case .startTag(let range, let isEmpty) = markup else { continue }
      let tag = StartTag(bytes, at: range.lowerBound)
      name = String(decoding: tag.localName, as: UTF8.self)
      let prefix = tag.prefix.dropLast()
      let declaration = prefix.isEmpty ? "xmlns" : "xmlns:" + prefix
      for attribute in tag.attributes {
        let name = String(decoding: bytes[attribute.name], as: UTF8.self)
        attributes.append(name)
        if name == declaration {
          namespace = XMLText.decodeAttribute(bytes, in: attribute.value)
        }
      }
      if !isEmpty { content = range.upperBound..<source.count }
      return
    }
    return nil
  }

  /// The names of the first elements in it.
  var firstChildren: [String] {
    ChildElements(bytes, in: content).prefix(Self.mostChildren).map { child in
      String(decoding: bytes.localName(child.name), as: UTF8.self)
    }
  }
}
