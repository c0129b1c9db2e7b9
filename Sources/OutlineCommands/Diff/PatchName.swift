extension FilePath {
  /// The path as a patch has it, so that `patch` finds the file.
  ///
  /// A tab ends a name with a blank in it, which would end the name itself otherwise. A name with a
  /// sign that steers, a quote or a backslash is quoted as in C. Both are what git writes.
  var inPatch: [UInt8] {
    let needsQuotes = bytes.contains { $0 < 0x20 || $0 == 0x7f || $0 == 0x22 || $0 == 0x5c }
    if needsQuotes { return Array("\"".utf8) + bytes.flatMap(Self.quoted) + Array("\"".utf8) }
    return bytes.contains(0x20) ? bytes + [0x09] : bytes
  }

  private static func quoted(_ byte: UInt8) -> [UInt8] {
    switch byte {
    case 0x09: Array("\\t".utf8)
    case 0x0a: Array("\\n".utf8)
    case 0x0d: Array("\\r".utf8)
    case 0x22: Array("\\\"".utf8)
    case 0x5c: Array("\\\\".utf8)
    case 0..<0x20, 0x7f: octal(byte)
    default: [byte]
    }
  }

  private static func octal(_ byte: UInt8) -> [UInt8] {
    let digits = String(byte, radix: 8)
    return Array(("\\" + String(repeating: "0", count: 3 - digits.count) + digits).utf8)
  }
}
