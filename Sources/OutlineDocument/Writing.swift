internal import OutlineTree
public import OutlineXML

extension OutlineDocument {
  /// Gives the text, in UTF-8, in pieces that are as large as the edits leave them.
  ///
  /// The buffers are valid only during the call that gets them.
  /// - Complexity: O(*c* + *d*): *c* the children of the nodes in which something changed, *d* the
  ///   number of these nodes; the bytes themselves are not copied.
  public func write<Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    var run = TextRange.empty
    try forEachRange { range throws(Failure) in
      if range.isEmpty { return }
      if run.end == range.start, !run.isEmpty, !isBorder(run.upper) {
        run.end = range.end
      } else {
        if !run.isEmpty { try text.withBytes(run, body) }
        run = range
      }
    }
    if !run.isEmpty { try text.withBytes(run, body) }
  }

  /// The document's bytes in the encoding it was read in.
  ///
  /// - Throws: ``XMLFailure`` where the encoding's own rules make it impossible to write the bytes that
  ///   no edit concerned as they were read.
  public func encoded() throws(XMLFailure) -> [UInt8] {
    if isUnchanged, let original = text.source.original { return original }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.source.count + text.added.count)
    write { bytes.append(contentsOf: $0) }
    return try text.source.encode(bytes)
  }

  /// Whether the document is in UTF-8, so that what ``write(_:)`` gives are the bytes of the file.
  public var isUTF8: Bool { text.source.original == nil }

  /// Whether the bytes that would be written are those that were read.
  public var isUnchanged: Bool {
    if !records[0].marks.contains(.isDirty), patches.isEmpty { return true }
    let source = text.source.bytes
    var offset = 0
    var isSame = true
    forEachRange { range in
      guard isSame else { return }
      let end = offset + range.count
      isSame =
        end <= text.source.count
        && (range.lower == offset || text.bytes(range).elementsEqual(source[offset..<end]))
      offset = end
    }
    return isSame && offset == text.source.count
  }

  /// The bytes of a node's element, all below it included.
  func bytes(ofSubtree node: NodeID) -> [UInt8] {
    var bytes: [UInt8] = []
    forEachRange(ofElement: node) { bytes += text.bytes($0) }
    return bytes
  }

  private func isBorder(_ offset: Int) -> Bool { offset == text.source.bytes.count }

  /// All of the text, in order.
  private func forEachRange<Failure: Error>(
    _ body: (TextRange) throws(Failure) -> Void
  ) throws(Failure) {
    let container = records[0]
    try forEachRange(outside: 0..<Int(container.start), body)
    try forEachRange(ofElement: outline.root, body)
    try forEachRange(outside: Int(container.end)..<text.source.count, body)
  }

  /// A part of the text outside the outline, with its patches.
  private func forEachRange<Failure: Error>(
    outside range: Range<Int>, _ body: (TextRange) throws(Failure) -> Void
  ) throws(Failure) {
    var offset = range.lowerBound
    for patch in patches
    where patch.range.lowerBound >= range.lowerBound && patch.range.upperBound <= range.upperBound {
      try body(TextRange(offset, patch.range.lowerBound))
      try body(patch.text)
      offset = patch.range.upperBound
    }
    try body(TextRange(offset, range.upperBound))
  }

  /// A node's element. What is as read is one range, however much lies in it.
  private func forEachRange<Failure: Error>(
    ofElement top: NodeID, _ body: (TextRange) throws(Failure) -> Void
  ) throws(Failure) {
    var node = top
    while true {
      let record = records[node.index]
      let isDirty = record.marks.contains(.isDirty)
      if isDirty {
        try body(tag(of: node, record))
      } else {
        try body(TextRange(Int(record.start), Int(record.end)))
      }
      if isDirty, let child = outline.firstChild(of: node) {
        try forEachRange(inSeam: Seam(parent: node, before: nil, after: child), body)
        node = child
        continue
      }
      if isDirty { try close(node, body) }
      // Behind a node that is whole: to the next sibling, or out of the nodes that end here.
      while true {
        if node == top { return }
        let parent = outline.parent(of: node) ?? top
        if let sibling = outline.nextSibling(of: node) {
          try forEachRange(inSeam: Seam(parent: parent, before: node, after: sibling), body)
          node = sibling
          break
        }
        node = parent
        try close(node, body)
      }
    }
  }

  private func tag(of node: NodeID, _ record: NodeRecord) -> TextRange {
    if record.hasNewTag, let tag = layouts[node]?.tag { return tag }
    return TextRange(Int(record.start), Int(record.tagEnd))
  }
}

extension OutlineDocument {
  /// A seam, open or not.
  private func forEachRange<Failure: Error>(
    inSeam seam: Seam, _ body: (TextRange) throws(Failure) -> Void
  ) throws(Failure) {
    guard let gap = openGap(of: seam) else { return try body(sourceRange(of: seam)) }
    if let before = seam.before { try body(layout(of: before).suffix) }
    try body(gap)
    if let after = seam.after { try body(layout(of: after).prefix) }
  }

  /// What stands behind a node's last child, and its end tag.
  private func close<Failure: Error>(
    _ node: NodeID, _ body: (TextRange) throws(Failure) -> Void
  ) throws(Failure) {
    let record = records[node.index]
    if record.marks.contains(.isClosed) { return }
    try forEachRange(inSeam: tailSeam(of: node), body)
    if record.hasNewTag, let endTag = layouts[node]?.endTag { return try body(endTag) }
    try body(TextRange(endTagStart(of: record), Int(record.end)))
  }
}
