/// Collects output, so that it is handed on in few large pieces.
package struct PieceBuffer {
  private static let pieceSize = 1 << 16
  private var bytes: [UInt8] = []

  /// An empty buffer.
  package init() {
    bytes.reserveCapacity(Self.pieceSize + Self.pieceSize / 8)
  }

  /// How many bytes were collected and not handed on.
  var count: Int { bytes.count }

  /// Adds the bytes.
  package mutating func append(_ more: some Sequence<UInt8>) {
    bytes.append(contentsOf: more)
  }

  /// Adds the text as UTF-8.
  package mutating func append(_ text: some StringProtocol) {
    bytes.append(contentsOf: text.utf8)
  }

  /// Adds the scalar as UTF-8.
  package mutating func append(scalar: Unicode.Scalar) {
    bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }

  /// Adds one byte.
  package mutating func append(byte: UInt8) {
    bytes.append(byte)
  }

  /// Lets `body` add bytes at the end.
  package mutating func append(by body: (inout [UInt8]) -> Void) {
    body(&bytes)
  }

  /// Gives away all that was collected and not handed on.
  package mutating func takeBytes() -> [UInt8] {
    var taken: [UInt8] = []
    swap(&taken, &bytes)
    return taken
  }

  /// Hands on what has been collected if that is a piece; to be called now and then.
  package mutating func pass<Failure>(
    to sink: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    if bytes.count >= Self.pieceSize { try finish(sink) }
  }

  /// Hands on all that is left.
  package mutating func finish<Failure>(
    _ sink: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    if bytes.isEmpty { return }
    try bytes.withUnsafeBufferPointer { piece throws(Failure) in
      try sink(UnsafeRawBufferPointer(piece))
    }
    bytes.removeAll(keepingCapacity: true)
  }
}
