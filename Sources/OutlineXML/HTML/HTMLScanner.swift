internal import CLibXML2

/// What a scanner tells about an HTML text: tags and text as libxml2's parser understands them, elements
/// left open closed where they have to be.
package protocol HTMLReceiver {
  /// A start tag; names are in small letters, and an attribute without value has nil.
  mutating func startElement(_ name: String, _ attributes: [(name: String, value: String?)])

  /// The end of an element, whether or not it has a tag.
  mutating func endElement(_ name: String)

  /// Text, references replaced; comes in pieces.
  mutating func text(_ text: UnsafeBufferPointer<UInt8>)
}

/// Reads HTML, which need not be well-formed: nothing is a fault.
package enum HTMLScanner {
  /// Tells a receiver what is in a text.
  ///
  /// - Parameter text: UTF-8.
  package static func scan<Receiver: HTMLReceiver>(
    _ text: ArraySlice<UInt8>, into receiver: inout Receiver
  ) {
    _ = libraryIsInitialized
    text.withUnsafeBytes { bytes in
      let start = bytes.bindMemory(to: CChar.self).baseAddress
      guard let context = htmlCreateMemoryParserCtxt(start, Int32(bytes.count)) else { return }
      defer {
        xmlFreeDoc(context.pointee.myDoc)
        htmlFreeParserCtxt(context)
      }
      let options =
        HTML_PARSE_NOERROR.rawValue | HTML_PARSE_NOWARNING.rawValue
        | HTML_PARSE_NONET.rawValue | HTML_PARSE_IGNORE_ENC.rawValue
      htmlCtxtUseOptions(context, Int32(options))
      xmlSwitchEncoding(context, XML_CHAR_ENCODING_UTF8)
      withUnsafeMutablePointer(to: &receiver) { receiver in
        var target = HTMLTarget(receiver)
        withUnsafeMutablePointer(to: &target) { target in
          context.pointee.sax.pointee = Self.handlers
          context.pointee._private = UnsafeMutableRawPointer(target)
          context.pointee.userData = UnsafeMutableRawPointer(context)
          htmlParseDocument(context)
          context.pointee._private = nil
        }
      }
    }
  }

  private static var handlers: xmlSAXHandler {
    var table = xmlSAXHandler()
    table.startElement = { context, name, attributes in
      HTMLTarget.of(context)?.pointee.start(name, attributes)
    }
    table.endElement = { context, name in
      guard let name else { return }
      HTMLTarget.of(context)?.pointee.end(String(cString: name))
    }
    table.characters = { context, text, count in
      HTMLTarget.of(context)?.pointee
        .text(UnsafeBufferPointer(start: text, count: Int(count)))
    }
    table.ignorableWhitespace = table.characters
    return table
  }
}

/// A receiver where C can find it: calls from libxml2 carry no types.
private struct HTMLTarget {
  private let address: UnsafeMutableRawPointer
  private let type: any HTMLReceiver.Type

  init<Receiver: HTMLReceiver>(_ receiver: UnsafeMutablePointer<Receiver>) {
    address = UnsafeMutableRawPointer(receiver)
    type = Receiver.self
  }

  static func of(_ context: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<HTMLTarget>? {
    let context = context?.assumingMemoryBound(to: htmlParserCtxt.self)
    return context?.pointee._private?.assumingMemoryBound(to: HTMLTarget.self)
  }

  func start(
    _ name: UnsafePointer<UInt8>?, _ attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
  ) {
    guard let name else { return }
    var found: [(name: String, value: String?)] = []
    var index = 0
    while let attributes, let key = attributes[index] {
      found.append((String(cString: key), attributes[index + 1].map { String(cString: $0) }))
      index += 2
    }
    type.start(String(cString: name), found, at: address)
  }

  func end(_ name: String) { type.end(name, at: address) }

  func text(_ text: UnsafeBufferPointer<UInt8>) { type.text(text, at: address) }
}

extension HTMLReceiver {
  fileprivate static func start(
    _ name: String, _ attributes: [(name: String, value: String?)],
    at address: UnsafeMutableRawPointer
  ) {
    address.assumingMemoryBound(to: Self.self).pointee.startElement(name, attributes)
  }

  fileprivate static func end(_ name: String, at address: UnsafeMutableRawPointer) {
    address.assumingMemoryBound(to: Self.self).pointee.endElement(name)
  }

  fileprivate static func text(
    _ text: UnsafeBufferPointer<UInt8>, at address: UnsafeMutableRawPointer
  ) {
    address.assumingMemoryBound(to: Self.self).pointee.text(text)
  }
}
