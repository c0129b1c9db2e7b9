import OutlineDocument
import OutlineLanguage
import OutlineTree
import Testing

/// What filters and extractions leave, and how they fail.
@Suite struct ChoosingTests {
  private let sample: Sample

  init() throws {
    sample = try Sample(
      """
      <outline text="A hit" id="a">
        <outline text="A1" id="a1"/>
        <outline text="A2 hit" id="a2">
          <outline text="A21" id="a21"/>
        </outline>
      </outline>
      <outline text="B" id="b">
        <outline text="B1 hit" id="b1"/>
      </outline>
      <outline text="C" id="c"/>
      """)
  }

  private func filtered(
    _ condition: String, _ context: Filter.Context
  ) throws(EditFailure) -> String {
    guard let condition = try? Condition(parsing: condition) else { return "no condition" }
    return try Filter(condition, context: context).run(on: sample.document).document.sketch
  }

  @Test(arguments: [
    (Filter.Context.ancestors, "A hit(A2 hit) B(B1 hit)"),
    (.both, "A hit(A1 A2 hit(A21)) B(B1 hit)"),
    (.descendants, "A hit(A1 A2 hit(A21)) B1 hit"),
    (.none, "A hit A2 hit B1 hit"),
  ])
  func eachContextLeavesItsNodes(context: Filter.Context, sketch: String) throws {
    #expect(try filtered("text contains \"HIT\"", context) == sketch)
    #expect(try filtered("level >= 1 and not level > 9", .ancestors) == sample.document.sketch)
  }

  @Test(arguments: Filter.Context.allCases)
  func aFilterThatFindsNothingFails(context: Filter.Context) {
    #expect(
      throws: EditFailure(.nothingFound, "nothing found: where text contains \"zzz\"")
    ) { () throws(EditFailure) in try filtered("text contains \"zzz\"", context) }
  }

  @Test func whatChangesNothingIsNoEdit() throws {
    let all = try Filter(Condition(parsing: "level > 0")).run(on: sample.document)
    #expect(all.edits == 0)
    #expect(all.document.isUnchanged)
    let some = try Filter(Condition(parsing: "not leaf")).run(on: sample.document)
    #expect(some.edits == 1)
  }

  @Test func keepLeavesWhatTheFilterForBothLeaves() throws {
    for condition in ["text contains \"hit\"", "leaf", "level = 2", "@id = \"c\""] {
      let filtered = try Filter(Condition(parsing: condition), context: .both)
        .run(on: sample.document)
      let kept = try sample.running("keep where \(condition)")
      #expect(filtered.document.written == kept.document.written)
      #expect(filtered.edits == kept.edits)
    }
  }

  // MARK: - Extraction

  private func extracted(
    _ selector: String, contents: Bool = false
  ) throws(EditFailure) -> EditOutcome {
    guard let selector = try? Selector(parsing: selector) else {
      throw EditFailure(.expression, "no selector")
    }
    return try Extraction(selector, takesContents: contents).run(on: sample.document)
  }

  @Test(arguments: [
    ("a2", false, "A2 hit(A21)"), ("a2, a", false, "A hit(A1 A2 hit(A21))"),
    ("c, a1, b1", false, "A1 B1 hit C"), ("a, b", true, "A1 A2 hit(A21) B1 hit"),
    ("a, a2", true, "A1 A2 hit(A21)"), ("top", true, "A hit(A1 A2 hit(A21)) B(B1 hit) C"),
  ])
  func whatIsExtractedComesOnTop(selector: String, contents: Bool, sketch: String) throws {
    #expect(try extracted(selector, contents: contents).document.sketch == sketch)
  }

  @Test func nothingAndTheRootCannotBeExtracted() {
    #expect(
      throws: EditFailure(.nothingFound, "nothing found: zzz")
    ) { () throws(EditFailure) in try extracted("zzz") }
    #expect(
      throws: EditFailure(.nothingFound, "nothing found: children of (c, b1)")
    ) { () throws(EditFailure) in try extracted("c, b1", contents: true) }
    #expect(throws: EditFailure.self) { () throws(EditFailure) in try extracted("top") }
  }

  @Test func aNameThatFindsNothingIsAWarningWhereOthersFindSomething() throws {
    #expect(try extracted("c, zzz").warnings.map(\.message) == ["nothing found: zzz"])
  }

  // MARK: - Conditions on values that have to be decoded, and on what is inherited

  @Test func conditionsSeeWhatValuesMean() throws {
    let sample = try Sample(
      """
      <outline text="R &amp; D" _note="" note="a&#10;b"/>
      <outline text=" " title="&lt;T&gt;" type="&#114;ss"/>
      <outline text="off" isComment="true"><outline text="below"/></outline>
      <outline text="on" isComment="TRUE"><outline text="É"/></outline>
      """)
    #expect(try sample.titles(where: "text = \"R & D\"") == ["R & D"])
    #expect(try sample.titles(where: "note = \"a\\nb\"") == ["R & D"])
    #expect(try sample.titles(where: "note") == ["R & D"])
    #expect(try sample.titles(where: "@type = \"rss\" and @text") == ["<T>"])
    #expect(try sample.titles(where: "@type != \"\"") == ["<T>"])
    #expect(try sample.titles(where: "commented") == ["off", "below"])
    #expect(try sample.titles(where: "not commented and level = 2") == ["É"])
    #expect(
      try sample.titles(where: "text contains \"é\" or text matches /^b.l/") == ["below", "É"])
  }

  @Test func aCommentThatAnEditMadeCounts() throws {
    #expect(
      try sample.running("set a2 @isComment \"true\"; delete where commented").document.sketch
        == "A hit(A1) B(B1 hit) C")
  }
}
