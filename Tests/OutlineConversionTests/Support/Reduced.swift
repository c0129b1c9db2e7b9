import OutlineDocument
import OutlineTree
import OutlineXML

@testable import OutlineConversion

extension XMLSource {
  /// What the nodes of an outline say, a line each, attributes by name.
  func nodes() throws -> [String] {
    let document = try OutlineDocument(self)
    var nodes = DocumentNodes(document)
    var walk = TreeWalk(document.outline)
    var lines: [String] = []
    while let step = walk.next() {
      guard case .enter(let node) = step else { continue }
      nodes.read(node, at: walk.level)
      let content = nodes.content
      let attributes = content.attributes.map { "@\($0.name.shown)=\($0.value.shown)" }.sorted()
      let parts = [
        "\(content.level)", content.title.shown, content.note?.shown ?? "-",
        content.id?.shown ?? "-",
        content.isChecked.map { "\($0)" } ?? "-", "\(content.isFolded)",
      ]
      lines.append((parts + attributes).joined(separator: " | "))
    }
    return lines
  }

  /// The text in a format, made of this OPML.
  func text(in format: ConversionFormat, _ options: ConversionOptions = ConversionOptions()) throws
    -> [UInt8]
  {
    var bytes: [UInt8] = []
    format.exporter(options)?.write(try OutlineDocument(self), calling: "in.opml") { bytes += $0 }
    return bytes
  }
}

extension ArraySlice<UInt8> {
  /// For people: what cannot be seen is escaped.
  fileprivate var shown: String { String(decoding: self, as: UTF8.self).debugDescription }
}
