internal import LibC

extension FilePath {
  /// Refuses a directory in which no file can be made.
  ///
  /// - Parameter isMade: Whether it is made where it is not there.
  func checkHoldsNewFiles(isMade: Bool) throws(FileFailure) {
    var path = self
    while isMade, (try? FileStatus(of: path)) == nil, path != path.directory {
      path = path.directory
    }
    let name = path.cString
    do throws(SystemError) {
      guard try FileStatus(of: path).kind == .directory else { throw SystemError(code: ENOTDIR) }
      try SystemError.check { access(name, W_OK | X_OK) }
    } catch {
      throw .unwritable(self, error)
    }
  }

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
