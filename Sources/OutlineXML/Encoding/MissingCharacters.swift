/// Writes the characters that an encoding does not have as references, where these mean the same.
struct MissingCharacters {
  private let encoding: XMLEncoding
  /// Where in the text `?` is written for U+FFFD.
  private(set) var substituted: [Int] = []
  /// For each scalar whether the encoding has it, as far as it was asked.
  private var answers = [Answer](repeating: .unknown, count: 0x11_0000)

  private enum Answer: UInt8 { case unknown, has, lacks }

  /// Those of this encoding.
  init(of encoding: XMLEncoding) {
    self.encoding = encoding
    // Mostly all of ASCII is there; then nobody asks for each of its signs.
    let ascii = String(decoding: [0x09, 0x0A, 0x0D] + Array(0x20...0x7E), as: UTF8.self)
    if comesBack(ascii) { for index in 0..<0x80 { answers[index] = .has } }
  }

  /// The text with references; `nil` where none is needed.
  ///
  /// For U+FFFD, which itself stands for a character that could not be read, `?` is written where a reference
  /// would mean nothing but text may stand.
  ///
  /// - Throws: The first character that the encoding lacks where a reference would mean nothing: in a
  ///   name, a comment, an instruction, a CDATA section or a document type declaration.
  mutating func spelled(_ text: [UInt8]) throws(Fault) -> [UInt8]? {
    // Each of its forms has all characters.
    if encoding.isUTF8 || encoding.isWide { return nil }
    guard firstMissing(in: text, 0..<text.count) != nil else { return nil }
    var output: [UInt8] = []
    output.reserveCapacity(text.count + text.count / 8)
    for markup in MarkupReader(text, in: 0..<text.count) {
      switch markup {
      case .text(let range): append(text, range, to: &output)
      case .startTag(let range, isEmpty: _): try appendTag(text, range, to: &output)
      default: try appendExact(text, markup.range, of: markup, to: &output)
      }
    }
    return output
  }

  private mutating func appendTag(
    _ text: [UInt8], _ range: Range<Int>, to output: inout [UInt8]
  ) throws(Fault) {
    var offset = range.lowerBound
    for attribute in StartTag(text, at: range.lowerBound).attributes {
      try appendExact(text, offset..<attribute.value.lowerBound, to: &output)
      append(text, attribute.value, to: &output)
      offset = attribute.value.upperBound
    }
    try appendExact(text, offset..<range.upperBound, to: &output)
  }

  private mutating func append(_ text: [UInt8], _ range: Range<Int>, to output: inout [UInt8]) {
    var offset = range.lowerBound
    while let (place, scalar) = firstMissing(in: text, offset..<range.upperBound) {
      output += text[offset..<place]
      output += "&#\(scalar.value);".utf8
      offset = place + UTF8.width(scalar)
    }
    output += text[offset..<range.upperBound]
  }

  private mutating func appendExact(
    _ text: [UInt8], _ range: Range<Int>, of markup: Markup? = nil, to output: inout [UInt8]
  ) throws(Fault) {
    var offset = range.lowerBound
    while let (place, scalar) = firstMissing(in: text, offset..<range.upperBound) {
      let end = place + UTF8.width(scalar)
      guard scalar == "\u{FFFD}", markup?.letsQuestionMarkStand(before: text[end]) == true else {
        throw Fault(
          .unwritable, at: place,
          "\(scalar) (\(scalar.codePointName)) in \(markup.inWords) cannot be written in"
            + " \(encoding.name), which has no such character")
      }
      output += text[offset..<place]
      output.append(UInt8(ascii: "?"))
      substituted.append(place)
      offset = end
    }
    output += text[offset..<range.upperBound]
  }

  private mutating func firstMissing(
    in text: [UInt8], _ range: Range<Int>
  ) -> (place: Int, scalar: Unicode.Scalar)? {
    text.withUnsafeBufferPointer { text in
      var offset = range.lowerBound
      while offset < range.upperBound {
        if text[offset] < 0x80, answers[Int(text[offset])] == .has {
          offset += 1
          continue
        }
        let scalar = text.scalar(at: offset)
        if isMissing(scalar) { return (offset, scalar) }
        offset += UTF8.width(scalar)
      }
      return nil
    }
  }

  private mutating func isMissing(_ scalar: Unicode.Scalar) -> Bool {
    let index = Int(scalar.value)
    if answers[index] == .unknown { answers[index] = comesBack("\(scalar)") ? .has : .lacks }
    return answers[index] == .lacks
  }

  private func comesBack(_ text: String) -> Bool {
    // Some encodings end a character only where the next one begins.
    let utf8 = Array("\(text) ".utf8)
    guard let converter = encoding.converter, let out = TextConverter(converter),
      let back = TextConverter(converter),
      let bytes = try? utf8.withUnsafeBufferPointer({ try out.encode($0) }),
      let text = try? bytes.withUnsafeBufferPointer({ try back.decode($0) })
    else { return false }
    return text == utf8
  }
}

extension Markup {
  /// Whether `?` may stand for a character that is unknown anyway, which is what U+FFFD says.
  fileprivate func letsQuestionMarkStand(before next: UInt8) -> Bool {
    switch self {
    case .comment, .cdata: true
    case .instruction: next != UInt8(ascii: ">")
    default: false
    }
  }
}

extension Markup? {
  /// What holds a character; nil is a tag.
  fileprivate var inWords: String {
    switch self {
    case .comment: "a comment"
    case .instruction: "a processing instruction"
    case .cdata: "a CDATA section"
    case .doctype: "the DOCTYPE"
    default: "a name"
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The character whose bytes, which are more than one, begin here.
  fileprivate func scalar(at offset: Int) -> Unicode.Scalar {
    let end = Swift.min(offset + 4, count)
    return String(decoding: self[offset..<end], as: UTF8.self).unicodeScalars.first ?? "\u{FFFD}"
  }
}
