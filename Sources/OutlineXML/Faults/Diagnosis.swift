internal import CLibXML2

/// Says in our words, and at its place, what libxml2 found wrong with a source.
struct Diagnosis {
  let source: XMLSource
  let text: UnsafeBufferPointer<UInt8>
  let entities: XMLEntities

  func failure(for report: ParserReport) -> XMLFailure {
    var finder = FaultFinder(text, of: source, entities: entities)
    let found = finder.firstFault(upTo: report.offset)
    let fault = found ?? fault(behind: report)
    guard let root = finder.rootName, root.lowercased() == "html" else {
      return fault.failure(in: source)
    }
    return Fault(
      fault.kind, at: fault.offset,
      "this is an HTML page, not XML: \(fault.message)"
    ).failure(in: source)
  }

  /// What a fault is that cannot be seen in the text between the tags.
  private func fault(behind report: ParserReport) -> Fault {
    let isReference = report.offset > 0 && text[report.offset - 1] == UInt8(ascii: ";")
    let reference = isReference ? text[..<report.offset].lastIndex(of: UInt8(ascii: "&")) : nil
    let place = reference ?? report.offset
    switch UInt32(bitPattern: report.code) {
    case XML_ERR_ENTITY_LOOP.rawValue:
      return Fault(.entityExpansion, at: place, Self.growth)
    case XML_ERR_ENTITY_IS_EXTERNAL.rawValue:
      return Fault(
        .externalEntity, at: place,
        "an entity refers to one outside the document, where nothing is ever read")
    case XML_ERR_UNDECLARED_ENTITY.rawValue, XML_WAR_UNDECLARED_ENTITY.rawValue:
      return Fault(
        .undefinedEntity, at: place, "an entity refers to one that is not defined in this text")
    default:
      return limit(behind: report, at: place) ?? Fault(at: place, words(of: report))
    }
  }

  private func limit(behind report: ParserReport, at place: Int) -> Fault? {
    if report.message.contains("amplification") {
      return Fault(.entityExpansion, at: place, Self.growth)
    }
    let isLength = [
      XML_ERR_ATTRIBUTE_NOT_FINISHED, XML_ERR_CDATA_NOT_FINISHED, XML_ERR_COMMENT_NOT_FINISHED,
      XML_ERR_PI_NOT_FINISHED, XML_ERR_NAME_TOO_LONG,
    ].contains { $0.rawValue == UInt32(bitPattern: report.code) }
    let isResource = report.code == 114  // XML_ERR_RESOURCE_LIMIT, new in 2.11
    if isResource || report.code == XML_ERR_INTERNAL_ERROR.rawValue, report.depth > 255 {
      let condition = entities.isEmpty ? "" : " for a document that declares entities"
      let tag = text[..<report.offset].lastIndex(of: UInt8(ascii: "<"))
      return Fault(
        .limit, at: tag ?? place, "more than \(report.depth - 1) levels: too deep\(condition)")
    }
    if isLength || isResource {
      return Fault(
        .limit, at: place, "a value of more than 10 MB: too long for a document with entities")
    }
    return nil
  }

  private func words(of report: ParserReport) -> String {
    let words = report.message.split(separator: "\n").first.map(String.init) ?? "a fault"
    return report.isInEntity ? "in an entity: \(words)" : "no well-formed XML: \(words)"
  }

  static let growth = "entities stand for far more text than this document has: an entity bomb"
}
