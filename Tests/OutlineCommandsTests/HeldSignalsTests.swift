import Foundation
import Testing

@testable import OutlineCommands

/// A program that is ended while it writes leaves whole files and nothing beside them.
@Suite struct HeldSignalsTests {
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func aSignalDuringAReplacementWaitsForItsEnd(number: Int32) async throws {
    let scratch = try Scratch()
    try scratch.write("old", to: "file")
    let path = scratch.directory.appending(path: "file").path
    await #expect(processExitsWith: .signal(number)) {
      [path = path as String, number = number as Int32] in
      // The threads that tests run on hold signals back by themselves.
      var signals = sigset_t()
      sigaddset(&signals, number)
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      try AtomicReplacement(of: FilePath(path)).write(backupSuffix: "~") {
        sink throws(SystemError) in
        raise(number)
        try Array("new".utf8).withUnsafeBufferPointer { bytes throws(SystemError) in
          try sink(UnsafeRawBufferPointer(bytes))
        }
      }
    }
    #expect(scratch.text("file") == "new")
    #expect(try scratch.names() == ["file", "file~"])
  }
}
