import LibC
import OutlineDocument
import OutlineEditor
import OutlineTree
import Testing

/// The bytes of a sample outline.
func sample(_ name: String) throws -> [UInt8] {
  try bytes(of: "Samples/\(name).opml")
}

/// The text of a file of the project.
func contents(of path: String) throws -> String {
  String(decoding: try bytes(of: path), as: UTF8.self)
}

private func bytes(of path: String) throws -> [UInt8] {
  let root = "\(#filePath)".split(separator: "/").dropLast(4).joined(separator: "/")
  let file = try #require(fopen("/\(root)/\(path)", "r"), "no file \(path)")
  defer { fclose(file) }
  var bytes: [UInt8] = []
  while case let byte = getc(file), byte != EOF { bytes.append(UInt8(byte)) }
  return bytes
}

extension OutlineModel {
  /// A model of a sample outline.
  convenience init(sample name: String) throws {
    try self.init(decoding: sample(name))
  }

  /// A model of an OPML file around lines of a body.
  convenience init(body: String, head: String = "<head/>", undoLimit: Int = 100) throws {
    let text = "<opml version=\"2.0\">\n\(head)\n<body>\n\(body)\n</body>\n</opml>\n"
    try self.init(decoding: Array(text.utf8), undoLimit: undoLimit)
  }

  /// The text that would be saved.
  var text: String {
    get throws { String(decoding: try encoded(), as: UTF8.self) }
  }

  /// The one node with this title.
  func node(_ title: String) throws -> NodeID {
    let nodes = document.nodes(titled: title)
    try #require(nodes.count == 1, "\(nodes.count) nodes have the title \(title)")
    return nodes[0]
  }

  /// A row for each line: indentation, fold sign, tick, title.
  var drawing: [String] {
    rows.map { row in
      let fold = row.isFolded ? "+ " : row.hasChildren ? "- " : "  "
      let tick = row.isChecked.map { $0 ? "[x] " : "[ ] " } ?? ""
      return String(repeating: "  ", count: row.depth - 1) + fold + tick + row.title
    }
  }

  var titles: [String] { rows.map(\.title) }

  /// What a fresh model of the saved file shows.
  func reopened() throws -> OutlineModel { try OutlineModel(decoding: encoded()) }
}
