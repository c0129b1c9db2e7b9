/// Checks and converts a file's bytes before they are looked at as XML.
enum RawText {
  /// Refuses bytes that are no UTF-8.
  static func checkUTF8(_ raw: [UInt8]) throws(XMLFailure) {
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: raw.span)
    } catch {
      let place = error.byteOffsets.lowerBound
      if FileKind.isBinary(raw) {
        throw XMLFailure(
          .notText, offset: place, position: position(behind: raw[..<place]),
          message: "these bytes are no text, and so no XML")
      }
      throw undecodable(raw[place], at: place, behind: raw[..<place], as: "UTF-8", isAtEnd: false)
    }
  }

  /// The text of the bytes, with a zero byte behind.
  static func decode(
    _ raw: [UInt8], by converter: borrowing TextConverter, as encoding: XMLEncoding
  ) throws(XMLFailure) -> [UInt8] {
    let start = encoding.mark.count
    var text: [UInt8]
    do throws(TextConverter.Stop) {
      text = try raw.withUnsafeBufferPointer { raw throws(TextConverter.Stop) in
        try converter.decode(UnsafeBufferPointer(rebasing: raw[start...]))
      }
    } catch {
      let place = start + error.offset
      throw undecodable(
        raw[place], at: place, behind: error.converted[...], as: encoding.name,
        isAtEnd: raw.count - place < 4)
    }
    text.append(0)
    return text
  }

  /// Refuses a text of white space alone.
  static func checkHasText(_ bytes: [UInt8]) throws(XMLFailure) {
    if bytes[bytes.utf8MarkLength..<bytes.count - 1].allSatisfy(\.isXMLSpace) {
      throw XMLFailure(
        .empty, offset: 0, position: SourcePosition(line: 1, column: 1),
        message: "there is nothing in this text: it is empty")
    }
  }

  private static func undecodable(
    _ byte: UInt8, at offset: Int, behind text: ArraySlice<UInt8>, as name: String, isAtEnd: Bool
  ) -> XMLFailure {
    let digits = String(byte, radix: 16, uppercase: true)
    let what = isAtEnd ? "the text ends within a character" : "this is no character"
    return XMLFailure(
      .undecodable, offset: offset, position: position(behind: text),
      message: "byte \(byte < 16 ? "0" : "")\(digits): \(what) in \(name), in which the text "
        + "should be; if it is in another, let its declaration say so")
  }

  private static func position(behind text: ArraySlice<UInt8>) -> SourcePosition {
    XMLSource(text: Array(text)).position(of: text.count)
  }
}
