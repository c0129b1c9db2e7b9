import Testing

// From here to the end of the function: README.md, "The library".
import OutlineDocument
import OutlineLanguage
import OutlineTree
import OutlineXML

/// Moves the last top node of an outline to the front, and one more by name.
func rearranged(_ file: [UInt8]) throws -> [UInt8] {
  var document = try OutlineDocument(XMLSource(decoding: file))
  if let last = document.outline.lastChild(of: document.outline.root) {
    try document.move([last], firstIn: document.outline.root)
  }
  let script = try EditScript(parsing: "move a1 into group-b")
  return try script.run(on: document).document.encoded()
}

@Suite struct ReadmeExample {
  @Test func theSwiftExampleDoesWhatItSays() throws {
    let file = """
      <opml version="2.0"><head/><body><outline text="A1" id="a1"/><outline text="B" id="group-b"/>\
      </body></opml>
      """
    #expect(
      String(decoding: try rearranged(Array(file.utf8)), as: UTF8.self) == """
        <opml version="2.0"><head/><body><outline text="B" id="group-b"><outline text="A1" \
        id="a1"/></outline></body></opml>
        """)
  }
}
