/// How a document is parsed on several threads.
struct PartPlan: Sendable {
  /// About how many bytes a part has.
  let partSize: Int
  /// How many threads help the one that asks.
  let helpers: Int

  /// Shorter documents are read before a thread has begun.
  private static let shortest = 4 << 20
  /// More do not help, as one thread tells all events.
  private static let mostHelpers = 7

  /// Does a scan by the plan that is best for it, if it is to be in parts at all.
  ///
  /// - Parameter body: Gets `nil` for a document that is short, or where no core is to spare.
  static func using<Result>(for source: XMLSource, _ body: (PartPlan?) -> Result) -> Result {
    if source.count < shortest { return body(nil) }
    let helpers = Cores.take(mostHelpers)
    defer { Cores.giveBack(helpers) }
    return body(helpers > 0 ? PartPlan(partSize: 1 << 20, helpers: helpers) : nil)
  }
}
