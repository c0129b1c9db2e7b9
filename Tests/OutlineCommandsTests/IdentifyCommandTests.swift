import Foundation
import Testing

/// `outline identify` as it is typed.
@Suite struct IdentifyCommandTests {
  @Test func idsAreWrittenAndToldOf() throws {
    let scratch = try Scratch()
    try scratch.write(
      """
      <opml version="2.0">
        <head/>
        <body>
          <outline text="A"/>
          <outline text="B" id="x"/>
          <outline text="C" id="x"/>
        </body>
      </opml>

      """, to: "ids.opml")
    let result = try scratch.run("outline identify -v ids.opml")
    #expect(result.status == 0)
    let ids = result.text.matches(of: /id="(o[0-9a-z]{10})"/).map { String($0.output.1) }
    try #require(ids.count == 2)
    #expect(
      result.text == """
        <opml version="2.0">
          <head/>
          <body>
            <outline text="A" id="\(ids[0])"/>
            <outline text="B" id="x"/>
            <outline text="C" id="\(ids[1])"/>
          </body>
        </opml>

        """)
    #expect(
      result.errorText == """
        ids.opml:6:5: warning: "C" is called \(ids[1]) now: an earlier node has the id x
        ids.opml: note: changed, ids written: 2

        """)
    #expect(try scratch.run("outline identify < ids.opml").text == result.text)
    let again = try scratch.run("outline identify -qi ids.opml; outline identify -vn ids.opml")
    #expect(again.text == "")
    #expect(again.errorText == "ids.opml: note: unchanged\n")
    #expect(scratch.text("ids.opml") == result.text)
  }
}
