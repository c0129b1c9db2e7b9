internal import OutlineDocument

/// What can be an entry of a node's list of categories.
enum Category {
  /// The category that a text names: the text without blanks around it, if it can be one.
  static func named(_ text: String) -> String? {
    let category = text.trimmed
    return category.isEmpty || category.contains(",") ? nil : category
  }

  /// Which texts name none.
  static let rule = "a category is neither blank nor has a comma in it, which parts categories"
}
