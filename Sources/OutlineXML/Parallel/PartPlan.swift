internal import Synchronization
#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// How a document is parsed on several threads.
struct PartPlan: Sendable {
  /// About how many bytes a part has.
  let partSize: Int
  /// How many threads help the one that asks.
  let helpers: Int

  /// Shorter documents are read before a thread has begun.
  private static let shortest = 4 << 20

  /// Does a scan by the plan that is best for it, if it is to be in parts at all.
  ///
  /// - Parameter body: Gets `nil` for a document that is short, or if all cores parse others.
  static func using<Result>(
    for source: XMLSource, _ body: (PartPlan?) -> Result
  ) -> Result {
    if source.count < shortest { return body(nil) }
    let helpers = Cores.take() - 1
    defer { Cores.giveBack(helpers + 1) }
    return body(helpers > 0 ? PartPlan(partSize: 1 << 20, helpers: helpers) : nil)
  }
}

/// The cores on which long documents are being parsed, in the whole program.
private enum Cores {
  /// More do not help one document, as one thread tells all events.
  private static let most = 8
  private static let inUse = Mutex(0)

  /// Takes those that are free; one at least, that of the caller.
  static func take() -> Int {
    let cores = sysconf(Int32(_SC_NPROCESSORS_ONLN))
    return inUse.withLock { inUse in
      let taken = max(1, min(cores - inUse, most))
      inUse += taken
      return taken
    }
  }

  static func giveBack(_ count: Int) {
    inUse.withLock { $0 -= count }
  }
}
