/// A stretch of a document that is parsed for itself: it begins and ends behind tags that end elements.
struct SourcePart: Sendable {
  /// How many parts stand before it.
  let number: Int
  let range: Range<Int>
  /// The start tags of the elements that are open where it begins, outermost first; the root's with all
  /// that stands before it. None for the first part.
  let openTags: [Range<Int>]

  /// What is parsed before the part, so that the parser knows all that it would know at this place of the
  /// document; it ends in an instruction.
  func opening(in text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var opening: [UInt8] = []
    for tag in openTags { opening += text[tag] }
    return opening + Array("<?cut?>".utf8)
  }
}

/// Cuts a document into parts by looking at its markup alone.
///
/// All that it finds is true of a well-formed document without a document type declaration. Of others it
/// may not be: the parser is to look.
struct PartFinder: Sendable {
  private let partSize: Int
  /// How far the text was looked through: here the next part begins.
  private var offset = 0
  /// Where the last part ended.
  private var start = 0
  private var depth = 0
  /// The start tags of the outermost open elements.
  private var openTags: [Range<Int>] = []
  /// How many parts were found.
  private(set) var count = 0
  private var isAtEnd = false

  /// No cut is made within more elements than these.
  static let mostOpen = 64
  /// What stands before the root element, and the tags around a part, are not longer than this.
  private static let longestOpening = 65_536

  /// - Parameter partSize: About how many bytes a part has.
  /// - Returns: `nil` for a document that is not to be cut.
  init?(_ text: UnsafeBufferPointer<UInt8>, partSize: Int) {
    self.partSize = partSize
    while offset < min(text.count, Self.longestOpening) {
      let markup = text.markup(from: offset)
      offset = markup.range.upperBound
      switch markup {
      case .text, .comment, .instruction: continue
      case .startTag(_, isEmpty: false) where offset <= Self.longestOpening:
        openTags = [0..<offset]
        depth = 1
        return
      default: return nil
      }
    }
    return nil
  }

  /// The next part; `nil` behind the last one.
  mutating func next(in text: UnsafeBufferPointer<UInt8>) -> SourcePart? {
    if isAtEnd { return nil }
    let openBefore = start == 0 ? [] : openTags
    var isCut = false
    while !isCut, let tag = text.firstOffset(of: UInt8(ascii: "<"), in: offset..<text.count) {
      isCut = pass(tag, in: text) && offset - start >= partSize && canCut
    }
    isAtEnd = !isCut
    let range = start..<(isCut ? offset : text.count)
    defer {
      start = offset
      count += 1
    }
    return SourcePart(number: count, range: range, openTags: openBefore)
  }

  private var canCut: Bool {
    1...Self.mostOpen ~= depth
      && openTags.reduce(0) { $0 + $1.count } <= Self.longestOpening
  }

  /// Goes on behind the markup that begins here.
  ///
  /// - Returns: Whether it ends an element.
  private mutating func pass(_ start: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    if let end = text.plainTagEnd(from: start) {
      offset = end
      return text[end - 2] == UInt8(ascii: "/") || open(start..<end)
    }
    let markup = text.markup(from: start)
    offset = markup.range.upperBound
    switch markup {
    case .startTag(let tag, let isEmpty): return isEmpty || open(tag)
    case .endTag:
      depth = max(0, depth - 1)
      if depth < openTags.count { openTags.removeLast() }
      return true
    case .text, .comment, .instruction, .cdata, .doctype: return false
    }
  }

  /// - Returns: That no element ends.
  private mutating func open(_ tag: Range<Int>) -> Bool {
    if depth < Self.mostOpen { openTags.append(tag) }
    depth += 1
    return false
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The offset behind the start tag that begins here if that can be told without looking for quotes: in a
  /// tag there is no other `<`, so the only `>` before the next one ends it.
  fileprivate func plainTagEnd(from start: Int) -> Int? {
    switch start + 1 < count ? self[start + 1] : 0 {
    case UInt8(ascii: "/"), UInt8(ascii: "!"), UInt8(ascii: "?"), 0: return nil
    default: break
    }
    guard let mark = firstOffset(of: UInt8(ascii: ">"), in: start..<count) else { return nil }
    var next = mark + 1
    while next < count, self[next].isXMLSpace { next += 1 }
    return next < count && self[next] == UInt8(ascii: "<") ? mark + 1 : nil
  }
}
