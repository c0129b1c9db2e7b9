import Dispatch
import Foundation
import Synchronization

/// A directory for one test, gone afterwards, in which commands run with `outline` on the PATH.
final class Scratch {
  /// Where the commands run.
  let directory: URL
  private let base: URL

  /// An empty directory, or one with what `source` holds.
  init(copying source: URL? = nil) throws {
    base = FileManager.default.temporaryDirectory
      .resolvingSymlinksInPath()
      .appending(path: "outline-test-\(UUID().uuidString)")
    directory = base.appending(path: "box")
    let program = base.appending(path: "bin")
    try FileManager.default.createDirectory(at: program, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: program.appending(path: "outline"), withDestinationURL: Repository.executable)
    if let source {
      try FileManager.default.copyItem(at: source, to: directory)
    } else {
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: base)
  }

  /// How a command ended.
  struct Result {
    let status: Int32
    let output: Data
    let errors: Data

    var text: String { String(decoding: output, as: UTF8.self) }
    var errorText: String { String(decoding: errors, as: UTF8.self) }
  }

  /// Runs a line for `sh`, with nothing on standard input, for so many seconds at most.
  func run(_ line: String, atMost seconds: Double = 60) throws -> Result {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = directory
    var environment = ProcessInfo.processInfo.environment
    let path = environment["PATH"] ?? "/usr/bin:/bin"
    environment["PATH"] = base.appending(path: "bin").path + ":" + path
    environment["NO_COLOR"] = "1"
    environment["LC_ALL"] = "C.UTF-8"
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    // A command that waits for ever must not keep the other tests waiting.
    let number = process.processIdentifier
    let limit = DispatchWorkItem { kill(number, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: limit)
    // Both are read at the same time: a command would wait while either is full.
    let reading = DispatchGroup()
    let errorData = Mutex(Data())
    let errorFile = errors.fileHandleForReading.fileDescriptor
    DispatchQueue.global().async(group: reading) {
      let data = FileHandle(fileDescriptor: errorFile).readDataToEndOfFile()
      errorData.withLock { $0 = data }
    }
    let outputData = output.fileHandleForReading.readDataToEndOfFile()
    reading.wait()
    process.waitUntilExit()
    limit.cancel()
    return Result(
      status: process.terminationStatus, output: outputData, errors: errorData.withLock { $0 })
  }

  /// The bytes of a file; nil where there is none.
  func bytes(_ name: String) -> Data? {
    try? Data(contentsOf: directory.appending(path: name))
  }

  /// The text of a file; nil where there is none.
  func text(_ name: String) -> String? {
    bytes(name).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Writes a file, in a directory that is made if it is missing.
  func write(_ text: String, to name: String) throws {
    let file = directory.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// The names of all files in the directory, hidden ones too.
  func names(in folder: String = ".") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: directory.appending(path: folder).path)
      .sorted()
  }
}
