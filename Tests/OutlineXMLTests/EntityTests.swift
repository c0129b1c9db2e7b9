import OutlineXML
import Testing

@Suite struct EntityTests {
  private func check(
    _ subset: String, _ body: String, _ kind: XMLFailure.Kind?, at place: String? = nil
  ) {
    let found = failure(of: "<!DOCTYPE a [\(subset)]>\n\(body)")
    #expect(found?.kind == kind, "\(found?.message ?? "no failure")")
    if let place { #expect(found?.position.map { "\($0.line):\($0.column)" } == place) }
  }

  /// Ten of the entity before, eight times: a gigabyte.
  private static let bomb =
    "<!ENTITY e0 '0123456789'>"
    + (1...8).map { "<!ENTITY e\($0) '\(String(repeating: "&e\($0 - 1);", count: 10))'>" }.joined()
  private static let long = "<!ENTITY e '\(String(repeating: "x", count: 100_000))'>"

  @Test(arguments: [
    ("<!ENTITY e SYSTEM 'secret.txt'>", "<a>x&e;</a>", "2:5"),
    ("<!ENTITY e SYSTEM 'secret.txt'>", "<a b='&e;'/>", "2:7"),
    ("<!ENTITY e PUBLIC 'p' 'http://127.0.0.1:9/x'>", "<a>&e;</a>", "2:4"),
    ("<!ENTITY e SYSTEM 'f'><!ENTITY i 'x&e;'>", "<a>&i;</a>", "2:4"),
    ("<!ENTITY e SYSTEM 'f'><!ENTITY i 'x&e;'>", "<a b='&i;'/>", "2:7"),
    ("<!NOTATION n SYSTEM 'n'><!ENTITY e SYSTEM 'f' NDATA n>", "<a>&e;</a>", "2:4"),
  ])
  func aReferenceOutOfTheDocumentIsRefusedAtItsAmpersand(
    _ subset: String, _ body: String, place: String
  ) {
    check(subset, body, .externalEntity, at: place)
  }

  @Test(arguments: [
    ("<!ENTITY e SYSTEM 'f'>", "<a><!--&e;--><![CDATA[&e;]]></a>"),
    ("<!ENTITY % p SYSTEM 'http://127.0.0.1:9/x'> %p;", "<a/>"),
    ("<!ENTITY % p '<!ENTITY e \"v\">'> %p;", "<a>&e;</a>"),
    ("<!ENTITY lt '&#38;#60;'>", "<a b='&lt;'/>"),
    ("<!ENTITY e ''>", "<a b='&e;'>&e;</a>"),
  ])
  func whatIsOnlyDeclaredIsKeptUnread(_ subset: String, _ body: String) {
    check(subset, body, nil)
  }

  @Test func whatAnExternalSubsetMightDefineIsNotDefined() {
    for body in ["<a>&foo;</a>", "<a b='&foo;'/>"] {
      let found = failure(of: "<!DOCTYPE a SYSTEM 'x.dtd'>\n\(body)")
      #expect(found?.kind == .undefinedEntity)
      #expect(found?.position?.line == 2)
    }
    check("<!ENTITY i 'a &nope; b'>", "<a>&i;</a>", .undefinedEntity, at: "2:4")
  }

  @Test(arguments: [
    ("<a>x&e8;</a>", "2:5"), ("<a b='&e8;'/>", "2:7"), ("<a><b>\n<c>&e8;</c></b></a>", "3:4"),
  ])
  func anEntityThatGrowsWithoutMeasureIsRefused(_ body: String, place: String) {
    check(Self.bomb, body, .entityExpansion, at: place)
  }

  @Test func soItIsBelowTheUsualDepth() {
    let deep = String(repeating: "<b>", count: 200) + "&e8;" + String(repeating: "</b>", count: 200)
    check(Self.bomb, "<a>\(deep)</a>", .entityExpansion)
  }

  @Test(arguments: [
    String(repeating: "<b c='&e;'/>", count: 5_000),
    String(repeating: "&e;", count: 5_000),
    "<b c='\(String(repeating: "&e;", count: 5_000))'/>",
  ])
  func manyReferencesToALongEntityAreRefused(_ content: String) {
    check(Self.long, "<a>\(content)</a>", .entityExpansion)
  }

  @Test func someReferencesToALongEntityAreNot() {
    check(Self.long, "<a>\(String(repeating: "<b c='&e;'/>", count: 5))</a>", nil)
  }

  @Test func anEntityThatHoldsItselfIsRefused() {
    let subset = "<!ENTITY e 'x&f;'><!ENTITY f 'y&e;'>"
    check(subset, "<a>&e;</a>", .entityExpansion, at: "2:4")
    check(subset, "<a b='&e;'/>", .entityExpansion, at: "2:7")
    check(subset, "<a/>", nil)
  }

  @Test func entitiesInOneAnotherAreBoundedInDepth() {
    let chain = (0..<60).map { "<!ENTITY e\($0) '&e\($0 + 1);'>" }.joined() + "<!ENTITY e60 'x'>"
    check(chain, "<a b='&e0;'/>", .entityExpansion, at: "2:7")
    check(chain, "<a b='&e57;'/>", nil)
  }

  @Test func aDocumentWithEntitiesIsBoundedInDepth() {
    func nested(_ levels: Int) -> String {
      String(repeating: "<a>", count: levels) + String(repeating: "</a>", count: levels)
    }
    check("<!ENTITY e 'x'>", nested(300), .limit, at: "2:\(1 + 3 * 256)")
    check("<!ENTITY e 'x'>", nested(200), nil)
    check("", nested(1_000), nil)
  }

  @Test func aDocumentWithEntitiesIsBoundedInItsValues() {
    let cdata = "<a><![CDATA[\(String(repeating: "x", count: 12_000_000))]]></a>"
    check("<!ENTITY e 'x'>", cdata, .limit)
    check("", cdata, nil)
  }

  @Test func aFaultInAnEntityIsAtTheReference() {
    check("<!ENTITY e '<b>'>", "<a>x&e;</a>", .notWellFormed, at: "2:5")
    check("<!ENTITY e 'a &#38; b'>", "<a>x&e;</a>", .notWellFormed, at: "2:5")
    check("<!ENTITY e '<b/>'>", "<a b='&e;'/>", .notWellFormed, at: "2:7")
  }
}
