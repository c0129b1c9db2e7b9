import Foundation
import OutlineConversion
import OutlineDocument
import OutlineXML
import Testing

/// `show`'s JSON, to the byte.
@Suite struct TreeJSONTests {
  private func json(_ file: String, depth: Int? = nil) throws -> String {
    let document = try OutlineDocument(XMLSource(decoding: Array(file.utf8)))
    var tree = TreeJSON()
    tree.depth = depth
    var bytes: [UInt8] = []
    tree.write(document, calling: "in.opml") { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func anObjectHoldsItsChildrenAndEveryKeyStandsInItsPlace() throws {
    let file = """
      <opml version="2.0"><head><title>T</title></head><body>
        <outline text="A" id="a" _status="checked"><outline text="B" _note="n" id="b"
          isComment="true"/></outline>
      </body></opml>
      """
    #expect(
      try json(file) == """
        {"file":"in.opml","format":"opml","title":"T","children":[\
        {"id":"a","written":true,"file":"in.opml","line":2,"column":3,"level":1,"title":"A",\
        "note":null,"attributes":{"text":"A","id":"a","_status":"checked"},"children":[\
        {"id":"b","written":true,"file":"in.opml","line":2,"column":46,"level":2,"title":"B",\
        "note":"n","attributes":{"text":"B","_note":"n","id":"b","isComment":"true"},"children":[],\
        "checked":null,"folded":false,"commented":true}],\
        "checked":true,"folded":false,"commented":false}]}

        """)
    #expect(try json(file, depth: 1).contains("\"children\":[],\"checked\":true"))
  }

  @Test func onlyQuotesBackslashesAndControlCharactersAreEscaped() throws {
    let result = try json(
      "<opml><body><outline text='&quot;\\/&#10;&#13;&#9;&#x7f;&#x9b;é😀&#x2028;'/></body></opml>")
    #expect(
      result.contains(
        "\"title\":\"\\\"\\\\/\\n\\r\\t\\u007f\\u009bé😀\u{2028}\",\"note\""))
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(result.utf8)) }
  }

  @Test func anOutlineWithoutNodesOrTitleIsAnObjectToo() throws {
    #expect(
      try json("<opml><head/><body/></opml>")
        == "{\"file\":\"in.opml\",\"format\":\"opml\",\"title\":null,\"children\":[]}\n")
  }

  @Test func siblingsAreCommaSeparatedAtEveryLevel() throws {
    let file = """
      <opml><body><outline text="A"><outline text="B"/><outline text="C"/></outline>\
      <outline text="D"/></body></opml>
      """
    let object = try JSONSerialization.jsonObject(with: Data(try json(file).utf8))
    func titles(_ node: Any) -> [String] {
      let children = (node as? [String: Any])?["children"] as? [[String: Any]] ?? []
      return children.flatMap { [($0["title"] as? String) ?? "?"] + titles($0) }
    }
    #expect(titles(object) == ["A", "B", "C", "D"])
  }
}
