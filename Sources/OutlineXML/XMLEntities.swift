/// The general entities that a document declares in its own text, with what they stand for.
///
/// The five predefined ones (XML 1.0 §4.6) are not among them.
public struct XMLEntities: Sendable {
  private var replacements: [String: String] = [:]

  /// A document without declarations.
  public init() {}

  /// Whether there are none.
  public var isEmpty: Bool { replacements.isEmpty }

  /// The replacement text of the entity (XML 1.0 §4.5), `nil` if there is no such declaration.
  public subscript(name: String) -> String? { replacements[name] }

  /// Adds a declaration; the first one of a name counts (XML 1.0 §4.2).
  mutating func declare(_ name: String, as replacement: String) {
    if replacements[name] == nil { replacements[name] = replacement }
  }
}
