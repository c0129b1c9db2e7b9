/// A name that attributes are compared with, as the parser's dictionary has it.
struct WatchedName {
  let local: UnsafePointer<UInt8>
  let prefix: UnsafePointer<UInt8>?
}

/// The names that attributes are compared with.
struct WatchedNames {
  let names: UnsafeBufferPointer<WatchedName>
  /// A bit for each name, by its address: most attributes are told from all of them by one look.
  private let filter: UInt64

  init(_ names: UnsafeBufferPointer<WatchedName>) {
    self.names = names
    filter = names.reduce(0) { $0 | Self.bit(of: $1.local) }
  }

  /// A bit for each name, set where it is in the list.
  func present(in attributes: AttributeList) -> UInt16 {
    var present: UInt16 = 0
    attributes.forEachName { local, prefix in
      guard filter & Self.bit(of: local) != 0 else { return }
      for (number, name) in names.enumerated() where name.local == local && name.prefix == prefix {
        present |= 1 << number
      }
    }
    return present
  }

  private static func bit(of name: UnsafePointer<UInt8>) -> UInt64 {
    // The dictionary packs names, so neighbours differ in their low bits.
    1 << (UInt64(UInt(bitPattern: name)) & 63)
  }
}

/// The attributes that libxml2 hands over with a start tag: five pointers each, for local name,
/// prefix, namespace, start and end of the value.
struct AttributeList {
  let fields: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
  let count: Int
  let source: UnsafeBufferPointer<UInt8>

  private static let fieldsEach = 5

  func forEachName(_ body: (UnsafePointer<UInt8>, UnsafePointer<UInt8>?) -> Void) {
    guard var field = fields else { return }
    for _ in 0..<count {
      if let local = field[0] { body(local, field[1]) }
      field += Self.fieldsEach
    }
  }

  func value(of wanted: WatchedName) -> XMLValue? {
    guard var field = fields else { return nil }
    for _ in 0..<count {
      if field[0] == wanted.local && field[1] == wanted.prefix {
        return offset(of: field[3]).flatMap { start in
          offset(of: field[4]).map { .plain(start..<$0) }
        } ?? .coded
      }
      field += Self.fieldsEach
    }
    return nil
  }

  private func offset(of pointer: UnsafePointer<UInt8>?) -> Int? {
    guard let pointer, let base = source.baseAddress else { return nil }
    let offset = UInt(bitPattern: pointer) &- UInt(bitPattern: base)
    return offset < UInt(bitPattern: source.count) ? Int(bitPattern: offset) : nil
  }
}
