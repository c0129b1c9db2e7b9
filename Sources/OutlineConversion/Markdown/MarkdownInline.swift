/// Takes the escapes out of text in Markdown.
enum MarkdownInline {
  /// What a piece of a line says: without the backslashes that escape, with characters for numbered
  /// references and line ends for `<br>`; other markup stays as it is.
  ///
  /// - Complexity: Linear.
  static func text(of line: NodeContent.Text) -> [UInt8] {
    if line.says("<!-- -->") { return [] }
    if !line.contains(where: { isSpecial($0) }) { return Array(line) }
    return line.withUnsafeBufferPointer { text in
      var reader = Reader(text)
      reader.run()
      return reader.output
    }
  }

  /// The value behind `name::`, in which only numbered references are no text.
  static func value(of text: NodeContent.Text) -> [UInt8] {
    if !text.contains(UInt8(ascii: "&")) { return Array(text) }
    return text.withUnsafeBufferPointer { text in
      var reader = Reader(text)
      while reader.index < text.count {
        if text[reader.index] != UInt8(ascii: "&") || !reader.takeReference() {
          reader.take(1)
        }
      }
      return reader.output
    }
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<")
      || byte == UInt8(ascii: "`")
  }

  private struct Reader {
    let text: UnsafeBufferPointer<UInt8>
    var index = 0
    var output: [UInt8] = []
    /// Where the last run of so many backticks begins, by their number; found when first needed.
    private var lastRuns: [Int: Int]?

    init(_ text: UnsafeBufferPointer<UInt8>) {
      self.text = text
      output.reserveCapacity(text.count)
    }

    mutating func run() {
      while index < text.count {
        switch text[index] {
        case UInt8(ascii: "\\") where index + 1 < text.count && text[index + 1].isPunctuation:
          index += 1
          take(1)
        case UInt8(ascii: "&"): if !takeReference() { take(1) }
        case UInt8(ascii: "<"): takeTag()
        case UInt8(ascii: "`"): takeCode()
        default: take(1)
        }
      }
    }

    mutating func take(_ count: Int) {
      output += text[index..<(index + count)]
      index += count
    }

    /// Takes a reference by number, if one begins here.
    mutating func takeReference() -> Bool {
      let rest = text[index...].prefix(10)
      guard rest.count > 3, rest[index + 1] == UInt8(ascii: "#"),
        let end = rest.firstIndex(of: UInt8(ascii: ";")),
        let scalar = Self.scalar(String(decoding: rest[(index + 2)..<end], as: UTF8.self))
      else { return false }
      output += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      index = end + 1
      return true
    }

    private static func scalar(_ number: String) -> Unicode.Scalar? {
      let isHex = number.first == "x" || number.first == "X"
      let value = isHex ? UInt32(number.dropFirst(), radix: 16) : UInt32(number)
      return value.flatMap { $0 == 0 ? nil : Unicode.Scalar($0) }
    }

    /// Takes a `<`, with the whole tag where it is one that text may hold.
    private mutating func takeTag() {
      guard let tag = InlineTag(UnsafeBufferPointer(rebasing: text[index...])) else {
        return take(1)
      }
      if tag.name == "br" {
        output.append(0x0A)
        index += tag.length
      } else {
        take(tag.isMark ? tag.length : 1)
      }
    }

    /// Takes a run of backticks, with the code up to the next such run.
    private mutating func takeCode() {
      let count = runLength(at: index)
      let last = runs()[count] ?? 0
      var end = index + count
      guard last > index else { return take(count) }
      while end < text.count {
        if text[end] != UInt8(ascii: "`") {
          end += 1
          continue
        }
        let found = runLength(at: end)
        end += found
        if found == count { break }
      }
      take(end - index)
    }

    private func runLength(at start: Int) -> Int {
      text[start...].prefix { $0 == UInt8(ascii: "`") }.count
    }

    private mutating func runs() -> [Int: Int] {
      if let lastRuns { return lastRuns }
      var found: [Int: Int] = [:]
      var start = 0
      while start < text.count {
        let count = runLength(at: start)
        if count > 0 { found[count] = start }
        start += max(count, 1)
      }
      lastRuns = found
      return found
    }
  }
}
