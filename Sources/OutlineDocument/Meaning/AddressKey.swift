/// What makes two nodes equal: an address as far as spelling does not matter, or another text.
package struct AddressKey: Hashable {
  let bytes: [UInt8]

  /// The key of a value; nil for a blank one, which is nobody's equal.
  ///
  /// - Parameter isLoose: Whether the scheme and a last slash of an address do not count.
  package init?(_ value: String, loosely isLoose: Bool) {
    var value = value.trimmed
    if value.isEmpty { return nil }
    self = value.withUTF8 { AddressKey(visible: $0, loosely: isLoose) }
  }

  /// The key of a value that is given as UTF-8.
  init?(utf8 value: UnsafeBufferPointer<UInt8>, loosely isLoose: Bool) {
    guard let first = value.first, let last = value.last, first.isVisibleASCII, last.isVisibleASCII
    else {
      self.init(String(decoding: value, as: UTF8.self), loosely: isLoose)
      return
    }
    self.init(visible: value, loosely: isLoose)
  }

  /// The key of a value that is not blank and has no white space at its ends.
  private init(visible value: UnsafeBufferPointer<UInt8>, loosely isLoose: Bool) {
    bytes = Self.normalized(value, loosely: isLoose) ?? Array(value)
  }

  /// Hashes the bytes at once: an array hashes one by one.
  package func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }

  /// An address with scheme and host in lower case and without the scheme's own port; nil if the
  /// value has no scheme with `//` behind it (RFC 3986 §3). Who asks (`user@`) stays as it is.
  private static func normalized(
    _ value: UnsafeBufferPointer<UInt8>, loosely isLoose: Bool
  ) -> [UInt8]? {
    guard let first = value.first, isLetter(first),
      let schemeEnd = value.firstIndex(where: { !isSchemeSign($0) }),
      value[schemeEnd...].starts(with: separator)
    else { return nil }
    let start = schemeEnd + 3
    let end = value[start...].firstIndex(where: endsAuthority) ?? value.endIndex
    let hostStart = value[start..<end].lastIndex(of: UInt8(ascii: "@")).map { $0 + 1 } ?? start

    var key: [UInt8] = []
    key.reserveCapacity(value.count)
    FoldedText.append(value[..<schemeEnd], to: &key)
    let port = ports.first { key == $0.scheme }?.port
    if isLoose { key.removeAll(keepingCapacity: true) }
    key += value[schemeEnd..<hostStart]
    let host = key.count
    FoldedText.append(value[hostStart..<end], to: &key)
    if let port, key[host...].suffix(port.count).elementsEqual(port) { key.removeLast(port.count) }
    key += value[end...]
    if isLoose, end < value.count, key.last == UInt8(ascii: "/") { key.removeLast() }
    return key
  }

  private static let separator = Array("://".utf8)

  private static let ports = [("http", ":80"), ("https", ":443"), ("ftp", ":21")].map {
    (scheme: Array($0.utf8), port: Array($1.utf8))
  }

  private static func isSchemeSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), 0x30...0x39: true
    default: isLetter(byte)
    }
  }

  private static func endsAuthority(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
  }

  private static func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 }
}
