public import OutlineDocument
public import OutlineXML

extension ConversionFormat {
  /// Whether a text of this format has to be made OPML before it is a document.
  public var isImported: Bool { reader != nil }

  /// Makes OPML of a text of this format: in UTF-8, two blanks a level. XML stays as it is.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - options: How it is read, where the format leaves a choice.
  /// - Returns: The OPML, and what its user should hear of how it was made: what the text says and OPML has
  ///   no place for.
  /// - Throws: ``XMLFailure`` with the place of the first thing that cannot be read.
  /// - Complexity: O(*n*), *n* the bytes of the text; for tables with rows in any order O(*n* log *n*).
  public func opml(
    from source: XMLSource, _ options: ConversionOptions = ConversionOptions()
  ) throws(XMLFailure) -> (opml: XMLSource, losses: [DocumentWarning]) {
    guard let reader else { return (source, []) }
    let text = try ImportedText(source)
    var nodes = NodeCollector(text)
    try reader.read(text, options, into: &nodes)
    let (opml, renamed) = try nodes.finish()
    let changes = renamed.sorted { $0.key < $1.key }.map { given, name in
      DocumentWarning(
        position: nil,
        message:
          "\"\(given)\" cannot be the name of an attribute, or is one already: it is now @\(name)")
    }
    return (opml, nodes.warnings + changes)
  }

  /// The format that a text is in: by what it begins with, else by how the name of its file ends.
  ///
  /// - Returns: nil where neither tells.
  public static func detected(in source: XMLSource, named fileName: String?) -> ConversionFormat? {
    let text = source.bytes[source.bytes.utf8MarkLength..<source.count]
    let start = text.drop { $0.isBlank || $0 == 0x0A || $0 == 0x0D }
    if start.begins(with: "<?xml") { return opml }
    let named = fileName.flatMap { name in
      all.first { format in
        format.fileExtensions.contains { name.lowercased().hasSuffix("." + $0) }
      }
    }
    return told(by: start, named: named) ?? named
  }

  /// The format that is plain from how a text begins.
  private static func told(
    by start: ArraySlice<UInt8>, named: ConversionFormat?
  ) -> ConversionFormat? {
    switch start.first {
    case UInt8(ascii: "<"):
      let head = String(decoding: start.prefix(1000), as: UTF8.self).lowercased()
      if head.hasPrefix("<!doctype netscape-bookmark-file") { return netscape }
      // Bookmarks with another beginning are told by name, if nothing says that they are XML.
      return named?.name == netscape.name && !head.contains("xmlns=") ? netscape : opml
    case UInt8(ascii: "{"): return json
    case UInt8(ascii: "["):
      let next = start.dropFirst().first { !$0.isBlank && $0 != 0x0A && $0 != 0x0D }
      return next == UInt8(ascii: "{") || next == UInt8(ascii: "]") ? json : nil
    case UInt8(ascii: "#"): return start.begins(with: "#+") ? org : nil
    case UInt8(ascii: "l"): return start.begins(with: "level,id,parent,text,") ? csv : nil
    default: return nil
    }
  }
}
