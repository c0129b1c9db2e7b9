/// What stands before a document's root element and concerns what is in it.
public struct XMLPrologue: Sendable {
  /// The internal general entities declared.
  public var entities = XMLEntities()
  /// Whether there is a document type declaration.
  public var hasDoctype = false
}
