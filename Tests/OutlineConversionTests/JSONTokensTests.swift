import Testing

@testable import OutlineConversion

/// JSON is read strictly, at any depth.
@Suite struct JSONTokensTests {
  private func tokens(_ text: String) throws -> [JSONTokens.Token] {
    var reader = JSONTokens(Array(text.utf8)[...])
    var found: [JSONTokens.Token] = []
    while let token = try reader.next() { found.append(token) }
    return found
  }

  @Test func allKindsOfValuesAreRead() throws {
    let text = #" {"a" : [1, -0.5e+3, true, null], "b\u00e9\n" : {} , "c":"\ud83d\ude00\/"}"#
    #expect(
      try tokens(text) == [
        .beginObject, .key(Array("a".utf8)), .beginArray, .number(Array("1".utf8)),
        .number(Array("-0.5e+3".utf8)), .bool(true), .null, .endArray, .key(Array("bé\n".utf8)),
        .beginObject, .endObject, .key(Array("c".utf8)), .string(Array("😀/".utf8)), .endObject,
      ])
  }

  @Test(arguments: [
    ("{", 1), ("[1,]", 3), ("{\"a\":1,}", 7), ("[1 2]", 3), ("{\"a\" 1}", 5), ("{1:2}", 1),
    ("[01]", 1),
    ("[1.]", 1), ("[+1]", 1), ("[1e]", 1), ("[\"a]", 1), ("[\"\\x\"]", 2), ("[\"\\ud800\"]", 2),
    ("[\"\t\"]", 2), ("[tru]", 1), ("]", 0), ("[}", 1), ("{]", 1), ("[\"\\u12\"]", 2), ("[nan]", 1),
  ])
  func whatIsNoJSONIsRefusedAtItsPlace(text: String, offset: Int) {
    let failure = #expect(throws: JSONTokens.Failure.self) { try tokens(text) }
    #expect(failure?.offset == offset, "\(text)")
  }

  @Test func noDepthIsTooDeep() throws {
    let depth = 100_000
    let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    #expect(try tokens(text).count == 2 * depth)
  }
}
