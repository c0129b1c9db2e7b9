internal import OutlineDocument

/// Something that stands in front of a text, says something of all of it, and is not kept.
struct LostFront {
  /// What it is called there.
  let name: String
  /// Where it stands.
  let offset: Int
}

extension ImportedText {
  /// What a user should hear of what is not kept; nil: there is nothing.
  func warning(ofLostFront lost: [LostFront]) -> DocumentWarning? {
    guard let first = lost.first else { return nil }
    let names = lost.map(\.name).joined(separator: ", ")
    return warning(
      at: first.offset, "of what stands before the text only the title is kept, not \(names)")
  }
}
