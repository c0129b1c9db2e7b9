internal import CLibXML2

/// A receiver of HTML where C can find it, since calls from libxml2 carry no types; with how far the text was
/// told to it.
///
/// libxml2 opens and closes elements that have no tag; only what has one is told. Places are offsets in `text`.
struct HTMLTarget {
  private let receiver: UnsafeMutableRawPointer
  private let type: any HTMLReceiver.Type
  private let text: UnsafeBufferPointer<UInt8>
  /// What the receiver calls the first offset.
  private let origin: Int
  /// All before this place was told.
  private var told = 0
  /// The last place at which an element ended, and where the end tag before it begins, if it was not told.
  private var ended: (place: Int, tag: Int?) = (-1, nil)
  /// Where the last start tag begins that was told.
  private var started = 0
  private var fault: HTMLFault?

  init<Receiver: HTMLReceiver>(
    _ receiver: UnsafeMutablePointer<Receiver>, _ text: UnsafeBufferPointer<UInt8>, from origin: Int
  ) {
    self.receiver = UnsafeMutableRawPointer(receiver)
    type = Receiver.self
    self.text = text
    self.origin = origin
  }

  /// Calls with the target of a parser, and with how many bytes of the text that has read; stops the parser at
  /// the first fault.
  static func tell(_ context: UnsafeMutableRawPointer?, _ body: (inout HTMLTarget, Int) -> Void) {
    guard let context = context?.assumingMemoryBound(to: htmlParserCtxt.self),
      let target = context.pointee._private?.assumingMemoryBound(to: HTMLTarget.self),
      let input = context.pointee.input, target.pointee.fault == nil
    else { return }
    let place = Int(input.pointee.consumed) + (input.pointee.cur - input.pointee.base)
    body(&target.pointee, place)
    if context.pointee.nameNr > mostOpen {
      target.pointee.note(.tooDeep, at: target.pointee.started)
    }
    if target.pointee.fault != nil { xmlStopParser(context) }
  }

  /// So many elements may be open at one place: for an end tag that fits none the parser looks through all.
  private static let mostOpen = 20_000

  /// An element begins, and its tag is read up to this place, before its `>`.
  mutating func start(
    _ name: UnsafePointer<UInt8>?, _ attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?,
    at place: Int
  ) {
    guard let name = name.map({ String(cString: $0) }),
      let start = firstTag("<", name, before: place)
    else { return }
    (told, started) = (place, start)
    if place == text.count { note(.openTag, at: start) }
    guard fault == nil else { return }
    var tag = HTMLTag(name: name, offset: origin + start)
    var index = 0
    while let attributes, let key = attributes[index] {
      tag.attributes.append(
        (String(cString: key), attributes[index + 1].map { String(cString: $0) }))
      index += 2
    }
    type.start(tag, at: receiver)
  }

  /// An element ends, and its tag is read up to this place, if it has one.
  mutating func end(_ name: UnsafePointer<UInt8>?, at place: Int) {
    guard let name = name.map({ String(cString: $0) }) else { return }
    if ended.place != place { ended = (place, lastEndTag(before: place)) }
    if let start = ended.tag, isTag("</", name, at: start, before: place) {
      ended.tag = nil
      told = place
      if place == text.count, text[place - 1] != UInt8(ascii: ">") { note(.openTag, at: start) }
      if fault == nil { type.end(name, at: receiver) }
    } else if place == text.count, name == "script" || name == "style" {
      note(.openScript, at: started)
    }
  }

  mutating func text(_ piece: UnsafeBufferPointer<UInt8>, at place: Int) {
    // Not all that stands in front is told; but what a reference stands for is not what stands there.
    let start = place - piece.count
    let isAsWritten = start >= told && text[start..<place].elementsEqual(piece)
    type.text(Array(piece), at: origin + (isAsWritten ? start : told), to: receiver)
    told = place
  }

  /// What is read up to this place is of no interest.
  mutating func pass(to place: Int) { told = place }

  /// The reference that was just read is to what is no character of XML.
  mutating func noteReference(endingAt place: Int) {
    if let start = text[..<place].lastIndex(of: UInt8(ascii: "&")) { note(.reference, at: start) }
  }

  private mutating func note(_ kind: HTMLFault.Kind, at place: Int) {
    fault = fault ?? HTMLFault(kind: kind, offset: origin + place)
  }

  /// The first fault, once the parser has come to the end: of what it did not tell, no tag and no comment is
  /// left open.
  var faultInAll: HTMLFault? {
    if let fault { return fault }
    if let unclosedComment {
      return HTMLFault(kind: .openComment, offset: origin + unclosedComment)
    }
    var place = told
    while let start = text[place...].firstIndex(of: UInt8(ascii: "<")) {
      guard let end = text[(start + 1)...].firstIndex(of: UInt8(ascii: ">")) else {
        return HTMLFault(kind: .openTag, offset: origin + start)
      }
      place = end + 1
    }
    return nil
  }

  /// Where a comment begins in what was not told that does not end: one that does is passed.
  private var unclosedComment: Int? {
    let rest = text[told...]
    guard let start = rest.firstIndex(of: UInt8(ascii: "<")),
      rest[start...].starts(with: "<!--".utf8)
    else { return nil }
    return start
  }

  /// A comment is read up to this place.
  mutating func passComment(to place: Int) {
    // Browsers end a comment at this `>`; the parser reads on, as in XML.
    let start = unclosedComment
    if let start, [">", "->"].contains(where: { text[(start + 4)...].starts(with: $0.utf8) }) {
      note(.emptyComment, at: start)
    }
    told = place
  }
}

// MARK: - Tags

extension HTMLTarget {
  /// Where the first tag with this name begins that was not told.
  private func firstTag(_ lead: String, _ name: String, before place: Int) -> Int? {
    var rest = text[min(told, place)..<place]
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      if isTag(lead, name, at: start, before: place) { return start }
      rest = rest[(start + 1)...]
    }
    return nil
  }

  /// Where the last end tag begins that was not told; nil where the text ends within a comment.
  private func lastEndTag(before place: Int) -> Int? {
    var rest = text[min(told, place)..<place]
    if place == text.count, unclosedComment != nil { return nil }
    while let start = rest.lastIndex(of: UInt8(ascii: "<")) {
      if rest[start...].dropFirst().first == UInt8(ascii: "/") { return start }
      rest = rest[..<start]
    }
    return nil
  }

  /// Whether a tag begins here that is written so, in letters of either case.
  private func isTag(_ lead: String, _ name: String, at start: Int, before place: Int) -> Bool {
    let signs = Array((lead + name).utf8)
    let found = text[start..<place].prefix(signs.count)
    return found.count == signs.count
      && zip(found, signs).allSatisfy { $0 == $1 || (0x41...0x5A ~= $0 && $0 | 0x20 == $1) }
  }
}

extension HTMLReceiver {
  fileprivate static func start(_ tag: HTMLTag, at address: UnsafeMutableRawPointer) {
    address.assumingMemoryBound(to: Self.self).pointee.startTag(tag)
  }

  fileprivate static func end(_ name: String, at address: UnsafeMutableRawPointer) {
    address.assumingMemoryBound(to: Self.self).pointee.endTag(name)
  }

  fileprivate static func text(
    _ text: [UInt8], at offset: Int, to address: UnsafeMutableRawPointer
  ) {
    address.assumingMemoryBound(to: Self.self).pointee.text(text, at: offset)
  }
}
