internal import OutlineXML

/// What reading a document finds beside its nodes.
struct Surroundings: Sendable {
  /// General entities that the document declares, for decoding values.
  var entities = XMLEntities()
  /// The elements directly in the head.
  var head: [HeadElement] = []
  /// The element of the head itself, if there is one.
  var headRange: Range<Int>?
  /// The start tags of the elements around the top nodes, outermost first.
  var outerTags: [TextRange] = []
  /// What prefixes mean outside of all nodes, the default namespace under the empty prefix.
  var namespaces: [String: String] = [:]
  /// What the root element says for all that is below.
  var outerInherited: [Inherited: String] = [:]
  /// Which of the ``Inherited`` attributes stand anywhere in the document.
  var inherited = InheritedSet()
  /// Where the root element begins.
  var outerStart: Int? { outerTags.first?.lower }
  /// Whether any node declares namespaces.
  var hasDeclaringNodes = false
  /// Whether text stands directly in a node or between nodes.
  var hasText = false
  /// Whether a line ends anywhere in the element that holds the top nodes.
  var hasLineBreaks = false
}

extension Surroundings {
  /// Reads the tags around the top nodes.
  mutating func readOuterTags(in source: XMLSource) {
    for range in outerTags {
      for attribute in StartTag(source.bytes, at: range.lower).attributes {
        let name = String(decoding: source.bytes[attribute.name], as: UTF8.self)
        let value = XMLText.decodeAttribute(
          source.bytes, in: attribute.value, entities: entities)
        if let prefix = NamespaceDeclaration.prefix(declaredBy: name) { namespaces[prefix] = value }
        if let inherited = Inherited(rawValue: name) { outerInherited[inherited] = value }
      }
    }
  }
}

/// An element in the head of a document, by offsets in its text.
struct HeadElement: Sendable {
  let name: String
  let start: Int
  let tagEnd: Int
  var end: Int
}

/// The attributes whose value counts for all that is below, as far as nothing there says otherwise.
enum Inherited: String, CaseIterable, Sendable {
  case space = "xml:space"
  case language = "xml:lang"
  case comment = "isComment"
}

/// Some of the inherited attributes; asking takes no hashing.
struct InheritedSet: Sendable {
  private var bits: UInt8 = 0

  var isEmpty: Bool { bits == 0 }

  func contains(_ attribute: Inherited) -> Bool { bits & attribute.bit != 0 }

  mutating func insert(_ attribute: Inherited) { bits |= attribute.bit }
}

extension Inherited {
  fileprivate var bit: UInt8 {
    switch self {
    case .space: 1
    case .language: 2
    case .comment: 4
    }
  }
}
