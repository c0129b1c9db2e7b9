internal import OutlineTree
public import OutlineXML

extension OutlineDocument {
  /// Reads a document.
  ///
  /// - Throws: ``XMLFailure`` where the text is not well-formed or is no outline; the first fault.
  /// - Complexity: O(*n*), *n* the bytes of the text.
  public init(_ source: XMLSource) throws(XMLFailure) {
    let profile = Profile.opml
    let watched = OutlineReader.watched(profile)
    let scanner = XMLScanner(watching: watched)
    let reader = OutlineReader(
      profile: profile, watchedCount: watched.count, nodeName: scanner.name(profile.node),
      expecting: source.count / 160)
    let prologue = try scanner.scan(source, into: reader)
    try reader.checkFoundOutline(in: source)
    self.profile = profile
    text = DocumentText(source)
    outline = reader.takeOutline()
    records = reader.records
    var surroundings = reader.surroundings
    surroundings.entities = prologue.entities
    surroundings.readOuterTags(in: source)
    self.surroundings = surroundings
    hasDeclaringNodes = surroundings.hasDeclaringNodes
    view = ViewState(of: self)
  }
}

/// Makes nodes of a parser's events.
private final class OutlineReader: XMLEvents {
  let profile: Profile
  private(set) var records: [NodeRecord] = []
  private var builder: OutlineBuilder?
  private(set) var surroundings = Surroundings()

  /// What an open element is to the outline.
  private enum Role {
    case root, head, headElement, container, node, other
  }

  /// The open elements, outermost first.
  private var roles: [Role] = []
  /// The slots of the open container and nodes.
  private var open: [Int] = []
  private var rootName = ""
  private var rootNamespace: XMLName?
  private let nodeName: XMLName
  /// The numbers of the watched attributes that may hold an id.
  private let identities: Range<Int>

  /// The attributes to watch: the title, then those that are inherited, then those with ids.
  static func watched(_ profile: Profile) -> [String] {
    [profile.title] + Inherited.allCases.map(\.rawValue) + profile.identities
  }

  init(profile: Profile, watchedCount: Int, nodeName: XMLName, expecting nodes: Int) {
    self.profile = profile
    self.nodeName = nodeName
    identities = Inherited.allCases.count + 1..<watchedCount
    builder = OutlineBuilder(reserving: nodes)
    records.reserveCapacity(nodes)
  }

  /// The tree of what was read; to be called once, at the end.
  func takeOutline() -> Outline {
    builder.take()?.finish() ?? Outline()
  }

  override func startElement(_ element: borrowing XMLStartElement) {
    switch roles.last {
    case .node, .container:
      if element.name == nodeName, element.namespace == rootNamespace {
        startNode(element)
        roles.append(.node)
      } else {
        roles.append(.other)
      }
    case .other, .headElement:
      roles.append(.other)
    case .head:
      surroundings.head.append(
        HeadElement(
          name: element.nameText, start: element.start, tagEnd: element.tagEnd,
          end: element.tagEnd))
      roles.append(.headElement)
    case .root:
      roles.append(startBelowRoot(element))
    case nil:
      rootName = element.nameText
      rootNamespace = element.namespace
      surroundings.outerTags.append(element.start..<element.tagEnd)
      roles.append(profile.roots.contains(rootName) ? .root : .other)
    }
    if case .other = roles.last {} else { noteInherited(element) }
  }

  override func endElement(end: Int) {
    switch roles.popLast() {
    case .node, .container:
      if let slot = open.popLast() { records[slot].end = UInt32(truncatingIfNeeded: end) }
      if !open.isEmpty { builder?.close() }
    case .headElement:
      surroundings.head[surroundings.head.count - 1].end = end
    case .head:
      surroundings.headRange = (surroundings.headRange?.lowerBound ?? 0)..<end
    default: break
    }
  }

  override func text() {
    switch roles.last {
    case .node, .container:
      if let slot = open.last { records[slot].marks.insert(.hasText) }
    default: break
    }
  }

  private func startBelowRoot(_ element: borrowing XMLStartElement) -> Role {
    guard element.namespace == rootNamespace else { return .other }
    let name = element.nameText
    if name == profile.container, records.isEmpty {
      surroundings.outerTags.append(element.start..<element.tagEnd)
      append(element)
      return .container
    }
    if name == profile.head, surroundings.headRange == nil {
      surroundings.headRange = element.start..<element.tagEnd
      return .head
    }
    return .other
  }

  private func startNode(_ element: borrowing XMLStartElement) {
    _ = builder?.open()
    append(element)
    if element.declaresNamespaces { surroundings.hasDeclaringNodes = true }
  }

  private func append(_ element: borrowing XMLStartElement) {
    var marks: NodeRecord.Marks = element.isEmpty ? .isClosed : []
    if element.declaresNamespaces { marks.insert(.declaresNamespaces) }
    open.append(records.count)
    records.append(
      NodeRecord(
        start: UInt32(truncatingIfNeeded: element.start),
        tagEnd: UInt32(truncatingIfNeeded: element.tagEnd),
        end: UInt32(truncatingIfNeeded: element.tagEnd),
        title: hint(element.value(0), in: element),
        identity: identity(of: element),
        marks: marks))
  }

  private func identity(of element: borrowing XMLStartElement) -> ValueHint {
    for index in identities {
      if let value = element.value(index) { return hint(value, in: element) }
    }
    return .absent
  }

  private func hint(_ value: XMLValue?, in element: borrowing XMLStartElement) -> ValueHint {
    switch value {
    case .plain(let range): ValueHint(range, from: element.start)
    case .coded: .lookUp
    case nil: .absent
    }
  }

  private func noteInherited(_ element: borrowing XMLStartElement) {
    for (index, attribute) in Inherited.allCases.enumerated()
    where element.value(index + 1) != nil {
      surroundings.inherited.insert(attribute)
    }
  }

  /// Refuses a well-formed text in which there is nothing to hold nodes.
  func checkFoundOutline(in source: XMLSource) throws(XMLFailure) {
    if !records.isEmpty { return }
    let place = surroundings.outerStart ?? 0
    if profile.roots.contains(rootName) {
      throw XMLFailure(
        .notAnOutline, offset: place, position: source.position(of: place),
        message: "<\(rootName)> has no <\(profile.container)>, so there is nowhere for nodes to be")
    }
    let expected = profile.roots.map { "<\($0)>" }.joined(separator: " or ")
    throw XMLFailure(
      .notAnOutline, offset: place, position: source.position(of: place),
      message: "this is no outline: the root element is <\(rootName)>, not \(expected)")
  }
}
