/// The general entities that a document declares in its own text, with what they stand for.
///
/// The five predefined ones (XML 1.0 §4.6) are not among them.
public struct XMLEntities: Sendable {
  private var declarations: [String: Declaration] = [:]

  private enum Declaration {
    case replacement(String)
    case external
  }

  /// A document without declarations.
  public init() {}

  /// Whether there are none.
  public var isEmpty: Bool { declarations.isEmpty }

  /// The replacement text of the entity (XML 1.0 §4.5), `nil` if there is none in the document.
  public subscript(name: String) -> String? {
    if case .replacement(let text) = declarations[name] { text } else { nil }
  }

  /// Whether the document says that the entity is to be found elsewhere.
  func isExternal(_ name: String) -> Bool {
    if case .external = declarations[name] { true } else { false }
  }

  /// Adds a declaration, without replacement text if it is external; the first one of a name
  /// counts (XML 1.0 §4.2).
  mutating func declare(_ name: String, as replacement: String?) {
    if declarations[name] == nil {
      declarations[name] = replacement.map { .replacement($0) } ?? .external
    }
  }
}
