internal import CLibXML2

/// Says in our words, and at its place, what libxml2 found wrong with a source.
struct Diagnosis {
  let source: XMLSource
  let text: UnsafeBufferPointer<UInt8>
  let entities: XMLEntities

  func failure(for report: ParserReport) -> XMLFailure {
    var finder = FaultFinder(text, of: source, entities: entities)
    let found = finder.firstFault(upTo: report.offset)
    let fault = found ?? hiddenFault(behind: report)
    return Self.failure(of: fault, in: source, root: finder.rootName)
  }

  /// A fault for a person; that of a web page is no fault of XML.
  static func failure(of fault: Fault, in source: XMLSource, root: String?) -> XMLFailure {
    guard root?.lowercased() == "html" || FileKind.isWebPage(source.bytes) else {
      return fault.failure(in: source)
    }
    return Fault(
      fault.kind, at: fault.offset,
      "this is an HTML page, not XML: \(fault.message)"
    ).failure(in: source)
  }

  /// What a fault is that cannot be seen in the text between the tags.
  private func hiddenFault(behind report: ParserReport) -> Fault {
    let place = startOfReference(endingAt: report.offset) ?? report.offset
    switch report.code {
    case XML_ERR_ENTITY_LOOP:
      return Fault(.entityExpansion, at: place, Self.growth)
    case XML_ERR_ENTITY_IS_EXTERNAL:
      return Fault(
        .externalEntity, at: place,
        "an entity refers to one outside the document, where nothing is ever read")
    case XML_ERR_UNDECLARED_ENTITY, XML_WAR_UNDECLARED_ENTITY:
      return Fault(
        .undefinedEntity, at: place, "an entity refers to one that is not defined in this text")
    default:
      return limit(behind: report, at: place) ?? Fault(at: place, words(of: report))
    }
  }

  /// The limit that a document has come to, if that is what libxml2 means.
  private func limit(behind report: ParserReport, at place: Int) -> Fault? {
    let isResource = report.code == .resourceLimit
    if isResource && report.message.contains("entity") {
      return Fault(.entityExpansion, at: place, Self.growth)
    }
    if isResource || report.code == XML_ERR_INTERNAL_ERROR, report.depth > 255 {
      let tag = text[..<report.offset].lastIndex(of: UInt8(ascii: "<"))
      return Fault(
        .limit, at: tag ?? place, "more than \(report.depth - 1) levels: too deep\(condition)")
    }
    switch report.code {
    case XML_ERR_NO_MEMORY, XML_ERR_NAME_TOO_LONG:
      return Fault(.limit, at: place, "names that are too long or too many\(condition)")
    case XML_ERR_ATTRIBUTE_NOT_FINISHED, XML_ERR_CDATA_NOT_FINISHED, XML_ERR_COMMENT_NOT_FINISHED,
      XML_ERR_PI_NOT_FINISHED, .resourceLimit:
      let size = entities.isEmpty ? "" : " of more than 10 MB"
      return Fault(.limit, at: place, "a value\(size) that is too long\(condition)")
    default: return nil
    }
  }

  /// For whom there are limits.
  private var condition: String {
    entities.isEmpty ? "" : " for a document that declares entities"
  }

  private func startOfReference(endingAt end: Int) -> Int? {
    guard end > 0, text[end - 1] == UInt8(ascii: ";") else { return nil }
    return text[..<end].lastIndex(of: UInt8(ascii: "&"))
  }

  /// The first line of libxml2's words, without the names of its functions.
  private func words(of report: ParserReport) -> String {
    var words = report.message.prefix { $0 != "\n" }
    while let colon = words.firstIndex(of: ":"),
      words.hasPrefix("xml") || words.hasPrefix("internal error")
    {
      words = words[colon...].dropFirst().drop { $0 == " " }
    }
    return "\(report.isInEntity ? "in an entity" : "no well-formed XML"): \(words)"
  }

  static let growth =
    "entities stand for far more text than this document has, or for themselves: an entity bomb"
}

extension xmlParserErrors {
  /// `XML_ERR_RESOURCE_LIMIT`, which 2.11 was the first to have.
  fileprivate static var resourceLimit: xmlParserErrors { xmlParserErrors(rawValue: 114) }
}
