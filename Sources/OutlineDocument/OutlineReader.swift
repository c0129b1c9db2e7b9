internal import OutlineTree
internal import OutlineXML

/// Makes nodes of elements, in the order in which they begin and end.
struct OutlineReader: XMLReceiver {
  let profile: Profile
  private let watched: Watched
  private let elements: ElementNames
  /// The length of the text.
  private let length: Int
  private(set) var records: [NodeRecord] = []
  var surroundings = Surroundings()
  private var builder: OutlineBuilder
  private(set) var rootName = ""
  private var rootNamespace: XMLName?
  /// The open elements, outermost first.
  private var open: [OpenElement] = []

  private struct OpenElement {
    let role: Role
    /// The slot of the node that it is or belongs to, 0 being the root's.
    var slot = 0
    /// Where its tag is; known only around the outline.
    var tag = TextRange.empty
    var isInheritedFrom = false
  }

  /// What an open element is to the outline.
  private enum Role {
    /// Around the outline, the root first; so many of the container's path are open.
    case frame(Int)
    case head, headElement
    /// Holds the top nodes.
    case container
    case node
    /// Holds a node's children.
    case wrapper
    /// Stands directly in a node or in the container, before the children.
    case own
    case other

    /// Whether it is an element that holds nodes where a node's own element does not.
    var holdsNodes: Bool {
      switch self {
      case .container, .wrapper: true
      default: false
      }
    }
  }

  init(profile: Profile, watched: Watched, elements: ElementNames, length: Int) {
    self.profile = profile
    self.watched = watched
    self.elements = elements
    self.length = length
    builder = OutlineBuilder(reserving: 0)
  }

  mutating func startElement(_ element: borrowing XMLStartElement) {
    guard let parent = open.last else { return startRoot(element) }
    switch parent.role {
    case .node, .container, .wrapper:
      if elements.areNode(element.name), element.namespace == rootNamespace,
        elements.wrapper == nil || parent.role.holdsNodes
      {
        startNode(element)
      } else {
        startOwn(element, in: parent)
      }
    case .own, .other, .headElement:
      open.append(OpenElement(role: .other))
    case .head:
      surroundings.head.append(
        HeadElement(
          name: element.nameText, start: element.start, tagEnd: element.tagEnd,
          end: element.tagEnd))
      open.append(OpenElement(role: .headElement))
    case .frame(let depth):
      startFrame(element, in: parent, depth: depth)
    }
  }

  mutating func endElement(end: Int) {
    guard let element = open.popLast() else { return }
    switch element.role {
    case .node:
      close(element.slot, at: end)
      builder.close()
    case .container: close(0, at: end)
    case .own:
      // What comes behind a child is no part of the opening.
      if element.slot == records.count - 1, elements.wrapper == nil || element.slot == 0 {
        records[element.slot].openingEnd = UInt32(truncatingIfNeeded: end)
      }
    case .headElement:
      surroundings.head[surroundings.head.count - 1].end = end
    case .head:
      surroundings.headRange = (surroundings.headRange?.lowerBound ?? 0)..<end
    case .frame, .wrapper, .other: break
    }
  }

  mutating func text() {
    guard let element = open.last else { return }
    switch element.role {
    case .node, .container, .wrapper:
      records[element.slot].marks.insert(.hasText)
      surroundings.hasText = true
    default: break
    }
  }

  /// Gives the records and the tree of what was read away, so that whoever gets them is their only
  /// owner.
  mutating func take() -> (records: [NodeRecord], outline: Outline) {
    var (records, builder) = ([NodeRecord](), OutlineBuilder(reserving: 0))
    swap(&records, &self.records)
    swap(&builder, &self.builder)
    return (records, builder.finish())
  }

  private mutating func close(_ slot: Int, at end: Int) {
    let end = UInt32(truncatingIfNeeded: end)
    records[slot].end = end
    if records[slot].marks.contains(.isClosed) { records[slot].openingEnd = end }
  }

  // MARK: - Around the outline

  private mutating func startRoot(_ element: borrowing XMLStartElement) {
    rootName = element.nameText
    rootNamespace = element.namespace
    let isKnown = profile.roots.isEmpty || profile.roots.contains(rootName)
    startFrame(element, isKnown ? 0 : nil)
  }

  private mutating func startFrame(
    _ element: borrowing XMLStartElement, in parent: OpenElement, depth: Int
  ) {
    guard element.namespace == rootNamespace else {
      return open.append(OpenElement(role: .other))
    }
    let isNode = elements.areNode(element.name)
    if isNode, profile.container == nil, records.isEmpty {
      // The element around the first node is what holds the top nodes.
      append(tag: parent.tag, isInheritedFrom: parent.isInheritedFrom)
      open[open.count - 1] = OpenElement(role: .container)
      return startNode(element)
    }
    let name = element.nameText
    if depth == 0, name == profile.head, surroundings.headRange == nil {
      surroundings.headRange = element.start..<element.tagEnd
      open.append(OpenElement(role: .head))
      return
    }
    guard records.isEmpty else { return open.append(OpenElement(role: .other)) }
    guard let path = profile.container else { return startFrame(element, depth + 1) }
    startFrame(element, depth < path.count && name == path[depth] ? depth + 1 : nil)
  }

  /// - Parameter depth: How many elements of the way to the container are open; nil: it is not on the
  ///   way.
  private mutating func startFrame(_ element: borrowing XMLStartElement, _ depth: Int?) {
    guard let depth else { return open.append(OpenElement(role: .other)) }
    let tag = TextRange(element.start, element.tagEnd)
    if profile.container != nil { surroundings.outerTags.append(tag) }
    guard let path = profile.container, depth == path.count else {
      let isInheritedFrom = noteInherited(element)
      return open.append(
        OpenElement(role: .frame(depth), tag: tag, isInheritedFrom: isInheritedFrom))
    }
    append(element)
    open.append(OpenElement(role: .container))
  }

  // MARK: - Nodes

  private mutating func startNode(_ element: borrowing XMLStartElement) {
    let node = builder.open()
    append(element)
    if element.declaresNamespaces { surroundings.hasDeclaringNodes = true }
    open.append(OpenElement(role: .node, slot: node.index))
  }

  /// An element in a node that is no node: what holds its children, or one of its own.
  private mutating func startOwn(_ element: borrowing XMLStartElement, in parent: OpenElement) {
    guard profile.hasOwnElements, parent.slot == records.count - 1 else {
      return open.append(OpenElement(role: .other))
    }
    guard case .node = parent.role, records[parent.slot].marks.contains(.isClosed),
      element.name == elements.wrapper, element.namespace == rootNamespace, !element.isEmpty
    else {
      return open.append(OpenElement(role: .own, slot: parent.slot))
    }
    records[parent.slot].openingEnd = UInt32(truncatingIfNeeded: element.tagEnd)
    records[parent.slot].marks.remove(.isClosed)
    open.append(OpenElement(role: .wrapper, slot: parent.slot))
  }

  private mutating func append(_ element: borrowing XMLStartElement) {
    // In formats with wrappers a node has room for children once there is one.
    let isOpen = !element.isEmpty && (elements.wrapper == nil || records.isEmpty)
    var marks: NodeRecord.Marks = isOpen ? [] : .isClosed
    if element.declaresNamespaces { marks.insert(.declaresNamespaces) }
    if noteInherited(element) { marks.insert(.saysInherited) }
    if records.count == records.capacity { makeRoom(at: element.start) }
    records.append(
      NodeRecord(
        start: UInt32(truncatingIfNeeded: element.start),
        openingEnd: UInt32(truncatingIfNeeded: element.tagEnd),
        end: UInt32(truncatingIfNeeded: element.tagEnd),
        title: titleHint(element),
        identity: identity(of: element),
        marks: marks))
  }

  /// Makes the record of the container when its first node tells that it is one.
  private mutating func append(tag: TextRange, isInheritedFrom: Bool) {
    surroundings.outerTags = open.map(\.tag)
    records.append(
      NodeRecord(
        start: tag.start, openingEnd: tag.end, end: tag.end, title: .absent, identity: .absent,
        marks: isInheritedFrom ? .saysInherited : []))
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
    watched.title.map { hint(element.value($0), in: element) } ?? .lookUp
  }

  /// Where the id is; one that is blank, or may be, is to be looked up, as it is none.
  private func identity(of element: borrowing XMLStartElement) -> ValueHint {
    for index in watched.identities {
      if let value = element.value(index) { return hint(value, in: element) }
    }
    return .absent
  }

  private func hint(_ value: XMLValue?, in element: borrowing XMLStartElement) -> ValueHint {
    switch value {
    case .plain(let range): ValueHint(range, from: element.start)
    case .spaced, .coded: .lookUp
    case nil: .absent
    }
  }

  /// Tells whether there is anything to inherit from the element.
  private mutating func noteInherited(_ element: borrowing XMLStartElement) -> Bool {
    var isAny = false
    for index in watched.inherited where element.value(index) != nil {
      surroundings.inherited.insert(Inherited.allCases[index - watched.inherited.lowerBound])
      isAny = true
    }
    return isAny
  }
}
