import CSystem
import Foundation
import Testing

@testable import OutlineCommands

/// Replacing a file: what it keeps, and that a failure leaves nothing behind.
@Suite struct AtomicReplacementTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.write("old", to: "file")
  }

  private func path(_ name: String) -> FilePath {
    FilePath(scratch.directory.appending(path: name).path)
  }

  /// Writes through the type itself, without an outline.
  private func replace(
    _ name: String, by text: String, expecting stamp: FileStamp? = nil, backup: String? = nil
  ) throws(FileFailure) {
    let bytes = Array(text.utf8)
    try AtomicReplacement(of: path(name)).write(expecting: stamp, backupSuffix: backup) {
      sink throws(SystemError) in
      try bytes.withUnsafeBufferPointer { bytes throws(SystemError) in
        try sink(UnsafeRawBufferPointer(bytes))
      }
    }
  }

  @Test func modeAndExtendedAttributesAreTheOldFiles() throws {
    let result = try scratch.run("chmod 4640 file")
    #expect(result.status == 0)
    let isMarked = Mark.set(path("file"), "blue")
    try replace("file", by: "new")
    #expect(scratch.text("file") == "new")
    #expect(try FileStatus(of: path("file")).mode == 0o4640)
    // Not every file system takes such attributes.
    if isMarked { #expect(Mark.get(path("file")) == "blue") }
  }

  @Test func aNewFileHasTheModeThatTheProcessGivesFiles() throws {
    try replace("new", by: "x")
    let plain = try scratch.run("umask; touch plain")
    #expect(plain.status == 0)
    #expect(
      try FileStatus(of: path("new")).mode == FileStatus(of: path("plain")).mode)
  }

  @Test(arguments: ["link", "relative/link", "chain"])
  func theFileBehindLinksIsReplacedAndTheLinksStay(name: String) throws {
    let made = try scratch.run(
      "ln -s file link; mkdir relative; ln -s ../file relative/link; ln -s relative/link chain")
    #expect(made.status == 0)
    try replace(name, by: "new", backup: "~")
    #expect(scratch.text("file") == "new")
    #expect(scratch.text("file~") == "old")
    #expect(try FileStatus(of: path(name), following: false).kind == .link)
    #expect(try scratch.names() == ["chain", "file", "file~", "link", "relative"])
    #expect(try scratch.names(in: "relative") == ["link"])
  }

  @Test func aLinkToNothingMakesTheFileItNames() throws {
    #expect(try scratch.run("ln -s missing link").status == 0)
    try replace("link", by: "new")
    #expect(scratch.text("missing") == "new")
  }

  @Test func linksInACircleAreAnError() throws {
    #expect(try scratch.run("ln -s b a; ln -s a b").status == 0)
    let failure = #expect(throws: FileFailure.self) { try replace("a", by: "new") }
    #expect(failure?.code == .output)
  }

  @Test func aFileThatChangedSinceItWasReadIsNotReplaced() throws {
    let stamp = try FileStatus(of: path("file")).stamp
    try scratch.write("older", to: "file")
    let failure = #expect(throws: FileFailure.self) {
      try replace("file", by: "new", expecting: stamp, backup: "~")
    }
    #expect(
      failure
        == .unwritable(path("file"), "another program has changed it since it was read"))
    #expect(scratch.text("file") == "older")
    #expect(try scratch.names() == ["file"])
  }

  @Test func aFileThatWentSinceItWasReadIsNotMadeAgain() throws {
    let stamp = try FileStatus(of: path("file")).stamp
    let replacement = try AtomicReplacement(of: path("file"))
    #expect(try scratch.run("rm file").status == 0)
    let gone = FileFailure.unwritable(
      path("file"), "another program has taken it away since it was read")
    #expect(throws: FileFailure.unwritable(path("file"), SystemError(code: 2))) {
      try replacement.write(expecting: stamp) { _ throws(SystemError) in }
    }
    #expect(throws: gone) { try replace("file", by: "new", expecting: stamp) }
    #expect(try scratch.names() == [])
  }

  @Test func aFailureWhileBytesAreWrittenLeavesTheOldFileAlone() throws {
    let failure = #expect(throws: FileFailure.self) {
      try AtomicReplacement(of: path("file")).write(backupSuffix: "~") {
        sink throws(SystemError) in throw SystemError(code: 28)
      }
    }
    #expect(failure == .unwritable(path("file"), SystemError(code: 28)))
    #expect(scratch.text("file") == "old")
    #expect(try scratch.names() == ["file"])
  }

  @Test func anOlderBackupIsReplacedEvenIfItIsTheFileItself() throws {
    try scratch.write("oldest", to: "file.bak")
    try replace("file", by: "new", backup: ".bak")
    #expect(scratch.text("file.bak") == "old")
    #expect(try scratch.run("ln -f file file.bak").status == 0)
    try replace("file", by: "newest", backup: ".bak")
    #expect(scratch.text("file.bak") == "new")
    #expect(scratch.text("file") == "newest")
    #expect(try scratch.names() == ["file", "file.bak"])
  }

  @Test func aBackupThatCannotBeMadeStopsTheReplacement() throws {
    #expect(try scratch.run("mkdir file.bak; touch file.bak/x").status == 0)
    let failure = #expect(throws: FileFailure.self) {
      try replace("file", by: "new", backup: ".bak")
    }
    #expect(failure?.file == path("file.bak"))
    #expect(scratch.text("file") == "old")
    #expect(try scratch.names() == ["file", "file.bak"])
  }

  @Test func aDirectoryIsNotReplaced() throws {
    #expect(try scratch.run("mkdir folder").status == 0)
    #expect(throws: FileFailure.self) { try replace("folder", by: "new") }
    #expect(try scratch.names(in: "folder") == [])
  }
}

/// One extended attribute, set and read by the calls of the system.
private enum Mark {
  private static let name = "user.outline.test"

  /// Whether the file system took it.
  static func set(_ path: FilePath, _ value: String) -> Bool {
    let bytes = Array(value.utf8)
    #if canImport(Darwin)
      return setxattr(path.cString, name, bytes, bytes.count, 0, 0) == 0
    #else
      return setxattr(path.cString, name, bytes, bytes.count, 0) == 0
    #endif
  }

  static func get(_ path: FilePath) -> String? {
    var bytes = [UInt8](repeating: 0, count: 64)
    #if canImport(Darwin)
      let count = getxattr(path.cString, name, &bytes, bytes.count, 0, 0)
    #else
      let count = getxattr(path.cString, name, &bytes, bytes.count)
    #endif
    return count < 0 ? nil : String(decoding: bytes[..<count], as: UTF8.self)
  }
}
