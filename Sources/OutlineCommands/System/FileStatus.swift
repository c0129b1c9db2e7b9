internal import LibC

/// What the system knows of a file besides its bytes.
struct FileStatus: Sendable {
  /// What kind of file it is.
  enum Kind: Sendable { case regular, directory, link, other }

  let kind: Kind
  let size: Int
  /// The permissions, with the bits for set-user-id and the like.
  let mode: mode_t
  let owner: uid_t
  let group: gid_t
  /// How many names the file has.
  let links: Int
  let stamp: FileStamp

  /// Of an open file.
  init(of file: Descriptor) throws(SystemError) {
    var record = stat()
    try SystemError.check { fstat(file.number, &record) }
    self.init(record)
  }

  /// Of the file that a path leads to; the last link is followed unless `following` is false.
  init(of path: FilePath, following: Bool = true) throws(SystemError) {
    var record = stat()
    let name = path.cString
    try SystemError.check { following ? stat(name, &record) : lstat(name, &record) }
    self.init(record)
  }

  /// Of the file that a path leads to; nil where there is none.
  static func ifThere(
    _ path: FilePath, following: Bool = true
  ) throws(SystemError) -> FileStatus? {
    do throws(SystemError) {
      return try FileStatus(of: path, following: following)
    } catch {
      guard error.code == ENOENT else { throw error }
      return nil
    }
  }

  private init(_ record: stat) {
    kind =
      switch record.st_mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .directory
      case S_IFLNK: .link
      default: .other
      }
    size = Int(record.st_size)
    mode = record.st_mode & 0o7777
    owner = record.st_uid
    group = record.st_gid
    links = Int(record.st_nlink)
    stamp = FileStamp(record)
  }
}

/// Tells a file from what another program made of it in the meantime.
struct FileStamp: Hashable, Sendable {
  /// Which file it is, whatever its path.
  let identity: FileIdentity
  private let size: Int64
  private let seconds: Int64
  private let nanoseconds: Int64

  fileprivate init(_ record: stat) {
    #if canImport(Darwin)
      let modified = record.st_mtimespec
    #else
      let modified = record.st_mtim
    #endif
    identity = FileIdentity(
      device: UInt64(truncatingIfNeeded: record.st_dev), number: UInt64(record.st_ino))
    size = Int64(record.st_size)
    seconds = Int64(modified.tv_sec)
    nanoseconds = Int64(modified.tv_nsec)
  }
}

/// Which file it is, whatever its path.
struct FileIdentity: Hashable, Sendable {
  let device: UInt64
  let number: UInt64
}
