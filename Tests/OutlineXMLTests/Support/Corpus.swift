import LibC

/// The real files beside the tests.
enum Corpus {
  /// Names of the well-formed OPML files, sorted.
  static let opml: [String] = {
    guard let directory = opendir(path) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }()

  /// The bytes of one of them.
  static func bytes(of name: String) -> [UInt8] {
    guard let file = fopen("\(path)/\(name)", "rb") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
      bytes.append(contentsOf: buffer[..<count])
    }
    return bytes
  }

  private static let path =
    #filePath.split(separator: "/").dropLast(3)
    .reduce("") { $0 + "/" + $1 } + "/Corpus/opml"
}
