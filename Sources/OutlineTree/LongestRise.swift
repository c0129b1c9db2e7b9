/// The longest choice of `numbers` that rises from left to right: what kept its order.
///
/// O(*n* log *n*).
package func longestRise(_ numbers: [Int]) -> [Int] {
  // For each length the place of the smallest number that ends a rise of it.
  var ends: [Int] = []
  var previous = [Int](repeating: -1, count: numbers.count)
  for (place, number) in numbers.enumerated() {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
    }
    if low > 0 { previous[place] = ends[low - 1] }
    if low == ends.count { ends.append(place) } else { ends[low] = place }
  }
  var rise: [Int] = []
  var place = ends.last ?? -1
  while place >= 0 {
    rise.append(numbers[place])
    place = previous[place]
  }
  return rise.reversed()
}
