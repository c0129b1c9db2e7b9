public import OutlineDocument
internal import OutlineTree

/// A format that outlines are read from or written in, as data.
public struct ConversionFormat: Sendable {
  /// What a user calls it.
  public let name: String
  /// What a user may call it as well.
  public var aliases: [String] = []
  /// How the names of its files end, without the dot; the first is for files that are made.
  public let fileExtensions: [String]
  /// What it is, in one line.
  public let summary: String
  /// What it has a place for.
  public let holding: FormatHolding
  /// The deepest level that is written; nil: any. Where each level is indented more than the last, the text
  /// grows with the square of the depth.
  public var deepestLevel: Int?
  /// Whether all that a document says is written in one way, without a choice.
  public var isFixed = false
  /// What else a user should know: how values are written that the format has no own way for.
  public let notes: [String]
  /// Reads it; nil where it is XML, which documents read themselves.
  var reader: (any NodeReader.Type)?
  /// Makes what writes it; nil where it is only read.
  let makeExporter: (@Sendable (ConversionOptions) -> any DocumentExporter)?

  /// Whether it can be written.
  public var isWritten: Bool { makeExporter != nil }

  /// Whether it can be read.
  public var isRead: Bool { isImported || Profile(named: name) != nil }

  /// What writes it.
  public func exporter(_ options: ConversionOptions = ConversionOptions()) -> (
    any DocumentExporter
  )? {
    makeExporter?(options)
  }

  /// What is held with these options.
  public func holding(_ options: ConversionOptions) -> FormatHolding {
    options.isPlain ? holding.plain : holding
  }

  /// Why a document cannot be written in the format; nil: it can.
  public func reasonAgainst(_ document: OutlineDocument) -> String? {
    if case .places(let places) = holding.attributes, let node = places.incomplete(in: document) {
      return
        "\(name) needs an address for each node, as @url, and \"\(document.title(of: node))\" has none"
    }
    guard let deepestLevel else { return nil }
    var walk = TreeWalk(document.outline)
    while walk.next() != nil {
      guard walk.level > deepestLevel else { continue }
      return
        "the outline is more than \(deepestLevel) levels deep, which \(name) is not made for: each"
        + " is indented further"
    }
    return nil
  }

  /// The format that is written into files whose names end so, in whatever letter case.
  ///
  /// - Parameter ending: Without the dot.
  public static func written(asEnding ending: String) -> ConversionFormat? {
    all.first { $0.isWritten && $0.fileExtensions.contains(ending.lowercased()) }
  }

  /// The format that a user calls so.
  public static func named(_ name: String) -> ConversionFormat? {
    all.first { $0.name == name || $0.aliases.contains(name) }
  }
}
