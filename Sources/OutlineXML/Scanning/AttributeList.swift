/// The attributes that libxml2 hands over with a start tag: five pointers each, for local name,
/// prefix, namespace, start and end of the value.
struct AttributeList {
  let fields: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
  let count: Int
  let source: UnsafeBufferPointer<UInt8>

  private static let fieldsEach = 5

  init(
    fields: UnsafeMutablePointer<UnsafePointer<UInt8>?>?, count: Int,
    source: UnsafeBufferPointer<UInt8>
  ) {
    self.fields = fields
    self.count = fields == nil ? 0 : count
    self.source = source
  }

  func name(at index: Int) -> WatchedName {
    WatchedName(
      local: UInt(bitPattern: field(0, at: index)), prefix: UInt(bitPattern: field(1, at: index)))
  }

  /// The value, coded where it does not lie in the source.
  func value(at index: Int) -> XMLValue {
    guard let start = offset(of: field(3, at: index)), let end = offset(of: field(4, at: index))
    else { return .coded }
    return start == end || source[start].isXMLSpace ? .spaced(start..<end) : .plain(start..<end)
  }

  private func field(_ number: Int, at index: Int) -> UnsafePointer<UInt8>? {
    fields.unsafelyUnwrapped[index &* Self.fieldsEach &+ number]
  }

  private func offset(of pointer: UnsafePointer<UInt8>?) -> Int? {
    let offset = UInt(bitPattern: pointer) &- UInt(bitPattern: source.baseAddress)
    return offset < UInt(bitPattern: source.count) ? Int(bitPattern: offset) : nil
  }
}
