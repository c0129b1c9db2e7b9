internal import LibC

/// What lies in a directory.
enum DirectoryEntries {
  /// A name, and what it is the name of, where the file system says it along; links are not followed.
  struct Entry {
    let name: [UInt8]
    let kind: FileStatus.Kind?
  }

  /// All names, in no order, `.` and `..` among them.
  static func all(in directory: FilePath) throws(SystemError) -> [Entry] {
    let path = directory.cString
    guard let stream = opendir(path) else { throw .last }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        if errno != 0 { throw .last }
        return entries
      }
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      entries.append(Entry(name: name, kind: kind(entry.pointee.d_type)))
    }
  }

  private static func kind(_ type: UInt8) -> FileStatus.Kind? {
    switch Int(type) {
    case Int(DT_REG): .regular
    case Int(DT_DIR): .directory
    case Int(DT_LNK): .link
    case Int(DT_UNKNOWN): nil
    default: .other
    }
  }
}
