internal import OutlineXML

/// How texts stand in formats that have a line for each.
///
/// A line end within a text is written as the character that Unicode has for it: LF as U+2028 LINE
/// SEPARATOR, CR as U+2029 PARAGRAPH SEPARATOR, and read back likewise. What would be read as a sign of
/// the format gets a *guard*, a zero-width space (U+200B), which reading takes away.
enum OneLine {
  /// U+200B as UTF-8.
  static let guardSign: [UInt8] = [0xE2, 0x80, 0x8B]

  /// Adds a text without its line ends, guarded in front or at its end.
  static func append(
    _ text: NodeContent.Text, guardingFront: Bool = false, guardingEnd: Bool = false,
    to output: inout [UInt8]
  ) {
    if guardingFront { output += guardSign }
    var start = text.startIndex
    var index = start
    while index < text.endIndex {
      let byte = text[index]
      if byte == 0x0A || byte == 0x0D {
        output += text[start..<index]
        output += [0xE2, 0x80, byte == 0x0A ? 0xA8 : 0xA9]
        start = index + 1
      }
      index += 1
    }
    output += text[start...]
    if guardingEnd { output += guardSign }
  }

  /// The text that a line says, with its line ends and without one guard at each end.
  static func text(of line: NodeContent.Text) -> [UInt8] {
    var line = line
    if line.starts(with: guardSign) { line = line.dropFirst(3) }
    if line.endsInGuard { line = line.dropLast(3) }
    if !line.contains(0xE2) { return Array(line) }
    var text: [UInt8] = []
    text.reserveCapacity(line.count)
    var index = line.startIndex
    while index < line.endIndex {
      let byte = line[index]
      if byte == 0xE2, index + 2 < line.endIndex, line[index + 1] == 0x80,
        line[index + 2] == 0xA8 || line[index + 2] == 0xA9
      {
        text.append(line[index + 2] == 0xA8 ? 0x0A : 0x0D)
        index += 3
      } else {
        text.append(byte)
        index += 1
      }
    }
    return text
  }
}

extension NodeContent.Text {
  /// Whether it ends in a zero-width space.
  var endsInGuard: Bool { suffix(3).elementsEqual(OneLine.guardSign) }

  /// Whether it has to be guarded in front so that all of it is read: nothing, or a blank, or a guard, is
  /// what it begins with.
  var needsFrontGuard: Bool {
    guard let first else { return true }
    // U+FEFF at the start of a text would be taken for its mark.
    return first.isBlank || starts(with: OneLine.guardSign) || utf8MarkLength > 0
  }

  /// Whether it has to be guarded at its end so that all of it is read.
  var needsEndGuard: Bool { last?.isBlank == true || endsInGuard }

  /// Without blanks in front.
  var withoutFrontBlanks: NodeContent.Text { drop { $0.isBlank } }

  /// Without blanks at its end.
  var withoutEndBlanks: NodeContent.Text {
    self[..<((lastIndex { !$0.isBlank }).map { $0 + 1 } ?? startIndex)]
  }

  /// Without blanks at both ends.
  var withoutBlanks: NodeContent.Text { withoutFrontBlanks.withoutEndBlanks }

  /// The lines of a text: what stands between LFs.
  var lines: [NodeContent.Text] {
    split(separator: 0x0A, omittingEmptySubsequences: false)
  }

  /// Whether it is this text.
  func says(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { elementsEqual($0) }
  }

  /// Whether it is this text, given in small letters, whatever letters it has.
  func lowercasedSays(_ text: String) -> Bool {
    count == text.utf8.count && lowercasedBegins(text)
  }

  /// Whether it begins with this text, given in small letters, whatever letters it has.
  func lowercasedBegins(_ text: String) -> Bool {
    count >= text.utf8.count
      && zip(self, text.utf8).allSatisfy { $0 == $1 || ($0.isLetter && $0 | 0x20 == $1) }
  }

  /// Whether it begins with this text.
  func begins(with text: StaticString) -> Bool {
    text.withUTF8Buffer { starts(with: $0) }
  }
}

extension UInt8 {
  /// Space or tab.
  var isBlank: Bool { self == 0x20 || self == 0x09 }

  /// 0 to 9.
  var isDigit: Bool { (0x30...0x39).contains(self) }

  /// A letter of ASCII.
  var isLetter: Bool { (0x41...0x5A).contains(self & 0xDF) }

  /// Punctuation of ASCII, as CommonMark lists it.
  var isPunctuation: Bool {
    (0x21...0x7E).contains(self) && !isDigit && !isLetter
  }
}
