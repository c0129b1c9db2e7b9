internal import CLibXML2

/// A fault as libxml2 noticed it.
struct ParserReport {
  let code: xmlParserErrors
  /// Where it stood in the document, at or behind the fault.
  let offset: Int
  /// How many elements were open.
  let depth: Int
  /// Whether it was in the replacement text of an entity.
  let isInEntity: Bool
  let message: String
}
