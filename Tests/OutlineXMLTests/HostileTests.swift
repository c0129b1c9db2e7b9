import TestSupport
import Testing

@testable import OutlineXML

/// Whatever the bytes are, the answer is a scan or a failure, soon.
@Suite struct HostileTests {
  @Test func depthAloneIsNoFault() throws {
    let levels = deepest
    let text = String(repeating: "<a>", count: levels) + String(repeating: "</a>", count: levels)
    let found = try scan(text).elements
    #expect(found.count == levels)
    #expect(found[levels - 1].start == 3 * (levels - 1))
    #expect(found[0].end == 7 * levels)
  }

  @Test func lengthAloneIsNoFault() throws {
    let value = String(repeating: "x", count: 12_000_000)
    let found = try scan("<a t='\(value)'>\(value)</a>", watching: ["t"]).elements[0]
    #expect(found.values == [.plain(6..<12_000_006)])
    #expect(found.end == 24_000_012)
  }

  @Test func moreAttributesThanCanBeComparedAreRefused() {
    let attributes = (0..<20_000).map { " a\($0)=''" }.joined()
    #expect(failure(of: "<r>\n<a\(attributes)/></r>")?.kind == .limit)
    #expect(failure(of: "<r>\n<a\(attributes)/></r>")?.position?.line == 2)
    let fewer = (0..<5_000).map { " a\($0)=''" }.joined()
    #expect(failure(of: "<r><a\(fewer)/></r>") == nil)
    // The same in a comment, a text or a value is none of a tag.
    #expect(failure(of: "<r><!--a\(attributes)-->a\(attributes)</r>") == nil)
  }

  @Test func moreNamesThanCanBeKeptAreRefused() {
    let names = (0..<100_000).map { "<n\($0)/>" }.joined()
    let found = failure(of: "<r>\(names)</r>")
    #expect(found == nil || found?.kind == .limit)
  }

  @Test func moreDefaultsThanCanBeComparedAreRefused() {
    func document(_ count: Int) -> String {
      let defaults = (0..<count).map { "a\($0) CDATA 'x' " }.joined()
      return "<!DOCTYPE a [<!ATTLIST a \(defaults)>]><a/>"
    }
    #expect(failure(of: document(60))?.kind == .limit)
    #expect(failure(of: document(40)) == nil)
  }

  @Test(arguments: ["<", "&", "<!--", "<![CDATA[", "<!DOCTYPE a [", "<?a ", "<a b='", "]]>", "'"])
  func aMarkWithoutEndIsRefused(_ mark: String) {
    let text = "<r>" + String(repeating: mark, count: 20_000)
    #expect(failure(of: text)?.kind == .notWellFormed)
  }

  private static let odd =
    "\u{FEFF}<?xml version='1.0' encoding='UTF-8'?>\r\n<!DOCTYPE r [<!ENTITY e 'v'>]>\n"
    + "<r a='é &amp; &#x1F600; &e;' xmlns:p=\"u\"><!-- ä --><p:b c='1'\n d='>'/>\r]] >&e;é"
    + "<![CDATA[<x>]]]]><?p i?>&lt;</r>\n<!-- end -->\n"

  @Test func everyBeginningOfADocumentIsRefusedWithinIt() throws {
    let bytes = Array(Self.odd.utf8)
    let whole = bytes.count - "\n<!-- end -->\n".utf8.count
    for count in 0..<whole {
      let found = failure(of: Array(bytes[..<count]))
      #expect(found != nil)
      #expect((0...count).contains(found?.offset ?? -1))
    }
    #expect(failure(of: Array(bytes[..<whole])) == nil)
    #expect(failure(of: bytes) == nil)
  }

  @Test func aChangedByteIsAFaultWithinTheTextOrNone() throws {
    let bytes = Array(Self.odd.utf8)
    for offset in bytes.indices {
      for byte in Array("<>&;'\"/!?-[]= a\u{1}\0".utf8) + [0x80, 0xC3, 0xFF] {
        var changed = bytes
        changed[offset] = byte
        try checkAnswer(to: changed)
      }
      try checkAnswer(to: Array(bytes[..<offset] + bytes[(offset + 1)...]))
    }
  }

  @Test(arguments: 0..<8)
  func whatIsMixedAtRandomIsAFaultWithinTheTextOrNone(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "<a>", "</a>", "<b c='d'/>", "<b c='", "'", "\"", "&amp;", "&", ";", "&#10;", "&e;", "<!--",
      "-->", "--", "<![CDATA[", "]]>", "<?x", "?>", "<!DOCTYPE a [<!ENTITY e 'v'>]>", "x", " ",
      "\n", "\r", "é", "\u{1}", "<", ">", "/", "=", "xmlns='u'", "<?xml version='1.0'?>",
    ]
    for _ in 0..<400 {
      let count = Int(random.next() % 12) + 1
      var text = random.next() % 2 == 0 ? "<a>" : ""
      for _ in 0..<count { text += pieces[Int(random.next() % UInt64(pieces.count))] }
      if random.next() % 2 == 0 { text += "</a>" }
      try checkAnswer(to: Array(text.utf8))
    }
  }

  /// Either the scan agrees with a look by hand and no fault is found by hand either, or the failure
  /// has a place in the text.
  private func checkAnswer(to bytes: [UInt8]) throws {
    let source: XMLSource
    do throws(XMLFailure) {
      source = try XMLSource(decoding: bytes)
    } catch {
      #expect((0...bytes.count).contains(error.offset ?? 0))
      return
    }
    var recorder = Recorder()
    do throws(XMLFailure) {
      let prologue = try XMLScanner(watching: []).scan(source, into: &recorder)
      let byHand = elementsByHand(source)
      #expect(recorder.elements.map(\.start) == byHand.map(\.start))
      #expect(recorder.elements.map(\.tagEnd) == byHand.map(\.tagEnd))
      #expect(recorder.elements.map(\.end) == byHand.map(\.end))
      #expect(recorder.elements.map(\.hasText) == byHand.map(\.hasText))
      let fault = source.bytes.withUnsafeBufferPointer { text in
        var finder = FaultFinder(
          UnsafeBufferPointer(rebasing: text.dropLast()), of: source, entities: prologue.entities)
        return finder.firstFault(upTo: source.count)
      }
      #expect(fault?.message == nil, "\(String(decoding: bytes, as: UTF8.self))")
    } catch {
      #expect((0...source.count).contains(error.offset ?? -1), "\(error.message)")
      #expect(error.position == error.offset.map { source.position(of: $0) })
      #expect(!error.message.isEmpty)
    }
  }
}

/// As deep as libxml2 goes: from 2.14 on that is 2,048 levels.
let deepest: Int = {
  let levels = 100_000
  let text = String(repeating: "<a>", count: levels) + String(repeating: "</a>", count: levels)
  return failure(of: text)?.message.contains("2048 levels") == true ? 2_000 : levels
}()
