/// Finds a point on a shortest way from one sequence to another, in linear space (E. W. Myers, "An
/// O(ND) difference algorithm and its variations", Algorithmica 1, 1986, section 4b).
struct MiddlePoint {
  /// How many of each sequence lie before the point.
  let old: Int
  let new: Int
}

/// Looks for middle points; keeps its arrays from one search to the next.
struct MiddlePointSearch {
  /// The most steps from either end. A search costs at most the square of it, so all of them
  /// together cost at most this many times the length of the sequences.
  private let bound: Int
  /// How far along the old sequence each diagonal was followed from the start, and from the end.
  private var forward: [Int]
  private var backward: [Int]

  init(bound: Int) {
    self.bound = bound
    forward = [Int](repeating: -1, count: 2 * bound + 3)
    backward = forward
  }

  /// - Parameters:
  ///   - old: The old sequence, not empty, that begins and ends otherwise than the new one.
  ///   - new: The new sequence, not empty.
  /// - Returns: nil where the way is longer than the bound allows.
  mutating func find(in old: ArraySlice<Int32>, _ new: ArraySlice<Int32>) -> MiddlePoint? {
    let (n, m) = (old.count, new.count)
    let (oldStart, newStart) = (old.startIndex, new.startIndex)
    let delta = n - m
    let middle = bound + 1
    forward[middle + 1] = 0
    backward[middle + 1] = 0
    for distance in 0...bound {
      forward[middle - distance - 1] = -1
      backward[middle - distance - 1] = -1
      if distance > 0 {
        forward[middle + distance + 1] = -1
        backward[middle + distance + 1] = -1
      }
      for k in stride(from: -distance, through: distance, by: 2) {
        var x = Self.step(forward, middle + k, k, n, m)
        if x >= 0 {
          while x < n, x - k < m, old[oldStart + x] == new[newStart + x - k] { x += 1 }
        }
        forward[middle + k] = x
        let back = delta - k
        guard delta & 1 != 0, x >= 0, abs(back) < distance else { continue }
        let y = backward[middle + back]
        if y >= 0, x + y >= n { return MiddlePoint(old: x, new: x - k) }
      }
      for k in stride(from: -distance, through: distance, by: 2) {
        var x = Self.step(backward, middle + k, k, n, m)
        if x >= 0 {
          while x < n, x - k < m, old[oldStart + n - 1 - x] == new[newStart + m - 1 - x + k] {
            x += 1
          }
        }
        backward[middle + k] = x
        let back = delta - k
        guard delta & 1 == 0, x >= 0, abs(back) <= distance else { continue }
        let y = forward[middle + back]
        if y >= 0, x + y >= n { return MiddlePoint(old: n - x, new: m - x + k) }
      }
    }
    return nil
  }

  /// The furthest point of a diagonal that one more step leads to, from either diagonal beside it;
  /// -1 where none does.
  private static func step(
    _ reached: [Int], _ index: Int, _ k: Int, _ n: Int, _ m: Int
  ) -> Int {
    let across = reached[index - 1]
    let down = reached[index + 1]
    let afterAcross = across >= 0 && across < n ? across + 1 : -1
    let afterDown = down >= 0 && down - k <= m ? down : -1
    return max(afterAcross, afterDown)
  }
}
