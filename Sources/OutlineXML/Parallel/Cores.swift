internal import CSystem
internal import Synchronization

/// The cores of the machine, given out to those who can make use of more than one, so that the program
/// does not have more threads at work than there are cores.
package enum Cores {
  /// How many threads can run at the same time.
  package static var count: Int { max(1, outline_core_count()) }

  /// One is for the thread that the program begins with.
  private static let inUse = Mutex(1)

  /// Takes cores for more threads than the caller's own.
  ///
  /// - Returns: How many there are for it, at most `wanted`. They are to be given back.
  package static func take(_ wanted: Int) -> Int {
    let count = count
    return inUse.withLock { inUse in
      let taken = max(0, min(count - inUse, wanted))
      inUse += taken
      return taken
    }
  }

  /// Gives back what was taken.
  package static func giveBack(_ taken: Int) {
    inUse.withLock { $0 -= taken }
  }
}
