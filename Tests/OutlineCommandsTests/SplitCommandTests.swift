import Foundation
import Testing

@testable import OutlineCommands

/// `outline split` as it is typed.
@Suite struct SplitCommandTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch(copying: Repository.samples)
  }

  @Test func eachTopNodeIsAWholeDocument() throws {
    let result = try scratch.run("outline split -v -o parts feeds.opml; ls parts")
    #expect(result.text == "1-News.opml\n2-Comics.opml\n3-Weather.opml\n")
    #expect(result.errorText == "feeds.opml: note: documents: 3\n")
    #expect(
      scratch.text("parts/2-Comics.opml") == """
        <?xml version="1.0" encoding="UTF-8"?>
        <opml version="2.0">
          <head>
            <title>Feeds</title>
            <dateCreated>Mon, 03 Mar 2025 08:00:00 GMT</dateCreated>
          </head>
          <body>
            <outline text="Comics">
              <outline text="Three Panels" type="rss" xmlUrl="https://example.org/panels.xml"/>
              <outline text='"Quoted" Strip' type="rss" xmlUrl='https://example.org/strip.xml'/>
            </outline>

            <!-- <outline text="Closed" type="rss" xmlUrl="https://example.net/closed.xml"/> -->
          </body>
        </opml>

        """)
    for part in ["1-News", "2-Comics", "3-Weather"] {
      #expect(try scratch.run("outline check parts/\(part).opml").status == 0)
    }
  }

  @Test func theNodesCanBeChosen() throws {
    let result = try scratch.run(
      "outline split --by 'where @type = \"rss\" and level = 2' -o parts feeds.opml; ls parts")
    #expect(
      result.text
        == "1-Daily.opml\n2-R _ D.opml\n3-Three Panels.opml\n4-_Quoted_ Strip.opml\n")
    let nested = try scratch.run("outline split --by 'News, Daily' -o nested feeds.opml; ls nested")
    #expect(nested.text == "1-News.opml\n")
    let nothing = try scratch.run("outline split --by 'where @zzz' -o none feeds.opml; ls none")
    #expect(nothing.errorText.hasPrefix("feeds.opml: error: nothing found: where @zzz\n"))
    #expect(try !scratch.names().contains("none"))
  }

  @Test func whatIsInTheWayIsRefusedBeforeAnythingIsWritten() throws {
    try scratch.write("mine", to: "parts/3-Weather.opml")
    let refused = try scratch.run("outline split -o parts feeds.opml")
    #expect(refused.status == 5)
    #expect(
      refused.errorText == """
        parts/3-Weather.opml: error: cannot be written: a file is in the way; --force replaces it

        """)
    #expect(try scratch.names(in: "parts") == ["3-Weather.opml"])
    #expect(try scratch.run("outline split --force -o parts/ feeds.opml").status == 0)
    #expect(try scratch.names(in: "parts").count == 3)
    #expect(scratch.text("parts/3-Weather.opml")?.contains("example.net/weather") == true)
    let line =
      "rm parts/1-News.opml; mkdir parts/1-News.opml; outline split --force -o parts feeds.opml"
    #expect(try scratch.run(line).status == 5)
    let link = "mkdir dir; ln -s gone dir/2-Comics.opml; outline split -o dir feeds.opml"
    #expect(try scratch.run(link).status == 5)
    #expect(try scratch.names(in: "dir") == ["2-Comics.opml"])
  }

  @Test func theFileThatIsReadIsNeverReplaced() throws {
    let line = "mkdir d; cp feeds.opml d/1-News.opml; outline split --force -o d d/1-News.opml"
    let result = try scratch.run(line)
    #expect(result.status == 5)
    #expect(result.errorText.contains("it is the file that is read"))
    #expect(scratch.bytes("d/1-News.opml") == scratch.bytes("feeds.opml"))
  }

  @Test func severalInputsGetADirectoryEach() throws {
    let result = try scratch.run(
      """
      mkdir lists; cp groups.opml lists/; cp labels.opml lists/labels.XML
      outline split -o parts lists feeds.opml; find parts -type f | sort
      """)
    #expect(
      result.text == """
        parts/feeds/1-News.opml
        parts/feeds/2-Comics.opml
        parts/feeds/3-Weather.opml
        parts/groups/1-Group A.opml
        parts/groups/2-Group B.opml
        parts/groups/3-Group C.opml
        parts/labels/1-Tile A.XML
        parts/labels/2-Dot A.XML
        parts/labels/3-Tile B.XML
        parts/labels/4-Dot B.XML

        """)
    #expect(
      try scratch.run("cp feeds.opml lists/; outline split -o x lists feeds.opml").status == 2)
  }

  @Test func aDryRunShowsWhatEachDocumentWouldBe() throws {
    let result = try scratch.run(
      "outline split -n -o parts groups.opml | grep '^[-+][-+]' | tr -d '\\t'")
    #expect(
      result.text == """
        --- groups.opml
        +++ parts/1-Group A.opml
        --- groups.opml
        +++ parts/2-Group B.opml
        --- groups.opml
        +++ parts/3-Group C.opml

        """)
    #expect(try !scratch.names().contains("parts"))
  }

  @Test func anOutlineWithoutNodesMakesNoFile() throws {
    try scratch.write("<opml><body/></opml>", to: "empty.opml")
    let result = try scratch.run("outline split -o parts empty.opml")
    #expect(result.status == 1)
    #expect(result.text + result.errorText == "")
    #expect(try !scratch.names().contains("parts"))
  }

  @Test(arguments: [
    "outline split feeds.opml", "outline split -o - feeds.opml", "outline split -i -o d feeds.opml",
    "outline split --backup .b -o d feeds.opml", "outline split -o groups.opml feeds.opml",
    "outline split --by 'a b' -o d feeds.opml", "outline split -o d - feeds.opml",
  ])
  func aWrongCommandLineMakesNothing(line: String) throws {
    let before = try scratch.names()
    #expect(try scratch.run(line).status == 2)
    #expect(try scratch.names() == before)
  }

  @Test func splitAndMergeGiveTheNodesBack() throws {
    let line = """
      for f in feeds groups labels notes shopping; do
        outline split -q -o "$f" "$f.opml" && outline merge -q "$f" > back.opml
        outline show --all "$f.opml" > one; outline show --all back.opml | cmp one - || echo "$f"
      done
      """
    let result = try scratch.run(line)
    #expect(result.text + result.errorText == "")
  }

  // MARK: - Names

  @Test(arguments: [
    ("News", "News"), ("R & D", "R _ D"), ("a/b\\c:d", "a_b_c_d"), ("..", "untitled"),
    (" .x. ", "x"), ("", "untitled"), ("\u{202e}x\n", "_x_"), ("é", "é"),
    ("e\u{301}t", "e\u{301}t"),
    ("日本語 ४२", "日本語 ४२"), ("½ 😀", "_ _"), ("-rf *", "-rf _"), ("...", "untitled"),
  ])
  func titlesBecomeNamesThatEveryFileSystemTakes(title: String, name: String) {
    #expect(Array(PartNames.cleaned(title).utf8) == Array(name.utf8))
  }

  @Test func longTitlesAreCutBetweenSigns() {
    #expect(
      PartNames.cleaned(String(repeating: "é", count: 50)) == String(repeating: "é", count: 40))
    #expect(
      PartNames.cleaned("a" + String(repeating: "é", count: 50))
        == "a" + String(repeating: "é", count: 39))
    let cut = PartNames.cleaned(String(repeating: "a", count: 79) + " b")
    #expect(cut == String(repeating: "a", count: 79))
  }

  @Test func numbersHaveTheDigitsOfTheLast() {
    let names = PartNames(count: 100, source: FilePath("lists/in.OPML"))
    #expect(String(decoding: names.name(number: 7, title: "x"), as: UTF8.self) == "007-x.OPML")
    #expect(
      String(decoding: names.name(number: 100, title: ""), as: UTF8.self) == "100-untitled.OPML")
    for source in [nil, FilePath("in"), FilePath(".opml"), FilePath("in.")] {
      let names = PartNames(count: 9, source: source)
      #expect(String(decoding: names.name(number: 9, title: "x"), as: UTF8.self) == "9-x.opml")
    }
  }
}
