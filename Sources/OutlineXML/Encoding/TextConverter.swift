internal import CLibXML2

/// One of libxml2's converters between an encoding and UTF-8, with the state it is in.
struct TextConverter: ~Copyable {
  private let handler: xmlCharEncodingHandlerPtr

  /// How many bytes are given to libxml2 at once.
  private static let chunk = 65_536
  /// Longer than what any encoding needs for one character.
  private static let longestCharacter = 64

  /// `nil` if there is none of this name.
  init?(_ name: String) {
    guard Self.isName(name) else { return nil }
    _ = libraryIsInitialized
    guard let handler = xmlFindCharEncodingHandler(name) else { return nil }
    self.handler = handler
  }

  deinit {
    xmlCharEncCloseFunc(handler)
  }

  /// Bytes that could not be converted: what came before them, and where they are.
  struct Stop: Error {
    let converted: [UInt8]
    let offset: Int
  }

  /// The UTF-8 text of the bytes.
  func decode(_ bytes: UnsafeBufferPointer<UInt8>) throws(Stop) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count + bytes.count / 4 + 1)
    var offset = 0
    while offset < bytes.count {
      let end = min(offset + Self.chunk, bytes.count)
      let used = convert(bytes[offset..<end], into: &output, by: xmlCharEncInFunc)
      offset += used
      // What is left is the beginning of a character, or no character at all.
      if end - offset >= Self.longestCharacter || offset < bytes.count && end == bytes.count {
        throw Stop(converted: output, offset: offset)
      }
    }
    return output
  }

  /// The bytes of a UTF-8 text; a character that the encoding does not have becomes a character
  /// reference.
  func encode(_ text: UnsafeBufferPointer<UInt8>) throws(Stop) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(text.count)
    var offset = 0
    while offset < text.count {
      var end = min(offset + Self.chunk, text.count)
      while end < text.count && text[end] & 0xC0 == 0x80 { end -= 1 }
      offset += convert(text[offset..<end], into: &output, by: xmlCharEncOutFunc)
      if offset < end { throw Stop(converted: output, offset: offset) }
    }
    return output
  }

  private typealias Conversion = (
    xmlCharEncodingHandlerPtr?, xmlBufferPtr?, xmlBufferPtr?
  ) -> Int32

  /// Converts as much of the bytes as can be; returns how many that were.
  private func convert(
    _ bytes: Slice<UnsafeBufferPointer<UInt8>>, into output: inout [UInt8],
    by conversion: Conversion
  ) -> Int {
    let bytes = UnsafeBufferPointer(rebasing: bytes)
    guard let base = bytes.baseAddress,
      let input = xmlBufferCreateStatic(UnsafeMutableRawPointer(mutating: base), bytes.count),
      let converted = xmlBufferCreate()
    else { outOfMemory() }
    let handlers = outline_silence()
    defer {
      outline_restore(handlers)
      xmlBufferFree(input)
      xmlBufferFree(converted)
    }
    var left = bytes.count
    repeat {
      left = Int(xmlBufferLength(input))
      _ = conversion(handler, converted, input)
      let part = UnsafeBufferPointer(
        start: xmlBufferContent(converted), count: Int(xmlBufferLength(converted)))
      output.append(contentsOf: part)
      xmlBufferEmpty(converted)
    } while xmlBufferLength(input) > 0 && Int(xmlBufferLength(input)) < left
    return bytes.count - Int(xmlBufferLength(input))
  }

  /// Whether XML lets an encoding be called so (XML 1.0 §4.3.3); other names may mean more than a
  /// name to a converter.
  private static func isName(_ name: String) -> Bool {
    guard let first = name.utf8.first, first.isASCIILetter else { return false }
    return name.utf8.allSatisfy {
      $0.isASCIILetter || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-")
    }
  }
}

extension UInt8 {
  /// Whether this is a letter of ASCII.
  var isASCIILetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}
