#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

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
