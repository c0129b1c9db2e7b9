#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

extension FilePath {
  /// Makes the directory of this path and those it lies in, where they are not there.
  func makeDirectories() throws(FileFailure) {
    var missing: [FilePath] = []
    var path = self
    while (try? FileStatus(of: path)) == nil, path != path.directory {
      missing.append(path)
      path = path.directory
    }
    for path in missing.reversed() {
      let name = path.cString
      do throws(SystemError) {
        try SystemError.check { mkdir(name, 0o777) }
      } catch {
        guard error.code != EEXIST else { continue }
        throw .unwritable(path, error)
      }
    }
  }
}
