import FuzzSupport
import OutlineDocument
import OutlineTree
import OutlineXML

/// Demands that what is made of a whole document can be read: its parts, and it with ids.
func demandSoundParts(of document: OutlineDocument) {
  let split = DocumentSplit(document)
  let sketch = Sketch(document)
  var rest = sketch.nodes[...]
  for part in split.parts where document.isUTF8 {
    let text = { String(decoding: part.text, as: UTF8.self) }
    guard let read = OutlineDocument(reading: part.text) else {
      fatalError("broken promise: a part of a document can be read\n\(text())")
    }
    let nodes = Sketch(read).nodes
    demand(
      nodes.map(\.level) == rest.prefix(nodes.count).map(\.level),
      "a part has its nodes\n\(text())")
    rest = rest.dropFirst(nodes.count)
  }
  var identified = document
  demand((try? identified.identify()) != nil, "nodes can be identified")
  let ids = identified.nodes.map { identified.writtenID(of: $0) ?? "" }
  // In Leo nodes with one id are one node at several places.
  let areShared = document.formatName == "leo"
  demand(
    (areShared || Set(ids).count == ids.count) && !ids.contains(""),
    "identified nodes have ids of their own")
  identified.demandReadsBack(after: "identifying")
}
