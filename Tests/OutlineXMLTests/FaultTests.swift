import OutlineXML
import Testing

/// Each fault has its place, and says what to do about it.
@Suite struct FaultTests {
  private func check(_ text: String, _ place: String, _ words: String) {
    let failure = failure(of: text)
    let found = failure?.position.map { "\($0.line):\($0.column)" }
    #expect(found == place, "\(failure?.message ?? "no failure")")
    #expect(failure?.message.contains(words) == true, "\(failure?.message ?? "no failure")")
    if let failure, let offset = failure.offset,
      let source = try? XMLSource(decoding: Array(text.utf8))
    {
      #expect(source.position(of: offset) == failure.position)
    }
  }

  @Test(arguments: [
    ("<a b='x&y=2'/>", "1:8", "in the value of b, a bare & begins no reference here: write &amp;"),
    ("<a>\n é & b</a>", "2:4", "write &amp;"),
    ("<a>&</a>", "1:4", "write &amp;"),
    ("<a>&amp</a>", "1:4", "write &amp;"),
    ("<a>&am p;</a>", "1:4", "write &amp;"),
    ("<a b='&#;'/>", "1:7", "write &amp;"),
    ("<a b='&'/>", "1:7", "write &amp;"),
    ("<a b='&amp;&x'/>", "1:12", "write &amp;"),
  ])
  func aBareAmpersandIsAtItself(_ text: String, place: String, words: String) {
    check(text, place, words)
  }

  @Test(arguments: [
    (
      "<a b='x&nbsp;'/>", "1:8",
      "in the value of b, the entity nbsp is not defined in this text: write the character itself, or &#160;"
    ),
    (
      "<a>&eacute;</a>", "1:4",
      "the entity eacute is not defined in this text: write the character itself, or &#233;"
    ),
    ("<a>&nothing;</a>", "1:4", "the entity nothing is not defined"),
    ("<a>\r\n\t&AMP;</a>", "2:2", "the entity AMP"),
  ])
  func anUndefinedEntityIsAtItsAmpersand(_ text: String, place: String, words: String) {
    check(text, place, words)
    #expect(failure(of: text)?.kind == .undefinedEntity)
  }

  @Test(arguments: [
    ("<a>&#55357;</a>", "1:4", "&#55357; is no character"),
    ("<a b='&#x1F;'/>", "1:7", "&#x1F; is no character"),
    ("<a>&#0;</a>", "1:4", "&#0; is no character"),
    ("<a>&#xFFFE;</a>", "1:4", "is no character"),
    ("<a>&#x110000;</a>", "1:4", "is no character"),
    ("<a>&#99999999999;</a>", "1:4", "is no character"),
    ("<a>&#1a;&#x;</a>", "1:4", "write &amp;"),
    ("<a>\u{1F}</a>", "1:4", "U+001F"),
    ("<a b='é\u{1}'/>", "1:8", "U+0001"),
    ("<a><!--\u{8}--></a>", "1:8", "U+0008"),
    ("<a><?x \u{C}?></a>", "1:8", "U+000C"),
    ("<a><![CDATA[\u{B}]]></a>", "1:13", "U+000B"),
    ("<a>\u{FFFF}</a>", "1:4", "U+FFFF"),
    ("<a \u{1}/>", "1:4", "U+0001"),
    ("<a>x\u{1B}[0m</a>", "1:5", "delete it"),
  ])
  func whatXMLCannotHoldIsAtItself(_ text: String, place: String, words: String) {
    check(text, place, words)
  }

  @Test(arguments: [
    ("<a b='x<y'/>", "1:8", "write &lt;"),
    ("<a b='x\n<c d='y'/>", "2:1", "close the value"),
    ("<a>1 < 2</a>", "1:6", "write &lt;"),
    ("<a><1/></a>", "1:4", "write &lt;"),
    ("<a><", "1:4", "write &lt;"),
    ("<a>]]></a>", "1:4", "write ]]&gt;"),
    ("<a><!-- a -- b --></a>", "1:11", "-- may not stand in a comment"),
    ("<a><!-- a ---></a>", "1:11", "-- may not stand in a comment"),
  ])
  func aMisplacedMarkIsAtItself(_ text: String, place: String, words: String) {
    check(text, place, words)
  }

  @Test(arguments: [
    ("<a>\n <b>\n </a>", "3:2", "</a> does not match the open element: <b> of line 2, column 2"),
    ("<a><b></c></b></a>", "1:7", "</c> does not match"),
    ("<a></a", "1:7", "</a> wants its >"),
    ("<a></a b>", "1:8", "</a> wants its >"),
    ("<a>\n<b/>\n", "3:1", "<a> of line 1, column 1 has no end tag"),
    ("<a><b></b>", "1:11", "<a> of line 1, column 1"),
    ("<a></a></b>", "1:8", "</b> closes nothing"),
    ("<a/><b/>", "1:5", "<b> after the end of the root element <a>"),
    ("<a/>\n x", "2:2", "text after the end of the root element <a>"),
    ("<a/><![CDATA[x]]>", "1:5", "a CDATA section after the end"),
    ("<a/>&amp;", "1:5", "text after the end"),
  ])
  func tagsThatDoNotMatchNameOneAnother(_ text: String, place: String, words: String) {
    check(text, place, words)
  }

  @Test(arguments: [
    ("<a b='1' b='2'/>", "1:10", "the attribute b stands twice"),
    ("<a b/>", "1:4", "write b=\"…\""),
    ("<a b c='d'/>", "1:4", "the attribute b has no value"),
    ("<a b=c/>", "1:6", "the value of b must stand in quotes"),
    ("<a b='1'c='2'/>", "1:9", "no white space before this attribute"),
    ("<a b=\"The \"Big\" Show\"/>", "1:12", "write it as &quot;"),
    ("<a b='1' 2/>", "1:10", "2 may not stand here in the tag <a>"),
    ("<a b='1'\"/>", "1:9", "is written &quot;"),
    ("<a b='x", "1:6", "its end quote is missing"),
    ("<a b='1'", "1:1", "its > is missing"),
    ("<a b='1' <c/>", "1:1", "its > is missing"),
    ("<a!/>", "1:3", "! may not stand here"),
  ])
  func aFaultInATagIsAtTheCharacter(_ text: String, place: String, words: String) {
    check(text, place, words)
  }

  @Test(arguments: [
    ("\n<?xml version='1.0'?><a/>", "2:1", "white space before the XML declaration"),
    ("\u{FEFF} <?xml version='1.0'?><a/>", "1:2", "white space before the XML declaration"),
    ("\u{FEFF}\u{FEFF}<?xml version='1.0'?><a/>", "1:1", "a byte-order mark in the wrong place"),
    ("\n\u{FEFF}<a/>", "1:1", "a byte-order mark in the wrong place"),
    ("<!--x--><?xml version='1.0'?><a/>", "1:9", "only stand at the very start"),
    ("<a><?xml version='1.0'?></a>", "1:4", "only stand at the very start"),
    ("x<a/>", "1:1", "this is no XML: it should begin with <, not with x"),
    ("{\"a\":1}", "1:1", "not with {"),
    ("<!--x-->", "1:9", "there is no element"),
    ("<!--x--> y <a/>", "1:10", "text may not stand before the root element"),
    ("<a><!-- x</a>", "1:4", "this comment is not closed: its --> is missing"),
    ("<a><![CDATA[ x</a>", "1:4", "its ]]> is missing"),
    ("<a><?x </a>", "1:4", "its ?> is missing"),
    ("<a/><!DOCTYPE a>", "1:5", "before the root element"),
    ("<!DOCTYPE a [<!ENTITY b 'c'>", "1:29", "the text ends within the DOCTYPE"),
    ("<? x?><a/>", "1:1", "wants a name after <?"),
  ])
  func aMisplacedPartIsAtItsStart(_ text: String, place: String, words: String) {
    check(text, place, words)
  }

  @Test func aWebPageIsSaidToBeOne() {
    let page = "<!DOCTYPE html>\n<html><head><meta a=\"b\"></head></html>"
    check(page, "2:25", "this is an HTML page, not XML: the end tag </head>")
  }

  @Test(arguments: [
    ("<!DOCTYPE a [\n<!ENTITY x>]><a/>", "2:11"),
    ("<!DOCTYPE a [<!ELEMENT b EMTPY>]>\n<a/>", "1:26"),
    ("<?xml version='2.0'?><a/>", "1:20"),
  ])
  func aFaultBeforeTheRootIsWhereLibxml2NoticesIt(_ text: String, place: String) {
    check(text, place, "no well-formed XML: ")
  }

  @Test func aLongNameDoesNotMakeALongMessage() {
    let found = failure(of: "<a>&" + String(repeating: "é", count: 100_000) + ";</a>")
    #expect(found?.kind == .undefinedEntity)
    #expect((found?.message.utf8.count ?? 0) < 1_200)
  }

  @Test func onlyTheFirstFaultIsTold() {
    check("<a b='&x' c='<'>\n</b>", "1:7", "write &amp;")
  }

  @Test func nothingIsToldOfAnElementBehindTheFault() throws {
    let source = try XMLSource(decoding: Array("<a><b/>&<c/></a>".utf8))
    var recorder = Recorder()
    #expect(throws: XMLFailure.self) {
      try XMLScanner(watching: []).scan(source, into: &recorder)
    }
    #expect(recorder.elements.map(\.name) == ["a", "b"])
  }
}
