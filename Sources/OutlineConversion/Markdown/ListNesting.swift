/// The items of nested lists that are open, by their columns.
struct ListNesting {
  /// For each item the column of its sign, and that of its text.
  private var items: [(sign: Int, text: Int)] = []

  /// How many items are open.
  var depth: Int { items.count }

  /// Whether none is open.
  var isEmpty: Bool { items.isEmpty }

  /// The column where the text of the innermost item stands; 0 without one.
  var textColumn: Int { items.last?.text ?? 0 }

  /// Closes the items that nothing in this column belongs to.
  ///
  /// What stands under an item's text belongs to it, and so does what is at least two columns further in
  /// than its sign, for many a writer indents by two.
  mutating func leave(for column: Int) {
    while let last = items.last, column < min(last.text, last.sign + 2) { items.removeLast() }
  }

  /// Opens an item within those that its column belongs to.
  mutating func enter(sign column: Int, length: Int) {
    leave(for: column)
    items.append((column, column + length))
  }

  /// Whether an item with its sign in this column would stand beside one that is open.
  func hasItem(withSignIn column: Int) -> Bool { items.contains { $0.sign == column } }

  /// Closes all.
  mutating func leaveAll() { items.removeAll(keepingCapacity: true) }
}
