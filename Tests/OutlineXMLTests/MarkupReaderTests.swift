import OutlineXML
import Testing

@Suite struct MarkupReaderTests {
  private func pieces(_ text: String, in range: Range<Int>? = nil) -> [Markup] {
    let bytes = Array(text.utf8)
    return Array(MarkupReader(bytes, in: range ?? 0..<bytes.count))
  }

  @Test func everyPieceOfADocumentIsFoundWithoutAGap() {
    let text =
      "<?xml version='1.0'?>\n<!DOCTYPE a [<!ENTITY e '>'><!-- ]> --><?x ]>?>]>\n<a b='>'>x&e;y"
      + "<!-- <b> --><b c=\">\"/><![CDATA[</a>]]]]></a >\n"
    let expected: [Markup] = [
      .instruction(0..<21), .text(21..<22), .doctype(22..<71), .text(71..<72),
      .startTag(72..<81, isEmpty: false), .text(81..<86), .comment(86..<98),
      .startTag(98..<108, isEmpty: true), .cdata(108..<126), .endTag(126..<131),
      .text(131..<132),
    ]
    #expect(pieces(text) == expected)
  }

  @Test(arguments: Corpus.opml)
  func thePiecesOfAFileMakeTheFile(_ name: String) throws {
    let bytes = Corpus.bytes(of: name)
    var offset = 0
    for markup in MarkupReader(bytes, in: 0..<bytes.count) {
      #expect(markup.range.lowerBound == offset)
      #expect(!markup.range.isEmpty)
      offset = markup.range.upperBound
    }
    #expect(offset == bytes.count)
  }

  @Test func aPartIsReadWithTheOffsetsOfTheWhole() {
    let expected: [Markup] = [.text(3..<4), .startTag(4..<8, isEmpty: true), .text(8..<9)]
    #expect(pieces("<a>x<b/>y</a>", in: 3..<9) == expected)
    #expect(pieces("<a>x</a>", in: 3..<3).isEmpty)
  }

  @Test(arguments: [
    "<", "<a", "<a b", "<a b=", "<a b='", "<!", "<!-", "<!--", "<!-->", "<!-- -", "<![CDATA[", "<?",
    "</", "</a", "<!DOCTYPE a [", "<!DOCTYPE a '", "x", "<!D<", "<a/", "/>", "<>",
  ])
  func whatIsCutOffEndsWhereTheTextEnds(_ text: String) {
    let found = pieces(text)
    #expect(found.first?.range.lowerBound == 0)
    #expect(found.last?.range.upperBound == text.utf8.count)
  }
}
