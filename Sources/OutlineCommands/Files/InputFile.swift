internal import LibC

/// The bytes of a file, and which file they were read from.
struct InputFile: Sendable {
  /// The bytes. There is room for one more, so that the zero byte which the parser wants behind
  /// them costs no copy.
  private(set) var bytes: [UInt8]
  /// The file as it was before the first byte was read; nil where there is no regular file.
  let stamp: FileStamp?
  /// Whether it was not read, as it is longer than it may be.
  private let isTooLong: Bool

  /// Reads standard input to its end, unless it has more than `most` bytes.
  static func standardInput(most: Int = .max) throws(FileFailure) -> InputFile {
    let file: InputFile
    do throws(SystemError) {
      file = try InputFile(reading: .standardInput, most: most)
    } catch {
      throw .unreadable(FilePath("-"), error)
    }
    return try file.checked(as: FilePath("-"), most: most)
  }

  /// Reads a file, a pipe or a device, unless it has more than `most` bytes.
  init(_ path: FilePath, most: Int = .max) throws(FileFailure) {
    let file: InputFile
    do throws(SystemError) {
      let opened = try OpenFile(path, O_RDONLY)
      file = try InputFile(reading: opened.descriptor, most: most)
    } catch {
      throw .unreadable(path, error)
    }
    self = try file.checked(as: path, most: most)
  }

  /// Refuses what turned out to be too long.
  private func checked(as name: FilePath, most: Int) throws(FileFailure) -> InputFile {
    if bytes.count <= most && !isTooLong { return self }
    throw FileFailure(
      file: name,
      message:
        "this input has more than the \(most) bytes that \(ReadingOptions.mostBytes.spelling)"
        + " allows",
      code: .input)
  }

  /// Gives the bytes away, so that whoever gets them is their only owner.
  mutating func takeBytes() -> [UInt8] {
    var taken: [UInt8] = []
    swap(&taken, &bytes)
    return taken
  }

  private init(reading file: Descriptor, most: Int) throws(SystemError) {
    let status = try FileStatus(of: file)
    stamp = status.kind == .regular ? status.stamp : nil
    isTooLong = status.kind == .regular && status.size > most
    if isTooLong {
      bytes = []
    } else if status.kind == .regular {
      let found = try Self.read(file, expecting: status.size)
      bytes =
        found.count <= status.size ? found : try Self.readRest(of: file, after: found, most: most)
    } else {
      bytes = try Self.readRest(of: file, after: [], most: most)
    }
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
  /// doubling. It ends early once there are more than `most`.
  private static func readRest(
    of file: Descriptor, after start: [UInt8], most: Int
  ) throws(SystemError) -> [UInt8] {
    let pieceSize = 1 << 16
    var bytes = start
    while bytes.count <= most {
      let piece = try read(file, expecting: pieceSize - 1)
      bytes += piece
      if piece.count < pieceSize { break }
    }
    bytes.reserveCapacity(bytes.count + 1)
    return bytes
  }
}
