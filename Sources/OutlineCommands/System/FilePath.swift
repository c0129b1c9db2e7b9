/// The name by which the system knows a file: bytes that need not be UTF-8.
struct FilePath: Hashable, Sendable {
  /// The bytes, without the zero that ends them for the system.
  let bytes: [UInt8]

  /// The path with these bytes.
  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The path that is written like this.
  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// As a C function takes it.
  var cString: [CChar] { bytes.map { CChar(bitPattern: $0) } + [0] }

  /// For people to read; bytes that are not UTF-8 are replaced.
  var shown: String { String(decoding: bytes, as: UTF8.self) }
}

// MARK: - Parts

extension FilePath {
  private static let slash = UInt8(ascii: "/")

  /// Whether the path says that it is a directory.
  var endsInSlash: Bool { bytes.last == Self.slash }

  /// Whether the path counts from the root of all files.
  var isAbsolute: Bool { bytes.first == Self.slash }

  /// Where the file lies: what stands before the last name, `.` where nothing does.
  var directory: FilePath {
    let trimmed = withoutSlashesAtEnd.bytes
    guard let slash = trimmed.lastIndex(of: Self.slash) else { return FilePath(".") }
    return FilePath(bytes: Array(trimmed[...slash])).withoutSlashesAtEnd
  }

  /// The last name of the path.
  var name: [UInt8] {
    let trimmed = withoutSlashesAtEnd.bytes
    guard let slash = trimmed.lastIndex(of: Self.slash) else { return trimmed }
    return Array(trimmed[(slash + 1)...])
  }

  /// The path without `/` at its end, except where it is all there is.
  var withoutSlashesAtEnd: FilePath {
    guard let last = bytes.lastIndex(where: { $0 != Self.slash }) else {
      return isAbsolute ? FilePath("/") : self
    }
    return FilePath(bytes: Array(bytes[...last]))
  }

  /// The names between the slashes.
  var parts: [ArraySlice<UInt8>] { bytes.split(separator: Self.slash) }

  /// The path of a file in this directory.
  func appending(_ name: some Sequence<UInt8>) -> FilePath {
    FilePath(bytes: endsInSlash || bytes.isEmpty ? bytes + name : bytes + [Self.slash] + name)
  }

  /// The path of a file beside this one whose name is this one's with `suffix` behind it.
  func addingSuffix(_ suffix: String) -> FilePath {
    FilePath(bytes: withoutSlashesAtEnd.bytes + suffix.utf8)
  }
}
