/// One word of the command line, as the system passed it: bytes that need not be UTF-8.
struct Argument: Hashable, Sendable {
  let bytes: [UInt8]

  /// The word with these bytes.
  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The word of a command line, which a zero ends.
  init(cString word: UnsafePointer<CChar>) {
    let bytes = sequence(first: word) { $0 + 1 }.lazy.map { UInt8(bitPattern: $0.pointee) }
    self.init(bytes: Array(bytes.prefix { $0 != 0 }))
  }

  /// The word that is written like this.
  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The word as text; nil where it is not UTF-8.
  var text: String? { String(validating: bytes, as: UTF8.self) }

  /// For messages; bytes that are not UTF-8 are replaced.
  var shown: String { String(decoding: bytes, as: UTF8.self) }

  /// The file of that name.
  var path: FilePath { FilePath(bytes: bytes) }

  /// Whether this is `-`, which stands for standard input.
  var isHyphen: Bool { bytes == Array("-".utf8) }

  /// Whether this names standard output: a file that it was led to is not to be replaced.
  var isStandardOutput: Bool {
    isHyphen || ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"].contains(text)
  }

  /// Whether this is read as an option where options may stand.
  var isOption: Bool { bytes.first == UInt8(ascii: "-") && bytes.count > 1 }
}
