internal import CLibXML2

extension ScanState {
  /// What a document may have before libxml2, whose work grows with the square of these, would
  /// seem to hang.
  private static let mostNamespaces = 1_000
  private static let mostDefaults = 50

  /// What was wrong, after the parsing.
  func failure(isWellFormed: Bool, in source: XMLSource) -> XMLFailure? {
    if let fault { return fault.failure(in: source) }
    if isWellFormed && report == nil { return nil }
    let report =
      report
      ?? ParserReport(
        code: XML_ERR_OK, offset: self.source.count, depth: 0, isInEntity: false, message: "")
    return Diagnosis(source: source, text: self.source, entities: prologue.entities)
      .failure(for: report)
  }

  /// Keeps the first fault that libxml2 finds, and ends the parsing.
  mutating func note(_ error: xmlError, in context: UnsafeMutableRawPointer?) {
    // A document with an external subset may refer to what is declared there; we never read it.
    let isUndeclared = error.code == XML_WAR_UNDECLARED_ENTITY.rawValue
    guard report == nil, fault == nil, error.level == XML_ERR_FATAL || isUndeclared else { return }
    report = ParserReport(
      code: xmlParserErrors(rawValue: UInt32(bitPattern: error.code)), offset: offsetInDocument,
      depth: Int(outline_depth(self.context)),
      isInEntity: cursor(context) == nil,
      message: error.message.map { String(cString: $0) } ?? "")
    outline_stop(self.context)
  }

  /// Refuses a reference to what stands outside the document.
  mutating func checkReference(to name: UnsafePointer<UInt8>) {
    let name = String(cString: name)
    guard !keepsExternalEntities, prologue.entities.isExternal(name) else { return }
    let place = startOfReference(endingAt: offsetInDocument)
    stop(.externalEntity(name, at: place..<offsetInDocument, in: self.source, isKept: true))
  }

  /// Refuses more namespace declarations around one element than can be looked through.
  mutating func checkNamespaces() {
    if Int(outline_slow_namespaces(context)) > Self.mostNamespaces {
      stop(
        Fault(
          .limit, at: offsetInDocument,
          "more than \(Self.mostNamespaces) namespace declarations are in force here"))
    }
  }

  static func declareEntity(
    _ context: UnsafeMutableRawPointer?, _ name: UnsafePointer<UInt8>?, _ type: Int32,
    _ content: UnsafePointer<UInt8>?
  ) {
    guard let state = of(context), let name else { return }
    outline_limit(state.pointee.context)
    switch UInt32(bitPattern: type) {
    case XML_INTERNAL_GENERAL_ENTITY.rawValue:
      state.pointee.prologue.entities.declare(
        String(cString: name), as: content.map { String(cString: $0) } ?? "")
    case XML_EXTERNAL_GENERAL_PARSED_ENTITY.rawValue, XML_EXTERNAL_GENERAL_UNPARSED_ENTITY.rawValue:
      state.pointee.prologue.entities.declare(String(cString: name), as: nil)
    default: break
    }
  }

  static func declareDefault(
    _ context: UnsafeMutableRawPointer?, _ element: UnsafePointer<UInt8>
  ) {
    guard let state = of(context) else { return }
    let element = String(cString: element)
    state.pointee.defaultCounts[element, default: 0] += 1
    if state.pointee.defaultCounts[element, default: 0] > mostDefaults {
      state.pointee.stop(
        Fault(
          .limit, at: state.pointee.offsetInDocument,
          "the DOCTYPE gives <\(element)> more than \(mostDefaults) default values"))
    }
  }

  private mutating func stop(_ found: Fault) {
    if fault == nil && report == nil { fault = found }
    outline_stop(context)
  }

  /// How far the parser has come in the document itself.
  private var offsetInDocument: Int {
    guard let cursor = outline_document_cursor(context) else { return 0 }
    let offset = base.distance(to: cursor)
    return source.indices.contains(offset) ? offset : offset <= 0 ? 0 : source.count
  }

  /// The `&` of the reference that ends here.
  private func startOfReference(endingAt end: Int) -> Int {
    source[..<end].lastIndex(of: UInt8(ascii: "&")) ?? end
  }
}
