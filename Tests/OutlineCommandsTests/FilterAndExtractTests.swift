import Foundation
import Testing

/// `outline filter` and `outline extract` as they are typed: the cases have what they leave.
@Suite struct FilterAndExtractTests {
  private let scratch: Scratch
  private let original: String

  init() throws {
    scratch = try Scratch()
    original = """
      <opml version="2.0">
        <head><title>Sample</title></head>
        <body>
          <outline text="A"/>
          <outline text="B" type="x"/>
        </body>
      </opml>

      """
    try scratch.write(original, to: "in.opml")
    try scratch.write(original.replacingOccurrences(of: "type", with: "kind"), to: "other.opml")
  }

  private var filtered: String {
    original.replacingOccurrences(of: "      <outline text=\"A\"/>\n", with: "")
      .replacingOccurrences(of: "    <outline text=\"A\"/>\n", with: "")
  }

  @Test(arguments: ["filter @type", "extract B"])
  func theOutcomeGoesWhereItIsWanted(command: String) throws {
    #expect(try scratch.run("outline \(command) in.opml").text == filtered)
    #expect(try scratch.run("outline \(command) < in.opml").text == filtered)
    #expect(try scratch.run("outline \(command) in.opml -o new.opml").text == "")
    #expect(scratch.text("new.opml") == filtered)
    #expect(
      try scratch.run("outline \(command) -n in.opml").text == """
        --- in.opml
        +++ in.opml
        @@ -1,7 +1,6 @@
         <opml version="2.0">
           <head><title>Sample</title></head>
           <body>
        -    <outline text="A"/>
             <outline text="B" type="x"/>
           </body>
         </opml>

        """)
    #expect(scratch.text("in.opml") == original)
    #expect(try scratch.run("outline \(command) -i --backup .old in.opml").status == 0)
    #expect(scratch.text("in.opml") == filtered)
    #expect(scratch.text("in.opml.old") == original)
  }

  @Test func ofSeveralFilesThoseWithoutAMatchStayAsTheyAre() throws {
    let result = try scratch.run("outline filter -i @type other.opml in.opml")
    #expect(result.status == 1)
    #expect(result.errorText == "other.opml: error: nothing found: where @type\n")
    #expect(scratch.text("other.opml")?.contains("text=\"A\"") == true)
    #expect(scratch.text("in.opml") == filtered)
    let copies = try scratch.run("outline filter -o kept @type other.opml in.opml; ls kept")
    #expect(copies.text == "in.opml\n")
  }

  @Test func successCanBeTold() throws {
    #expect(
      try scratch.run("outline filter -v @type in.opml -o new.opml").errorText
        == "in.opml: note: changed, nodes left: 1\n")
    #expect(
      try scratch.run("outline filter -v 'level = 1' in.opml -o new.opml").errorText
        == "in.opml: note: unchanged\n")
  }

  @Test(arguments: [
    "outline filter", "outline filter @type in.opml other.opml", "outline filter '@type =' in.opml",
    "outline filter --context most @type in.opml", "outline filter --context both in.opml",
    "outline filter -i @type", "outline extract", "outline extract 'A B' in.opml",
    "outline extract --context both A in.opml", "outline extract A .",
  ])
  func aWrongCommandLineWritesNothing(line: String) throws {
    let result = try scratch.run(line)
    #expect(result.status == 2, "\(result.errorText)")
    #expect(result.text == "")
    #expect(scratch.text("in.opml") == original)
  }

  @Test func anExpressionIsShownWithACaret() throws {
    #expect(
      try scratch.run("outline filter 'text = \"A\" adn leaf' missing.opml").errorText
        .hasSuffix("\n  text = \"A\" adn leaf\n             ^\n"))
  }

  @Test(arguments: [
    ("filter in.opml", "in.opml is a file: the condition stands before the paths"),
    ("extract in.opml", "in.opml is a file: the selector stands before the paths"),
    ("find ./in.opml", "./in.opml is a file: the selector stands before the paths"),
    ("extract ./in.opml other.opml", "./in.opml is a file: the selector stands before the paths"),
    ("filter 'where level = 1' in.opml", "  leave off where\n"),
    ("show --where 'where leaf' in.opml", "  leave off where\n"),
    ("extract 'text contains \"a\"' in.opml", "  put where in front: where text contains \"a\"\n"),
    ("find leaf in.opml", "  put where in front: where leaf\n"),
    ("split -o parts --by leaf in.opml", "  put where in front: where leaf\n"),
  ])
  func whatWasProbablyMeantIsSaid(line: String, hint: String) throws {
    let result = try scratch.run("outline \(line)")
    #expect(result.status == 2)
    #expect(result.errorText.contains(hint), "\(result.errorText)")
  }

  @Test func aNameThatIsAlsoADirectorysIsASelector() throws {
    #expect(try scratch.run("mkdir B; outline extract B < in.opml").text == filtered)
  }

  @Test func encodingAndLineEndsStayThoseOfTheFile() throws {
    let line = """
      printf '<?xml version="1.0" encoding="ISO-8859-1"?>\\r\\n<opml><head/><body>\\r\\n\
      <outline text="caf\\351"/>\\r\\n<outline text="B"/>\\r\\n</body></opml>\\r\\n' > latin.opml
      outline filter 'text = "café"' latin.opml > out.opml; outline extract B latin.opml | od -c | tail -n 4
      """
    _ = try scratch.run(line)
    let bytes = try #require(scratch.bytes("out.opml"))
    #expect(bytes.contains(0xE9))
    #expect(
      String(decoding: bytes, as: UTF8.self).hasSuffix("\u{fffd}\"/>\r\n</body></opml>\r\n"))
  }
}
