import OutlineXML
import Testing

@Suite struct XPathTests {
  private static let text =
    "\u{FEFF}<!DOCTYPE a [<!ENTITY e '<z/>'>]><a xmlns:p='u' i='1'><b t='x'>one<!--c--></b>"
    + "<p:b/>&e;<c xmlns='v' xmlns:p='w'><p:b t='y &amp; z'/></c></a>"

  private func names(_ expression: String) throws -> [String] {
    let source = try XMLSource(decoding: Array(Self.text.utf8))
    return try XPathQuery.elements(selectedBy: expression, in: source).map { offset in
      String(decoding: source.bytes[StartTag(source.bytes, at: offset).name], as: UTF8.self)
    }
  }

  @Test(arguments: [
    ("/a", ["a"]), ("a/b", ["b"]), ("//b", ["b"]), ("//p:b", ["p:b"]),
    ("//*", ["a", "b", "p:b", "c", "p:b"]),
    ("//*[local-name()='b']", ["b", "p:b", "p:b"]), ("//b | /a", ["a", "b"]),
    ("//@t", ["b", "p:b"]),
    ("//b/text()", ["b"]), ("//comment()", ["b"]), ("/", []), ("//none", []), ("//c", []),
    ("//@t/..", ["b", "p:b"]), ("//*[@t='y & z']", ["p:b"]), ("//b[.='one']", ["b"]),
    ("/a/namespace::p", ["a"]), ("//@xml:lang", []), ("(//*)[last()]", ["p:b"]), ("//z", []),
    ("/comment()", []),
  ])
  func anExpressionSelectsElements(_ expression: String, elements: [String]) throws {
    #expect(try names(expression) == elements)
  }

  @Test func offsetsRiseAndCountAMark() throws {
    let source = try XMLSource(decoding: Array(Self.text.utf8))
    let found = try XPathQuery.elements(selectedBy: "//b/preceding::* | //*", in: source)
    #expect(found == found.sorted())
    for offset in found { #expect(source.bytes[offset] == UInt8(ascii: "<")) }
    #expect(found.first == 36)
  }

  private static let refusals: [(expression: String, failure: XPathFailure)] = [
    ("//b[", .syntax(offset: 4)),
    ("", .syntax(offset: 0)),
    ("é b", .syntax(offset: 2)),
    ("count(//b)", .notNodes),
    ("'x'", .notNodes),
    ("1 = 1", .notNodes),
    ("//q:b", .unboundPrefix("q")),
    ("//b[@q:t]", .unboundPrefix("q")),
    ("//q:*", .unboundPrefix("q")),
    ("q:f()", .unboundPrefix("q")),
    ("//none/q:b", .unboundPrefix("q")),
    ("f(1)", .evaluation("XPath 1.0 has no such function")),
    ("$v", .evaluation("there are no variables here")),
    ("substring('a')", .evaluation("a function has too many or too few arguments")),
  ]

  @Test(arguments: refusals.indices)
  func anExpressionThatCannotBeUsedSaysWhy(_ index: Int) throws {
    let (expression, failure) = Self.refusals[index]
    #expect(throws: failure) { try names(expression) }
  }

  @Test func aColonInQuotesOrAnAxisIsNoPrefix() throws {
    #expect(try names("/a/child::b[string() = 'one' or . = 'q:b']") == ["b"])
  }

  @Test func anExpressionThatGoesTooDeepIsRefused() {
    let brackets = String(repeating: "(", count: 200) + "1" + String(repeating: ")", count: 200)
    let long = String(repeating: "a/", count: 3_000) + "a"
    for expression in [brackets, long] {
      #expect(throws: XPathFailure.self) { try names(expression) }
    }
    let most = String(repeating: "(", count: 100) + "//b" + String(repeating: ")", count: 100)
    #expect(throws: Never.self) { try names(most) }
  }

  @Test func aDocumentThatIsNotWellFormedIsNotAsked() throws {
    let source = try XMLSource(decoding: Array("<a>&</a>".utf8))
    do throws(XPathFailure) {
      _ = try XPathQuery.elements(selectedBy: "//a", in: source)
      Issue.record("the document was read")
    } catch {
      guard case .document(let failure) = error else { return #expect(error == .notNodes) }
      #expect(failure.offset == 3)
    }
  }

  @Test func aDeepDocumentIsAskedAndFreed() throws {
    let levels = deepest - 1
    let text =
      "<r xmlns='u' xmlns:p='v'>" + String(repeating: "<p:a>", count: levels)
      + String(repeating: "</p:a>", count: levels) + "</r>"
    let source = try XMLSource(decoding: Array(text.utf8))
    let found = try XPathQuery.elements(selectedBy: "//p:a[not(*)]/ancestor-or-self::*", in: source)
    #expect(found.count == levels + 1)
    #expect(found.last == 25 + 5 * (levels - 1))
  }
}
