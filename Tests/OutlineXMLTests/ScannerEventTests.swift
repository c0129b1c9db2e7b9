import OutlineXML
import Testing

@Suite struct ScannerEventTests {
  @Test func anElementIsToldFromItsAngleToBehindItsEndTag() throws {
    let text = "<?xml version=\"1.0\"?>\n<a b='>'\n><c/><d >x</d ></a>\n"
    let found = try scan(text).elements
    #expect(found.map(\.name) == ["a", "c", "d"])
    #expect(found.map(\.start) == [22, 32, 36])
    #expect(found.map(\.tagEnd) == [32, 36, 40])
    #expect(found.map(\.end) == [50, 36, 46])
    #expect(found.map(\.isEmpty) == [false, true, false])
  }

  @Test func offsetsCountAByteOrderMark() throws {
    let found = try scan("\u{FEFF}<a><b/></a>").elements
    #expect(found.map(\.start) == [3, 6])
    #expect(found.map(\.end) == [14, 10])
  }

  @Test(arguments: [
    ("<!--x--> <b/>", 12), ("<?x y?><b/>", 10), ("<![CDATA[<b>]]><b/>", 18), ("&#60;<b/>", 8),
    ("<!--<c--><b/>", 12), ("é<b/>", 5), ("\r<b/>", 4), ("]] ><b/>", 7),
  ])
  func aTagIsFoundBehindAnythingThatStandsBeforeIt(_ content: String, start: Int) throws {
    let found = try scan("<a>\(content)</a>").elements
    #expect(found[1].start == start)
  }

  @Test(arguments: [
    (" \n\t\r\n", false), ("x", true), (" x ", true), ("&#32;", true), ("&amp;", true),
    ("&e;", true), ("<![CDATA[]]>", true), ("<![CDATA[ ]]>", true), ("<!--x-->", false),
    ("<?x y?>", false), ("é", true), ("\r\r \r", false), ("<b>x</b>", false),
    (String(repeating: " ", count: 5000), false),
  ])
  func textIsWhatIsMoreThanWhiteSpace(_ content: String, isText: Bool) throws {
    let text = "<!DOCTYPE a [<!ENTITY e 'v'>]><a><z/>\(content)<z/></a>"
    let found = try scan(text).elements
    #expect(found[0].hasText == isText)
    #expect(found[1].hasText == false)
  }

  @Test func nothingInsideAnEntityIsTold() throws {
    let text = "<!DOCTYPE a [<!ENTITY e '<b>x</b>'>]><a><c>&e;</c>&e;</a>"
    let (found, prologue) = try scan(text)
    #expect(found.map(\.name) == ["a", "c"])
    #expect(found.map(\.hasText) == [true, true])
    #expect(found[1].end == 50)
    #expect(prologue.entities["e"] == "<b>x</b>")
    #expect(prologue.hasDoctype)
  }

  @Test func theFirstDeclarationOfAnEntityCounts() throws {
    let declarations = "<!ENTITY e '1&#38;2'><!ENTITY e 'two'><!ENTITY % p 'x'>"
    let prologue = try scan("<!DOCTYPE a [\(declarations)]><a/>").prologue
    #expect(prologue.entities["e"] == "1&2")
    #expect(prologue.entities["p"] == nil)
    #expect(prologue.entities["amp"] == nil)
  }

  @Test func aDocumentWithoutDoctypeHasNoEntities() throws {
    let prologue = try scan("<a/>").prologue
    #expect(!prologue.hasDoctype)
    #expect(prologue.entities.isEmpty)
  }

  @Test func aValueIsPlainWhereItsBytesAreTheValue() throws {
    let text = "<a t='abc' u='a&amp;b' v='' w='a\tb' x:y='p' xmlns:x='u' y='q'/>"
    let found = try scan(text, watching: ["t", "u", "v", "w", "x:y", "y", "z"]).elements[0]
    #expect(
      found.values == [
        .plain(6..<9), .coded, .spaced(26..<26), .coded, .plain(41..<42), .plain(59..<60), nil,
      ])
  }

  @Test func sixteenAttributesAreWatchedAndNoMore() throws {
    let names = (0..<20).map { $0 % 2 == 0 ? "a\($0)" : "p:a\($0 - 1)" }
    let tag = names.reversed().map { " \($0)='\($0)'" }.joined()
    let text = "<r xmlns:p='u'\(tag)/>"
    let found = try scan(text, watching: names).elements[0]
    for (number, name) in names.enumerated() {
      guard number < 16, case .plain(let range) = found.values[number] else {
        #expect(number >= 16 && found.values[number] == nil)
        continue
      }
      #expect(Array(text.utf8)[range].elementsEqual(name.utf8))
    }
    #expect(
      try scan("<a b='1'/>", watching: ["b", "b"]).elements[0].values.contains(.plain(6..<7)))
  }

  @Test func whatOnlyTheDoctypeGivesIsNotInTheTag() throws {
    let text = "<!DOCTYPE a [<!ATTLIST a t CDATA 'from the DTD'>]><a u='x'/>"
    let found = try scan(text, watching: ["t", "u"]).elements[0]
    #expect(found.values == [nil, .plain(56..<57)])
  }

  @Test func namespacesAreToldByName() throws {
    let text = "<a xmlns='u' xmlns:p='v'><p:b/><c xmlns=''/></a>"
    let found = try scan(text).elements
    #expect(found.map(\.name) == ["a", "b", "c"])
    #expect(found.map(\.namespace) == ["u", "v", nil])
    #expect(found.map(\.declaresNamespaces) == [true, false, true])
  }

  @Test func aPrefixThatNothingDeclaresIsPartOfTheName() throws {
    let found = try scan("<a><p:b p:c='d'/></a>", watching: ["p:c"]).elements[1]
    #expect(found.start == 3)
    #expect(found.namespace == nil)
    #expect(found.values == [.plain(13..<14)])
  }

  @Test func aNameIsKnownBeforeTheScan() throws {
    struct Counter: XMLReceiver {
      let wanted: XMLName
      let space: XMLName
      var names = 0
      var spaces = 0
      mutating func startElement(_ element: borrowing XMLStartElement) {
        if element.name == wanted { names += 1 }
        if element.namespace == space { spaces += 1 }
      }
      func endElement(end: Int) {}
      func text() {}
    }
    let scanner = XMLScanner(watching: [])
    var counter = Counter(wanted: scanner.name("outline"), space: scanner.name("urn:x"))
    let text = "<a><outline/><outlines/><outline xmlns='urn:x'><outline/></outline></a>"
    _ = try scanner.scan(XMLSource(decoding: Array(text.utf8)), into: &counter)
    #expect(counter.names == 3)
    #expect(counter.spaces == 2)
  }

  @Test func aClassCanReceiveToo() throws {
    final class Counter: XMLReceiver {
      var ends: [Int] = []
      func startElement(_ element: borrowing XMLStartElement) {}
      func endElement(end: Int) { ends.append(end) }
      func text() {}
    }
    var counter = Counter()
    _ = try XMLScanner(watching: []).scan(
      XMLSource(decoding: Array("<a>x<b/></a>".utf8)), into: &counter)
    #expect(counter.ends == [8, 12])
  }
}
