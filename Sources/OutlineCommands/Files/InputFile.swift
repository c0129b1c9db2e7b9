#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// The bytes of a file, and which file they were read from.
struct InputFile: Sendable {
  /// The bytes. There is room for one more, so that the zero byte which the parser wants behind
  /// them costs no copy.
  private(set) var bytes: [UInt8]
  /// The file as it was before the first byte was read; nil where there is no regular file.
  let stamp: FileStamp?

  /// Reads standard input to its end.
  static func standardInput() throws(FileFailure) -> InputFile {
    do throws(SystemError) {
      return try InputFile(reading: .standardInput)
    } catch {
      throw .unreadable(FilePath("-"), error)
    }
  }

  /// Reads a file, a pipe or a device.
  init(_ path: FilePath) throws(FileFailure) {
    do throws(SystemError) {
      let file = try OpenFile(path, O_RDONLY)
      self = try InputFile(reading: file.descriptor)
    } catch {
      throw .unreadable(path, error)
    }
  }

  /// Gives the bytes away, so that whoever gets them is their only owner.
  mutating func takeBytes() -> [UInt8] {
    var taken: [UInt8] = []
    swap(&taken, &bytes)
    return taken
  }

  private init(reading file: Descriptor) throws(SystemError) {
    let status = try FileStatus(of: file)
    guard status.kind == .regular else {
      stamp = nil
      bytes = try Self.readRest(of: file, after: [])
      return
    }
    stamp = status.stamp
    let found = try Self.read(file, expecting: status.size)
    bytes = found.count <= status.size ? found : try Self.readRest(of: file, after: found)
  }

  /// Reads into an array of exactly the room it takes and one byte; a full one tells of more to come.
  private static func read(_ file: Descriptor, expecting size: Int) throws(SystemError) -> [UInt8] {
    var failure: SystemError?
    let bytes = [UInt8](unsafeUninitializedCapacity: size + 1) { buffer, count in
      let room = UnsafeMutableRawBufferPointer(buffer)
      do throws(SystemError) {
        while count < room.count {
          let piece = UnsafeMutableRawBufferPointer(rebasing: room[count...])
          let read = try file.read(into: piece)
          if read == 0 { return }
          count += read
        }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Appends what is left, in pieces, for what does not say how long it is; the array grows by
  /// doubling.
  private static func readRest(
    of file: Descriptor, after start: [UInt8]
  ) throws(SystemError) -> [UInt8] {
    let pieceSize = 1 << 16
    var bytes = start
    while true {
      let piece = try read(file, expecting: pieceSize - 1)
      bytes += piece
      if piece.count < pieceSize { break }
    }
    bytes.reserveCapacity(bytes.count + 1)
    return bytes
  }
}
