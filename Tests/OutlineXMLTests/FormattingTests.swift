import OutlineXML
import Testing

@Suite struct FormattingTests {
  private static let structure: Set<String> = ["opml", "head", "body", "outline"]

  private func laid(_ text: String, unit: String? = "  ") throws -> String {
    let source = try XMLSource(decoding: Array(text.utf8))
    let formatting = XMLFormatting(
      unit: unit.map { Array($0.utf8) }, structure: Self.structure)
    return String(decoding: formatting.text(of: source), as: UTF8.self)
  }

  @Test func eachTagCommentAndInstructionHasALineAndBlankLinesGo() throws {
    let text = """
      <?xml version="1.0"?><!DOCTYPE opml [ <!ENTITY a "b">
       <!-- > --> ]><?p?><!-- c --><opml  version='2.0' ><head>

      <title >T</title></head
      ><body><outline text="A"><outline text="B&#10;"/></outline>

      <?p q?></body></opml><!-- d -->
      """
    #expect(
      try laid(text) == """
        <?xml version="1.0"?>
        <!DOCTYPE opml [ <!ENTITY a "b">
         <!-- > --> ]>
        <?p?>
        <!-- c -->
        <opml  version='2.0' >
          <head>
            <title >T</title>
          </head
        >
          <body>
            <outline text="A">
              <outline text="B&#10;"/>
            </outline>
            <?p q?>
          </body>
        </opml>
        <!-- d -->

        """)
  }

  @Test func whatHoldsTextKeepsItsBytes() throws {
    for content in [
      "x", " <b/>\n x <b> <c/> </b> ", "<b/><![CDATA[]]>\n", "<b/>&#32;\n<b/>", " &e; ",
    ] {
      let text = "<!DOCTYPE a [<!ENTITY e 'f'>]><a>\n<m>\(content)</m>\n<n/></a>"
      #expect(
        try laid(text) == """
          <!DOCTYPE a [<!ENTITY e 'f'>]>
          <a>
            <m>\(content)</m>
            <n/>
          </a>

          """)
    }
  }

  @Test func preservedSpaceStaysUntilSomethingInItSaysOtherwise() throws {
    let text = """
      <a><b xml:space="preserve"> <c> </c> <d xml:space="default"> <e/> </d> </b>\
      <f xml:space="other"> <g/></f></a>
      """
    #expect(
      try laid(text, unit: "\t") == """
        <a>
        \t<b xml:space="preserve"> <c> </c> <d xml:space="default">
        \t\t\t<e/>
        \t\t</d> </b>
        \t<f xml:space="other">
        \t\t<g/>
        \t</f>
        </a>

        """)
  }

  @Test func whiteSpaceAloneIsTextSaveInTheOutlineItself() throws {
    #expect(
      try laid("<opml><head><t> </t></head><body> <x:outline>\n</x:outline></body></opml>") == """
        <opml>
          <head>
            <t> </t>
          </head>
          <body>
            <x:outline></x:outline>
          </body>
        </opml>

        """)
  }

  @Test func aCommentStaysOnTheLineOfWhatItIsAbout() throws {
    let text = """
      <a> <!-- in a -->
      <b/><!-- about b -->  <!-- too
       --> <!-- about c --><c/>
      <d></d> <!-- <off/> --> <!-- about e --><e/>
      <f/>
      <!-- about g --><g/></a> <!-- end -->
      """
    let lines = """
      <a>
        <!-- in a -->
        <b/> <!-- about b --> <!-- too
       -->
        <!-- about c -->
        <c/>
        <d></d>
        <!-- <off/> -->
        <!-- about e -->
        <e/>
        <f/>
        <!-- about g -->
        <g/>
      </a>
      <!-- end -->

      """
    #expect(try laid(text) == lines)
    #expect(try laid(lines) == lines)
    // Without lines a comment is about what follows it.
    #expect(try laid("<a><b/><!-- c --><c/></a>") == "<a>\n  <b/>\n  <!-- c -->\n  <c/>\n</a>\n")
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func linesEndAsTheFirstLineDoesAndTheMarkStays(end: String) throws {
    let text = "\u{FEFF}<a>\(end)<b>x\(end)y</b>\n\n<c/></a>"
    #expect(
      try laid(text)
        == "\u{FEFF}<a>\(end)  <b>x\(end)y</b>\(end)  <c/>\(end)</a>\(end)")
    #expect(try laid(text, unit: nil) == "\u{FEFF}<a><b>x\(end)y</b><c/></a>")
  }

  @Test func aDeepDocumentDoesNotGrowWithTheSquareOfItsDepth() throws {
    let depth = 100_000
    let text =
      String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
    let laid = try laid(text, unit: "\t")
    #expect(laid.utf8.count < 250 * depth)
    #expect(try self.laid(laid, unit: nil) == text)
  }
}
