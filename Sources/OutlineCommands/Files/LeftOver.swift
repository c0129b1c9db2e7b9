internal import LibC

/// Temporary files of programs that were killed.
enum LeftOver {
  /// Clears away those in a directory.
  static func clear(in directory: FilePath) {
    guard let entries = try? DirectoryEntries.all(in: directory) else { return }
    for entry in entries where TemporaryName.matches(entry.name) {
      _ = clear(directory.appending(entry.name))
    }
  }

  /// Removes a file that has the name of a temporary one, if it is this user's and no living program
  /// has it locked.
  ///
  /// - Returns: Whether nothing is there any more.
  static func clear(_ path: FilePath) -> Bool {
    do throws(SystemError) {
      let file = try OpenFile(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
      let status = try FileStatus(of: file.descriptor)
      guard status.kind == .regular, status.owner == geteuid() || geteuid() == 0 else {
        return false
      }
      // Under the lock nobody gives it another name, and whoever has just made it makes another.
      try file.descriptor.lock(waits: false)
      let there = try FileStatus(of: path, following: false)
      guard there.stamp.identity == status.stamp.identity else { return false }
      let name = path.cString
      try SystemError.check { unlink(name) }
      return true
    } catch {
      return error.code == ENOENT
    }
  }
}
