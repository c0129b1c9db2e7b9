import OutlineDocument
import OutlineLanguage
import OutlineTree
import OutlineXML

/// A small OPML for tests, and what they ask of it.
struct Sample {
  let document: OutlineDocument

  /// The document whose body has these lines, the first of which is line 4 of the text.
  init(_ body: String) throws {
    let text = """
      <opml version="2.0">
      <head/>
      <body>
      \(body)
      </body>
      </opml>

      """
    document = try OutlineDocument(XMLSource(decoding: Array(text.utf8)))
  }

  /// The nodes that a selector finds.
  func nodes(_ selector: String) throws -> [NodeID] {
    try Selector(parsing: selector).select(in: document)
  }

  /// The titles of the nodes that a selector finds.
  func titles(_ selector: String) throws -> [String] {
    try nodes(selector).map { document.title(of: $0) }
  }

  /// The titles of the nodes for which a condition holds.
  func titles(where condition: String) throws -> [String] {
    try Selector.matching(Condition(parsing: condition)).select(in: document)
      .map { document.title(of: $0) }
  }

  /// What a script makes of the document.
  func running(_ script: String) throws -> EditOutcome {
    try EditScript(parsing: script).run(on: document)
  }

  /// The failure of a script.
  func failure(of script: String) throws -> EditFailure? {
    let script = try EditScript(parsing: script)
    do throws(EditFailure) {
      _ = try script.run(on: document)
      return nil
    } catch {
      return error
    }
  }
}

extension OutlineDocument {
  /// The text to be written.
  var written: String {
    var bytes: [UInt8] = []
    write { bytes.append(contentsOf: $0) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The titles as a tree: `A(A1 A2) B`.
  var sketch: String { sketch(below: outline.root) }

  private func sketch(below parent: NodeID) -> String {
    outline.children(of: parent).map { node in
      let below = sketch(below: node)
      return title(of: node) + (below.isEmpty ? "" : "(\(below))")
    }.joined(separator: " ")
  }
}
