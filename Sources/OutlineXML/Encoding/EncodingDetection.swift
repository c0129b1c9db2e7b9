/// Finds out how a file's bytes are to be read.
struct EncodingDetection {
  let raw: UnsafeBufferPointer<UInt8>
  /// Whether a declaration of UTF-16 or UTF-32 over bytes of UTF-8 is to be mended.
  var isLenient = false

  /// The encoding by mark, by the first bytes, or by the declaration; without any, UTF-8.
  func encoding(as override: String?) throws(XMLFailure) -> XMLEncoding {
    let start = Array(raw.prefix(4))
    let form = UnicodeForm(start)
    if let override { return try overridden(by: override, form: form) }
    switch form {
    case .utf8: return .utf8
    case .wide(let form): return wide(form)
    case nil: return start == Self.ebcdicStart ? try ebcdic() : try declared()
    }
  }

  /// `<?xm` in EBCDIC.
  private static let ebcdicStart: [UInt8] = [0x4C, 0x6F, 0xA7, 0x94]

  private func wide(_ form: UnicodeForm.Wide) -> XMLEncoding {
    XMLEncoding(
      name: form.isMarked ? String(form.converter.dropLast(2)) : form.converter,
      mark: form.mark, converter: form.converter)
  }

  /// The encoding that the caller names; bytes only tell in which order those of a unit stand.
  private func overridden(
    by name: String, form: UnicodeForm?
  ) throws(XMLFailure) -> XMLEncoding {
    if case .wide(let named) = UnicodeForm(named: name), case .wide(let found) = form,
      found.converter.hasPrefix(named.converter.prefix(6))
    {
      return wide(found)
    }
    let encoding = try XMLEncoding(named: name)
    return XMLEncoding(
      name: name, mark: raw.starts(with: encoding.mark) ? encoding.mark : [],
      converter: encoding.converter)
  }

  private func declared() throws(XMLFailure) -> XMLEncoding {
    guard let range = XMLDeclaration.encodingName(in: raw) else { return .utf8 }
    let name = String(decoding: raw[range], as: UTF8.self)
    let place = Fault(
      .unknownEncoding, at: range.lowerBound,
      "no encoding is known as \(name): let the declaration name the one that the file is in")
    guard let encoding = try? XMLEncoding(named: name) else { throw failure(place) }
    if let converter = encoding.converter {
      let declaration = UnsafeBufferPointer(rebasing: raw[..<range.upperBound])
      let text = try? TextConverter(converter)?.decode(declaration)
      guard let text, text.elementsEqual(declaration) else {
        // In UTF-8 there is no doubt what was meant.
        let isMendable = encoding.isWide
        if isLenient && isMendable { return .utf8 }
        throw failure(
          Fault(
            .undecodable, at: range.lowerBound,
            "the declaration says \(name), but the bytes are not in it: let it name the one they are in",
            mending: isMendable ? .encodingName(at: range) : nil))
      }
    }
    return encoding.isUTF8 ? .utf8 : encoding
  }

  /// EBCDIC differs from country to country; the letters of a declaration are the same in all.
  private func ebcdic() throws(XMLFailure) -> XMLEncoding {
    let start = UnsafeBufferPointer(rebasing: raw.prefix(400))
    guard let text = try? TextConverter("IBM037")?.decode(start) else {
      throw XMLFailure(
        .unknownEncoding, message: "this looks like EBCDIC, for which there is no converter")
    }
    let name = text.withUnsafeBufferPointer { text in
      XMLDeclaration.encodingName(in: text).map { String(decoding: text[$0], as: UTF8.self) }
    }
    let encoding = try XMLEncoding(named: name ?? "IBM037")
    return encoding
  }

  private func failure(_ fault: Fault) -> XMLFailure {
    fault.failure(in: XMLSource(text: Array(raw[..<fault.offset])))
  }
}
