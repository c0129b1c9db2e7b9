extension Operation {
  func movement() throws(ExpressionError) -> Movement {
    if let steps = optional(.up) { return .up(by: try steps.number()) }
    if let steps = optional(.down) { return .down(by: try steps.number()) }
    guard let end = optional(.to) else { return .to(try destination()) }
    switch try end.string(Self.ends) {
    case "first": return .first
    case "last": return .last
    default: throw end.mismatch(Self.ends)
    }
  }

  func destination() throws(ExpressionError) -> Destination {
    if let neighbour = optional(.before) { return .before(try neighbour.selector()) }
    if let neighbour = optional(.after) { return .after(try neighbour.selector()) }
    return .into(try value(.into).selector(), try optional(.at)?.boundary() ?? .last)
  }

  func reordering() throws(ExpressionError) -> Reordering {
    if let section = optional(.section) {
      return .section(try section.number(), to: try value(.index).number())
    }
    let offsets = try value(.from).offsets()
    let boundary = try value(.to).number()
    guard let condition = optional(.where) else { return .offsets(offsets, to: boundary) }
    return .visible(offsets, to: boundary, where: try condition.condition())
  }

  func sortOrder() throws(ExpressionError) -> SortOrder {
    var order = SortOrder(by: try value(.by).field())
    order.readsDates = try flag(.date)
    order.isNatural = try flag(.natural)
    order.isDescending = try flag(.descending)
    order.putsFoldersFirst = try flag(.foldersFirst)
    order.isDeep = try flag(.deep)
    return order
  }

  private static let ends = "\"first\" or \"last\""
}

extension JSONValue {
  fileprivate func boundary() throws(ExpressionError) -> Boundary {
    let what = "a number from 0, \"first\" or \"last\""
    guard case .string(let word) = content else { return .at(try number(what)) }
    switch word {
    case "first": return .first
    case "last": return .last
    default: throw mismatch(what)
    }
  }
}
