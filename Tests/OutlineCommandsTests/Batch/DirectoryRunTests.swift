import Foundation
import Testing

/// Runs over directories: which files are taken, in what order, and where the outcome goes.
@Suite struct DirectoryRunTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    for name in ["d/b.opml", "d/a/z.opml", "d/a.opml", "d/a-b.xml", "d/old/c.opml", "d/.x.opml"] {
      try scratch.write(Self.outline(name), to: name)
    }
    try scratch.write("notes", to: "d/notes.txt")
    try scratch.write("<rss><channel/></rss>", to: "d/feed.xml")
    try #require(scratch.run("ln -s .. d/a/up; ln -s ../d d/self").status == 0)
  }

  private static func outline(_ title: String) -> String {
    "<opml version=\"2.0\"><head/><body><outline text=\"\(title)\"/></body></opml>\n"
  }

  private func found(_ options: String) throws -> [String] {
    try scratch.run("outline find all \(options) d").text.split(separator: "\n")
      .map { String($0.prefix { $0 != ":" }) }
  }

  @Test(arguments: ["", "-j 1", "-j 7"]) func theOrderIsThatOfThePathsPartByPart(jobs: String)
    throws
  {
    #expect(
      try found(jobs) == ["d/a/z.opml", "d/a-b.xml", "d/a.opml", "d/b.opml", "d/old/c.opml"])
  }

  @Test(arguments: [
    ("--include '*.xml'", ["d/a-b.xml"]), ("--exclude old", nil), ("--exclude old/", nil),
    ("--exclude 'old/**'", nil), ("--include 'a/*' --include b.opml", ["d/a/z.opml", "d/b.opml"]),
    ("--include '*.opml' --exclude '?.opml'", []),
  ])
  func patternsChoose(options: String, expected: [String]?) throws {
    #expect(
      try found(options)
        == (expected ?? ["d/a/z.opml", "d/a-b.xml", "d/a.opml", "d/b.opml"]), "\(options)")
  }

  @Test func whatIsPassedOverIsToldOnDemand() throws {
    let result = try scratch.run("outline find -v all --exclude old d")
    for line in [
      "d/a/up: note: passed over: it is a link to a directory",
      "d/notes.txt: note: passed over: its name is not that of an outline",
      "d/old: note: passed over: it is excluded", "d/feed.xml: note: passed over: ",
    ] { #expect(result.errorText.contains(line), "\(line) in \(result.errorText)") }
    #expect(result.status == 0)
    #expect(try scratch.run("outline find all d").errorText == "")
  }

  @Test func aPathThatIsNamedIsTakenWhateverThePatternsSay() throws {
    #expect(try scratch.run("outline find --exclude '*' all d/b.opml").status == 0)
  }

  @Test func outputIsTheSameHoweverManyAreWorkedOn() throws {
    for number in 0..<60 {
      try scratch.write(Self.outline("<\(number)"), to: "many/bad-\(number).opml")
      try scratch.write(Self.outline("\(number)"), to: "many/good-\(number).opml")
    }
    let one = try scratch.run("outline find -j 1 all many")
    let several = try scratch.run("outline find -j 8 all many")
    #expect(one.status == 3)
    #expect(several.output == one.output)
    #expect(several.errors == one.errors)
  }

  @Test func moreOutputThanIsKeptComesInOrderToo() throws {
    let lines = (0..<20_000).map {
      "<outline text=\"\(String(repeating: "x", count: 90)) \($0)\"/>"
    }
    let text = "<opml><head/><body>\n\(lines.joined(separator: "\n"))\n</body></opml>"
    for number in 0..<4 { try scratch.write(text, to: "large/\(number).opml") }
    let one = try scratch.run("outline find -j 1 all large | cksum")
    let several = try scratch.run("outline find -j 4 all large | cksum")
    #expect(several.text == one.text)
  }

  @Test func twoInputsForOneOutputAreRefusedThroughLinks() throws {
    try #require(scratch.run("mkdir -p out/x e/a e/b; ln -s x out/a; ln -s x out/b").status == 0)
    try scratch.write(Self.outline("1"), to: "e/a/f.opml")
    try scratch.write(Self.outline("2"), to: "e/b/f.opml")
    let result = try scratch.run("outline edit -o out 'set all note \"n\"' e; ls out/x")
    #expect(result.errorText.contains("would both be written to out/b/f.opml"))
    #expect(result.text == "")
  }

  @Test(arguments: [
    "-i --report d/a.opml d", "-o out --report out/b.opml d", "--report - d/a.opml",
    "-n --report - d", "-i --report ../$(basename \"$PWD\")/d/b.opml d",
  ])
  func aReportInTheWayIsRefused(options: String) throws {
    let result = try scratch.run("outline edit 'set all note \"n\"' \(options)")
    #expect(result.status == 2, "\(options)")
    #expect(scratch.text("d/a.opml") == Self.outline("d/a.opml"))
    #expect(scratch.bytes("out/b.opml") == nil)
  }
}
