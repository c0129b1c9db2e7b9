internal import OutlineXML

/// Writes names and paths as a selector takes them back.
public enum PathWriter {
  /// The path of these titles from the top, such as `/News/"R & D"`; `top` where there are none.
  ///
  /// A title stands in quotes unless all of it is letters, digits, `.`, `_` and `-`. A line feed is
  /// `\n` and a tab `\t`, so a path is one line.
  ///
  /// - Complexity: O(*n*), *n* the length of all titles.
  public static func path(of titles: [String]) -> String {
    titles.isEmpty ? Keyword.top.rawValue : titles.map { "/" + title($0) }.joined()
  }

  /// An id or title as a name alone: as in a path, but a key word of the language is quoted too.
  public static func name(_ name: String) -> String {
    Keyword(rawValue: name) == nil ? title(name) : quoted(name)
  }

  /// A text in `"…"`, with `\"`, `\\`, `\n` and `\t` within.
  public static func quoted(_ text: String) -> String {
    var text = text
    return text.withUTF8 { text in
      var quoted: [UInt8] = []
      append(quoted: text, to: &quoted)
      return String(decoding: quoted, as: UTF8.self)
    }
  }

  /// Adds a step of a path, given as UTF-8: a `/` and the title.
  package static func append(
    step title: UnsafeBufferPointer<UInt8>, to path: inout [UInt8]
  ) {
    path.append(UInt8(ascii: "/"))
    append(title: title, to: &path)
  }

  private static func title(_ title: String) -> String {
    var title = title
    return title.withUTF8 { title in
      var written: [UInt8] = []
      append(title: title, to: &written)
      return String(decoding: written, as: UTF8.self)
    }
  }

  private static func append(title: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
    if isBare(title) { output += title } else { append(quoted: title, to: &output) }
  }

  private static func isBare(_ title: UnsafeBufferPointer<UInt8>) -> Bool {
    for byte in title {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F: continue
      case ..<0x80: return false
      default:
        return String(decoding: title, as: UTF8.self).unicodeScalars
          .allSatisfy(\.standsInBareNames)
      }
    }
    return !title.isEmpty
  }

  private static func append(quoted text: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    if text.needsNoEscapes {
      output += text
      output.append(UInt8(ascii: "\""))
      return
    }
    var start = 0
    for (index, byte) in text.enumerated() {
      let escaped: StaticString
      switch byte {
      case UInt8(ascii: "\""): escaped = "\\\""
      case UInt8(ascii: "\\"): escaped = "\\\\"
      case UInt8(ascii: "\n"): escaped = "\\n"
      case UInt8(ascii: "\t"): escaped = "\\t"
      default: continue
      }
      output += text[start..<index]
      escaped.withUTF8Buffer { output += $0 }
      start = index + 1
    }
    output += text[start...]
    output.append(UInt8(ascii: "\""))
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a text in quotes is written as it is; in eight bytes at a time, some that are may be missed.
  fileprivate var needsNoEscapes: Bool {
    let bytes = UnsafeRawBufferPointer(self)
    var offset = 0
    while offset + 8 <= count {
      let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      let escaped =
        word.highBitsOfSpecials | word.highBits(ofBytes: UInt8(ascii: "\""))
        | word.highBits(ofBytes: UInt8(ascii: "\\"))
      if escaped != 0 { return false }
      offset += 8
    }
    return self[offset...].allSatisfy {
      $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
  }
}
