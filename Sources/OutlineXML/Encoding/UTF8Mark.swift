extension Collection<UInt8> {
  /// How many bytes the byte-order mark has that the text in UTF-8 begins with: 3, or 0 where it has none.
  package var utf8MarkLength: Int { starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }
}
