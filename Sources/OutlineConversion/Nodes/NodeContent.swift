/// All that one node says, on its way from one format to another.
///
/// Texts are UTF-8 and stand behind one another in one array, which is used again for the next node: no
/// text has storage of its own.
public struct NodeContent: Sendable {
  /// A text of a node, as UTF-8.
  public typealias Text = ArraySlice<UInt8>

  /// An attribute that has no meaning for all outlines.
  public struct Attribute: Sendable {
    /// Its name, prefix included.
    public let name: Text
    /// What it says; may be empty.
    public let value: Text
  }

  /// The level, 1 for the top ones; never more than one deeper than that of the node before.
  public var level = 1
  /// Whether nodes follow that are one level deeper.
  public var hasChildren = false
  /// Whether the node is done; nil where nothing says so or otherwise.
  public var isChecked: Bool?
  /// Whether its children are hidden.
  public var isFolded = false

  private var bytes: [UInt8] = []
  private var titleRange = 0..<0
  private var noteRange: Range<Int>?
  private var idRange: Range<Int>?
  private var attributeRanges: [(name: Range<Int>, value: Range<Int>)] = []

  /// A node without title.
  public init() {}

  /// Makes it a node without title again.
  public mutating func reset(level: Int = 1) {
    self.level = level
    hasChildren = false
    isChecked = nil
    isFolded = false
    bytes.removeAll(keepingCapacity: true)
    titleRange = 0..<0
    noteRange = nil
    idRange = nil
    attributeRanges.removeAll(keepingCapacity: true)
  }
}

// MARK: - What it says

extension NodeContent {
  /// The title; may be empty, and may have line ends.
  public var title: Text { bytes[titleRange] }

  /// The note; never empty.
  public var note: Text? { noteRange.map { bytes[$0] } }

  /// The id that the file gives the node; never empty, and not always its alone.
  public var id: Text? { idRange.map { bytes[$0] } }

  /// The attributes in their order. A name may stand more than once.
  public var attributes: some RandomAccessCollection<Attribute> {
    attributeRanges.lazy.map { [bytes] in Attribute(name: bytes[$0.name], value: bytes[$0.value]) }
  }

  /// The bytes of all its texts.
  var allBytes: [UInt8] { bytes }

  /// The value of the first attribute with this name.
  public func attribute(_ name: StaticString) -> Text? {
    name.withUTF8Buffer { name in
      for range in attributeRanges where range.name.count == name.count {
        if bytes[range.name].elementsEqual(name) { return bytes[range.value] }
      }
      return nil
    }
  }
}

// MARK: - Saying it

extension NodeContent {
  /// Sets the title.
  public mutating func setTitle(_ text: some Sequence<UInt8>) { titleRange = add(text) }

  /// Sets the note; an empty one is none.
  public mutating func setNote(_ text: some Sequence<UInt8>) {
    let range = add(text)
    noteRange = range.isEmpty ? nil : range
  }

  /// Sets the id; an empty one is none.
  public mutating func setID(_ text: some Sequence<UInt8>) {
    let range = add(text)
    idRange = range.isEmpty ? nil : range
  }

  /// Adds an attribute behind the others.
  public mutating func addAttribute(_ name: some Sequence<UInt8>, _ value: some Sequence<UInt8>) {
    attributeRanges.append((add(name), add(value)))
  }

  private mutating func add(_ text: some Sequence<UInt8>) -> Range<Int> {
    let start = bytes.count
    bytes.append(contentsOf: text)
    return start..<bytes.count
  }
}
