import Testing

@testable import OutlineXML

/// HTML is read by the rules of its standard, and told as it is written.
@Suite struct HTMLScannerTests {
  /// Writes down what it is told.
  private struct Transcript: HTMLReceiver {
    var lines: [String] = []

    mutating func startTag(_ tag: HTMLTag) {
      let attributes = tag.attributes.map { " \($0.name)" + ($0.value.map { "=[\($0)]" } ?? "") }
      lines.append("<\(tag.name)\(attributes.joined())> at \(tag.offset)")
    }

    mutating func endTag(_ name: String) { lines.append("</\(name)>") }

    mutating func text(_ text: [UInt8], at offset: Int) {
      lines.append("\"" + String(decoding: text, as: UTF8.self) + "\"")
    }
  }

  private func read(_ text: String) throws(HTMLFault) -> [String] {
    var transcript = Transcript()
    try HTMLScanner.scan(Array(text.utf8)[...], into: &transcript)
    return transcript.lines
  }

  @Test(arguments: [
    ("a<B>c</b >d", ["\"a\"", "<b> at 1", "\"c\"", "</b>", "\"d\""]),
    ("<a b=\"1>\" c='2\"' d=3/4 e f = 5>", ["<a b=[1>] c=[2\"] d=[3/4] e f=[5]> at 0"]),
    ("<a b=1 B=2 =c>", ["<a b=[1] =c> at 0"]), ("<a b=>", ["<a b=[]> at 0"]),
    ("<br/><br / >", ["<br> at 0", "<br> at 5"]),
    ("a < b <3 c", ["\"a \"", "\"< b \"", "\"<3 c\""]),
    ("<!-- <a> --><?x y?><!DOCTYPE a></ b></>c", ["\"c\""]),
    ("<!-->a<!--->b", ["\"a\"", "\"b\""]),
    ("<script><a></scr</SCRIPT>b", ["<script> at 0", "</script>", "\"b\""]),
    ("&amp;&eacute;&#233;&#xE9;&#XE9 &copy &nix; & &#; &#x;", ["\"&éééé &copy &nix; & &#; &#x;\""]),
    ("<a b='&amp;c&copy=1'>", ["<a b=[&c&copy=1]> at 0"]),
    ("&NotEqualTilde;", ["\"\u{2242}\u{338}\""]),
  ])
  func isToldAsItIsWritten(text: String, lines: [String]) throws {
    #expect(try read(text) == lines)
  }

  @Test(
    arguments: [
      ("a<", .openTag, 1), ("a</", .openTag, 1), ("<a b", .openTag, 0), ("<a b=\"c>", .openTag, 0),
      ("a<!-- b --", .openComment, 1), ("<!DOCTYPE a", .openTag, 0),
      ("<style>a</b>", .openScript, 0),
      ("ab&#0;", .reference(0), 2), ("<a b=\"&#xD800;\">", .reference(0xD800), 6),
      ("&#99999999999999999999;", .reference(0x110000), 0),
    ] as [(String, HTMLFault.Kind, Int)])
  func whatEndsInTheMiddleAndWhatIsNoCharacterHasItsPlace(
    text: String, kind: HTMLFault.Kind, offset: Int
  ) {
    #expect(throws: HTMLFault(kind: kind, offset: offset)) { try read(text) }
  }
}
