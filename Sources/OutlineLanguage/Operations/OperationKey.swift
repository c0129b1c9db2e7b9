/// The keys that operations have.
enum OperationKey: String, CaseIterable, Sendable {
  // Nodes and places
  case select, `in`, `where`, into, at, before, after, up, down, to, from, section, index
  // Orders
  case by, date, natural, descending, foldersFirst, deep
  // What nodes say
  case text, note, attributes, tag, pattern, ignoreCase, with
  // The rest of some operations
  case under, joining, all, loosely, path
}

/// What the value of a key is, as the help writes it.
enum ValueForm: String, Sendable {
  case selector = "SELECTOR"
  case condition = "CONDITION"
  case string = "STRING"
  case stringOrNull = "STRING | null"
  case number = "NUMBER"
  case numbers = "[NUMBER, …]"
  case yes = "true"
  case boundary = "NUMBER | \"first\" | \"last\""
  case end = "\"first\" | \"last\""
  case field = "\"text\" | \"note\" | \"@ATTR\""
  case attribute = "\"@ATTR\""
  case attributeNames = "[\"ATTR\", …]"
  case attributes = "{\"ATTR\": STRING, …}"
  case attributesOrNull = "{\"ATTR\": STRING | null, …}"
  case category = "CATEGORY"
  case wordCategory = "\"category\""
}

/// A key that an operation has, and what its value is.
struct KeyForm: Sendable {
  let key: OperationKey
  let value: ValueForm
  let isOptional: Bool

  init(_ key: OperationKey, _ value: ValueForm) {
    self.init(key, value, isOptional: false)
  }

  private init(_ key: OperationKey, _ value: ValueForm, isOptional: Bool) {
    self.key = key
    self.value = value
    self.isOptional = isOptional
  }

  /// A key that may be left off.
  static func optional(_ key: OperationKey, _ value: ValueForm) -> KeyForm {
    KeyForm(key, value, isOptional: true)
  }
}
