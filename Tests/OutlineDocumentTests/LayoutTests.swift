import OutlineDocument
import Testing

@Suite struct LayoutTests {
  @Test func aMovedNodeTakesItsLineAlong() throws {
    var document = try read(
      opml(
        """
            <outline text="A"/>
            <outline text="B"/>
            <outline text="C"/>
        """))
    try document.move("C", before: "A")
    #expect(
      document.written
        == opml(
          """
              <outline text="C"/>
              <outline text="A"/>
              <outline text="B"/>
          """))
  }

  @Test func aLeafOpensAndInnerLinesShift() throws {
    var document = try read(
      opml(
        """
            <outline text="A">
              <!-- about B -->
              <outline text="B"><!-- in B -->
                <outline text="B1"/>
              </outline> <!-- behind B -->
            </outline>
            <outline text="C" />
        """))
    try document.move("A", lastIn: "C")
    try document.move("B", before: "A")
    #expect(
      document.written
        == opml(
          """
              <outline text="C">
                <!-- about B -->
                <outline text="B"><!-- in B -->
                  <outline text="B1"/>
                </outline> <!-- behind B -->
                <outline text="A">
                </outline>
              </outline>
          """))
  }
}
