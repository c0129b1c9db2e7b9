extension EditScript {
  /// The text that the bytes of a script are in UTF-8.
  ///
  /// - Throws: ``ExpressionError`` with the place of the first byte that does not belong.
  package static func text(
    decoding bytes: [UInt8], named name: String
  ) throws(ExpressionError) -> String {
    do throws(UTF8.ValidationError) {
      return String(copying: try UTF8Span(validating: bytes.span))
    } catch {
      let good = String(decoding: bytes[..<error.byteOffsets.lowerBound], as: UTF8.self)
      throw ExpressionText(String(decoding: bytes, as: UTF8.self), named: name).error(
        at: ExpressionText(good, named: name).scalars.count, "the statements are not UTF-8 here")
    }
  }
}
