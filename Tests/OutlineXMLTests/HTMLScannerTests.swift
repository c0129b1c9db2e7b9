import Testing

@testable import OutlineXML

/// HTML is understood as libxml2 does, and its tags are told where they are written.
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
    ("<a b=1 B=2 c>", ["<a b=[1] c> at 0"]), ("<a b=>", ["<a b=[]> at 0"]),
    ("<br/><br / >", ["<br> at 0", "<br> at 5"]),
    ("<!-- <a> --><?x y?><a b='<a>'>c", ["<a b=[<a>]> at 19", "\"c\""]),
    ("</b></a><i><b>c</i>d", ["<i> at 8", "<b> at 11", "\"c\"", "</i>", "\"d\""]),
    ("<script><a></scr</SCRIPT>b", ["<script> at 0", "</script>", "\"b\""]),
    ("<b>&amp;&eacute;&#233;&#xE9;</b>", ["<b> at 0", "\"&\"", "\"é\"", "\"é\"", "\"é\"", "</b>"]),
    ("<a b='&amp;c&copy=1'>", ["<a b=[&c&copy=1]> at 0"]),
  ])
  func isToldAsItIsWritten(text: String, lines: [String]) throws {
    #expect(try read(text) == lines)
  }

  @Test(
    arguments: [
      ("a<", .openTag, 1), ("a</", .openTag, 1), ("<a b", .openTag, 0), ("<a b=\"c>", .openTag, 0),
      ("a<!-- b --", .openComment, 1), ("<dl><!-- </dl>", .openComment, 4),
      ("a<!--> -->", .emptyComment, 1), ("<!--->", .openComment, 0),
      (String(repeating: "<b>", count: 20_001), .tooDeep, 59_994), ("</b><c", .openTag, 4),
      ("<style>a</b>", .openScript, 0),
      ("ab&#0;", .reference, 2), ("<a b=\"&#xD800;\">", .reference, 6),
      ("&#99999999999999999999;", .reference, 0),
    ] as [(String, HTMLFault.Kind, Int)])
  func whatEndsInTheMiddleAndWhatIsNoCharacterHasItsPlace(
    text: String, kind: HTMLFault.Kind, offset: Int
  ) {
    #expect(throws: HTMLFault(kind: kind, offset: offset)) { try read(text) }
  }
}
