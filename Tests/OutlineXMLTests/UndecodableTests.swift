import Testing

@testable import OutlineXML

@Suite struct UndecodableTests {
  private func refusal(_ bytes: [UInt8]) -> String? {
    guard let failure = failure(of: bytes) else { return nil }
    let place = failure.position.map { "\($0.line):\($0.column)" } ?? "-"
    return "\(failure.kind) \(place) \(failure.offset.map(String.init) ?? "-")"
  }

  @Test(arguments: ["", " ", "\n\r\t ", "\u{FEFF}", "\u{FEFF} \n"])
  func nothingIsRefusedAsEmpty(_ text: String) {
    #expect(refusal(Array(text.utf8)) == "empty 1:1 0")
  }

  @Test func utf16WithoutTextIsEmptyToo() {
    #expect(refusal([0xFF, 0xFE]) == "empty 1:1 0")
    #expect(refusal([0xFF, 0xFE, 0x20, 0]) == "empty 1:1 0")
  }

  @Test func whatIsCompressedIsNamed() {
    let failure = failure(of: [0x1F, 0x8B, 8, 0, 0, 0, 0, 0])
    #expect(failure?.kind == .compressed)
    #expect(failure?.message.contains("looks like gzip") == true)
  }

  @Test(arguments: [
    ("3C613E0A78E93C2F613E", "undecodable 2:2 5"),  // a byte of Latin-1
    ("3C613EC33C2F613E", "undecodable 1:4 3"),  // a sequence that breaks off
    ("3C613EEDA0BD3C2F613E", "undecodable 1:4 3"),  // a surrogate
    ("3C613EC0803C2F613E", "undecodable 1:4 3"),  // an overlong NUL
    ("3C613EC3A9FF", "undecodable 1:5 5"),
    ("FFFE3C0061", "undecodable 1:2 4"),  // half a unit
    ("FFFE3C0000D83E00", "undecodable 1:2 4"),  // a lone surrogate
  ])
  func bytesThatAreNoTextHaveTheirPlace(_ hex: String, refused: String) {
    #expect(refusal(bytes(hex: hex)) == refused)
  }

  @Test(arguments: ["3C613E003C2F613E", "FFFE3C0061003E0000003C002F0061003E00"])
  func nulIsACharacterThatXMLCannotHold(_ hex: String) {
    #expect(refusal(bytes(hex: hex)) == "notWellFormed 1:4 3")
  }

  @Test(arguments: [
    ([0x42, 0x5A, 0x68, 0x39], "looks like bzip2"), (Array("%PDF-1.7".utf8), "a PDF document"),
    ([0x89, 0x50, 0x4E, 0x47], "a PNG picture"), ([0x3C, 0x61, 0x3E, 0, 0xE9], "are no text"),
    (Array("\n [1, 2]".utf8), "this looks like JSON, not XML: it should begin with <"),
    (Array("# Title".utf8), "this looks like Markdown"),
    (Array("<!doctype HTML><p>".utf8), "this is an HTML page, not XML"),
  ])
  func aFileOfAnotherKindIsNamed(_ bytes: [UInt8], words: String) {
    #expect(
      failure(of: bytes)?.message.contains(words) == true, "\(failure(of: bytes)?.message ?? "")")
  }

  @Test func aByteThatItsDeclaredEncodingLacksHasItsPlace() {
    let file = Array("<?xml version='1.0' encoding='windows-1252'?>\n<a b='é'/>".utf8)
    // é in UTF-8 is C3 A9, both letters of windows-1252; 81 is none.
    #expect(refusal(file) == nil)
    #expect(
      refusal(file.dropLast(5) + [0xE9, 0x81] + Array("'/>".utf8)) == "undecodable 2:8 53")
  }

  @Test(arguments: [
    ("klingon", "unknownEncoding 1:31 30"), ("no such", "unknownEncoding 1:31 30"),
    ("UTF-16", "undecodable 1:31 30"), ("UTF-32LE", "undecodable 1:31 30"),
  ])
  func anEncodingThatCannotBeIsRefusedAtItsName(_ name: String, refused: String) {
    #expect(refusal(Array("<?xml version='1.0' encoding='\(name)'?><a/>".utf8)) == refused)
  }

  @Test func anUnknownOverrideIsRefused() {
    #expect(throws: XMLFailure.self) { try XMLSource(decoding: [0x3C], as: "klingon") }
  }

  @Test func aTextLongerThanOffsetsReachIsRefused() {
    let file = Array("<a/>".utf8)
    #expect(throws: XMLFailure.self) { try XMLSource(decoding: file, as: nil, longest: 3) }
    #expect(throws: Never.self) { try XMLSource(decoding: file, as: nil, longest: 5) }
    let wide: [UInt8] = [0xFF, 0xFE, 0x3C, 0]
    #expect(throws: Never.self) { try XMLSource(decoding: wide, as: nil, longest: 4) }
  }
}
