extension XMLSource {
  /// What was mended, by place.
  public var mendings: [XMLMending] { mended?.mendings ?? [] }

  /// Whether anything was mended, so that ``bytes`` are not what was read.
  public var isMended: Bool { mended != nil }

  /// The text before anything was mended, with one zero byte behind it.
  public var textAsRead: [UInt8] { mended?.original ?? bytes }

  /// Whether references to what stands outside the document are let be.
  var keepsExternalEntities: Bool { mended?.keepsExternalEntities ?? false }

  /// The text with all faults mended whose meaning is certain; the same text where there are none.
  ///
  /// Nothing is guessed: a fault of another kind is thrown. What comes back is not yet known to be
  /// well-formed: there are faults that only a scan finds.
  ///
  /// - Parameter keepingLineBreaks: Whether line breaks in values, which XML reads as blanks, become
  ///   references too.
  /// - Throws: ``XMLFailure``: the first fault that cannot be mended.
  /// - Complexity: Linear in the text, however many faults there are.
  public func mended(keepingLineBreaks: Bool = false) throws(XMLFailure) -> XMLSource {
    if original == nil { try RawText.checkUTF8(Array(bytes.dropLast())) }
    // First what stands before the declaration: no parser would come to the entities behind it.
    let start = try mended(entities: XMLEntities()) { finder throws(Fault) in
      try finder.mendingsOfStart()
    }
    return try start.mended(entities: XMLScanner.entities(of: start)) { finder throws(Fault) in
      try finder.allMendings(keepingLineBreaks: keepingLineBreaks)
    }
  }

  private func mended(
    entities: XMLEntities, by find: (inout FaultFinder) throws(Fault) -> [XMLMending]
  ) throws(XMLFailure) -> XMLSource {
    let found = bytes.withUnsafeBufferPointer { bytes in
      let text = UnsafeBufferPointer(rebasing: bytes.dropLast())
      var finder = FaultFinder(text, of: self, entities: entities)
      do throws(Fault) {
        return Result<[XMLMending], XMLFailure>.success(try find(&finder))
      } catch {
        return .failure(Diagnosis.failure(of: error, in: self, root: finder.rootName))
      }
    }
    return mended(by: try found.get())
  }
}
