/// Bounds what all references of a document stand for together.
///
/// libxml2 bounds what one reference stands for; many to one long entity would still make much of
/// little when values are decoded.
struct EntityGrowth {
  private let entities: XMLEntities
  private var sizes: [String: Int] = [:]
  private static let deepest = 40
  private static let endless = Int(Int32.max)

  init(_ entities: XMLEntities) {
    self.entities = entities
  }

  /// The reference in a well-formed text at which entities come to stand for more than 10 MB and
  /// more than ten times the text.
  mutating func fault(in bytes: [UInt8]) -> Fault? {
    var budget = max(10_000_000, 10 * bytes.count)
    for markup in MarkupReader(bytes, in: 0..<bytes.count - 1) {
      switch markup {
      case .text(let range), .startTag(let range, isEmpty: _):
        var from = range.lowerBound
        while let start = bytes.firstOffset(of: UInt8(ascii: "&"), in: from..<range.upperBound) {
          let end = bytes.firstOffset(of: UInt8(ascii: ";"), in: start..<range.upperBound) ?? start
          budget -= size(
            of: String(decoding: bytes[start + 1..<max(start + 1, end)], as: UTF8.self))
          if budget < 0 { return Fault(.entityExpansion, at: start, Diagnosis.growth) }
          from = start + 1
        }
      default: break
      }
    }
    return nil
  }

  /// How many bytes the entity stands for, all entities in it replaced.
  private mutating func size(of name: String, depth: Int = 0) -> Int {
    guard let text = entities[name] else { return 1 }
    if let known = sizes[name] { return known }
    if depth > Self.deepest { return Self.endless }
    sizes[name] = Self.endless  // if it comes to itself
    var size = text.utf8.count
    for part in text.utf8.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false)
      .dropFirst()
    {
      let reference = part.prefix { $0 != UInt8(ascii: ";") }
      size = min(Self.endless, size + self.size(of: String(Substring(reference)), depth: depth + 1))
    }
    sizes[name] = size
    return size
  }
}
