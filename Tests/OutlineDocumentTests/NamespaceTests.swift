import OutlineDocument
import OutlineTree
import OutlineXML
import Testing

@Suite struct NamespaceTests {
  /// A document of elements on one line, after a node was moved into another.
  private func moved(_ body: String, _ node: String, into parent: String) throws -> String {
    let frame = ("<opml xmlns:k=\"urn:k\"><body>", "</body></opml>")
    var document = try read(frame.0 + body + frame.1)
    try document.move(node, lastIn: parent)
    let written = document.written
    #expect(try read(written).written == written)
    return String(written.dropFirst(frame.0.count).dropLast(frame.1.count))
  }

  @Test(arguments: [
    // Used and lost.
    (
      "<outline text=\"A\" xmlns:x=\"u&amp;'\"><outline text=\"B\" x:y=\"\"/></outline><outline text=\"C\"/>",
      "<outline text=\"A\" xmlns:x=\"u&amp;'\"></outline>"
        + "<outline text=\"C\"><outline text=\"B\" x:y=\"\" xmlns:x=\"u&amp;'\"/></outline>"
    ),
    // Used and the same at the destination.
    (
      "<outline text=\"A\" xmlns:x=\"u\"><outline text=\"B\" x:y=\"\"/></outline><outline text=\"C\" xmlns:x='u'/>",
      "<outline text=\"A\" xmlns:x=\"u\"></outline><outline text=\"C\" xmlns:x='u'><outline text=\"B\" x:y=\"\"/></outline>"
    ),
    // Another meaning at the destination.
    (
      "<outline text=\"B\" k:y=\"\"/><outline text=\"C\" xmlns:k='other'/>",
      "<outline text=\"C\" xmlns:k='other'><outline text=\"B\" k:y=\"\" xmlns:k=\"urn:k\"/></outline>"
    ),
    // In no namespace, under a default one that an element which is no node brings.
    (
      "<outline text=\"B\"><x xmlns=\"u\"><y/></x></outline><outline text=\"C\"/>",
      "<outline text=\"C\"><outline text=\"B\"><x xmlns=\"u\"><y/></x></outline></outline>"
    ),
    // Not used.
    (
      "<outline text=\"A\" xmlns:x=\"u\"><outline text=\"B\"/></outline><outline text=\"C\"/>",
      "<outline text=\"A\" xmlns:x=\"u\"></outline><outline text=\"C\"><outline text=\"B\"/></outline>"
    ),
    // In the order of first use, also by elements that are no nodes.
    (
      "<outline text=\"A\" xmlns:x=\"1\" xmlns:y=\"2\"><outline text=\"B\"><y:e x:a=\"\"/></outline></outline><outline text=\"C\"/>",
      "<outline text=\"A\" xmlns:x=\"1\" xmlns:y=\"2\"></outline>"
        + "<outline text=\"C\"><outline text=\"B\" xmlns:y=\"2\" xmlns:x=\"1\"><y:e x:a=\"\"/></outline></outline>"
    ),
  ])
  func aMovedNodeTakesAlongWhatItWouldLose(before: String, after: String) throws {
    #expect(try moved(before, "B", into: "C") == after)
  }

  @Test func childrenOfAnUnwrappedNodeTakeAlongWhatTheyUse() throws {
    let frame = ("<opml xmlns:x=\"1\"><body>", "</body></opml>")
    var document = try read(
      frame.0
        + "<outline text=\"P\" xmlns:x=\"2\" xmlns:y=\"3\"><outline text=\"A\" x:a=\"\"/>"
        + "<outline text=\"B\"><outline y:b=\"\"/></outline><outline text=\"C\"/></outline>"
        + frame.1)
    try document.unwrap(try document.node("P"))
    #expect(
      document.written == frame.0 + "<outline text=\"A\" x:a=\"\" xmlns:x=\"2\"/>"
        + "<outline text=\"B\" xmlns:y=\"3\"><outline y:b=\"\"/></outline><outline text=\"C\"/>"
        + frame.1)
    #expect(try read(document.written).written == document.written)
  }

  @Test func onlyTheWordOfTheSpecificationMakesAComment() throws {
    let document = try read(
      opml(
        "    <outline text=\"A\" isComment=\"TRUE\"/>\n    <outline text=\"B\" isComment=\"true\"/>"
      ))
    #expect(document.isCommented(try document.node("A")) == false)
    #expect(document.isCommented(try document.node("B")))
  }

  @Test func whatIsInheritedAndChangesIsToldAtTheEnd() throws {
    var document = try read(
      opml(
        """
            <outline text="A" isComment="true" xml:lang="de"><outline text="A1"/></outline>
            <outline text="B"/>
            <outline text="C"/>
        """))
    try document.move("B", lastIn: "A")
    try document.move("C", lastIn: "A")
    try document.move("C", after: "A")
    document.updatePositions()
    #expect(
      document.warnings.map { "\($0.position?.line ?? 0): \($0.message)" } == [
        "6: \"B\": it is a comment now, as what it lies in is",
        "6: \"B\": xml:lang in force is \"de\" now",
      ])
  }

  @Test func whatIsNoNodeKeepsItsNamespaceWhereItsNodeIsUnwrapped() throws {
    var document = try read(
      """
      <opml xmlns:x="urn:x" version="2.0"><body>
        <outline text="a" xmlns:x="urn:z" xmlns:y="urn:y">
          <x:m><y:n/></x:m><m/>
          <outline text="b"/>
          <y:m/>
        </outline>
      </body></opml>
      """)
    try document.unwrap(try document.node("a"))
    #expect(
      document.written == """
        <opml xmlns:x="urn:x" version="2.0"><body>
          <x:m xmlns:x="urn:z" xmlns:y="urn:y"><y:n/></x:m><m/>
          <outline text="b"/>
          <y:m xmlns:y="urn:y"/>
        </body></opml>
        """)
  }
}
