import OutlineXML
import Testing

@Suite struct SharingTests {
  @Test func manyFilesAreReadAtOnce() async throws {
    let expected = try Corpus.opml.map { try scan(Corpus.bytes(of: $0)).elements }
    try await withThrowingTaskGroup(of: (Int, [Recorder.Element]).self) { group in
      for round in 0..<4 {
        for (index, name) in Corpus.opml.enumerated() {
          group.addTask {
            let bytes = Corpus.bytes(of: name)
            _ = failure(of: bytes.dropLast(1 + bytes.count / (2 + round)))
            return (index, try scan(bytes).elements)
          }
        }
      }
      for try await (index, found) in group { #expect(found == expected[index]) }
    }
  }

  @Test func nothingIsPrinted() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent, \.standardOutputContent]
    ) {
      let texts = [
        "<a>&</a>", "<a b='1' b='2'>", "<!DOCTYPE a SYSTEM 'x'><a>&foo;</a>",
        "<!DOCTYPE a [<!X>]><a/>",
        "<!DOCTYPE a [<!ENTITY e SYSTEM 'f'> %p; ]><a>&e;</a>", "<p:a q:b='c'/>", "<a:b:c/>",
        "<?xml version='1.0' encoding='EUC-JP'?><a b='\u{80}'/>", "<!DOCTYPE a [<!ENTITY e 'v'>",
        "<!DOCTYPE a [<!ATTLIST a b ID #IMPLIED><!ATTLIST a b ID #IMPLIED>]><a b='1'/>",
      ]
      for text in texts {
        _ = failure(of: text)
        for expression in ["//a[", "f()", "//x:a", "$v", "//a"] {
          if let source = try? XMLSource(decoding: Array(text.utf8)) {
            _ = try? XPathQuery.elements(selectedBy: expression, in: source)
          }
        }
      }
    }
    #expect(result?.standardErrorContent == [])
  }
}
