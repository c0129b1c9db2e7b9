import OutlineDocument
import OutlineXML
import Testing

@testable import OutlineConversion

/// Outlines that are one chain of nodes, or all of whose nodes are called alike.
@Suite struct DeepOutlineTests {
  private func document(_ body: String) throws -> OutlineDocument {
    let opml = "<opml version=\"2.0\"><head/><body>\(body)</body></opml>"
    return try OutlineDocument(XMLSource(decoding: Array(opml.utf8)))
  }

  private func chain(of count: Int) throws -> OutlineDocument {
    try document(
      String(repeating: "<outline text=\"a\" url=\"u\">", count: count)
        + String(repeating: "</outline>", count: count))
  }

  private func bytes(_ document: OutlineDocument, in format: ConversionFormat) -> [UInt8] {
    var text: [UInt8] = []
    format.exporter()?.write(document, calling: "-") { text += $0 }
    return text
  }

  /// Formats in which indentation means something have a deepest level instead.
  @Test(
    arguments: ConversionFormat.all.filter { $0.isWritten && $0.deepestLevel == nil }.map(\.name))
  func eachFurtherLevelTakesAsManyBytes(format name: String) throws {
    let format = try #require(ConversionFormat.named(name))
    let sizes = try [200, 400, 600].map { bytes(try chain(of: $0), in: format).count }
    // Numbers grow by a digit here and there.
    #expect(Double(sizes[2] - sizes[1]) < 1.1 * Double(sizes[1] - sizes[0]), "\(sizes)")
  }

  @Test(arguments: ["leo", "dita", "xbel"])
  func nodesOfOneTitleHaveIdsOfTheirOwn(format name: String) throws {
    let format = try #require(ConversionFormat.named(name))
    let nodes = String(repeating: "<outline text=\"a\"/>", count: 20_000)
    let text = bytes(try document(nodes), in: format)
    let read = try OutlineDocument(XMLSource(decoding: text))
    var ids: Set<String> = []
    var count = 0
    read.forEachNode { node, _ in
      count += 1
      if let id = read.writtenID(of: node) { ids.insert(id) }
    }
    #expect(count == 20_000)
    #expect(ids.isEmpty || ids.count == count)
  }
}
