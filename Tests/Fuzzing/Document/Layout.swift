import FuzzSupport
import OutlineDocument
import OutlineTree
import OutlineXML

/// Demands that laying a document out anew keeps what it says and comes to rest, and that a node that
/// goes down and up again in lines so laid leaves no trace.
func demandSoundLayout(of document: OutlineDocument, _ source: XMLSource) {
  let indented = formatted(document, source, unit: Array("  ".utf8))
  _ = formatted(document, source, unit: nil)
  if let indented { demandWayBack(in: indented) }
}

private func formatted(
  _ document: OutlineDocument, _ source: XMLSource, unit: [UInt8]?
) -> OutlineDocument? {
  let formatting = document.formatting(unit: unit)
  guard let bytes = try? source.encode(formatting.text(of: source)) else { return nil }
  let text = { String(decoding: bytes, as: UTF8.self) }
  guard let source = try? XMLSource(decoding: bytes), let again = try? OutlineDocument(source)
  else {
    fatalError("broken promise: a text laid out anew can be read\n\(text())")
  }
  demand(Sketch(again) == Sketch(document), "laying out anew changes no node\n\(text())")
  let twice = try? source.encode(formatting.text(of: source))
  demand(twice == bytes, "what is laid out already stays as it is\n\(text())")
  return again
}

/// Demands it where nothing but nodes and white space stands between nodes.
private func demandWayBack(in document: OutlineDocument) {
  let text = document.written
  guard document.isUTF8, hasPlainLines(text, nodes: document.nodes.count) else { return }
  for node in document.nodes.prefix(12) where document.outline.nextSibling(of: node) != nil {
    var moved = document
    demand((try? moved.moveDown([node], by: 1)) != nil, "a node can go down")
    demand((try? moved.moveUp([node], by: 1)) != nil, "a node can go up")
    moved.updatePositions()
    demand(
      moved.written == text,
      "down and up leaves the bytes as they were\n\(String(decoding: text, as: UTF8.self))\nis now\n"
        + String(decoding: moved.written, as: UTF8.self))
  }
}

/// Whether an outline has nothing but its nodes and white space below its head.
private func hasPlainLines(_ text: [UInt8], nodes count: Int) -> Bool {
  guard let body = text.firstRange(of: Array("<body".utf8))?.lowerBound else { return false }
  if text[body...].contains(Array("preserve".utf8)) { return false }
  var elements = -1
  for markup in MarkupReader(text, in: body..<text.count) {
    switch markup {
    case .startTag: elements += 1
    case .endTag: break
    case .text(let range):
      guard text[range].allSatisfy({ [0x20, 0x09, 0x0A, 0x0D].contains($0) }) else { return false }
    case .cdata, .comment, .instruction, .doctype: return false
    }
  }
  return elements == count
}
