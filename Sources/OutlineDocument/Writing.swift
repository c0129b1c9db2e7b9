internal import OutlineTree
public import OutlineXML

extension OutlineDocument {
  /// Gives the text, in UTF-8, in large pieces.
  ///
  /// The buffers are valid only during the call that gets them.
  /// - Complexity: O(*c* + *d*): *c* the children of the nodes in which something changed, *d* the
  ///   number of these nodes; only where many edits leave small ranges are bytes copied.
  public func write<Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    var gathering = Gathering()
    for range in WrittenRanges(self) {
      try text.withBytes(range) { bytes throws(Failure) in try gathering.pass(bytes, to: body) }
    }
    try gathering.finish(body)
  }

  /// The document's bytes in the encoding it was read in.
  ///
  /// - Throws: ``XMLFailure`` where the encoding's own rules make it impossible to write the bytes that
  ///   no edit concerned as they were read.
  public func encoded() throws(XMLFailure) -> [UInt8] {
    if isOverfull {
      throw XMLFailure(.tooLarge, message: "the edits add more text than 4 GiB can hold")
    }
    if isUnchanged, !text.source.isMended, let original = text.source.original { return original }
    return try text.source.encode(currentText)
  }

  /// The whole text as it stands, in UTF-8.
  var currentText: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.source.count + text.addedCount + 1)
    write { bytes.append(contentsOf: $0) }
    return bytes
  }

  /// Whether edits added more than can be kept: the text as read and all that was added have at most
  /// 4 GiB. Such a document is not to be written.
  public var isOverfull: Bool { text.isOverfull }

  /// Whether the document is in UTF-8, so that what ``write(_:)`` gives are the bytes of the file.
  public var isUTF8: Bool { text.source.original == nil }

  /// Whether the bytes that would be written are those that were read.
  ///
  /// - Complexity: O(1) where no edit changed anything; else up to the first byte that differs.
  public var isUnchanged: Bool {
    if !records[0].marks.contains(.isDirty), patches.isEmpty { return true }
    let source = text.source.bytes
    var offset = 0
    for range in WrittenRanges(self) {
      let end = offset + range.count
      guard end <= text.source.count else { return false }
      let isSame =
        range.lower == offset || text.bytes(range).elementsEqual(source[offset..<end])
      guard isSame else { return false }
      offset = end
    }
    return offset == text.source.count
  }

  /// The bytes of a node's element, all below it included.
  func bytes(ofSubtree node: NodeID) -> [UInt8] {
    WrittenRanges(self, element: node).reduce(into: []) { $0 += text.bytes($1) }
  }
}

/// Hands ranges on, small ones gathered to large pieces.
private struct Gathering {
  private static let pieceSize = 1 << 17
  private var bytes: [UInt8] = []

  /// Takes the next range.
  mutating func pass<Failure>(
    _ range: UnsafeRawBufferPointer, to body: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    if bytes.count + range.count > Self.pieceSize {
      try finish(body)
      if range.count > Self.pieceSize / 2 { return try body(range) }
    }
    bytes.append(contentsOf: range)
  }

  /// Hands on what is left.
  mutating func finish<Failure>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    if bytes.isEmpty { return }
    try bytes.withUnsafeBufferPointer { bytes throws(Failure) in
      try body(UnsafeRawBufferPointer(bytes))
    }
    bytes.removeAll(keepingCapacity: true)
  }
}
