internal import OutlineXML

/// How inputs are read.
struct ReadingOptions: Hashable, Sendable {
  static let lenient = CommandOption(
    "lenient",
    "Read what XML forbids where its meaning is certain, as \"outline help repair\" says; each mending is"
      + " a warning.")
  static let inputEncoding = CommandOption(
    "input-encoding", value: "NAME", "Read as this encoding, whatever the file declares.")
  static let mostBytes = CommandOption(
    "max-bytes", value: "N",
    "Refuse longer inputs; K, M or G may stand behind N (2G is the default, and the most).")

  /// All of them, for a command's manual.
  static let all = [lenient, inputEncoding, mostBytes]

  var isLenient = false
  /// The name of the encoding, where it is not told from the file.
  var encoding: String?
  /// The most bytes that an input may have.
  var mostBytes = XMLSource.mostBytes
  /// Whether line breaks in values become references.
  var keepsLineBreaks = false

  /// Reads as the file says, and strictly.
  init() {}

  /// Takes the options.
  init(parsing arguments: inout ArgumentReader) throws(UsageError) {
    isLenient = arguments.take(Self.lenient)
    encoding = try arguments.takeEncoding(Self.inputEncoding)
    if let text = try arguments.takeText(Self.mostBytes) {
      mostBytes = try Self.bytes(typed: text)
    }
  }

  /// The number that is written with or without a unit.
  private static func bytes(typed text: String) throws(UsageError) -> Int {
    let units: [Character: Int] = ["K": 1 << 10, "M": 1 << 20, "G": 1 << 30]
    let unit = text.last.flatMap { units[Character($0.uppercased())] }
    let digits = unit == nil ? text[...] : text.dropLast()
    guard let number = Int(digits), number > 0 else {
      throw UsageError("--max-bytes is a number such as 500K, 64M or 1G, not \"\(text)\"")
    }
    let (bytes, isTooLarge) = number.multipliedReportingOverflow(by: unit ?? 1)
    // 2G says the same as the longest text, which has two bytes less.
    guard !isTooLarge, bytes <= 1 << 31 else {
      throw UsageError("--max-bytes is at most 2G: longer texts cannot be read")
    }
    return min(bytes, XMLSource.mostBytes)
  }
}

extension ArgumentReader {
  /// The value of the option, the name of an encoding that there is.
  mutating func takeEncoding(_ option: CommandOption) throws(UsageError) -> String? {
    guard let name = try takeText(option) else { return nil }
    guard (try? XMLEncoding(named: name)) != nil else {
      throw UsageError("\(option.spelling): no encoding is known as \"\(name)\"")
    }
    return name
  }
}
