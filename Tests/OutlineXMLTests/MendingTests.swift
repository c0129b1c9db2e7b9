import TestSupport
import Testing

@testable import OutlineXML

/// What XML forbids and can have but one meaning is written anew; nothing else is.
@Suite struct MendingTests {
  private func mended(_ text: String, lines: Bool = false) throws(XMLFailure) -> XMLSource {
    try XMLSource(decoding: Array(text.utf8), leniently: true).mended(keepingLineBreaks: lines)
  }

  private func text(_ source: XMLSource) -> String {
    String(decoding: source.bytes.dropLast(), as: UTF8.self)
  }

  /// The rules used, with their places in the file.
  private func log(_ source: XMLSource) -> [String] {
    var places = PositionCounter(source, countingAsRead: true)
    return source.mendings.map {
      let place = places.position(of: $0.range.lowerBound)
      return "\(place.line):\(place.column) \($0.rule.rawValue)"
    }
  }

  @Test(arguments: [
    ("<a b='x&y=2&amp;z&#10;&'/>", "<a b='x&amp;y=2&amp;z&#10;&amp;'/>"),
    ("<a>R & D, &am p; &#;&copy 1</a>", "<a>R &amp; D, &amp;am p; &amp;#;&amp;copy 1</a>"),
    ("<a b='&eacute;&nbsp;'>&mdash;&NotEqualTilde;</a>", "<a b='é\u{A0}'>—≂̸</a>"),
    ("<a b='&AMP;&LT;&GT;&QUOT;&Tab;&NewLine;'/>", "<a b='&amp;&lt;&gt;&quot;&#9;&#10;'/>"),
    ("<a>&nvlt;&bne;</a>", "<a>&lt;\u{20D2}=\u{20E5}</a>"),
    (
      "<a b='\u{1F}'>\u{0}\u{FFFF}<!--\u{8}--><![CDATA[\u{B}]]><?x \u{C}?></a>",
      "<a b='\u{FFFD}'>\u{FFFD}\u{FFFD}<!--\u{FFFD}--><![CDATA[\u{FFFD}]]><?x \u{FFFD}?></a>"
    ),
    ("<a>&#x1F;&#0;&#xFFFE;</a>", "<a>\u{FFFD}\u{FFFD}\u{FFFD}</a>"),
    ("<a b='&#55357;&#56832;'>&#xD83D;&#xde00;</a>", "<a b='😀'>😀</a>"),
    ("<a>&#55357;</a>", "<a>\u{FFFD}</a>"),
    ("<a>&#56832;&#55357;x</a>", "<a>\u{FFFD}\u{FFFD}x</a>"),
    ("<a b='&#55357;'>&#56832;</a>", "<a b='\u{FFFD}'>\u{FFFD}</a>"),
    ("\n \t<?xml version='1.0'?><a/>", "<?xml version='1.0'?><a/>"),
    ("\n\u{FEFF}<?xml version='1.0'?><a/>", "<?xml version='1.0'?><a/>"),
    ("\u{FEFF}\n<?xml version='1.0'?><a/>", "\u{FEFF}<?xml version='1.0'?><a/>"),
    ("\u{FEFF}\u{FEFF}<a/>", "\u{FEFF}<a/>"),
    (
      "<?xml version='1.0' encoding='UTF-16'?><a>é</a>",
      "<?xml version='1.0' encoding='UTF-8'?><a>é</a>"
    ),
    (
      "\n<?xml version='1.0' encoding='utf-32le'?><a>&</a>",
      "<?xml version='1.0' encoding='UTF-8'?><a>&amp;</a>"
    ),
  ])
  func aCertainMeaningIsWritten(_ old: String, new: String) throws {
    let source = try mended(old)
    #expect(text(source) == new)
    #expect(source.isMended)
    var receiver = NoReceiver()
    #expect(throws: Never.self) { try XMLScanner(watching: []).scan(source, into: &receiver) }
    #expect(try !mended(new).isMended)
  }

  @Test(arguments: [
    "<a b='The 'Big' Show'/>", "<a>&nothing;</a>", "<a>&#x110000;</a>",
    "<a b='x<y'/>", "<a>1 < 2</a>", "<a>]]></a>", "<a><b></a>", "<a>&", "<a/><b/>", "<a b=c/>",
    "<a b='1' b='2'/>", "<a \u{1}/>", "<a><!-- -- --></a>", "x<a/>", "<a>&amp;", "",
    "<!DOCTYPE a [<!ENTITY e SYSTEM 'f'>]><a b='&e;'/>",
    "<?xml version='1.0' encoding='ISO-8859-1'?><?xml version='1.0'?><a/>",
  ])
  func nothingIsGuessed(_ text: String) {
    #expect(throws: XMLFailure.self) { try mended(text) }
  }

  @Test(arguments: [
    "<a/>", "\u{FEFF}<a b='&amp;&#10;&lt;'>é\n</a>\n", "<!-- & --><a><![CDATA[&]]><?x & ?></a>",
    "<!DOCTYPE a [<!ENTITY copy 'x'>]><a b='&copy;'/>", "\n<a/>",
  ])
  func whatIsGoodStays(_ good: String) throws {
    #expect(try !mended(good).isMended)
    #expect(try text(mended(good)) == good)
  }

  @Test func aDeclaredEntityIsNoneOfHTML() throws {
    let source = try mended(
      "\n<?xml version='1.0'?><!DOCTYPE a [<!ENTITY copy 'x'>]><a>&copy;&</a>")
    #expect(text(source).hasSuffix("<a>&copy;&amp;</a>"))
  }

  @Test func placesAreThoseOfTheFile() throws {
    let old = "\n\n<?xml version='1.0'?>\n<a b='é&' c='&&eacute;'>\n<d/>&#55357;&#56832;</a>"
    let source = try mended(old)
    #expect(
      log(source) == [
        "1:1 leading-space", "4:8 bare-ampersand", "4:14 bare-ampersand", "4:15 html-entity",
        "5:5 surrogate-pair",
      ])
    #expect(String(decoding: source.textAsRead.dropLast(), as: UTF8.self) == old)
    let node = try #require(source.bytes.firstOffset(of: UInt8(ascii: "d"), in: 40..<source.count))
    #expect(source.position(of: node) == SourcePosition(line: 5, column: 2))
    #expect(source.position(of: source.count) == SourcePosition(line: 5, column: 25))
  }

  @Test func aFaultBehindMendingsHasItsPlaceInTheFile() {
    let failure = #expect(throws: XMLFailure.self) {
      try mended("\n<?xml version='1.0'?>\n<a>& <b></a>")
    }
    #expect(failure?.position == SourcePosition(line: 3, column: 9))
    #expect(failure?.isMendable == false)
  }

  @Test func aReferenceToWhatLiesOutsideIsKeptUnread() throws {
    let text = "<!DOCTYPE a [<!ENTITY e SYSTEM '/etc/hostname'>]><a>&e;<b/></a>"
    #expect(failure(of: text)?.isMendable == true)
    let source = try mended(text)
    #expect(log(source) == ["1:53 external-entity"])
    #expect(self.text(source) == text)
    var recorder = Recorder()
    _ = try XMLScanner(watching: []).scan(source, into: &recorder)
    #expect(recorder.elements.map(\.name) == ["a", "b"])
  }

  @Test func lineBreaksInValuesAreKeptOnRequest() throws {
    let old = "<a\nb='1\n2\r\n3\r4\t5'>\n\r\n</a>"
    #expect(try text(mended(old, lines: true)) == "<a\nb='1&#10;2&#10;3&#10;4\t5'>\n\r\n</a>")
    #expect(try !mended(old).isMended)
  }

  @Test func aMendedTextIsWrittenInItsEncoding() throws {
    let start = Array("<?xml version='1.0' encoding='ISO-8859-1'?><a>".utf8)
    let file = start + [0xE9] + Array("&eacute;&</a>".utf8)
    let source = try XMLSource(decoding: file).mended()
    #expect(
      try source.encode(Array(source.bytes.dropLast()))
        == start + [0xE9, 0xE9] + Array("&amp;</a>".utf8))
  }

  @Test func aMillionFaultsAreMendedInOnePass() throws {
    let count = 1_000_000
    let source = try mended("<a>" + String(repeating: "&", count: count) + "</a>")
    #expect(source.mendings.count == count)
    #expect(source.count == 7 + 5 * count)
    #expect(source.position(of: source.count).column == count + 8)
  }

  @Test func whatIsCalledMendableIsMended() throws {
    var random = SeededGenerator(seed: 7)
    let pieces = [
      "<a>", "</a>", "<b c='d'/>", "<b c='", "'", "&amp;", "&", ";", "&eacute;", "&e;", "&f;",
      "<!--", "-->", "]]>", "<?x ?>", "x", " ", "\n", "é", "\u{1}", "&#55357;", "&#56832;",
      "<?xml version='1.0'?>", "\u{FEFF}",
    ]
    let doctype = "<!DOCTYPE a [<!ENTITY e 'v'><!ENTITY f SYSTEM 'w'>]>"
    for _ in 0..<4_000 {
      var file = random.next() % 2 == 0 ? doctype + "<a>" : ""
      for _ in 0..<random.next() % 10 { file += pieces[Int(random.next() % UInt64(pieces.count))] }
      if random.next() % 2 == 0 { file += "</a>" }
      guard let before = failure(of: file) else {
        #expect(try !mended(file).isMended, "\(file)")
        continue
      }
      do throws(XMLFailure) {
        let source = try mended(file)
        #expect(source.isMended == before.isMendable, "\(file)")
        #expect(try source.mended().mendings == source.mendings, "\(file)")
      } catch {
        #expect(error.position != before.position || !before.isMendable, "\(file)")
        #expect((0...file.utf8.count * 5).contains(error.offset ?? 0))
      }
    }
  }
}
