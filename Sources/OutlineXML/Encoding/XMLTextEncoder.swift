/// How a text is written that takes the place of one that was read.
///
/// As the file was: its encoding, its mark, its declaration. Only where it was read against its own
/// declaration the encoding is that which the declaration names, so that others can read it too; and
/// another encoding may be asked for, which the declaration then names.
public struct XMLTextEncoder: Sendable {
  /// The encoding of what is written.
  public let encoding: XMLEncoding
  private let source: XMLSource
  /// What the declaration is to name; nil: it stays.
  private let newName: String?

  /// - Parameters:
  ///   - source: What was read.
  ///   - name: The encoding to write in; nil: that of the file.
  /// - Throws: ``XMLFailure`` if there is no such encoding.
  public init(for source: XMLSource, as name: String? = nil) throws(XMLFailure) {
    self.source = source
    if let name {
      let usual = XMLEncoding.usualName(of: name)
      encoding = try XMLEncoding(named: usual)
      newName = usual
    } else {
      encoding = try source.isReadAgainstDeclaration ? source.encodingDeclared() : source.encoding
      newName = nil
    }
  }

  /// Whether what is written in this encoding can be read again by its declaration or mark alone.
  ///
  /// There are encodings that no declaration can name, as it would look otherwise in them (UTF-7,
  /// ISO-2022-KR), and some that lack signs of markup. Other signs may be missing: references stand for them.
  public static func canBeReadAgain(_ name: String) -> Bool {
    let others = Set("$@\\^`{|}~".utf8)
    let signs = [0x09, 0x0A, 0x0D] + Array(0x20...0x7E).filter { !others.contains($0) }
    let text =
      Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<a><!--".utf8) + signs
      + Array("--></a>\n".utf8)
    do throws(XMLFailure) {
      let encoder = try XMLTextEncoder(for: XMLSource(text: text), as: name)
      let written = try encoder.written(text)
      let back = try XMLSource(decoding: encoder.bytes(of: written))
      return back.bytes.dropLast().elementsEqual(written)
    } catch {
      return false
    }
  }

  /// Whether a text is written byte for byte.
  public var isPlain: Bool { encoding.isUTF8 && newName == nil }

  /// A text as it will be written, still in UTF-8: with the declaration, and with references for
  /// characters that the encoding does not have.
  ///
  /// - Parameters:
  ///   - text: A well-formed document in UTF-8, without a zero byte.
  ///   - substituted: Is told each place in `text` where `?` is written for U+FFFD, because the encoding
  ///     lacks it and a reference cannot stand there.
  /// - Throws: ``XMLFailure`` at the first other character that the encoding lacks and that a reference
  ///   cannot stand for; the place is that in `text`.
  /// - Complexity: Linear.
  public func written(
    _ text: [UInt8], substituted: (SourcePosition) -> Void = { _ in }
  ) throws(XMLFailure) -> [UInt8] {
    if isPlain { return text }
    var missing = MissingCharacters(of: encoding)
    do throws(Fault) {
      let spelled = try missing.spelled(text) ?? text
      if !missing.substituted.isEmpty {
        var places = PositionCounter(XMLSource(text: text))
        for offset in missing.substituted { substituted(places.position(of: offset)) }
      }
      return newName.map { declaring($0, in: spelled) } ?? spelled
    } catch {
      throw error.failure(in: XMLSource(text: text))
    }
  }

  /// The bytes of a file whose text is as ``written(_:)`` gives it.
  ///
  /// - Throws: ``XMLFailure`` if in the file's encoding not even the unchanged text would give the
  ///   file's own bytes.
  public func bytes(of written: [UInt8]) throws(XMLFailure) -> [UInt8] {
    guard !encoding.isUTF8 else { return written }
    let unchanged = source.textAsRead.dropLast()
    let isAsRead = written.elementsEqual(unchanged)
    guard let original = source.original, encoding == source.encoding else {
      if isAsRead, let original = source.original, means(original, written[...]) { return original }
      return try encodeExactly(written[written.utf8MarkLength...])
    }
    if isAsRead { return original }
    guard try encoding.encode(Array(unchanged)) == original else {
      throw XMLFailure(
        .unwritable,
        message: "this file's encoding, \(encoding.name), cannot be written back byte for byte: "
          + "convert the file to UTF-8")
    }
    return try encodeExactly(written[...])
  }

  /// The bytes of a text, if they mean nothing but this text.
  private func encodeExactly(_ text: ArraySlice<UInt8>) throws(XMLFailure) -> [UInt8] {
    let bytes = try encoding.encode(Array(text))
    guard encoding.isWide || means(bytes, text) else {
      // Such as a letter and an accent, which some encodings make one character of.
      throw XMLFailure(
        .unwritable,
        message: "the text would be read as another in \(encoding.name): write it in UTF-8")
    }
    return bytes
  }

  /// Whether bytes are read as this text.
  private func means(_ bytes: [UInt8], _ text: ArraySlice<UInt8>) -> Bool {
    guard bytes.starts(with: encoding.mark),
      let converter = encoding.converter.flatMap({ TextConverter($0) }),
      let back = try? RawText.decode(bytes, by: converter, as: encoding)
    else { return false }
    return back.dropLast().elementsEqual(text)
  }

  /// The text with the encoding's name in its declaration, and with a declaration where others could
  /// not tell the encoding.
  private func declaring(_ name: String, in text: [UInt8]) -> [UInt8] {
    if let old = text.withUnsafeBufferPointer({ XMLDeclaration.encodingName(in: $0) }) {
      let declared = try? XMLEncoding(named: String(decoding: text[old], as: UTF8.self))
      if let declared, declared.isSame(as: encoding) { return text }
      return text[..<old.lowerBound] + Array(name.utf8) + text[old.upperBound...]
    }
    if encoding.isUTF8 || !encoding.mark.isEmpty { return text }
    let start = text.utf8MarkLength
    if let end = text.withUnsafeBufferPointer({ XMLDeclaration.endOfVersion(in: $0) }) {
      return text[..<end] + Array(" encoding=\"\(name)\"".utf8) + text[end...]
    }
    let hasLines = text.contains(where: \.isLineEnd)
    return Array("<?xml version=\"1.0\" encoding=\"\(name)\"?>".utf8)
      + (hasLines ? source.firstLineEnd : []) + text[start...]
  }
}

extension XMLSource {
  /// The encoding that others take the file for, if nobody tells them of another.
  fileprivate func encodingDeclared() throws(XMLFailure) -> XMLEncoding {
    guard let range = declaredEncoding else { return .utf8 }
    let name = String(decoding: bytes[range], as: UTF8.self)
    guard let encoding = try? XMLEncoding(named: name) else {
      throw Fault(
        .unwritable, at: range.lowerBound,
        "the declaration names \(name), which is no known encoding: say in which one to write"
      ).failure(in: self)
    }
    return encoding
  }
}
