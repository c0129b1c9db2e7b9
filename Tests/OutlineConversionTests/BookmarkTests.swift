import OutlineDocument
import OutlineXML
import Testing

@testable import OutlineConversion

/// Bookmark files are not all there are of HTML, and they may be cut off.
@Suite struct BookmarkTests {
  private static let file = Array(
    """
    <!DOCTYPE NETSCAPE-Bookmark-file-1>
    <!-- by hand -->
    <TITLE>Bookmarks</TITLE>
    <H1>Bookmarks</H1>
    <DL><p>
        <DT><H3 FOLDED>Garden &amp; house</H3>
        <DD>A note
        <DL><p>
            <DT><A HREF="https://example.org/" ICON='x'>Beds</A>
            <HR>
        </DL><p>
    </DL>
    """.utf8)

  @Test func noCutIsPassedOverInSilence() throws {
    let format = try #require(ConversionFormat.named("netscape"))
    #expect(try format.opml(from: XMLSource(decoding: Self.file)).losses.isEmpty)
    for count in 1..<Self.file.count {
      let cut = Array(Self.file[..<count])
      do throws(XMLFailure) {
        let read = try format.opml(from: XMLSource(decoding: cut))
        #expect(!read.losses.isEmpty, "after \(count) bytes")
        #expect(read.losses.allSatisfy { $0.position != nil })
      } catch {
        #expect(error.position != nil, "after \(count) bytes")
      }
    }
  }

  @Test func listsNestAsDeepAsTheyLike() throws {
    let format = try #require(ConversionFormat.named("netscape"))
    let text =
      "<!DOCTYPE NETSCAPE-Bookmark-file-1>"
      + String(repeating: "<DL><DT><H3>a</H3>", count: 5000)
      + String(repeating: "</DL>", count: 5000)
    let read = try format.opml(from: XMLSource(decoding: Array(text.utf8)))
    #expect(read.losses.isEmpty)
    let opml = String(decoding: read.opml.bytes, as: UTF8.self)
    #expect(opml.split(separator: "<outline ", omittingEmptySubsequences: false).count == 5001)
  }
}
