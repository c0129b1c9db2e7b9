extension Selector: CustomStringConvertible {
  /// The selector in the words of the language, which parse back to it.
  public var description: String {
    switch self {
    case .name(let name): PathWriter.name(name)
    case .id(let id): "id " + PathWriter.quoted(id)
    case .title(let title): "title " + PathWriter.quoted(title)
    case .path(let titles): PathWriter.path(of: titles)
    case .matching(let condition): "where \(condition)"
    case .children(let selector): "children of \(selector.asOperand)"
    case .descendants(let selector): "descendants of \(selector.asOperand)"
    case .parent(let selector): "parent of \(selector.asOperand)"
    case .siblings(let selector): "siblings of \(selector.asOperand)"
    case .top: "top"
    case .all: "all"
    case .xpath(let expression): "xpath " + PathWriter.quoted(expression.text)
    case .union(let selectors): selectors.map(\.asOperand).joined(separator: ", ")
    }
  }

  /// The selector as it stands behind `of` or `in`, or in a union.
  var asOperand: String {
    switch self {
    case .union, .matching: "(\(self))"
    default: description
    }
  }
}
