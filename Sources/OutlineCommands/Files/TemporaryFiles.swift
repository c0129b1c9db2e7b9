internal import LibC
internal import Synchronization

/// The temporary files that there are, so that none is left when a signal ends the program.
///
/// They are made and given their final names here: after ``finish()`` neither happens any more.
enum TemporaryFiles {
  /// Several, because threads wait for each other where one makes or renames a file.
  private static let shelves = (0..<16).map { _ in Shelf() }
  private static let installed = Atomic<Int>(0)

  private final class Shelf: Sendable {
    let content = Mutex(Content())
  }

  private struct Content {
    var paths: Set<FilePath> = []
    var isClosed = false

    func checkOpen() throws(SystemError) {
      if isClosed { throw .cancelled }
    }
  }

  /// How many took the place of files.
  static var installedCount: Int { installed.load(ordering: .relaxed) }

  /// Makes the file at `path` by `open`.
  static func create(
    _ path: FilePath, by open: () throws(SystemError) -> Descriptor
  ) throws(SystemError) -> Descriptor {
    try shelf(of: path).content.withLock { content throws(SystemError) in
      try content.checkOpen()
      let descriptor = try open()
      content.paths.insert(path)
      return descriptor
    }
  }

  /// Gives the file its final name.
  static func install(_ path: FilePath, as new: FilePath) throws(SystemError) {
    let (from, to) = (path.cString, new.cString)
    try shelf(of: path).content.withLock { content throws(SystemError) in
      try content.checkOpen()
      try SystemError.check { rename(from, to) }
      content.paths.remove(path)
      installed.add(1, ordering: .relaxed)
    }
  }

  /// Removes the file.
  static func remove(_ path: FilePath) {
    let name = path.cString
    shelf(of: path).content.withLock { content in
      if content.paths.remove(path) != nil { unlink(name) }
    }
  }

  /// Removes all of them, for good.
  static func finish() {
    for shelf in shelves {
      shelf.content.withLock { content in
        content.isClosed = true
        for path in content.paths { unlink(path.cString) }
        content.paths.removeAll()
      }
    }
  }

  private static func shelf(of path: FilePath) -> Shelf {
    shelves[Int(truncatingIfNeeded: UInt(bitPattern: path.hashValue) % UInt(shelves.count))]
  }
}
