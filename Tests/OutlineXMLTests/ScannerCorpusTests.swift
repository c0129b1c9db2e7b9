import Testing

@testable import OutlineXML

@Suite struct ScannerCorpusTests {
  @Test func theCorpusIsThere() {
    #expect(Corpus.opml.count == 29)
  }

  @Test(arguments: Corpus.opml)
  func everyOffsetOfAFileIsTheOneFoundByHand(_ name: String) throws {
    let source = try XMLSource(decoding: Corpus.bytes(of: name))
    var recorder = Recorder()
    _ = try XMLScanner(watching: []).scan(source, into: &recorder)
    var found = recorder.elements
    for index in found.indices { found[index].namespace = nil }
    #expect(found == elementsByHand(source))
    #expect(!found.isEmpty)
  }

  @Test(arguments: Corpus.opml)
  func theBytesOfAFileComeBack(_ name: String) throws {
    let bytes = Corpus.bytes(of: name)
    let source = try XMLSource(decoding: bytes)
    #expect(try source.encode(Array(source.bytes.dropLast())) == bytes)
    // Once more by way of the converter, not by remembering.
    let longer = try source.encode(Array(source.bytes.dropLast()) + [0x0A])
    #expect(longer.dropLast() == bytes[...])
  }

  @Test(arguments: Corpus.opml)
  func noFaultIsFoundInAWellFormedFile(_ name: String) throws {
    let source = try XMLSource(decoding: Corpus.bytes(of: name))
    let fault = source.bytes.withUnsafeBufferPointer { bytes in
      var finder = FaultFinder(
        UnsafeBufferPointer(rebasing: bytes.dropLast()), of: source, entities: XMLEntities())
      return finder.firstFault(upTo: source.count)
    }
    #expect(fault?.message == nil)
  }

  @Test(arguments: Corpus.opml)
  func theWatchedValuesAreThoseOfTheTags(_ name: String) throws {
    let watched = ["text", "title", "xmlUrl"]
    let source = try XMLSource(decoding: Corpus.bytes(of: name))
    var recorder = Recorder(watching: watched.count)
    _ = try XMLScanner(watching: watched).scan(source, into: &recorder)
    for element in recorder.elements {
      let tag = StartTag(source.bytes, at: element.start)
      for (value, name) in zip(element.values, watched) {
        let inTag = tag.value(of: name)
        switch value {
        case nil: #expect(inTag == nil)
        case .coded: #expect(inTag != nil)
        case .plain(let range), .spaced(let range):
          #expect(inTag == range)
          let isSpaced = range.isEmpty || source.bytes[range.lowerBound].isXMLSpace
          #expect(value == (isSpaced ? .spaced(range) : .plain(range)))
          let text = String(decoding: source.bytes[range], as: UTF8.self)
          #expect(XMLText.decodeAttribute(source.bytes, in: range) == text)
        }
      }
      #expect(tag.end == element.tagEnd)
      #expect(tag.isEmpty == element.isEmpty)
    }
  }
}
