internal import CSystem
internal import LibC
internal import Synchronization

/// Brings what was written to many files to the disk at once, where the system can.
enum DiskSynchronization {
  /// So many files, one by one, cost less than the whole file system, to which others write as well.
  private static let mostOneByOne = 8

  /// An open directory of each file system that is written to; nil where it cannot be had, or does not
  /// synchronize as one. It has to be opened before the first write: it tells of all that fail later.
  private static let fileSystems = Mutex<[UInt64: Descriptor?]>([:])

  /// Makes ready for a file in `directory` to be synchronized; to be called before it is written.
  static func expect(_ status: FileStatus, in directory: FilePath) {
    let device = status.stamp.identity.device
    fileSystems.withLock { known in
      if known[device] == nil { known[device] = .some(handle(in: directory)) }
    }
  }

  /// Returns once the bytes of the files are on the disk.
  ///
  /// - Parameter files: Open files with their devices.
  /// - Returns: Why those files failed that did, by their numbers in the list.
  static func synchronize(_ files: [(file: Descriptor, device: UInt64)]) -> [Int: SystemError] {
    var failures: [Int: SystemError] = [:]
    for (device, numbers) in Dictionary(grouping: files.indices, by: { files[$0].device }) {
      let handle = numbers.count > mostOneByOne ? fileSystems.withLock { $0[device] } : nil
      do throws(SystemError) {
        if let handle, try synchronizeAll(on: handle) { continue }
      } catch {
        for number in numbers { failures[number] = error }
        continue
      }
      for number in numbers {
        do throws(SystemError) {
          try files[number].file.synchronize()
        } catch {
          failures[number] = error
        }
      }
    }
    return failures
  }

  /// A directory stays open for each file system to the end of the program.
  private static func handle(in directory: FilePath) -> Descriptor? {
    #if canImport(Darwin)
      return nil
    #else
      guard let opened = try? Descriptor(opening: directory, O_RDONLY | O_DIRECTORY) else {
        return nil
      }
      if outline_syncs_as_one(opened.number) == 1 { return opened }
      try? opened.close()
      return nil
    #endif
  }

  /// Whether it could be tried.
  private static func synchronizeAll(on handle: Descriptor?) throws(SystemError) -> Bool {
    #if canImport(Darwin)
      return false
    #else
      guard let handle else { return false }
      try SystemError.check { syncfs(handle.number) }
      return true
    #endif
  }
}
