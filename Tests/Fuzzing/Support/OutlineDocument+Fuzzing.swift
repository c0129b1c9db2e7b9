public import OutlineDocument
public import OutlineTree
import OutlineXML

extension OutlineDocument {
  /// The document that a file's bytes mean; nil where they mean none.
  public init?(reading bytes: [UInt8]) {
    do throws(XMLFailure) {
      try self.init(XMLSource(decoding: bytes))
    } catch {
      return nil
    }
  }

  /// All nodes but the root, in document order.
  public var nodes: [NodeID] { Array(outline.subtree(of: outline.root).dropFirst()) }

  /// The text as it would be written, in UTF-8.
  public var written: [UInt8] {
    var bytes: [UInt8] = []
    write { bytes += $0 }
    return bytes
  }

  /// Demands that what would be written reads as what the tree says.
  ///
  /// Nothing is demanded where the file's encoding cannot be written back.
  ///
  /// - Parameter edit: What was done to the document, for the report.
  /// - Returns: What was read back.
  @discardableResult
  public func demandReadsBack(after edit: String) -> OutlineDocument? {
    guard let bytes = try? encoded() else { return nil }
    let text = { String(decoding: bytes, as: UTF8.self) }
    let again: OutlineDocument
    do throws(XMLFailure) {
      again = try OutlineDocument(XMLSource(decoding: bytes))
    } catch {
      fatalError("broken promise: after \(edit) the text is unreadable: \(error)\n\(text())")
    }
    let (old, new) = (Sketch(self), Sketch(again))
    demand(
      old == new,
      "what is written after \(edit) reads as the same nodes\n\(old.firstDifference(from: new))\n"
        + text())
    return again
  }
}
