/// One attribute of a node's element, decoded.
public struct NodeAttribute: Hashable, Sendable {
  /// The name as written, prefix included.
  public let name: String
  /// What the value means, references resolved and white space normalized as XML does.
  public let value: String

  /// The attribute with this name and value.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}

extension NodeAttribute {
  /// Whether it declares a namespace, which goes along with what uses it.
  package var declaresNamespace: Bool { NamespaceDeclaration.prefix(declaredBy: name) != nil }
}
