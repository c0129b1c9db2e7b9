import OutlineDocument
import OutlineXML
import Testing

@testable import OutlineConversion

/// What a format has no place for is counted, by kind and by name.
@Suite struct LossTests {
  private static let opml = """
    <opml version="2.0"><head><expansionState></expansionState></head><body>
    <outline text="a" id="1" xmlUrl="u"><outline text="b" _note="n" _status="checked" created="c"/></outline>
    <outline text="c" xmlUrl="v"/>
    </body></opml>
    """

  @Test(arguments: [
    ("text", "1 note, 1 check mark, 1 fold state, 1 id, 2 @xmlUrl, 1 @created"), ("markdown", ""),
    ("taskpaper", "1 fold state"), ("netscape", "1 check mark"),
  ])
  func lossesAreCounted(format name: String, words: String) throws {
    let format = try #require(ConversionFormat.named(name))
    let document = try OutlineDocument(XMLSource(decoding: Array(Self.opml.utf8)))
    let losses = ConversionLosses(of: document, in: format.holding)
    #expect(losses.inWords == words)
    #expect(losses.isEmpty == words.isEmpty)
  }

  @Test func plainLeavesOnlyTitlesNotesAndCheckMarks() throws {
    let format = try #require(ConversionFormat.named("org"))
    let document = try OutlineDocument(XMLSource(decoding: Array(Self.opml.utf8)))
    var options = ConversionOptions()
    options.isPlain = true
    let losses = ConversionLosses(of: document, in: format.holding(options))
    #expect(losses.inWords == "1 fold state, 1 id, 2 @xmlUrl, 1 @created")
    var text: [UInt8] = []
    format.exporter(options)?.write(document, calling: "-") { text += $0 }
    #expect(String(decoding: text, as: UTF8.self) == "* a\n** DONE b\nn\n* c\n")
  }

  @Test(arguments: [
    ("csv", "the document's title"), ("leo", "1 fold state, the document's title"), ("xbel", ""),
    ("freemind", "the document's title"), ("html", ""), ("json", ""),
  ])
  func theTitleIsLostWhereItHasNoPlace(format name: String, words: String) throws {
    let format = try #require(ConversionFormat.named(name))
    let opml = """
      <opml version="2.0"><head><title>t</title><expansionState></expansionState></head><body>
      <outline text="a"><outline text="b"/></outline></body></opml>
      """
    let document = try OutlineDocument(XMLSource(decoding: Array(opml.utf8)))
    #expect(ConversionLosses(of: document, in: format.holding).inWords == words)
  }
}
