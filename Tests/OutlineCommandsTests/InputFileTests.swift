import Foundation
import Testing

@testable import OutlineCommands

/// Reading: all bytes, with room for one more, whatever the file is.
@Suite struct InputFileTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
  }

  private func path(_ name: String) -> FilePath {
    FilePath(scratch.directory.appending(path: name).path)
  }

  @Test(arguments: [0, 1, 4_095, 4_096, 65_535, 65_536, 65_537, 300_000])
  func everySizeIsReadWithRoomForOneByteMore(size: Int) throws {
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try Data(bytes).write(to: scratch.directory.appending(path: "file"))
    var file = try InputFile(path("file"))
    #expect(file.bytes.capacity > size)
    #expect(file.stamp == (try FileStatus(of: path("file"))).stamp)
    #expect(file.takeBytes() == bytes)
    #expect(file.bytes.isEmpty)
  }

  @Test(arguments: [0, 1, 65_536, 200_000]) func aPipeIsReadToItsEnd(size: Int) throws {
    #expect(try scratch.run("mkfifo pipe").status == 0)
    let writer = Process()
    writer.executableURL = URL(filePath: "/bin/sh")
    writer.arguments = ["-c", "head -c \(size) /dev/zero > pipe"]
    writer.currentDirectoryURL = scratch.directory
    try writer.run()
    let file = try InputFile(path("pipe"))
    writer.waitUntilExit()
    #expect(file.bytes == [UInt8](repeating: 0, count: size))
    #expect(file.bytes.capacity > size)
    #expect(file.stamp == nil)
  }

  @Test func aFileThatDoesNotSayHowLongItIsIsReadToo() throws {
    let name = "/proc/self/status"
    guard FileManager.default.fileExists(atPath: name) else { return }
    #expect(try InputFile(FilePath(name)).bytes.count > 100)
  }

  @Test func whatCannotBeReadIsSaidInTheWordsOfTheSystem() throws {
    #expect(
      throws: FileFailure(
        file: path("missing"), message: "cannot be read: No such file or directory", code: .input)
    ) { try InputFile(path("missing")) }
    #expect(
      throws: FileFailure(
        file: path("."), message: "cannot be read: Is a directory", code: .input)
    ) { try InputFile(path(".")) }
  }

  @Test func pathsAreTakenApartByTheirBytes() {
    #expect(FilePath("a/b/c.opml").directory == FilePath("a/b"))
    #expect(FilePath("c.opml").directory == FilePath("."))
    #expect(FilePath("/c.opml").directory == FilePath("/"))
    #expect(FilePath("a/b//").directory == FilePath("a"))
    #expect(FilePath("a/b//").name == Array("b".utf8))
    #expect(FilePath("/").directory == FilePath("/"))
    #expect(FilePath("a").appending("b".utf8) == FilePath("a/b"))
    #expect(FilePath("a/").appending("b".utf8) == FilePath("a/b"))
    #expect(FilePath("a/").addingSuffix(".bak") == FilePath("a.bak"))
    #expect(FilePath(bytes: [0x61, 0xe9]).shown == "a\u{fffd}")
  }
}
