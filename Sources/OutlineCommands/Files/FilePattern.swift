/// A pattern for names, as shells have it: `*` is any signs but `/`, `**` any at all, `?` one sign, and
/// `[a-z]`, `[!a-z]` one of some; `\` takes the sign behind it as it is.
///
/// A pattern without `/` is matched with the name, one with `/` with the path below the directory;
/// `**/` stands for any number of directories, also none. One that ends in `/` is for directories.
struct FilePattern: Sendable {
  private let parts: [PatternPart]
  private let isForPath: Bool
  private let isForDirectory: Bool

  /// - Throws: That the pattern is empty, or a bracket or a backslash in it has no end.
  init(_ text: [UInt8]) throws(UsageError) {
    var signs = PatternPart.signs(of: text)
    isForDirectory = signs.count > 1 && signs.last == PatternPart.slash
    if isForDirectory { signs.removeLast() }
    isForPath = signs.contains(PatternPart.slash)
    if isForPath, signs.first == PatternPart.slash { signs.removeFirst() }
    if signs.isEmpty { throw UsageError("a pattern for files is empty") }
    guard let parts = PatternPart.parts(of: signs) else {
      throw UsageError(
        "the pattern \(FilePath(bytes: text).shown) ends inside [...] or behind a backslash")
    }
    self.parts = parts
  }

  /// Whether a file or directory matches.
  ///
  /// - Parameter path: Its path below the directory that was given.
  /// - Complexity: O(*p* × *n*): *p* the length of the pattern, *n* of the path.
  func matches(_ path: FilePath, isDirectory: Bool = false) -> Bool {
    if isForDirectory, !isDirectory { return false }
    // All places in the pattern that what was read so far can lead to.
    var places = Places(parts)
    places.enter(0)
    for sign in PatternPart.signs(of: isForPath ? path.bytes : path.name) {
      var next = Places(parts)
      for (place, part) in parts.enumerated() where places.contains(place) {
        if part.stays(on: sign) { next.stay(place) }
        if part.goesOn(on: sign) { next.enter(place + 1) }
      }
      places = next
    }
    return places.contains(parts.count)
  }

  /// Places in a pattern: the numbers of the parts that come next.
  private struct Places {
    private let parts: [PatternPart]
    private var marks: [Bool]

    init(_ parts: [PatternPart]) {
      self.parts = parts
      marks = [Bool](repeating: false, count: parts.count + 1)
    }

    func contains(_ place: Int) -> Bool { marks[place] }

    /// Comes to a part, and behind it where it can stand for nothing.
    mutating func enter(_ place: Int) {
      var place = place
      marks[place] = true
      while place < parts.count, parts[place].canBeNothing {
        place += 1
        marks[place] = true
      }
    }

    /// Stays within a part.
    mutating func stay(_ place: Int) {
      if case .directories = parts[place] { marks[place] = true } else { enter(place) }
    }
  }
}
