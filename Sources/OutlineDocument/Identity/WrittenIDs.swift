internal import OutlineTree
internal import OutlineXML

extension OutlineDocument {
  /// Which nodes share their written ids; the nodes in the order of the text as read, new ones last,
  /// deleted ones among them.
  var writtenIDs: Equals {
    written.value {
      text.source.bytes.withUnsafeBufferPointer { bytes in
        Equals(slotCount: records.count) { slot in
          withWrittenID(slot, in: bytes) { Digest.of($0) }
        } areEqual: { first, second in
          withWrittenID(first, in: bytes) { first in
            withWrittenID(second, in: bytes) { first.elementsEqual($0) }
          } == true
        }
      }
    }
  }

  /// Shows the written id of a node as UTF-8; nil where it has none.
  private func withWrittenID<Result>(
    _ slot: Int, in bytes: UnsafeBufferPointer<UInt8>,
    _ body: (UnsafeBufferPointer<UInt8>) -> Result?
  ) -> Result? {
    let record = records[slot]
    guard record.identity != .absent else { return nil }
    if let range = record.identity.range(from: Int(record.start)) {
      return body(bytes.part(range))
    }
    guard var id = writtenID(of: NodeID(slot: UInt32(slot))) else { return nil }
    return id.withUTF8(body)
  }

  /// Adds the written id of a node, with its place where others have it too.
  ///
  /// - Returns: Whether the node has one.
  func appendWrittenID(of node: NodeID, _ written: Equals, to output: inout [UInt8]) -> Bool {
    let isWritten: Void? = text.source.bytes.withUnsafeBufferPointer { bytes in
      withWrittenID(node.index, in: bytes) { output += $0 }
    }
    guard isWritten != nil else { return false }
    let (ordinal, count) = written.place(of: node.index)
    if count > 1 { output += "#\(ordinal)".utf8 }
    return true
  }
}
