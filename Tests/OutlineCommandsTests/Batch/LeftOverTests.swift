import Foundation
import Testing

@testable import OutlineCommands

/// Temporary files of runs that were killed go with the next run; those of living ones stay.
@Suite struct LeftOverTests {
  private let scratch: Scratch
  private let outline = "<opml><head/><body><outline text=\"A\"/></body></opml>\n"

  init() throws {
    scratch = try Scratch()
    try scratch.write(outline, to: "d/a.opml")
    try scratch.write(outline, to: "d/b.opml")
  }

  private func path(_ name: String) -> FilePath {
    FilePath(scratch.directory.appending(path: name).path)
  }

  private func edit(_ paths: String) throws {
    #expect(try scratch.run("outline edit -i 'set \"A\" note \"n\"' \(paths)").status == 0)
  }

  @Test func aRunOverADirectoryClearsWhatAKilledOneLeft() throws {
    try scratch.write("half", to: "d/.outline-0123456789abc.tmp")
    try scratch.write("kept", to: "d/.outline-0123456789ab.tmp")
    try scratch.write("kept", to: "d/.outline-0123456789ABC.tmp")
    try edit("d")
    #expect(
      try scratch.names(in: "d")
        == [".outline-0123456789ABC.tmp", ".outline-0123456789ab.tmp", "a.opml", "b.opml"])
  }

  @Test func theNextEditOfTheFileClearsItsOwn() throws {
    let name = TemporaryName.path(in: path("d"), for: Array("a.opml".utf8)).name
    try scratch.write("half", to: "d/" + String(decoding: name, as: UTF8.self))
    try edit("d/a.opml")
    #expect(try scratch.names(in: "d") == ["a.opml", "b.opml"])
  }

  /// Killed while the old file had its second name for a moment.
  @Test func theNextBackupClearsTheNameThatAKilledOneLeft() throws {
    let name = TemporaryName.path(in: path("d"), for: Array("a.opml.bak".utf8)).name
    let left = String(decoding: name, as: UTF8.self)
    #expect(
      try scratch.run(
        "ln d/a.opml d/\(left); outline edit -i --backup .bak 'set \"A\" note \"n\"' d/a.opml"
      ).status == 0)
    #expect(try scratch.names(in: "d") == ["a.opml", "a.opml.bak", "b.opml"])
    #expect(scratch.text("d/a.opml.bak") == outline)
  }

  @Test func aRunThatWritesPartsClearsTheirDirectory() throws {
    try scratch.write("half", to: "parts/.outline-0123456789abc.tmp")
    #expect(try scratch.run("outline split -o parts d/a.opml").status == 0)
    #expect(try scratch.names(in: "parts") == ["1-A.opml"])
  }

  @Test func oneThatIsInUseStaysAndIsNoHindrance() throws {
    let used = TemporaryName.path(in: path("d"), for: Array("a.opml".utf8))
    let file = try OpenFile(used, O_WRONLY | O_CREAT | O_EXCL)
    try file.descriptor.lock(waits: false)
    try edit("d")
    #expect(scratch.text("d/a.opml")?.contains("_note") == true)
    #expect(try scratch.names(in: "d").count == 3)
    try file.close()
    try edit("d")
    #expect(try scratch.names(in: "d") == ["a.opml", "b.opml"])
  }

  @Test func aLinkOrADirectoryOfSuchANameIsNotTouched() throws {
    try #require(
      scratch.run("ln -s a.opml d/.outline-0000000000000.tmp; mkdir d/.outline-1111111111111.tmp")
        .status == 0)
    try edit("d")
    #expect(try scratch.names(in: "d").count == 4)
  }
}
