/// What the head says of nodes by their lines.
enum PositionRules {
  static let expansionState = CheckRule<OutlineDocument>("expansion-state") { document in
    guard let view = document.view, !view.isExplained, let list = view.list else { return [] }
    return [
      .warning(
        at: list.element.start, "<\(list.element.name)> fits no known numbering of the nodes")
    ]
  }
}
