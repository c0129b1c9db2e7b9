/// How texts stand on a page.
enum PageText {
  /// Adds a text that stands between tags, or in double quotes.
  ///
  /// No sign of it means anything to HTML. A line end is LF; control characters, which HTML does not
  /// allow, become U+FFFD.
  static func append(_ text: some Collection<UInt8>, to output: inout [UInt8]) {
    var last: UInt8 = 0
    for byte in text {
      switch byte {
      case UInt8(ascii: "&"): output += "&amp;".utf8
      case UInt8(ascii: "<"): output += "&lt;".utf8
      case UInt8(ascii: ">"): output += "&gt;".utf8
      case UInt8(ascii: "\""): output += "&quot;".utf8
      case 0x0A where last == 0x0D: break
      case 0x0D: output.append(0x0A)
      case 0x80...0x9F where last == 0xC2:
        output.removeLast()
        output += UTF8.encodedReplacementCharacter
      case 0x00..<0x20 where byte != 0x09 && byte != 0x0A, 0x7F:
        output += UTF8.encodedReplacementCharacter
      default: output.append(byte)
      }
      last = byte
    }
  }
}
