/// What makes two nodes equal: an address as far as spelling does not matter, or another text.
package struct AddressKey: Hashable {
  private let bytes: [UInt8]

  /// The key of a value; nil for a blank one, which is nobody's equal.
  ///
  /// - Parameter isLoose: Whether the scheme and a last slash of an address do not count.
  package init?(_ value: String, loosely isLoose: Bool) {
    let value = value.trimmed
    if value.isEmpty { return nil }
    bytes = Array((Self.normalized(value, loosely: isLoose) ?? value).utf8)
  }

  /// An address with scheme and host in lower case and without the scheme's own port.
  private static func normalized(_ value: String, loosely isLoose: Bool) -> String? {
    let scalars = value.unicodeScalars
    guard let colon = scalars.firstIndex(of: ":"), isScheme(scalars[..<colon]) else { return nil }
    let rest = scalars[scalars.index(after: colon)...]
    guard rest.starts(with: "//".unicodeScalars) else { return nil }
    let behind = rest.dropFirst(2)
    let end = behind.firstIndex { "/?#".unicodeScalars.contains($0) } ?? behind.endIndex
    let scheme = String(scalars[..<colon]).lowercased()
    let path = String(behind[end...])
    let host = authority(String(behind[..<end]), scheme: scheme)
    if !isLoose { return "\(scheme)://\(host)\(path)" }
    return "//\(host)" + (path.hasSuffix("/") ? String(path.dropLast()) : path)
  }

  private static func isScheme(_ scalars: Substring.UnicodeScalarView) -> Bool {
    guard let first = scalars.first, first.isASCII, first.properties.isAlphabetic else {
      return false
    }
    return scalars.allSatisfy {
      $0.isASCII && $0.properties.isAlphabetic || $0.isASCIIDigit
        || "+-.".unicodeScalars.contains($0)
    }
  }

  /// Host and port with the host in lower case; who asks (`user@`) stays as it is.
  private static func authority(_ text: String, scheme: String) -> String {
    let start = text.lastIndex(of: "@").map { text.index(after: $0) } ?? text.startIndex
    var host = text[start...].lowercased()
    let ports = ["http": ":80", "https": ":443", "ftp": ":21"]
    if let port = ports[scheme], host.hasSuffix(port) { host.removeLast(port.count) }
    return text[..<start] + host
  }
}
