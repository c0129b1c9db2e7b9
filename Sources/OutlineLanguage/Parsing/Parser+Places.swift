extension Parser {
  /// What stands behind `move S`.
  mutating func parseMovement() throws(ExpressionError) -> Movement {
    if try accept(.up) { return .up(by: try parseSteps()) }
    if try accept(.down) { return .down(by: try parseSteps()) }
    if try accept(.first) { return .first }
    if try accept(.last) { return .last }
    return .to(try parseDestination())
  }

  private mutating func parseSteps() throws(ExpressionError) -> Int {
    try accept(.by) ? try parseNumber("a number of steps") : 1
  }

  /// `before N`, `after N` or `into N [first | last | at K]`
  mutating func parseDestination() throws(ExpressionError) -> Destination {
    if try accept(.before) { return .before(try parseSelector()) }
    if try accept(.after) { return .after(try parseSelector()) }
    try expect(.into)
    return .into(try parseSelector(), try parseBoundary())
  }

  private mutating func parseBoundary() throws(ExpressionError) -> Boundary {
    if try accept(.first) { return .first }
    if try accept(.last) { return .last }
    if try accept(.at) { return .at(try parseNumber("a boundary, a number from 0")) }
    return .last
  }

  /// What stands behind `reorder N`.
  mutating func parseReordering() throws(ExpressionError) -> Reordering {
    if try accept(.from) {
      let offsets = try parseOffsets()
      return .offsets(offsets, to: try parseBoundaryNumber())
    }
    if try accept(.section) {
      let offset = try parseNumber("an offset, a number from 0")
      try expect(.to)
      return .section(offset, to: try parseNumber("a final index, a number from 0"))
    }
    try expect(.visible)
    let offsets = try parseOffsets()
    let boundary = try parseBoundaryNumber()
    try expect(.where)
    return .visible(offsets, to: boundary, where: try parseCondition())
  }

  private mutating func parseBoundaryNumber() throws(ExpressionError) -> Int {
    try expect(.to)
    return try parseNumber("a boundary, a number from 0")
  }

  /// What stands behind `sort N`; the options in any order, each once.
  mutating func parseSortOrder() throws(ExpressionError) -> SortOrder {
    try expect(.by)
    let readsDates = try accept(.date)
    var order = SortOrder(by: try parseField())
    order.readsDates = readsDates
    while try acceptSortOption(for: &order) {}
    return order
  }

  private mutating func acceptSortOption(
    for order: inout SortOrder
  ) throws(ExpressionError) -> Bool {
    if !order.isNatural, try accept(.natural) {
      order.isNatural = true
    } else if !order.isDescending, try accept(.descending) {
      order.isDescending = true
    } else if !order.putsFoldersFirst, try accept(.folders) {
      try expect(.first)
      order.putsFoldersFirst = true
    } else if !order.isDeep, try accept(.deep) {
      order.isDeep = true
    } else {
      return false
    }
    return true
  }
}
