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
    self.message =
      message.utf8.count > Self.longest
      ? String(Substring(message.unicodeScalars.prefix(Self.longest))) + "…" : message
    self.mending = mending
  }

  /// Longer messages are cut: names in them can be as long as the text.
  private static let longest = 500

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
