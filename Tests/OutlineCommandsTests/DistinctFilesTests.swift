import Foundation
import Testing

/// Edits of the files themselves: each real file once, and nothing that is read is lost to a backup.
@Suite struct DistinctFilesTests {
  private let scratch: Scratch
  private let original = #"<opml><body><outline text="A"/></body></opml>"#
  private let edited = #"<opml><body><outline text="A"/><outline text="B"/></body></opml>"#
  private let statement = #"'add "B" into top'"#

  init() throws {
    scratch = try Scratch()
    try scratch.write(original, to: "d/f.opml")
  }

  @Test(arguments: [
    "d/f.opml d/f.opml", "d/f.opml ./d//f.opml", "d d/f.opml", "d/f.opml d", "d d",
    "d/f.opml $PWD/d/f.opml", "d/f.opml link.opml", "link.opml d", "d/f.opml folder/f.opml",
  ])
  func aFileThatIsNamedTwiceIsEditedOnceAndItsBackupIsTheOriginal(paths: String) throws {
    try #require(
      scratch.run("ln -s d/f.opml link.opml; ln -s d folder; mkdir -p d/sub").status == 0)
    let result = try scratch.run("outline edit -iv --backup .bak \(statement) \(paths)")
    #expect(result.status == 0)
    #expect(scratch.text("d/f.opml") == edited)
    #expect(scratch.text("d/f.opml.bak") == original)
    let lines = result.errorText.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasSuffix(": note: changed, statements with an effect: 1") == true)
    #expect(lines.last?.contains(": note: passed over: it is the same file as ") == true)
  }

  @Test func aLinkBesideItsFileInADirectoryIsNoSecondFile() throws {
    try #require(scratch.run("ln -s f.opml d/e.opml").status == 0)
    let result = try scratch.run("outline edit -i --backup .bak \(statement) d")
    #expect(result.status == 0)
    #expect(result.errorText == "")
    #expect(scratch.text("d/f.opml") == edited)
    #expect(scratch.text("d/f.opml.bak") == original)
    #expect(try scratch.names(in: "d") == ["e.opml", "f.opml", "f.opml.bak"])
  }

  @Test(arguments: ["-n", "-n -i"]) func aDryRunShowsTheDifferenceOnce(options: String) throws {
    let result = try scratch.run("outline edit \(options) \(statement) d/f.opml d")
    #expect(result.text.split(separator: "\n").count { $0.hasPrefix("+++ ") } == 1)
    #expect(result.errorText == "")
    #expect(scratch.text("d/f.opml") == original)
  }

  @Test(arguments: ["format -i --indent 4", "identify -i", "filter -i level=1", "extract -i A"])
  func everyCommandThatReplacesFilesDoesItOnce(command: String) throws {
    let result = try scratch.run("outline \(command) -v d d/f.opml")
    #expect(result.status == 0, "\(result.errorText)")
    #expect(
      result.errorText.hasSuffix(
        "d/f.opml: note: passed over: it is the same file as d/f.opml\n"))
  }

  @Test func hardLinksAreFilesOfTheirOwn() throws {
    try #require(scratch.run("ln d/f.opml d/g.opml").status == 0)
    #expect(try scratch.run("outline edit -i \(statement) d").status == 0)
    #expect(scratch.text("d/f.opml") == edited)
    #expect(scratch.text("d/g.opml") == edited)
  }

  @Test(arguments: ["d", "d/f.opml d/f.opml.opml", "d/f.opml.opml d/f.opml", "link.opml d"])
  func aBackupInThePlaceOfAnInputIsRefused(paths: String) throws {
    try scratch.write(original, to: "d/f.opml.opml")
    try #require(scratch.run("ln -s d/f.opml link.opml").status == 0)
    let result = try scratch.run("outline edit -i --backup .opml \(statement) \(paths)")
    #expect(result.status == 2)
    #expect(result.errorText.contains(" would replace the input "))
    #expect(scratch.text("d/f.opml") == original)
    #expect(scratch.text("d/f.opml.opml") == original)
    #expect(try scratch.names(in: "d") == ["f.opml", "f.opml.opml"])
  }

  @Test func aBackupInThePlaceOfALinkThatIsAnInputIsRefused() throws {
    try scratch.write(original, to: "other.opml")
    try #require(scratch.run("ln -s ../other.opml d/f.opml.bak").status == 0)
    let result = try scratch.run("outline edit -i --backup .bak \(statement) d/f.opml d/f.opml.bak")
    #expect(result.status == 2)
    #expect(try scratch.run("test -h d/f.opml.bak").status == 0)
    #expect(scratch.text("other.opml") == original)
  }

  @Test func aPipeIsRefusedWithoutWaitingForIt() throws {
    try #require(scratch.run("mkfifo pipe.opml").status == 0)
    for options in ["-i", "-i -n"] {
      let result = try scratch.run("outline edit \(options) \(statement) pipe.opml d/f.opml")
      #expect(result.status == 5)
      #expect(
        result.errorText
          == "pipe.opml: error: cannot be written: it is not a regular file\n")
    }
    #expect(scratch.text("d/f.opml") == edited)
  }
}
