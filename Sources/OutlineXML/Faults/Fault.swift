/// A fault with its place in bytes; ``XMLFailure`` adds line and column.
struct Fault: Error {
  let kind: XMLFailure.Kind
  let offset: Int
  let message: String

  init(_ kind: XMLFailure.Kind = .notWellFormed, at offset: Int, _ message: String) {
    self.kind = kind
    self.offset = offset
    self.message = message
  }

  /// The fault for a person.
  func failure(in source: XMLSource) -> XMLFailure {
    XMLFailure(
      kind, offset: offset, position: source.position(of: offset), message: message)
  }
}
