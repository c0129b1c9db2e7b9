#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// A new file that stands beside another until it is complete.
///
/// Its name begins with a dot, so that no run over the directory takes it for an outline.
struct TemporaryFile: ~Copyable {
  /// Where it stands.
  let path: FilePath
  /// Open for writing.
  let file: OpenFile

  /// Makes an empty one in `directory`.
  init(in directory: FilePath, mode: mode_t) throws(SystemError) {
    while true {
      let path = Self.freshPath(in: directory)
      do throws(SystemError) {
        file = try OpenFile(path, O_WRONLY | O_CREAT | O_EXCL, mode: mode)
        self.path = path
        return
      } catch {
        guard error.code == EEXIST else { throw error }
      }
    }
  }

  /// A path in `directory` that nothing has, but for an accident.
  static func freshPath(in directory: FilePath) -> FilePath {
    let number = UInt64.random(in: 0...UInt64.max)
    return directory.appending(".outline-\(String(number, radix: 36)).tmp".utf8)
  }
}
