internal import CSystem
internal import LibC

/// What a file system keeps beside a file's bytes: access lists, labels, marks of programs.
enum ExtendedAttributes {
  /// Gives `copy` the attributes of the file at `path`.
  ///
  /// One that this user may not set, or that the file system does not take, is left out: it would
  /// otherwise be impossible to edit the file at all.
  static func copy(from path: FilePath, to copy: Descriptor) throws(SystemError) {
    // Most files have none, and need not be opened to know it.
    if list(path.cString) == 0 { return }
    let file = try OpenFile(path, O_RDONLY)
    let original = file.descriptor
    for name in try names(of: original) {
      guard let value = try value(of: name, in: original) else { continue }
      do throws(SystemError) {
        try SystemError.check { set(copy.number, name, value) }
      } catch {
        guard [EPERM, EACCES, ENOTSUP].contains(error.code) else { throw error }
      }
    }
  }

  /// The names, each with the zero that ends it.
  private static func names(of file: Descriptor) throws(SystemError) -> [[CChar]] {
    let found: [CChar]
    do throws(SystemError) {
      found = try bytes { list(file.number, $0, $1) }
    } catch {
      guard error.code == ENOTSUP || error.code == EPERM else { throw error }
      return []
    }
    return found.split(separator: 0).map { $0 + [0] }
  }

  /// nil where the attribute went in the meantime or may not be read.
  private static func value(
    of name: [CChar], in file: Descriptor
  ) throws(SystemError) -> [CChar]? {
    do throws(SystemError) {
      return try bytes { get(file.number, name, $0, $1) }
    } catch {
      guard [ENOATTR, EPERM, EACCES, ENOTSUP].contains(error.code) else { throw error }
      return nil
    }
  }

  /// Asks for the size first, then for the bytes; again where they grew in between.
  private static func bytes(
    _ call: (UnsafeMutablePointer<CChar>?, Int) -> Int
  ) throws(SystemError) -> [CChar] {
    while true {
      let size = try SystemError.check { call(nil, 0) }
      if size == 0 { return [] }
      var buffer = [CChar](repeating: 0, count: size)
      let count = buffer.withUnsafeMutableBufferPointer { call($0.baseAddress, size) }
      if count >= 0 { return Array(buffer[..<count]) }
      let error = SystemError.last
      if error.code != ERANGE { throw error }
    }
  }

  // Apple's calls take a position and options more.
  #if canImport(Darwin)
    private static func list(_ path: [CChar]) -> Int { listxattr(path, nil, 0, 0) }
    private static func list(_ file: Int32, _ buffer: UnsafeMutablePointer<CChar>?, _ size: Int)
      -> Int
    { flistxattr(file, buffer, size, 0) }
    private static func get(
      _ file: Int32, _ name: [CChar], _ buffer: UnsafeMutablePointer<CChar>?, _ size: Int
    ) -> Int { fgetxattr(file, name, buffer, size, 0, 0) }
    private static func set(_ file: Int32, _ name: [CChar], _ value: [CChar]) -> Int32 {
      fsetxattr(file, name, value, value.count, 0, 0)
    }
  #else
    private static let ENOATTR = ENODATA
    private static func list(_ path: [CChar]) -> Int { listxattr(path, nil, 0) }
    private static func list(_ file: Int32, _ buffer: UnsafeMutablePointer<CChar>?, _ size: Int)
      -> Int
    { flistxattr(file, buffer, size) }
    private static func get(
      _ file: Int32, _ name: [CChar], _ buffer: UnsafeMutablePointer<CChar>?, _ size: Int
    ) -> Int { fgetxattr(file, name, buffer, size) }
    private static func set(_ file: Int32, _ name: [CChar], _ value: [CChar]) -> Int32 {
      fsetxattr(file, name, value, value.count, 0)
    }
  #endif
}
