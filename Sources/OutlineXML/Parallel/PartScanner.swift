internal import CLibXML2

/// Parses parts of a document, one after the other, on one thread.
struct PartScanner: ~Copyable {
  private let source: XMLSource
  private let watchedCount: Int
  private let names = NameTable()
  private let watched: WatchedNames

  init(_ source: XMLSource, watching attributes: [String]) {
    self.source = source
    watchedCount = min(attributes.count, WatchedNames.most)
    watched = WatchedNames(attributes, in: names)
  }

  /// The bytes of all names so far.
  var nameBytes: Int { names.byteCount }

  /// What a scan of the whole document tells of the part, if the part begins where and within what it is
  /// said to.
  ///
  /// - Returns: `nil` where anything is wrong with the part or does not stand as it should.
  func tape(of part: SourcePart) -> EventTape? {
    source.bytes.withUnsafeBufferPointer { bytes in
      let text = UnsafeBufferPointer(rebasing: bytes.dropLast())
      if part.openTags.isEmpty { return tape(of: part, in: text, from: text) }
      let opening = part.opening(in: text) + [0]
      return opening.withUnsafeBufferPointer { opening in
        tape(of: part, in: text, from: UnsafeBufferPointer(rebasing: opening.dropLast()))
      }
    }
  }

  /// - Parameter first: What the parser is given to begin with.
  private func tape(
    of part: SourcePart, in text: UnsafeBufferPointer<UInt8>,
    from first: UnsafeBufferPointer<UInt8>
  ) -> EventTape? {
    let context = ParserContext(keepingNamesIn: names)
    let isLast = part.range.upperBound == text.count
    var recorder = TapeRecorder(
      part, isLast: isLast, context: context.pointer, watching: watchedCount)
    let (isWellFormed, hasDoctype) = withUnsafeMutablePointer(to: &recorder) { recorder in
      watched.withTable { watched in
        var state = ScanState(
          context: context.pointer, source: text, watched: watched,
          receiver: ReceiverReference(recorder), keepsExternalEntities: source.keepsExternalEntities
        )
        state.reached += part.range.lowerBound
        let isWellFormed = withUnsafeMutablePointer(to: &state) {
          context.parse(first, handlers: ScanState.partHandlers, state: $0)
        }
        return (
          isWellFormed && state.report == nil && state.fault == nil, state.prologue.hasDoctype
        )
      }
    }
    let isAtEnd =
      isLast
      ? isWellFormed && text.cursor(of: context.pointer) == text.baseAddress.map { $0 + text.count }
      : recorder.isAtEnd
    return isAtEnd && !hasDoctype ? recorder.finish() : nil
  }
}
