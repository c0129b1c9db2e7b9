/// Writes one format, node by node in document order.
///
/// Each node is opened, then come its children, then it is closed: formats that put a node's children
/// into it fit as well as those that only count levels.
protocol NodeWriter {
  /// Begins the text.
  init(_ head: DocumentHead, _ options: ConversionOptions, to output: inout PieceBuffer)

  /// Begins a node.
  mutating func open(_ node: borrowing NodeContent, to output: inout PieceBuffer)

  /// Ends the node that was opened last and is still open.
  mutating func close(to output: inout PieceBuffer)

  /// Ends the text.
  mutating func finish(to output: inout PieceBuffer)

  /// Whether ``DocumentHead/attributeNames`` have to be known.
  static var needsAttributeNames: Bool { get }

  /// How the format marks text within a line.
  static var marks: TextMarks { get }

  /// Whether the format has markup of HTML itself: it is given texts as they are.
  static var rendersMarkup: Bool { get }
}

extension NodeWriter {
  static var needsAttributeNames: Bool { false }
  static var marks: TextMarks { .none }
  static var rendersMarkup: Bool { false }
  mutating func close(to output: inout PieceBuffer) {}
  mutating func finish(to output: inout PieceBuffer) {}
}

/// What is said of a document as a whole.
struct DocumentHead: Sendable {
  /// What the document calls itself; never empty.
  var title: [UInt8]?
  /// The names of all attributes that its nodes have, by first appearance; empty where they need not be
  /// known.
  var attributeNames: [[UInt8]] = []
  /// Whether its titles and notes may hold markup of HTML.
  var hasMarkup = false
  /// Whether it has no nodes.
  var isEmpty = false
}

/// How a text is to be written or read, where a format leaves the choice.
public struct ConversionOptions: Sendable, Hashable {
  /// What markup of HTML in titles and notes becomes.
  public enum Markup: String, CaseIterable, Sendable {
    /// It stays as it is.
    case keep
    /// Markup of the other format where it has the same, else nothing; references the characters they
    /// stand for.
    case decode
  }

  /// What markup in titles and notes becomes.
  public var html = Markup.keep
  /// Whether only titles, notes and check marks are written.
  public var isPlain = false
  /// Whether cells of a table that spreadsheets take for formulas get an apostrophe in front, and lose
  /// it when they are read.
  public var guardsFormulas = false

  /// Everything is written as it is.
  public init() {}
}
