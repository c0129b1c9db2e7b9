import OutlineDocument
import OutlineTree
import OutlineXML
import Testing

/// A document read from a text.
func read(_ text: String) throws -> OutlineDocument {
  try OutlineDocument(XMLSource(decoding: Array(text.utf8)))
}

/// An OPML file around lines of a body.
func opml(_ lines: String, head: String = "<head><title>Sample</title></head>") -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <opml version="2.0">
    \(head)
    <body>
  \(lines)
    </body>
  </opml>

  """
}

extension OutlineDocument {
  /// The text as it would be written.
  var written: String {
    var bytes: [UInt8] = []
    write { bytes.append(contentsOf: $0) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The one node with this title.
  func node(_ title: String) throws -> NodeID {
    let nodes = nodes(titled: title)
    try #require(nodes.count == 1, "\(nodes.count) nodes have the title \(title)")
    return nodes[0]
  }

  mutating func move(_ title: String, before other: String) throws {
    try relocate(try node(title), to: .before(try node(other)))
  }

  mutating func move(_ title: String, after other: String) throws {
    try relocate(try node(title), to: .after(try node(other)))
  }

  mutating func move(_ title: String, lastIn other: String) throws {
    try relocate(try node(title), to: .last(in: try node(other)))
  }
}
