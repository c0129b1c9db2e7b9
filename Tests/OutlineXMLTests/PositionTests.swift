import OutlineXML
import Testing

@Suite struct PositionTests {
  @Test(arguments: [
    ("", 0, 1, 1), ("ab", 1, 1, 2), ("ab", 2, 1, 3), ("a\nb", 1, 1, 2), ("a\nb", 2, 2, 1),
    ("a\r\nb", 1, 1, 2), ("a\r\nb", 2, 1, 3), ("a\r\nb", 3, 2, 1), ("a\rb", 2, 2, 1),
    ("\r\r\n\n", 1, 2, 1), ("\r\r\n\n", 3, 3, 1), ("\r\r\n\n", 4, 4, 1), ("\té", 1, 1, 2),
    ("é😀x", 2, 1, 2), ("é😀x", 6, 1, 3), ("e\u{301}x", 3, 1, 3), ("\u{FEFF}ab", 0, 1, 1),
    ("\u{FEFF}ab", 3, 1, 1), ("\u{FEFF}ab", 4, 1, 2), ("a\u{FEFF}b", 4, 1, 3), ("ab", 9, 1, 3),
    ("ab", -1, 1, 1), ("a\n", 2, 2, 1),
  ])
  func aPlaceIsALineAndTheScalarInIt(
    _ text: String, offset: Int, line: Int, column: Int
  ) throws {
    // A text of white space alone is refused, so each stands before an element.
    let source = try XMLSource(decoding: Array((text + "<").utf8))
    let place = min(offset, text.utf8.count)
    #expect(source.position(of: place) == SourcePosition(line: line, column: column))
  }

  @Test func beyondTheEndIsTheEnd() throws {
    let source = try XMLSource(decoding: Array("<a>\n".utf8))
    #expect(source.position(of: 99) == SourcePosition(line: 2, column: 1))
  }

  @Test func aLoneCarriageReturnAtTheEndEndsItsLine() throws {
    let source = try XMLSource(decoding: Array("<a>\r".utf8))
    #expect(source.position(of: 4) == SourcePosition(line: 2, column: 1))
  }

  @Test func aCounterGivesTheSamePlacesInAnyOrder() throws {
    let text = "\u{FEFF}a\r\nb\rc\n\n\r\r\n\té😀\n<x>\r"
    let source = try XMLSource(decoding: Array(text.utf8))
    var rising = PositionCounter(source)
    var falling = PositionCounter(source)
    for offset in 0...source.count {
      #expect(rising.position(of: offset) == source.position(of: offset))
      let other = source.count - offset
      #expect(falling.position(of: other) == source.position(of: other))
    }
  }
}
