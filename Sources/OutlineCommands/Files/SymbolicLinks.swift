internal import LibC

extension FilePath {
  /// The file that is meant where the path names a symbolic link, over links to links; the path
  /// itself where it does not. The file need not exist.
  func followingLinks() throws(SystemError) -> FilePath {
    var path = self
    for _ in 0..<40 {  // as many as the system follows itself
      do throws(SystemError) {
        guard try FileStatus(of: path, following: false).kind == .link else { return path }
      } catch {
        guard error.code == ENOENT else { throw error }
        return path
      }
      let target = try path.linkTarget()
      path = target.isAbsolute ? target : path.directory.appending(target.bytes)
    }
    throw SystemError(code: ELOOP)
  }

  /// The absolute path without links and dots, the same for all paths to a file. Of a file that does not
  /// exist only the directory is looked up; where that cannot be, the path stays as it is.
  var resolved: FilePath {
    if let found = resolvedIfThere { return found }
    guard let directory = directory.resolvedIfThere else { return self }
    return directory.appending(name)
  }

  private var resolvedIfThere: FilePath? {
    guard let found = realpath(cString, nil) else { return nil }
    defer { free(found) }
    return FilePath(
      bytes: UnsafeBufferPointer(start: found, count: strlen(found)).map {
        UInt8(bitPattern: $0)
      })
  }

  /// What a symbolic link says.
  private func linkTarget() throws(SystemError) -> FilePath {
    let name = cString
    var room = 256
    while true {
      var buffer = [CChar](repeating: 0, count: room)
      let count = try SystemError.check { readlink(name, &buffer, room) }
      if count < room { return FilePath(bytes: buffer[..<count].map { UInt8(bitPattern: $0) }) }
      room *= 2
    }
  }
}
