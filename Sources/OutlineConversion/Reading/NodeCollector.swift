internal import OutlineDocument
internal import OutlineTree
internal import OutlineXML

/// Makes a document of the nodes that a reader tells, one after the other.
///
/// A node is begun, then filled, and done when the next one begins.
struct NodeCollector {
  /// What the whole is called; to be set before the second node begins.
  var documentTitle: [UInt8]?
  /// The node that was begun last.
  var node = NodeContent()
  /// Its title so far.
  var title: [UInt8] = []
  /// Its note so far.
  private(set) var note: [UInt8] = []
  private var hasNote = false
  /// Empty lines behind the note, which count if more of it follows.
  private var emptyLines = 0
  /// Whether a node was begun.
  private(set) var hasNode = false
  /// What the user should hear of: what is lost.
  var warnings: [DocumentWarning] = []

  private let text: ImportedText
  private var offset = 0
  private var writer: OPMLWriter?
  private var output = PieceBuffer()
  /// The depths, as the reader counts them, of the nodes that are open.
  private var depths: [Int] = []
  /// Where each node begins in the output, and where it stands in the text.
  private var parts: [(start: Int, origin: Int)] = []
  /// The numbers of folded nodes, counted from 0.
  private var folded: [Int] = []

  /// More could not be read from XML, with those for title, note and the like.
  private static let mostAttributes = 9900

  init(_ text: ImportedText) {
    self.text = text
  }

  /// Begins a node below the last one that is less deep.
  ///
  /// - Parameters:
  ///   - depth: How deep it is; only more or less counts, so that no level can be skipped.
  ///   - offset: Where it stands.
  mutating func begin(depth: Int, at offset: Int) throws(XMLFailure) {
    try finishNode()
    while let last = depths.last, last >= depth {
      depths.removeLast()
      writer?.close(to: &output)
    }
    depths.append(depth)
    hasNode = true
    self.offset = offset
    node.reset(level: depths.count)
  }

  /// Adds a line to the note.
  mutating func addNoteLine(_ line: some Sequence<UInt8>) {
    if hasNote { note.append(contentsOf: repeatElement(0x0A, count: emptyLines + 1)) }
    hasNote = true
    emptyLines = 0
    note.append(contentsOf: line)
  }

  /// Adds an empty line to the note, if it has begun and goes on.
  mutating func addEmptyLine() {
    if hasNote { emptyLines += 1 }
  }

  private mutating func finishNode() throws(XMLFailure) {
    if writer == nil {
      var head = DocumentHead()
      head.title = documentTitle
      writer = OPMLWriter(head, ConversionOptions(), to: &output)
    }
    guard hasNode else { return }
    node.setTitle(title)
    node.setNote(note)
    if let scalar = node.firstUnwritable {
      throw text.failure(at: offset, cannotHold: scalar)
    }
    if node.attributes.count > Self.mostAttributes {
      throw text.failure(
        at: offset,
        "this node has more than \(Self.mostAttributes) attributes, the most that are read")
    }
    if node.isFolded { folded.append(parts.count) }
    parts.append((output.count, offset))
    writer?.open(node, to: &output)
    title.removeAll(keepingCapacity: true)
    note.removeAll(keepingCapacity: true)
    (hasNote, emptyLines) = (false, 0)
  }

  /// The OPML of all nodes, and what attributes had to be called otherwise.
  mutating func finish() throws(XMLFailure) -> (opml: XMLSource, renamed: [String: String]) {
    try finishNode()
    for _ in depths { writer?.close(to: &output) }
    writer?.finish(to: &output)
    let made = try XMLSource(decoding: output.takeBytes())
    let renamed = writer?.names.changed ?? [:]
    do {
      let opml = try made.folding(folded)
      // What folding adds stands in the head, before all nodes.
      let added = opml.count - made.count
      for number in parts.indices { parts[number].start += added }
      return (text.placing(parts, of: opml), renamed)
    } catch {
      throw text.failure(at: offset, "the fold states cannot be written: \(error)")
    }
  }
}

extension NodeContent {
  /// The first character that XML does not allow (XML 1.0 §2.2); nil: there is none.
  fileprivate var firstUnwritable: Unicode.Scalar? {
    // U+FFFE and U+FFFF begin with EF BF.
    let isPlain = allBytes.allSatisfy { $0 >= 0x20 && $0 != 0xEF }
    if isPlain { return nil }
    for scalar in String(decoding: allBytes, as: UTF8.self).unicodeScalars {
      let isAllowed =
        scalar.value >= 0x20
        ? scalar.value != 0xFFFE && scalar.value != 0xFFFF
        : scalar == "\t" || scalar == "\n" || scalar == "\r"
      if !isAllowed { return scalar }
    }
    return nil
  }
}
