public import OutlineTree

extension OutlineDocument {
  /// Ticks a node off, or takes the tick away, in the way the file does it.
  ///
  /// A node that has one of the format's attributes for it uses that; else the one that the first node
  /// with any in the file has; in OPML a file with boxes only (`checkbox`) uses `complete`.
  ///
  /// - Throws: ``DocumentError``; the document is then unchanged.
  /// - Returns: Whether a byte changed.
  /// - Complexity: O(1), save for the first call on a file, which looks at the nodes.
  @discardableResult
  public mutating func setChecked(
    _ isChecked: Bool, _ node: NodeID
  ) throws(DocumentError) -> Bool {
    guard let check = check(for: node) else { throw noPlace(for: "a check mark") }
    if isChecked {
      guard self.isChecked(node) != true else { return false }
      if let box = check.box, let value = check.boxValue, attribute(box, of: node) == nil {
        try setAttribute(box, to: value, of: node)
      }
      return try setAttribute(check.attribute, to: check.done ?? Moment.nowAsText, of: node)
    }
    guard attribute(check.attribute, of: node) != nil else { return false }
    if let open = check.open, !check.isOpenOnlyIfUsed || isUsed(open, in: check.attribute) {
      return try setAttribute(check.attribute, to: open, of: node)
    }
    return try removeAttribute(check.attribute, of: node)
  }

  private mutating func check(for node: NodeID) -> Profile.Check? {
    if let own = profile.checks.first(where: { attribute($0.attribute, of: node) != nil }) {
      return own
    }
    if let habit = checkHabit { return habit }
    let names = profile.checks.map(\.attribute)
    let used = firstAttribute(among: names)
    let habit =
      profile.checks.first { $0.attribute == used }
      ?? profile.checks.first { $0.box != nil && firstAttribute(among: [$0.box ?? ""]) != nil }
      ?? profile.checks.first
    checkHabit = habit
    return habit
  }

  /// Whether any node of the text as read has this value in this attribute.
  private mutating func isUsed(_ value: String, in attribute: String) -> Bool {
    if let known = usesOpenState { return known }
    let isUsed = outline.subtree(of: outline.root).contains {
      self.attribute(attribute, of: $0) == value
    }
    usesOpenState = isUsed
    return isUsed
  }
}
