#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Finds the outlines in a directory, at any depth.
///
/// Those are the regular files whose names end as outlines' names do. Names that begin with a dot
/// are passed over, and links to directories are not followed.
struct DirectoryWalk: Sendable {
  /// The paths below the directory, by their bytes, part by part.
  private(set) var found: [FilePath] = []
  /// Directories that could not be read, with the reason.
  private(set) var failures: [FileFailure] = []

  /// Looks through `top`.
  init(_ top: FilePath) {
    // What is still to be looked at, the next one last.
    var waiting = children(of: top, below: nil)
    while let entry = waiting.popLast() {
      switch entry.kind {
      case .directory: waiting += children(of: top.appending(entry.path.bytes), below: entry.path)
      case .regular: found.append(entry.path)
      default: break
      }
    }
  }

  private struct Entry {
    let path: FilePath
    let kind: FileStatus.Kind
  }

  /// The files and directories that count, in falling order of their names.
  private mutating func children(of directory: FilePath, below path: FilePath?) -> [Entry] {
    do throws(SystemError) {
      let names = try Self.names(in: directory)
      return names.sorted { $1.lexicographicallyPrecedes($0) }.compactMap { name in
        guard name.first != UInt8(ascii: "."),
          let kind = Self.kind(of: directory.appending(name)),
          kind == .directory || OutlineFileName.isOutline(name)
        else { return nil }
        return Entry(path: path?.appending(name) ?? FilePath(bytes: name), kind: kind)
      }
    } catch {
      failures.append(.unreadable(directory, error))
      return []
    }
  }

  /// nil for a link to a directory, and for what went in the meantime.
  private static func kind(of path: FilePath) -> FileStatus.Kind? {
    guard let status = try? FileStatus(of: path, following: false) else { return nil }
    guard status.kind == .link else { return status.kind }
    return (try? FileStatus(of: path))?.kind == .regular ? .regular : nil
  }

  private static func names(in directory: FilePath) throws(SystemError) -> [[UInt8]] {
    let path = directory.cString
    guard let stream = opendir(path) else { throw .last }
    defer { closedir(stream) }
    var names: [[UInt8]] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        if errno != 0 { throw .last }
        return names
      }
      names.append(
        withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) })
    }
  }
}

/// Tells outlines by their names.
enum OutlineFileName {
  /// How the names end, in any letter case.
  private static let opml = ".opml"
  private static let xml = ".xml"

  /// Whether a file of this name is taken for an outline where it was not named itself.
  static func isOutline(_ name: [UInt8]) -> Bool { ends(name, in: opml) || isXML(name) }

  /// Whether a file of this name may as well be XML that is no outline.
  static func isXML(_ name: [UInt8]) -> Bool { ends(name, in: xml) }

  private static func ends(_ name: [UInt8], in ending: String) -> Bool {
    let lowered = name.map { (0x41...0x5a).contains($0) ? $0 | 0x20 : $0 }
    let end = Array(ending.utf8)
    return lowered.count > end.count && lowered.suffix(end.count).elementsEqual(end)
  }
}
