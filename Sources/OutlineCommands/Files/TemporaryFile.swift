internal import LibC
internal import Synchronization

/// A new file that stands beside another until it is complete, and goes where it does not take the
/// other's place.
///
/// Its name begins with a dot, so that no run over the directory takes it for an outline, and is made
/// from that of the other file. It is locked (`flock`) for as long as it stands: one that is not was
/// left by a program that was killed, and whoever writes the same file next, or any file of a run over
/// the directory, clears it away.
final class TemporaryFile: Sendable {
  /// Where it stands.
  let path: FilePath
  /// Open for writing.
  let descriptor: Descriptor
  /// The file as it was made.
  let status: FileStatus
  private let isThere = Mutex(true)

  /// Makes an empty one beside `destination`.
  convenience init(beside destination: FilePath, mode: mode_t) throws(SystemError) {
    Interruption.keepWatch()
    let directory = destination.directory
    var path = TemporaryName.path(in: directory, for: destination.name)
    while true {
      do throws(SystemError) {
        if let (descriptor, status) = try Self.make(path, mode: mode) {
          DiskSynchronization.expect(status, in: directory)
          self.init(path, descriptor, status)
          return
        }
      } catch {
        guard error.code == EEXIST else { throw error }
        if !LeftOver.clear(path) { path = TemporaryName.freshPath(in: directory) }
      }
    }
  }

  private init(_ path: FilePath, _ descriptor: Descriptor, _ status: FileStatus) {
    self.path = path
    self.descriptor = descriptor
    self.status = status
  }

  /// - Returns: nil where another program took the file for one left over before it was locked.
  private static func make(
    _ path: FilePath, mode: mode_t
  ) throws(SystemError) -> (Descriptor, FileStatus)? {
    let descriptor = try TemporaryFiles.create(path) { () throws(SystemError) in
      try Descriptor(opening: path, O_WRONLY | O_CREAT | O_EXCL, mode: mode)
    }
    try? descriptor.lock(waits: true)  // not all file systems can
    do throws(SystemError) {
      let status = try FileStatus(of: descriptor)
      if status.links > 0 { return (descriptor, status) }
    } catch {
      TemporaryFiles.remove(path)
      try? descriptor.close()
      throw error
    }
    TemporaryFiles.remove(path)
    try? descriptor.close()
    return nil
  }

  /// Gives the file another name, which it takes from the file that has it.
  func rename(to new: FilePath) throws(SystemError) {
    try TemporaryFiles.install(path, as: new)
    isThere.withLock { $0 = false }
  }

  deinit {
    if isThere.withLock({ $0 }) { TemporaryFiles.remove(path) }
    // The bytes are on the disk already, so that closing has no failed write to tell of.
    try? descriptor.close()
  }
}

/// The names of temporary files.
enum TemporaryName {
  private static let start = Array(".outline-".utf8)
  private static let end = Array(".tmp".utf8)
  /// As many signs of 0-9 a-z as 64 bits take.
  private static let signs = 13

  /// The path beside the file `name`, the same each time, so that one left over is found again.
  static func path(in directory: FilePath, for name: [UInt8]) -> FilePath {
    // FNV-1a, which is the same in every run.
    path(in: directory, name.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 })
  }

  /// A path in `directory` that nothing has, but for an accident.
  static func freshPath(in directory: FilePath) -> FilePath {
    path(in: directory, UInt64.random(in: 0...UInt64.max))
  }

  private static func path(in directory: FilePath, _ number: UInt64) -> FilePath {
    let digits = Array(String(number, radix: 36).utf8)
    let zeroes = [UInt8](repeating: UInt8(ascii: "0"), count: signs - digits.count)
    return directory.appending(start + zeroes + digits + end)
  }

  /// Whether a file of this name is one of these.
  static func matches(_ name: [UInt8]) -> Bool {
    name.count == start.count + signs + end.count && name.starts(with: start)
      && name.suffix(end.count).elementsEqual(end)
      && name.dropFirst(start.count).prefix(signs).allSatisfy {
        (0x30...0x39).contains($0) || (0x61...0x7a).contains($0)
      }
  }
}
