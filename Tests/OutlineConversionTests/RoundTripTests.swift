import OutlineDocument
import OutlineTree
import OutlineXML
import Testing

@testable import OutlineConversion

/// From OPML to another format and back nothing is lost that the format holds.
@Suite struct RoundTripTests {
  private static let complete = ConversionFormat.all.filter {
    $0.isWritten && $0.holding.isComplete
  }

  @Test func theFormatsThatHoldAllAreTheseSeven() {
    #expect(
      Set(Self.complete.map(\.name)) == [
        "markdown", "markdown-headings", "org", "csv", "json", "json-rows", "opml",
      ])
  }

  @Test(arguments: Self.complete.map(\.name), 0..<40 as Range<UInt64>)
  func whatHoldsAllGivesAllBack(format name: String, seed: UInt64) throws {
    let format = try #require(ConversionFormat.named(name))
    var random = RandomOutline(seed: seed)
    let source = try random.opml(title: nil)
    let text = try source.text(in: format)
    let back = try format.opml(from: XMLSource(decoding: text))
    #expect(
      try back.opml.nodes() == source.nodes(),
      "seed \(seed):\n\(String(decoding: text, as: UTF8.self))")
    #expect(back.losses == [])
  }

  @Test(arguments: ["text", "taskpaper"], 0..<40 as Range<UInt64>)
  func titlesComeBackFromAnyText(format name: String, seed: UInt64) throws {
    let format = try #require(ConversionFormat.named(name))
    var random = RandomOutline(seed: seed)
    let source = try random.opml(title: nil)
    let text = try source.text(in: format)
    let back = try format.opml(from: XMLSource(decoding: text)).opml
    func titles(_ source: XMLSource) throws -> [String] {
      let document = try OutlineDocument(source)
      return document.outline.subtree(of: document.outline.root).map { node in
        "\(document.outline.depth(of: node) ?? 0) \(document.title(of: node).debugDescription)"
      }
    }
    #expect(
      try titles(back) == titles(source), "seed \(seed):\n\(String(decoding: text, as: UTF8.self))")
  }

  @Test(
    arguments: ["markdown", "markdown-headings", "org", "json", "opml"],
    [
      "Plain", "# sign", "a \"quoted\" one", "two\nlines", "ends #", "back\\slash", "'single'",
    ])
  func theTitleOfTheDocumentComesBack(format name: String, title: String) throws {
    let format = try #require(ConversionFormat.named(name))
    var random = RandomOutline(seed: 7)
    let source = try random.opml(title: title)
    let text = try source.text(in: format)
    let back = try format.opml(from: XMLSource(decoding: text)).opml
    #expect(try OutlineDocument(back).documentTitle == title)
    #expect(try back.nodes() == source.nodes())
  }
}
