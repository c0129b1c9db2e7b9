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
    for index in value.indices {
      let byte = value[index]
      let isAtEnd = index == value.startIndex || index == value.endIndex - 1
      switch byte {
      case 0x20, 0x09:
        if isAtEnd { append(reference: byte, to: &output) } else { output.append(byte) }
      case 0x0A, 0x0D, UInt8(ascii: "<"): append(reference: byte, to: &output)
      case UInt8(ascii: "&")
      where index + 1 < value.endIndex && value[index + 1] == UInt8(ascii: "#"):
        append(reference: byte, to: &output)
      default: output.append(byte)
      }
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
