extension UInt8 {
  /// Space, tab, line feed or carriage return (XML 1.0 §2.3).
  @inlinable package var isXMLSpace: Bool {
    self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D
  }

  /// Line feed or carriage return (XML 1.0 §2.11).
  @inlinable package var isLineEnd: Bool { self == 0x0A || self == 0x0D }
}

extension XMLSource {
  /// The line end of the first line: LF, CR LF or CR; LF where there is none.
  package var firstLineEnd: [UInt8] {
    guard let first = bytes.firstIndex(where: \.isLineEnd) else { return [0x0A] }
    return bytes[first] == 0x0D && bytes[first + 1] == 0x0A ? [0x0D, 0x0A] : [bytes[first]]
  }
}
