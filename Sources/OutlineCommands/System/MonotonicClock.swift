internal import LibC

/// The system's clock that only goes forwards.
///
/// Swift's own is part of its runtime of concurrency, which nothing else in the program needs, and which would
/// make each start longer.
enum MonotonicClock {
  /// Milliseconds since a moment that stays the same while the program runs.
  static var milliseconds: Int {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return now.tv_sec * 1000 + now.tv_nsec / 1_000_000
  }
}
