/// How text stands in Markdown (CommonMark 0.31), on one line.
enum MarkdownText {
  /// What stands for a text that is empty: nothing that is shown.
  static let nothing = "<!-- -->"

  /// Adds a text so that all of it is shown as it is and none of it is a sign of Markdown.
  ///
  /// Markup of HTML that stands within lines stays, as do references: Markdown takes them for what they
  /// are. A line end becomes `<br>`. What is at the start of a line would be a heading, an item or the like,
  /// and is escaped.
  static func append(_ text: NodeContent.Text, to output: inout [UInt8]) {
    if text.isEmpty { return output += nothing.utf8 }
    text.withUnsafeBufferPointer { text in
      var index = appendStart(of: text, to: &output)
      let end = text.count - (text[text.count - 1].isBlank && index < text.count ? 1 : 0)
      var start = index
      while index < end {
        guard isSpecial[Int(text[index])] else {
          index += 1
          continue
        }
        output += text[start..<index]
        index += append(special: index, in: text, to: &output)
        start = index
      }
      output += text[start..<end]
      if end < text.count { append(reference: text[end], to: &output) }
    }
  }

  /// Adds what begins a line and means something there; returns how many bytes that were.
  private static func appendStart(
    of text: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]
  ) -> Int {
    switch text[0] {
    case 0x20, 0x09:
      append(reference: text[0], to: &output)
      return 1
    case UInt8(ascii: "#"):
      let count = text.prefix { $0 == UInt8(ascii: "#") }.count
      if count > 6 || (count < text.count && !text[count].isBlank) { return 0 }
      output.append(UInt8(ascii: "\\"))
      return 0
    case UInt8(ascii: ">"):
      output += "\\>".utf8
      return 1
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "="):
      let isSign = text.count == 1 || text[1].isBlank || text[1] == text[0]
      if isSign { output.append(UInt8(ascii: "\\")) }
      output.append(text[0])
      return 1
    case let digit where digit.isDigit:
      let count = text.prefix { $0.isDigit }.count
      guard count < text.count,
        text[count] == UInt8(ascii: ".") || text[count] == UInt8(ascii: ")"),
        count + 1 == text.count || text[count + 1].isBlank
      else { return 0 }
      output += text[0..<count]
      output += [UInt8(ascii: "\\"), text[count]]
      return count + 1
    default: return 0
    }
  }

  /// The bytes that may mean something wherever they stand.
  private static let isSpecial: [Bool] = (0..<256).map {
    "\\`*_<&[~\n\r".utf8.contains(UInt8($0)) || MarkdownMark(rawValue: UInt8($0)) != nil
  }

  /// Adds a byte that may mean something, or the tag that it begins; returns how many bytes that were.
  private static func append(
    special index: Int, in text: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]
  ) -> Int {
    let byte = text[index]
    let isLast = index + 1 == text.count
    let next = isLast ? 0x0A : text[index + 1]
    let before = index > 0 ? text[index - 1] : UInt8(0)
    var isSign = true
    switch byte {
    case 0x0A:
      output += "<br>".utf8
      return 1
    case 0x0D:
      append(reference: byte, to: &output)
      return 1
    case UInt8(ascii: "\\"): isSign = next.isPunctuation || next <= 0x20
    case UInt8(ascii: "*"): isSign = !(before.isBlank && (next.isBlank || isLast))
    case UInt8(ascii: "_"): isSign = !(before.isAlphanumeric && next.isAlphanumeric)
    case UInt8(ascii: "&"): isSign = next == UInt8(ascii: "#")
    case UInt8(ascii: "<"):
      if let tag = InlineTag(UnsafeBufferPointer(rebasing: text[index...])), tag.isMark {
        output += text[index..<(index + tag.length)]
        return tag.length
      }
      isSign = next.isLetter || "/!?".utf8.contains(next)
    default:
      if let mark = MarkdownMark(rawValue: byte) {
        output += mark.spelling.utf8
        return 1
      }
    }
    if isSign { output.append(UInt8(ascii: "\\")) }
    output.append(byte)
    return 1
  }

  /// Adds a value that stands behind `name::`: nothing in it is a sign of Markdown or HTML.
  static func append(value: NodeContent.Text, to output: inout [UInt8]) {
    value.withUnsafeBufferPointer { value in
      if value.isPlainValue { return output += value }
      var start = 0
      for index in value.indices where isReferenced(index, in: value) {
        output += value[start..<index]
        append(reference: value[index], to: &output)
        start = index + 1
      }
      output += value[start...]
    }
  }

  /// Whether a byte of a value is written as a reference.
  private static func isReferenced(_ index: Int, in value: UnsafeBufferPointer<UInt8>) -> Bool {
    let byte = value[index]
    if byte > UInt8(ascii: "<") { return false }
    switch byte {
    case 0x20, 0x09: return index == 0 || index == value.count - 1
    case 0x0A, 0x0D, UInt8(ascii: "<"): return true
    case UInt8(ascii: "&"):
      return index + 1 < value.count && value[index + 1] == UInt8(ascii: "#")
    default: return false
    }
  }

  private static func append(reference byte: UInt8, to output: inout [UInt8]) {
    output += "&#\(byte);".utf8
  }
}

extension UInt8 {
  /// A letter or digit of ASCII.
  var isAlphanumeric: Bool { isLetter || isDigit }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether no byte of a value can need a reference; sixteen bytes at a time.
  fileprivate var isPlainValue: Bool {
    guard let first, let last else { return true }
    if first <= 0x20 || last <= 0x20 { return false }
    let bytes = UnsafeRawBufferPointer(self)
    let blanks = SIMD16<UInt8>(repeating: 0x20)
    let tags = SIMD16<UInt8>(repeating: UInt8(ascii: "<"))
    let references = SIMD16<UInt8>(repeating: UInt8(ascii: "&"))
    var offset = 0
    while offset + 16 <= count {
      let block = bytes.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
      let found = (block .< blanks) .| (block .== tags) .| (block .== references)
      if any(found) { return false }
      offset += 16
    }
    while offset < count {
      let byte = self[offset]
      if byte < 0x20 || byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&") { return false }
      offset += 1
    }
    return true
  }
}
