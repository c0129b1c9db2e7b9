import Testing

@testable import OutlineCommands

/// Patterns for names, as shells have them.
@Suite struct FilePatternTests {
  @Test(arguments: [
    ("*.opml", "a.opml", true), ("*.opml", "sub/a.opml", true), ("*.opml", "a.opml.bak", false),
    ("*.OPML", "a.opml", false), ("a?c", "abc", true), ("a?c", "aéc", true), ("a?c", "ac", false),
    ("draft-*", "x/draft-1.opml", true), ("[a-c]*", "b", true), ("[!a-c]*", "b", false),
    ("[^a-c]*", "d", true), ("[]x]", "]", true), ("[a-]", "-", true), ("[b-a]", "a", false),
    ("\\*", "*", true), ("\\*", "a", false), ("*a*b*c*", "xxaxxbxxcxx", true),
    ("*a*b*c*", "xxaxxcxxbxx", false), ("**", "a", true), ("é*", "école", true),
    ("sub/*.opml", "sub/a.opml", true), ("sub/*.opml", "sub/deep/a.opml", false),
    ("sub/**.opml", "sub/deep/a.opml", true), ("sub/**", "sub/deep/a.opml", true),
    ("sub/**", "other/sub/a.opml", false), ("**/a.opml", "a.opml", true),
    ("**/a.opml", "x/y/a.opml", true), ("**/a.opml", "xa.opml", false),
    ("x/**/a", "x/a", true), ("x/**/a", "x/y/z/a", true), ("x/**/a", "x/ya", false),
    ("x/?/a", "x///a", false), ("x[/]a", "x/a", false), ("/a.opml", "a.opml", true),
    ("/a.opml", "sub/a.opml", false), ("*/*/a", "x/y/a", true), ("*/a", "x/y/a", false),
    ("**a/b", "xa/b", true), ("a**/b", "ax/y/b", true),
  ])
  func matchesWhatShellsMatch(pattern: String, path: String, expected: Bool) throws {
    #expect(
      try FilePattern(Array(pattern.utf8)).matches(FilePath(path)) == expected,
      "\(pattern) \(path)")
  }

  @Test func oneThatEndsInASlashIsForDirectories() throws {
    let pattern = try FilePattern(Array("old/".utf8))
    #expect(pattern.matches(FilePath("a/old"), isDirectory: true))
    #expect(!pattern.matches(FilePath("a/old")))
  }

  @Test func bytesThatAreNoTextAreSignsOfTheirOwn() throws {
    let path = FilePath(bytes: [0x61, 0xff, 0x62])
    #expect(try FilePattern(Array("a?b".utf8)).matches(path))
    #expect(try FilePattern([0x61, 0xff, 0x2a]).matches(path))
    #expect(try !FilePattern(Array("aÿb".utf8)).matches(path))
  }

  @Test(arguments: ["", "[a", "a\\", "[", "/"]) func anUnfinishedPatternIsRefused(text: String) {
    #expect(throws: UsageError.self) { try FilePattern(Array(text.utf8)) }
  }

  @Test func manyStarsTakeNoTimeToSpeakOf() throws {
    let pattern = try FilePattern(Array((String(repeating: "*a", count: 60) + "b").utf8))
    #expect(!pattern.matches(FilePath(String(repeating: "a", count: 250))))
  }
}
