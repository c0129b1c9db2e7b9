import FuzzSupport
import OutlineConversion
import OutlineDocument
import OutlineLanguage
import OutlineTree

/// Demands that a document is written as it was read, and that all that looks at it gets through.
func demandFaithfulReading(_ document: OutlineDocument, of file: [UInt8]) {
  demand((try? document.encoded()) == file, "what was read is written byte for byte")
  demand(document.isUnchanged, "a document as read is unchanged")
  if document.isUTF8 { demand(document.written == file, "UTF-8 is written byte for byte") }
  let statistics = DocumentStatistics(of: document)
  demand(statistics.nodes == document.outline.count, "the statistics count all nodes")
  let difference = DocumentDifference(from: document, to: document)
  demand(difference.changes.isEmpty, "a document does not differ from itself")
  demandHarmlessText(of: document)
}

/// Demands that nothing in a document reaches a terminal as a control character, but for tabs in notes.
private func demandHarmlessText(of document: OutlineDocument) {
  var shown: [UInt8] = []
  var text = TreeText()
  text.showsIDs = true
  text.opensFolded = true
  text.write(document) { shown += $0 }
  let isHarmless = String(decoding: shown, as: UTF8.self).unicodeScalars.allSatisfy {
    $0 == "\n" || $0 == "\t" || $0.properties.generalCategory != .control
  }
  demand(isHarmless, "the tree shown holds no control characters")
}

/// Demands that the name and the path that a user is shown of a node lead to it.
func demandTruthfulNames(in document: OutlineDocument) {
  // An id with a number sign in it may be the name of two nodes: its own, and the second of equals.
  let isPlain = document.nodes.allSatisfy { !(document.writtenID(of: $0) ?? "").contains("#") }
  for node in document.nodes.prefix(20) {
    let name = document.identifier(of: node)
    if isPlain {
      demand(document.nodes(identifiedBy: name) == [node], "\(name) is the name of one node")
      demand(selected(PathWriter.name(name), in: document) == [node], "\(name) selects its node")
    }
    let path = PathWriter.path(of: document.pathOfTitles(to: node))
    demand(selected(path, in: document)?.contains(node) ?? false, "\(path) leads to its node")
  }
}

/// What a selector selects; nil where it is none or is refused.
private func selected(_ text: String, in document: OutlineDocument) -> [NodeID]? {
  guard let selector = try? Selector(parsing: text) else { return nil }
  return try? selector.select(in: document)
}
