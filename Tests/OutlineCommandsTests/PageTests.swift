import Foundation
import OutlineConversion
import OutlineDocument
import OutlineXML
import Testing

/// What a page is made of; what it does is tested in a browser.
@Suite struct PageTests {
  /// Browsers compare the SHA-256 of what stands in the elements with those that the page allows.
  @Test(arguments: ["style", "script"])
  func itsStyleAndItsScriptAreThoseThatItAllows(element: String) throws {
    let page = String(decoding: try Self.page("<outline text=\"a\"/>"), as: UTF8.self)
    let content = try #require(page.components(separatedBy: "<\(element)>").last)
      .components(separatedBy: "</\(element)>")[0]
    let scratch = try Scratch()
    try scratch.write(content, to: "content")
    let result = try scratch.run("{ sha256sum content || shasum -a 256 content; } 2>/dev/null")
    let digits = result.text.prefix(64).map { $0.hexDigitValue ?? 0 }
    let sum = Data(
      stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) })
    #expect(page.contains("\(element)-src 'sha256-\(sum.base64EncodedString())'"))
  }

  @Test func aPageAsksForNothingElse() throws {
    let page = String(decoding: try Self.page("<outline text=\"a\"/>"), as: UTF8.self)
    #expect(page.contains("content=\"default-src 'none'; "))
    for other in ["http:", "https:", "url(", "@import", "src=", "<link", "eval(", "innerHTML"] {
      #expect(!page.contains(other), "\(other)")
    }
  }

  @Test func aVeryDeepOutlineIsWrittenInListsThatBrowsersShow() throws {
    let depth = 30_000
    let nodes =
      String(repeating: "<outline text=\"n\">", count: depth)
      + String(repeating: "</outline>", count: depth)
    let page = String(decoding: try Self.page(nodes), as: UTF8.self)
    #expect(page.matches(of: /<ul>/).count == 50)
    #expect(page.matches(of: /<\/ul><\/details><\/li>\n/).count == 49)
    #expect(page.matches(of: /<li>/).count == depth)
    #expect(page.contains("<p data-level=\"\(depth)\">"))
    #expect(!page.contains("<p data-level=\"50\">"))
  }

  @Test func aPageComesInPieces() throws {
    let nodes = String(repeating: "<outline text=\"a title\"/>", count: 10_000)
    let document = try OutlineDocument(
      XMLSource(decoding: Array("<opml version=\"2.0\"><body>\(nodes)</body></opml>".utf8)))
    let exporter = try #require(ConversionFormat.named("html")?.exporter())
    var sizes: [Int] = []
    exporter.write(document, calling: "in.opml") { sizes.append($0.count) }
    #expect(sizes.count > 5)
    #expect(sizes.allSatisfy { $0 < 100_000 })
  }

  @Test func manyTagsWithoutEndTakeNoLongTime() throws {
    let tags =
      String(repeating: "&lt;b>", count: 50_000) + String(repeating: "&lt;/i>", count: 50_000)
    let page = String(decoding: try Self.page("<outline text=\"\(tags)\"/>"), as: UTF8.self)
    #expect(page.matches(of: /&lt;b&gt;/).count == 50_000)
    #expect(page.matches(of: /&lt;\/i&gt;/).count == 50_000)
  }

  private static func page(_ nodes: String) throws -> [UInt8] {
    let document = try OutlineDocument(
      XMLSource(decoding: Array("<opml version=\"2.0\"><body>\(nodes)</body></opml>".utf8)))
    var page: [UInt8] = []
    try #require(ConversionFormat.named("html")?.exporter())
      .write(document, calling: "in.opml") { page += $0 }
    return page
  }
}
