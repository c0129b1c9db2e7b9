/// A name that attributes are compared with, as the parser's dictionary has it.
struct WatchedName {
  let local: UnsafePointer<UInt8>
  let prefix: UnsafePointer<UInt8>?
}

/// The attributes that libxml2 hands over with a start tag: five pointers each, for local name,
/// prefix, namespace, start and end of the value.
struct AttributeList {
  let fields: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
  let count: Int
  let source: UnsafeBufferPointer<UInt8>

  private static let fieldsEach = 5

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
