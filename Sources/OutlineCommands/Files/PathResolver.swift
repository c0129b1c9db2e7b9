/// Finds out which file a path means, however it is written, and looks up each directory once.
struct PathResolver {
  private var directories: [FilePath: FilePath] = [:]

  /// The absolute path without links and dots, the same for all paths to a file. What does not exist
  /// is taken as it is written, below what exists.
  mutating func resolve(_ path: FilePath) -> FilePath {
    let isLink = (try? FileStatus(of: path, following: false))?.kind == .link
    if isLink || path.name.isEmpty || path.name.allSatisfy({ $0 == UInt8(ascii: ".") }) {
      return path.resolved
    }
    return resolve(directory: path.directory).appending(path.name)
  }

  private mutating func resolve(directory: FilePath) -> FilePath {
    if let known = directories[directory] { return known }
    let resolved = Self.resolvedAsFarAsThere(directory)
    directories[directory] = resolved
    return resolved
  }

  private static func resolvedAsFarAsThere(_ path: FilePath) -> FilePath {
    var missing: [[UInt8]] = []
    var existing = path
    while (try? FileStatus(of: existing)) == nil, existing != existing.directory {
      missing.append(existing.name)
      existing = existing.directory
    }
    return missing.reversed().reduce(existing.resolved) { $0.appending($1) }
  }
}

extension FilePath {
  /// The path as all its spellings in small and capital letters have it.
  var withoutCase: String { shown.lowercased() }

  /// Whether names that differ in small and capital letters only are one file, where this path leads or
  /// would lead. The directories it lies in are asked for under another spelling.
  var isWhereCaseDoesNotCount: Bool {
    var path = self
    while path != path.directory {
      if let there = try? FileStatus(of: path), let other = path.inOtherCase {
        return (try? FileStatus(of: other))?.stamp.identity == there.stamp.identity
      }
      path = path.directory
    }
    return false
  }

  /// The path with small letters in its last name for capital ones, and the other way round; nil where
  /// there are none.
  private var inOtherCase: FilePath? {
    let other = name.map { byte in
      (0x41...0x5a).contains(byte & 0xdf) ? byte ^ 0x20 : byte
    }
    return other == name ? nil : directory.appending(other)
  }
}
