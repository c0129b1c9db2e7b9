/// What the text as read says of one node: where its element stands, and where to look first.
///
/// Five numbers and some marks; 24 bytes a node, in one array in the order of the nodes' slots.
struct NodeRecord: Sendable {
  /// Offset of the element's `<`.
  var start: UInt32
  /// Offset behind its opening: where its children begin. In formats without own elements that is behind
  /// the `>` of its start tag; in a node without room for children it is ``end``.
  var openingEnd: UInt32
  /// Offset behind its last byte.
  var end: UInt32
  /// The first choice of title, where the raw bytes are the value.
  var title: ValueHint
  /// The written id, where the raw bytes are the value.
  var identity: ValueHint
  var marks: Marks

  struct Marks: OptionSet, Sendable {
    let rawValue: UInt16
    /// Not in the text as read: an edit made it.
    static let isNew = Marks(rawValue: 1 << 0)
    /// Has text other than white space directly in it: mixed content, without layout.
    static let hasText = Marks(rawValue: 1 << 1)
    /// Its start tag declares namespaces.
    static let declaresNamespaces = Marks(rawValue: 1 << 2)
    /// It has no room for children, as it is one tag or has no wrapper, and no edit has made any.
    static let isClosed = Marks(rawValue: 1 << 3)
    /// Something between its first and its last byte is no longer as read. So it is in all its ancestors.
    static let isDirty = Marks(rawValue: 1 << 4)
    /// The document has a ``NodeLayout`` for it.
    static let hasLayout = Marks(rawValue: 1 << 5)
    /// Its opening, or its closing, is not as read.
    static let hasNewOpening = Marks(rawValue: 1 << 6)
    /// Its start tag as read has one of the ``Inherited`` attributes.
    static let saysInherited = Marks(rawValue: 1 << 7)
    /// The seam before it is open, and its gap is all the white space directly before it as read; a
    /// layout that says otherwise counts more.
    static let hasGapAsRead = Marks(rawValue: 1 << 8)

    /// Of these, one that is not there tells that nothing in the element or directly before it changed.
    static let changed: Marks = [.isDirty, .hasLayout, .hasGapAsRead]
  }

  var hasNewOpening: Bool { marks.contains(.hasNewOpening) }
}

/// Where an attribute's value stands, in four bytes: behind the start of its element, and how long.
///
/// A value that is too far away or too long for that, or whose bytes are not what it means, has to be
/// looked up in the start tag.
struct ValueHint: Hashable, Sendable {
  private var distance: UInt16
  private var length: UInt16

  /// The attribute is not there.
  static let absent = ValueHint(distance: 0, length: 0)
  /// The attribute is there, and the start tag has to be read for it.
  static let lookUp = ValueHint(distance: .max, length: .max)

  private init(distance: UInt16, length: UInt16) {
    self.distance = distance
    self.length = length
  }

  /// A hint at the raw value in `range`, of an element that begins at `start`.
  init(_ range: Range<Int>, from start: Int) {
    let distance = range.lowerBound - start
    self =
      distance < Int(UInt16.max) && range.count < Int(UInt16.max)
      ? ValueHint(distance: UInt16(distance), length: UInt16(range.count)) : .lookUp
  }

  /// The raw value of an element that begins at `start`; nil where it is absent or to be looked up.
  func range(from start: Int) -> Range<Int>? {
    guard self != .absent, self != .lookUp else { return nil }
    let lower = start + Int(distance)
    return lower..<lower + Int(length)
  }
}
