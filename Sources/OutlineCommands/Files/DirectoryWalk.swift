internal import LibC

/// Finds the files in a directory that are meant, at any depth.
///
/// Those are regular files. Names that begin with a dot are passed over, and links to directories are
/// not followed.
struct DirectoryWalk {
  /// The paths below the directory, by their bytes, part by part.
  private(set) var found: [FilePath] = []
  /// Directories that could not be read, with the reason.
  private(set) var failures: [FileFailure] = []
  private let top: FilePath
  private let selection: FileSelection
  private let passedOver: (FilePath, String) -> Void

  /// Looks through `top`.
  ///
  /// - Parameter passedOver: Is told what is not taken though its name has no dot in front, and why.
  init(
    _ top: FilePath, _ selection: FileSelection,
    passedOver: @escaping (FilePath, String) -> Void = { _, _ in }
  ) {
    self.top = top
    self.selection = selection
    self.passedOver = passedOver
    // What is still to be looked at, the next one last.
    var waiting = children(of: top, below: nil)
    while let entry = waiting.popLast() {
      guard let kind = kind(of: entry) else { continue }
      if kind == .directory {
        waiting += children(of: top.appending(entry.path.bytes), below: entry.path)
      } else {
        found.append(entry.path)
      }
    }
  }

  private struct Entry {
    let path: FilePath
    let kind: FileStatus.Kind?
  }

  /// What lies in a directory, in falling order of the names.
  private mutating func children(of directory: FilePath, below path: FilePath?) -> [Entry] {
    do throws(SystemError) {
      return try DirectoryEntries.all(in: directory)
        .filter { $0.name.first != UInt8(ascii: ".") }
        .sorted { $1.name.lexicographicallyPrecedes($0.name) }
        .map { entry in
          Entry(
            path: path?.appending(entry.name) ?? FilePath(bytes: entry.name), kind: entry.kind)
        }
    } catch {
      failures.append(.unreadable(directory, error))
      return []
    }
  }

  /// What a file or directory is; nil for what is not taken, and for what went in the meantime.
  private func kind(of entry: Entry) -> FileStatus.Kind? {
    let path = top.appending(entry.path.bytes)
    var kind = entry.kind ?? (try? FileStatus(of: path, following: false))?.kind
    if kind == .link {
      kind = (try? FileStatus(of: path))?.kind
      if kind == nil { passedOver(path, "it is a link that leads to no file") }
      if kind == .directory {
        passedOver(path, "it is a link to a directory")
        return nil
      }
    }
    guard let kind else { return nil }
    if let reason = selection.reasonToPassOver(entry.path, isDirectory: kind == .directory) {
      passedOver(path, reason)
      return nil
    }
    if kind == .other {
      passedOver(path, "it is not a regular file")
      return nil
    }
    return kind
  }
}
