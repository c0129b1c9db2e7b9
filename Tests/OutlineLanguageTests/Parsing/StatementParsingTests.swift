import OutlineLanguage
import Testing

@Suite struct StatementParsingTests {
  private static let a = Selector.name("a")
  private static let n = Selector.name("n")

  private func expectParse(_ text: String, _ action: Action) throws {
    #expect(try EditScript(parsing: text).statements == [Statement(action)])
  }

  @Test(
    arguments: [
      ("move a up", .up(by: 1)),
      ("move a up by 3", .up(by: 3)),
      ("move a down", .down(by: 1)),
      ("move a down by 0", .down(by: 0)),
      ("move a first", .first),
      ("move a last", .last),
      ("move a before n", .to(.before(n))),
      ("move a after n", .to(.after(n))),
      ("move a into n", .to(.into(n, .last))),
      ("move a into n last", .to(.into(n, .last))),
      ("move a into n first", .to(.into(n, .first))),
      ("move a into top at 4", .to(.into(.top, .at(4)))),
      ("move a into where leaf first", .to(.into(.matching(.leaf), .first))),
    ] as [(String, Movement)])
  func movesSayWhere(text: String, movement: Movement) throws {
    try expectParse(text, .move(Self.a, movement))
  }

  @Test(
    arguments: [
      ("reorder n from 0 to 2", .offsets([0], to: 2)),
      ("reorder n from 3, 0,1 to 2", .offsets([3, 0, 1], to: 2)),
      ("reorder n section 4 to 0", .section(4, to: 0)),
      (
        "reorder n visible 0, 2 to 1 where leaf or note",
        .visible([0, 2], to: 1, where: .any([.leaf, .present(.note)]))
      ),
    ] as [(String, Reordering)])
  func reorderingsCount(text: String, reordering: Reordering) throws {
    try expectParse(text, .reorder(Self.n, reordering))
  }

  @Test func sortOptionsStandInAnyOrder() throws {
    var order = SortOrder(by: .attribute("created"))
    order.readsDates = true
    order.isDescending = true
    order.putsFoldersFirst = true
    try expectParse("sort n by date @created folders first descending", .sort(Self.n, order))
    order = SortOrder(by: .text)
    try expectParse("sort n by text", .sort(Self.n, order))
    order.isNatural = true
    order.isDeep = true
    try expectParse("sort n by text deep natural", .sort(Self.n, order))
    try expectParse("sort n by note", .sort(Self.n, SortOrder(by: .note)))
  }

  @Test(
    arguments: [
      ("indent a", .indent(a)),
      ("outdent a", .outdent(a)),
      ("reverse n", .reverse(n)),
      ("delete a", .delete(a)),
      ("unwrap a", .unwrap(a)),
      ("keep a", .keep(a)),
      ("group a, n under \"Set & more\"", .group(.union([a, n]), under: "Set & more")),
      ("flatten a", .flatten(a, joining: nil)),
      ("flatten a joining \" / \"", .flatten(a, joining: " / ")),
      ("dedupe all by @xmlUrl", .dedupe(Deduplication(.all, by: "xmlUrl"))),
      (
        "dedupe children of top by @x loosely",
        .dedupe(Deduplication(.children(of: .top), by: "x", loosely: true))
      ),
      ("file a by category", .fileByCategory(a)),
      ("copy a into n", .copy(a, .into(n, .last))),
      ("copy a before n", .copy(a, .before(n))),
      ("merge \"other.opml\" into n", .merge(file: "other.opml", into: n)),
      ("merge other.opml into n", .merge(file: "other.opml", into: n)),
    ] as [(String, Action)])
  func restructuringsParse(text: String, action: Action) throws {
    try expectParse(text, action)
  }

  @Test(
    arguments: [
      ("set a text \"…\"", .set(a, .text, "…")),
      ("set a note \"a\\nb\"", .set(a, .note, "a\nb")),
      ("set all @type \"rss\"", .set(.all, .attribute("type"), "rss")),
      ("unset a @xml:id", .unset(a, .attribute("xml:id"))),
      ("unset a note", .unset(a, .note)),
      ("check a", .check(a)),
      ("uncheck a", .uncheck(a)),
      ("fold a", .fold(a, deep: false)),
      ("fold a deep", .fold(a, deep: true)),
      ("unfold a", .unfold(a, deep: false)),
      ("unfold a deep", .unfold(a, deep: true)),
      ("tag a \"x\"", .tag(a, "x")),
      ("untag a x", .untag(a, "x")),
    ] as [(String, Action)])
  func valueEditsParse(text: String, action: Action) throws {
    try expectParse(text, action)
  }

  @Test(
    arguments: [
      ("add \"C\" into n", .into(n, .last), []),
      ("add C into n first", .into(n, .first), []),
      ("add 'C' before n", .before(n), []),
      (
        "add C after n with @a \"1\" @b:c '2'", .after(n),
        [AttributeSetting("a", "1"), AttributeSetting("b:c", "2")]
      ),
    ] as [(String, Destination, [AttributeSetting])])
  func newNodesHaveATitleAPlaceAndAttributes(
    text: String, destination: Destination, attributes: [AttributeSetting]
  ) throws {
    try expectParse(text, .add(title: "C", destination, attributes: attributes))
  }

  @Test(
    arguments: [
      ("\"\\2 & \\1\"", [.group(2), .text(" & "), .group(1)]),
      ("\"\\\\1\\n\\\"\"", [.text("\\1\n\"")]),
      ("'\\0\\x\\\\'", [.group(0), .text("\\x\\")]),
      ("\"\"", []),
      ("plain", [.text("plain")]),
    ] as [(String, [Replacement.Part])])
  func replacementsNameGroups(text: String, parts: [Replacement.Part]) throws {
    let script = try EditScript(parsing: "replace a text /(x)(y)/i \(text)")
    guard
      case .replace(Self.a, .text, let pattern, let replacement)? =
        script.statements.first?.action
    else {
      Issue.record("\(script) does not replace")
      return
    }
    #expect(pattern == (try Pattern("(x)(y)", ignoresCase: true)))
    #expect(replacement.parts == parts)
  }

  @Test func statementsArePartedByLineEndsAndSemicolons() throws {
    let text = """
      # prepare
      delete a   # gone; "B" stays

        check 'a;#' ;; reverse n\r\nindent a\rtry outdent a;
      """
    #expect(
      try EditScript(parsing: text).statements == [
        Statement(.delete(Self.a)), Statement(.check(.name("a;#"))), Statement(.reverse(Self.n)),
        Statement(.indent(Self.a)), Statement(.outdent(Self.a), isTried: true),
      ])
  }

  @Test(arguments: ["", "\n", " ; ;\n\t", "# only a comment"])
  func anEmptyScriptHasNoStatements(text: String) throws {
    #expect(try EditScript(parsing: text).statements.isEmpty)
  }
}
