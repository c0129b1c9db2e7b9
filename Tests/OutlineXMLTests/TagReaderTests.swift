import OutlineXML
import Testing

@Suite struct TagReaderTests {
  /// Also where the tag is the end of the bytes, so that nothing behind it can be read.
  @Test(arguments: [
    "<a/>", "<a>", "<p:name one='1' two=\"2\"/>", "<a b=\"\" c=''>",
    "<a\n  b = \"x y\"\t c\r\n=\r\n'<q>' >", "<a b='\"' c=\"'\"/>", "<a b=\"1\"c=\"2\"/>",
  ])
  func readsWhatStartTagsHave(text: String) {
    for lead in 0..<9 {
      let bytes = Array((String(repeating: " ", count: lead) + text).utf8)
      let tag = StartTag(bytes, at: lead)
      bytes.withUnsafeBufferPointer { pointer in
        var reader = TagReader(pointer, at: lead)
        #expect(reader.name == tag.name)
        for attribute in tag.attributes {
          let read = reader.next()
          #expect(read?.name == attribute.name)
          #expect(read?.value == attribute.value)
          let name = pointer.part(attribute.name)
          var searching = TagReader(pointer, at: lead)
          #expect(searching.next(named: name)?.value == attribute.value)
        }
        #expect(reader.next() == nil)
      }
    }
  }

  /// A value is found and judged alike at every length and wherever something stands in it.
  @Test(arguments: 0..<40)
  func findsEndsAndWhatHasToBeDecoded(length: Int) {
    for (sign, isPlain) in [("x", true), ("&", false), ("\n", false), ("é", true), ("'", true)] {
      for place in 0...length {
        let value =
          String(repeating: "v", count: place) + sign
          + String(repeating: "w", count: length - place)
        for end in ["\"", "\"/>", "\" next=\"&amp;&amp;&amp;&amp;\"/>"] {
          let bytes = Array("<a b=\"\(value)\(end)".utf8)
          bytes.withUnsafeBufferPointer { pointer in
            var reader = TagReader(pointer, at: 0)
            let read = reader.next()
            #expect(read?.value == 6..<6 + value.utf8.count)
            #expect(read?.isPlain == isPlain, "\(value)")
          }
        }
      }
    }
  }

  @Test func aTagThatIsCutOffEndsTheReading() {
    for text in ["<", "<a", "<a b", "<a b=", "<a b=\"x"] {
      let bytes = Array(text.utf8)
      bytes.withUnsafeBufferPointer { pointer in
        var reader = TagReader(pointer, at: 0)
        while reader.next() != nil {}
        #expect(reader.next() == nil, "\(text)")
      }
    }
  }
}
