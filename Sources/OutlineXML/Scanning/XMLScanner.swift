internal import CLibXML2

/// One pass over a document that tells where its elements are.
///
/// Nothing outside the document is ever read. A scanner is used for one document.
public struct XMLScanner: ~Copyable {
  let names = NameTable()
  let attributes: [String]
  private let watched: WatchedNames

  /// A scanner that can tell the values of these attributes.
  ///
  /// - Parameter attributes: Their names as documents write them, with prefix if there is one; all
  ///   different, at most 16. Their place here is the number for ``XMLStartElement/value(_:)``.
  public init(watching attributes: [String]) {
    self.attributes = attributes
    watched = WatchedNames(attributes, in: names)
  }

  /// The name by which this scanner's events call an element or a namespace.
  public func name(_ text: String) -> XMLName {
    XMLName(names.interned(text))
  }

  /// Goes through the document once.
  ///
  /// - Parameters:
  ///   - source: The document.
  ///   - receiver: Told of each element, in order. What it was told counts only if no error comes.
  ///     A structure is faster than a class: Swift checks each access to a class's properties, and
  ///     only for a structure a long document is parsed on several cores.
  /// - Returns: What the document declares before its root element.
  /// - Throws: ``XMLFailure``: the first fault.
  /// - Complexity: Linear in the length of the document.
  public consuming func scan(
    _ source: XMLSource, into receiver: inout some XMLReceiver
  ) throws(XMLFailure) -> XMLPrologue {
    let isTold = PartPlan.using(for: source) { plan in
      plan.map { scanParts(of: source, as: $0, into: &receiver) } ?? false
    }
    return isTold ? XMLPrologue() : try scanInOnePass(source, into: &receiver)
  }

  /// As above, on this thread alone.
  borrowing func scanInOnePass(
    _ source: XMLSource, into receiver: inout some XMLReceiver
  ) throws(XMLFailure) -> XMLPrologue {
    let (prologue, failure) = withUnsafeMutablePointer(to: &receiver) { receiver in
      source.bytes.withUnsafeBufferPointer { bytes in
        let text = UnsafeBufferPointer(rebasing: bytes.dropLast())
        return run(text, of: source, receiver: ReceiverReference(receiver))
      }
    }
    if let failure {
      // What is no UTF-8 has many faults; this one comes first.
      if source.original == nil { try RawText.checkUTF8(Array(source.textAsRead.dropLast())) }
      throw failure
    }
    if !prologue.entities.isEmpty {
      var growth = EntityGrowth(prologue.entities)
      if let fault = growth.fault(in: source.bytes) { throw fault.failure(in: source) }
    }
    return prologue
  }

  /// The entities that a document declares, as far as it can be read.
  static func entities(of source: XMLSource) -> XMLEntities {
    var receiver = NoReceiver()
    return withUnsafeMutablePointer(to: &receiver) { receiver in
      source.bytes.withUnsafeBufferPointer { bytes in
        let text = UnsafeBufferPointer(rebasing: bytes.dropLast())
        return XMLScanner(watching: [])
          .run(text, of: source, receiver: ReceiverReference(receiver)).0.entities
      }
    }
  }

  private func run(
    _ text: UnsafeBufferPointer<UInt8>, of source: XMLSource, receiver: ReceiverReference
  ) -> (XMLPrologue, XMLFailure?) {
    if let fault = LongTags.fault(in: text) { return (XMLPrologue(), fault.failure(in: source)) }
    let context = ParserContext(keepingNamesIn: names)
    return watched.withTable { watched in
      var state = ScanState(
        context: context.pointer, source: text, watched: watched, receiver: receiver,
        keepsExternalEntities: source.keepsExternalEntities)
      let isWellFormed = withUnsafeMutablePointer(to: &state) {
        context.parse(text, handlers: ScanState.handlers, state: $0)
      }
      // libxml2 takes a NUL behind the root element for the end.
      let isRead = text.cursor(of: context.pointer) == text.baseAddress.map { $0 + text.count }
      var failure = state.failure(isWellFormed: isWellFormed && isRead, in: source)
      if failure == nil, state.prologue.hasDoctype {
        var finder = FaultFinder(text, of: source, entities: state.prologue.entities)
        failure = finder.faultBeforeRoot()?.failure(in: source)
      }
      return (state.prologue, failure)
    }
  }
}
