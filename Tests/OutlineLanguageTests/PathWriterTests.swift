import OutlineLanguage
import TestSupport
import Testing

@Suite struct PathWriterTests {
  @Test(arguments: [
    (["News", "R & D"], "/News/\"R & D\""),
    (["R/D", "plain_1", "in-ner.2"], "/\"R/D\"/plain_1/in-ner.2"),
    (["say \"hi\"", "it's \\ back"], "/\"say \\\"hi\\\"\"/\"it's \\\\ back\""),
    (["two\nlines", "a\tb"], "/\"two\\nlines\"/\"a\\tb\""),
    (["", "up", "Größe", "😀"], "/\"\"/up/Größe/\"😀\""),
    ([], "top"),
  ])
  func aPathIsWrittenAsASelectorTakesIt(titles: [String], path: String) {
    #expect(PathWriter.path(of: titles) == path)
  }

  @Test(arguments: [
    ("a1", "a1"), (".k3f9x2a7qd.2-3", ".k3f9x2a7qd.2-3"), ("up", "\"up\""), ("a b", "\"a b\""),
    ("", "\"\""), ("n1#2", "\"n1#2\""),
  ])
  func aNameIsQuotedWhereItHasTo(name: String, written: String) throws {
    #expect(PathWriter.name(name) == written)
    #expect(try Selector(parsing: written) == .name(name))
  }

  @Test(arguments: 0..<500 as Range<UInt64>)
  func anyTitlesParseBackFromTheirPath(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "a", "Z9", "é", "e\u{301}", "新", "😀", "/", "\"", "'", "\\", "\n", "\t", "\r", "\r\n", " ",
      "#",
      ";", ",", "(", "\\n", "up", "where", "top", ".", "-", "\u{85}", "\u{2028}", "\u{A0}", "@",
      "“",
    ]
    let titles = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      (0..<Int.random(in: 0...5, using: &random))
        .compactMap { _ in pieces.randomElement(using: &random) }.joined()
    }
    let path = PathWriter.path(of: titles)
    guard case .path(let parsed) = try Selector(parsing: path) else {
      Issue.record("\(path) is no path")
      return
    }
    #expect(parsed.map { Array($0.unicodeScalars) } == titles.map { Array($0.unicodeScalars) })
  }
}
