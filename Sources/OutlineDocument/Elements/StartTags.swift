internal import OutlineTree
internal import OutlineXML

extension OutlineDocument {
  /// A node's start tag as it is now; nil where the node is not there.
  func startTag(of node: NodeID) -> StartTag? { opening(of: node).map { startTag(in: $0) } }

  /// The start tag that a range begins with.
  func startTag(in range: TextRange) -> StartTag {
    let (bytes, range) = text.locate(range)
    return StartTag(bytes, at: range.lowerBound)
  }

  /// The start tag of a record's node in the text as read.
  func startTagAsRead(of record: NodeRecord) -> StartTag {
    StartTag(text.source.bytes, at: Int(record.start))
  }

  /// What the attribute with this name means in a tag; nil where it is absent.
  func value(of name: String, in tag: StartTag) -> String? {
    tag.value(of: name)
      .map { XMLText.decodeAttribute(tag.bytes, in: $0, entities: surroundings.entities) }
  }
}
