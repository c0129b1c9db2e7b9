/// What makes two nodes equal: an address as far as spelling does not matter, or another text.
package struct AddressKey: Hashable {
  private let bytes: [UInt8]

  /// The key of a value; nil for a blank one, which is nobody's equal.
  ///
  /// - Parameter isLoose: Whether the scheme and a last slash of an address do not count.
  package init?(_ value: String, loosely isLoose: Bool) {
    let bytes = Array(value.trimmed.utf8)
    if bytes.isEmpty { return nil }
    self.bytes = Self.normalized(bytes[...], loosely: isLoose) ?? bytes
  }

  /// Hashes the bytes at once: an array hashes one by one.
  package func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }

  /// An address with scheme and host in lower case and without the scheme's own port; nil if the
  /// value has no scheme with `//` behind it (RFC 3986 §3).
  private static func normalized(_ value: ArraySlice<UInt8>, loosely isLoose: Bool) -> [UInt8]? {
    let scheme = value.prefix(while: isSchemeSign)
    guard let first = scheme.first, isLetter(first),
      value.dropFirst(scheme.count).starts(with: "://".utf8)
    else { return nil }
    let rest = value.dropFirst(scheme.count + 3)
    let authority = rest.prefix { !"/?#".utf8.contains($0) }
    var path = rest.dropFirst(authority.count)
    if isLoose, path.last == UInt8(ascii: "/") { path.removeLast() }
    let name = FoldedText.folded(scheme)
    return (isLoose ? [] : name) + "://".utf8 + normalized(authority, scheme: name) + path
  }

  /// Host and port with the host in lower case; who asks (`user@`) stays as it is.
  private static func normalized(_ authority: ArraySlice<UInt8>, scheme: [UInt8]) -> [UInt8] {
    let start = authority.lastIndex(of: UInt8(ascii: "@")).map { $0 + 1 } ?? authority.startIndex
    let host = FoldedText.folded(authority[start...])
    let port = ports[String(decoding: scheme, as: UTF8.self)] ?? ""
    let isOwnPort = !port.isEmpty && host.suffix(port.utf8.count).elementsEqual(port.utf8)
    return authority[..<start] + host.dropLast(isOwnPort ? port.utf8.count : 0)
  }

  private static let ports = ["http": ":80", "https": ":443", "ftp": ":21"]

  private static func isSchemeSign(_ byte: UInt8) -> Bool {
    isLetter(byte) || 0x30...0x39 ~= byte || "+-.".utf8.contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 }
}
