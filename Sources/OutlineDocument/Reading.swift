internal import OutlineTree
public import OutlineXML

extension OutlineDocument {
  /// Reads a document.
  ///
  /// - Throws: ``XMLFailure`` where the text is not well-formed or is no outline; the first fault.
  /// - Complexity: O(*n*), *n* the bytes of the text.
  public init(_ source: XMLSource) throws(XMLFailure) {
    let profile = Profile.opml
    let scanner = XMLScanner(watching: Watched.names(of: profile))
    var reader = OutlineReader(
      profile: profile, nodeName: scanner.name(profile.node), length: source.count)
    let prologue = try scanner.scan(source, into: &reader)
    try reader.checkFoundOutline(in: source)
    reader.surroundings.entities = prologue.entities
    reader.surroundings.readOuterTags(in: source)
    reader.surroundings.hasLineBreaks = reader.hasLineBreaks(in: source)
    self.profile = profile
    names = ProfileNames(profile)
    text = DocumentText(source)
    records = reader.records
    surroundings = reader.surroundings
    hasDeclaringNodes = surroundings.hasDeclaringNodes
    outline = reader.finishOutline()
    view = ViewState(of: self)
  }
}

/// The attributes whose ranges the scan tells with each element.
private enum Watched {
  static let title = 0
  static let inherited = 1..<1 + Inherited.allCases.count

  static func names(of profile: Profile) -> [String] {
    [profile.title] + Inherited.allCases.map(\.rawValue) + profile.identities
  }

  static func identities(of profile: Profile) -> Range<Int> {
    inherited.upperBound..<names(of: profile).count
  }
}

/// Makes nodes of elements, in the order in which they begin and end.
private struct OutlineReader: XMLReceiver {
  private let profile: Profile
  private let nodeName: XMLName
  private let identities: Range<Int>
  /// The length of the text.
  private let length: Int
  private(set) var records: [NodeRecord] = []
  var surroundings = Surroundings()
  private var builder: OutlineBuilder
  private var rootName = ""
  private var rootNamespace: XMLName?
  /// The open elements, outermost first.
  private var open: [OpenElement] = []

  private struct OpenElement {
    let role: Role
    /// The slot of a node; 0 for what is none.
    var slot = 0
  }

  /// What an open element is to the outline.
  private enum Role {
    case root, head, headElement, container, node, other
  }

  init(profile: Profile, nodeName: XMLName, length: Int) {
    self.profile = profile
    self.nodeName = nodeName
    self.length = length
    identities = Watched.identities(of: profile)
    builder = OutlineBuilder(reserving: 0)
  }

  mutating func startElement(_ element: borrowing XMLStartElement) {
    switch open.last?.role {
    case .node, .container:
      if element.name == nodeName, element.namespace == rootNamespace {
        startNode(element)
      } else {
        open.append(OpenElement(role: .other))
      }
    case .other, .headElement:
      open.append(OpenElement(role: .other))
    case .head:
      surroundings.head.append(
        HeadElement(
          name: element.nameText, start: element.start, tagEnd: element.tagEnd,
          end: element.tagEnd))
      open.append(OpenElement(role: .headElement))
    case .root:
      startBelowRoot(element)
    case nil:
      startRoot(element)
    }
  }

  mutating func endElement(end: Int) {
    guard let element = open.popLast() else { return }
    switch element.role {
    case .node:
      records[element.slot].end = UInt32(truncatingIfNeeded: end)
      builder.close()
    case .container:
      records[0].end = UInt32(truncatingIfNeeded: end)
    case .headElement:
      surroundings.head[surroundings.head.count - 1].end = end
    case .head:
      surroundings.headRange = (surroundings.headRange?.lowerBound ?? 0)..<end
    case .root, .other: break
    }
  }

  mutating func text() {
    guard let element = open.last else { return }
    switch element.role {
    case .node, .container: records[element.slot].marks.insert(.hasText)
    default: break
    }
  }

  /// The tree of what was read.
  consuming func finishOutline() -> Outline {
    builder.finish()
  }

  private mutating func startRoot(_ element: borrowing XMLStartElement) {
    rootName = element.nameText
    rootNamespace = element.namespace
    surroundings.outerTags.append(TextRange(element.start, element.tagEnd))
    _ = noteInherited(element)
    open.append(OpenElement(role: profile.roots.contains(rootName) ? .root : .other))
  }

  private mutating func startBelowRoot(_ element: borrowing XMLStartElement) {
    let name = element.namespace == rootNamespace ? element.nameText : ""
    if name == profile.container, records.isEmpty {
      surroundings.outerTags.append(TextRange(element.start, element.tagEnd))
      append(element)
      open.append(OpenElement(role: .container))
    } else if name == profile.head, surroundings.headRange == nil {
      surroundings.headRange = element.start..<element.tagEnd
      open.append(OpenElement(role: .head))
    } else {
      open.append(OpenElement(role: .other))
    }
  }

  private mutating func startNode(_ element: borrowing XMLStartElement) {
    let node = builder.open()
    append(element)
    if element.declaresNamespaces { surroundings.hasDeclaringNodes = true }
    open.append(OpenElement(role: .node, slot: node.index))
  }

  private mutating func append(_ element: borrowing XMLStartElement) {
    var marks: NodeRecord.Marks = element.isEmpty ? .isClosed : []
    if element.declaresNamespaces { marks.insert(.declaresNamespaces) }
    if noteInherited(element) { marks.insert(.saysInherited) }
    if records.count == records.capacity { makeRoom(at: element.start) }
    records.append(
      NodeRecord(
        start: UInt32(truncatingIfNeeded: element.start),
        tagEnd: UInt32(truncatingIfNeeded: element.tagEnd),
        end: UInt32(truncatingIfNeeded: element.tagEnd),
        title: titleHint(element),
        identity: identity(of: element),
        marks: marks))
  }

  /// Reserves room for as many nodes as there will be if the rest of the text is like what was read.
  ///
  /// Growing by doubling instead would hold a third more of the largest documents' memory.
  private mutating func makeRoom(at offset: Int) {
    let perNode = max(offset / max(records.count, 1), 16)
    let expected = records.count + (length - offset) / perNode
    let room = max(16, min(expected + expected / 32, records.count * 8))
    records.reserveCapacity(room)
    builder.reserve(room)
  }

  /// Where the title is; one that is blank, or may be, is to be looked up, as others stand in for it.
  private func titleHint(_ element: borrowing XMLStartElement) -> ValueHint {
    hint(element.value(Watched.title), in: element)
  }

  /// Where the id is; one that is blank, or may be, is to be looked up, as it is none.
  private func identity(of element: borrowing XMLStartElement) -> ValueHint {
    for index in identities {
      if let value = element.value(index) { return hint(value, in: element) }
    }
    return .absent
  }

  private func hint(_ value: XMLValue?, in element: borrowing XMLStartElement) -> ValueHint {
    switch value {
    case .plain(let range):
      let mayBeBlank = range.isEmpty || element.byte(at: range.lowerBound).isXMLSpace
      return mayBeBlank ? .lookUp : ValueHint(range, from: element.start)
    case .coded: return .lookUp
    case nil: return .absent
    }
  }

  /// Tells whether there is anything to inherit from the element.
  private mutating func noteInherited(_ element: borrowing XMLStartElement) -> Bool {
    var isAny = false
    for index in Watched.inherited where element.value(index) != nil {
      surroundings.inherited.insert(Inherited.allCases[index - Watched.inherited.lowerBound])
      isAny = true
    }
    return isAny
  }

  /// Whether a line ends anywhere in the element that holds the top nodes.
  func hasLineBreaks(in source: XMLSource) -> Bool {
    guard let container = records.first else { return false }
    let range = Int(container.start)..<Int(container.end)
    return [.lineFeed, .carriageReturn].contains {
      source.bytes.firstOffset(of: $0, in: range) != nil
    }
  }

  /// Refuses a well-formed text in which there is nothing to hold nodes.
  func checkFoundOutline(in source: XMLSource) throws(XMLFailure) {
    if !records.isEmpty { return }
    let place = surroundings.outerStart ?? 0
    let what: String
    var isMendable = false
    if profile.roots.contains(rootName) {
      what = "<\(rootName)> has no <\(profile.container)>, so there is no place for nodes"
      isMendable = MissingContainer(in: source, of: profile).mendings != nil
    } else if rootName.lowercased() == "html" {
      what = "this is no outline but an HTML page"
    } else {
      let expected = profile.roots.map { "<\($0)>" }.joined(separator: " or ")
      what = "this is no outline: the root element is <\(rootName)>, not \(expected)"
    }
    throw XMLFailure(
      .notAnOutline, offset: place, position: source.position(of: place), message: what,
      isMendable: isMendable)
  }
}
