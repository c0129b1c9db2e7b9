/// Between the text that XML writes and the text that it means.
public enum XMLText {
  /// The value of an attribute, from what stands between its quotes.
  ///
  /// White space is made spaces and references are replaced (XML 1.0 §3.3.3); what a DTD says of
  /// the attribute's type is not looked at. An entity that is not declared, or beyond the bounds on
  /// depth and growth, stays as it is written.
  ///
  /// - Complexity: Linear, with at most 10 MB from entities.
  public static func decodeAttribute(
    _ bytes: [UInt8], in range: Range<Int>, entities: XMLEntities = XMLEntities()
  ) -> String {
    decode(bytes, in: range, entities: entities, as: .attribute)
  }

  /// As ``decodeAttribute(_:in:entities:)``, from UTF-8 to UTF-8.
  package static func decodedAttribute(
    _ text: UnsafeBufferPointer<UInt8>, entities: XMLEntities
  ) -> [UInt8] {
    var decoder = TextDecoder(place: .attribute, entities: entities)
    decoder.append(text)
    return decoder.output
  }

  /// The text in a part of an element's content: that of CDATA sections and child elements too, not
  /// of comments and instructions; line ends are LF (XML 1.0 §2.11).
  ///
  /// The range should begin and end between pieces of ``Markup``. For entities see
  /// ``decodeAttribute(_:in:entities:)``.
  ///
  /// - Complexity: Linear, with at most 10 MB from entities.
  public static func decodeContent(
    _ bytes: [UInt8], in range: Range<Int>, entities: XMLEntities = XMLEntities()
  ) -> String {
    decode(bytes, in: range, entities: entities, as: .content)
  }

  private static func decode(
    _ bytes: [UInt8], in range: Range<Int>, entities: XMLEntities, as place: TextDecoder.Place
  ) -> String {
    bytes.withUnsafeBufferPointer { bytes in
      let text = UnsafeBufferPointer(rebasing: bytes[range])
      if text.isPlain(place) { return String(decoding: text, as: UTF8.self) }
      var decoder = TextDecoder(place: place, entities: entities)
      decoder.append(text)
      return String(decoding: decoder.output, as: UTF8.self)
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func isPlain(_ place: TextDecoder.Place) -> Bool {
    for byte in self where place.needsWork(byte) { return false }
    return true
  }
}
