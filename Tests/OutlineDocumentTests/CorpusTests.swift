import Foundation
import OutlineDocument
import OutlineTree
import OutlineXML
import Testing

/// Real files: what outliners and feed readers write.
@Suite struct CorpusTests {
  private static let files: [URL] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Corpus/opml")
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).sorted { $0.path < $1.path }
  }()

  @Test func thereAreFiles() {
    #expect(Self.files.count > 20)
  }

  @Test(arguments: files) func noEditWritesTheBytesThatWereRead(file: URL) throws {
    let bytes = Array(try Data(contentsOf: file))
    let document = try OutlineDocument(XMLSource(decoding: bytes))
    #expect(document.isUnchanged)
    #expect(try document.encoded() == bytes)
  }

  @Test(arguments: files) func aMoveDownAndUpWritesTheBytesThatWereRead(file: URL) throws {
    let bytes = Array(try Data(contentsOf: file))
    let read = try OutlineDocument(XMLSource(decoding: bytes))
    for parent in read.outline.subtree(of: read.outline.root) {
      guard let first = read.outline.firstChild(of: parent),
        read.outline.nextSibling(of: first) != nil
      else { continue }
      var document = read
      try document.moveDown([first], by: 1)
      try #require(document.outline.index(of: first) == 1)
      let between = try OutlineDocument(XMLSource(decoding: try document.encoded()))
      #expect(between.outline.count == read.outline.count)
      try document.moveUp([first], by: 1)
      document.updatePositions()
      #expect(try document.encoded() == bytes, "\(read.title(of: first))")
    }
  }

  @Test(arguments: files) func everyNodeIsFoundByItsIdentifier(file: URL) throws {
    let document = try OutlineDocument(XMLSource(decoding: Array(try Data(contentsOf: file))))
    for node in document.outline.subtree(of: document.outline.root).dropFirst().prefix(60) {
      #expect(document.nodes(identifiedBy: document.identifier(of: node)) == [node])
    }
  }
}
