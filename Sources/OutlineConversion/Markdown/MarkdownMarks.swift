/// The marks of Markdown in a text that is still to be escaped: bytes that no UTF-8 has stand for them.
enum MarkdownMark: UInt8, CaseIterable {
  case strong = 0xF8
  case emphasis
  case struck
  case codeStart
  case codeEnd
  case linkStart
  case linkMiddle
  case linkEnd

  /// How it is written.
  var spelling: String {
    switch self {
    case .strong: "**"
    case .emphasis: "*"
    case .struck: "~~"
    case .codeStart: "<code>"
    case .codeEnd: "</code>"
    case .linkStart: "["
    case .linkMiddle: "](<"
    case .linkEnd: ">)"
    }
  }

  /// All of them, as what takes out the markup of HTML needs them.
  static let marks = TextMarks(
    strong: [strong.rawValue], emphasis: [emphasis.rawValue], struck: [struck.rawValue],
    codeStart: [codeStart.rawValue], codeEnd: [codeEnd.rawValue],
    linkStart: { _ in [linkStart.rawValue] },
    linkEnd: { address in
      let isWritable = !address.contains { $0 < 0x20 || $0 == UInt8(ascii: "<") }
      return [linkMiddle.rawValue] + (isWritable ? Array(address) : []) + [linkEnd.rawValue]
    })
}
