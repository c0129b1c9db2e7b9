/// A fault with its place in bytes; ``XMLFailure`` adds line and column.
struct Fault: Error {
  let kind: XMLFailure.Kind
  let offset: Int
  let message: String
  /// What puts it right, where its meaning is certain.
  let mending: XMLMending?

  init(
    _ kind: XMLFailure.Kind = .notWellFormed, at offset: Int, _ message: String,
    mending: XMLMending? = nil
  ) {
    self.kind = kind
    self.offset = offset
    self.message = message
    self.mending = mending
  }

  /// The fault with more said in front.
  func saying(first words: String) -> Fault {
    Fault(kind, at: offset, "\(words)\(message)", mending: mending)
  }

  /// The fault for a person.
  func failure(in source: XMLSource) -> XMLFailure {
    XMLFailure(
      kind, offset: offset, position: source.position(of: offset), message: message,
      isMendable: mending != nil)
  }
}
