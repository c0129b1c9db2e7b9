public import OutlineXML

extension OutlineDocument {
  /// A way to lay the document's text out anew.
  ///
  /// - Parameter unit: What each level is indented more than the one around it; nil: all on one line.
  public func formatting(unit: [UInt8]?) -> XMLFormatting {
    let names = profile.roots + (profile.container ?? []) + profile.nodes.map(\.name)
    let others = [profile.head, profile.wrapper].compactMap { $0 }
    return XMLFormatting(
      unit: unit, structure: Set(names + others), verbatim: profile.verbatim)
  }

  /// Where text begins that stands between the top nodes, which belongs to none; nil where there is
  /// none. It is the document's as read.
  public var textBetweenTopNodes: SourcePosition? {
    offsetOfTextBetweenTopNodes.map { text.source.position(of: $0) }
  }

  /// The offset of the same.
  var offsetOfTextBetweenTopNodes: Int? {
    guard records[0].marks.contains(.hasText) else { return nil }
    let bytes = text.source.bytes
    var depth = 0
    for markup in MarkupReader(bytes, in: Int(records[0].openingEnd)..<Int(records[0].end)) {
      switch markup {
      case .startTag(_, let isEmpty): depth += isEmpty ? 0 : 1
      case .endTag: depth -= 1
      case .text(let range), .cdata(let range):
        if depth == 0, let first = bytes[range].firstIndex(where: { !$0.isXMLSpace }) {
          return first
        }
      default: break
      }
    }
    return nil
  }
}
