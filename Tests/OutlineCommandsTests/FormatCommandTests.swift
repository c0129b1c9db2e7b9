import Foundation
import Testing

/// `outline format` as it is typed.
@Suite struct FormatCommandTests {
  private let scratch: Scratch
  private static let flat =
    "<opml version=\"2.0\"><head/><body><outline text=\"A\"/><outline text=\"B\"/></body></opml>"
  private static let laid = """
    <opml version="2.0">
      <head/>
      <body>
        <outline text="A"/>
        <outline text="B"/>
      </body>
    </opml>

    """

  init() throws {
    scratch = try Scratch()
    try scratch.write(Self.flat, to: "in.opml")
    try scratch.write(Self.laid, to: "laid.opml")
  }

  @Test func theUnitIsTwoBlanksUnlessSaidOtherwise() throws {
    #expect(try scratch.run("outline format in.opml").text == Self.laid)
    let tabs = Self.laid.replacing("  ", with: "\t")
    #expect(try scratch.run("outline format --indent tab laid.opml").text == tabs)
    let none = Self.laid.replacing("  ", with: "")
    #expect(try scratch.run("outline format --indent=0 < in.opml").text == none)
    #expect(try scratch.run("outline format --compact laid.opml").text == Self.flat)
  }

  @Test func inPlaceOnlyWhatIsLaidOtherwiseIsTouched() throws {
    let result = try scratch.run(
      """
      touch -d 2001-01-01 laid.opml 2>/dev/null || touch -t 200101010000 laid.opml
      outline format -iv in.opml laid.opml; find . -newer laid.opml -name '*.opml'
      """)
    #expect(result.text == "./in.opml\n")
    #expect(result.errorText == "in.opml: note: laid out anew\nlaid.opml: note: unchanged\n")
    #expect(scratch.text("in.opml") == Self.laid)
  }

  @Test func aDryRunShowsTheDifference() throws {
    let result = try scratch.run("outline format -n --compact laid.opml")
    #expect(result.text.hasPrefix("--- laid.opml\n+++ laid.opml\n@@ -1,7 +1 @@\n-<opml"))
    #expect(result.text.hasSuffix("\n+\(Self.flat)\n\\ No newline at end of file\n"))
    #expect(try scratch.run("outline format -n laid.opml").text == "")
  }

  @Test func theEncodingOfTheFileStays() throws {
    let text = "<?xml version=\"1.0\" encoding=\"UTF-16\"?>" + Self.flat
    try text.data(using: .utf16)?.write(to: scratch.directory.appending(path: "wide.opml"))
    let result = try scratch.run("outline format wide.opml")
    let declaration = "<?xml version=\"1.0\" encoding=\"UTF-16\"?>\n"
    #expect(String(data: result.output, encoding: .utf16) == declaration + Self.laid)
  }

  @Test func textBetweenTheNodesIsSaidToKeepThemAsTheyAre() throws {
    try scratch.write(Self.flat.replacing("<body>", with: "<body>x"), to: "text.opml")
    let result = try scratch.run("outline format text.opml")
    #expect(result.status == 0)
    #expect(
      result.errorText
        == "text.opml:1:34: warning: text stands between the nodes, so they are left as they are\n")
    #expect(result.text.contains("  <body>x<outline text=\"A\"/><outline text=\"B\"/></body>\n"))
  }

  @Test(arguments: [
    "--indent 17", "--indent=-1", "--indent two", "--indent=", "--compact --indent 2",
    "in.opml laid.opml", ".",
  ])
  func aWrongCommandLineDoesNothing(words: String) throws {
    let result = try scratch.run("outline format \(words) in.opml")
    #expect(result.status == 2)
    #expect(result.text == "")
    #expect(result.errorText.hasPrefix("outline: error: "))
  }
}
