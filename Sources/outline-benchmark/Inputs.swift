import LibC

/// An outline to be measured: how many nodes, and where the one that is moved stands and goes.
struct BenchmarkInput {
  let name: String
  /// The titles of a node and of the one it is moved before.
  let moved: (title: String, before: String)
  /// Writes the lines of so many nodes.
  let body: (Int, inout LineWriter) -> Void

  static func all(nodes: Int) -> [BenchmarkInput] {
    [
      BenchmarkInput(
        name: "feeds",
        moved: ("Feed number \(nodes / 2 + 1) of the list", "Feed number 1 of the list"),
        body: feeds),
      BenchmarkInput(
        name: "notes",
        moved: ("Point \(nodes / 2) of the notes, as written", "Point 0 of the notes, as written"),
        body: notes),
      BenchmarkInput(
        name: "flat", moved: ("Item number \(nodes / 2) listed", "Item number 0 listed"), body: flat
      ),
    ]
  }

  /// Folders of 49 feeds each, about 180 bytes a node.
  private static func feeds(_ nodes: Int, _ lines: inout LineWriter) {
    for number in 0..<nodes {
      if number.isMultiple(of: 50) {
        if number > 0 { lines.write("    </outline>") }
        lines.write("    <outline text=\"Folder number \(number)\">")
      } else {
        let title = "Feed number \(number) of the list"
        let address = "https://example.com/feeds/\(number)"
        lines.write(
          "      <outline text=\"\(title)\" title=\"\(title)\" type=\"rss\""
            + " xmlUrl=\"\(address)/rss.xml\" htmlUrl=\"\(address)\"/>")
      }
    }
    if nodes > 0 { lines.write("    </outline>") }
  }

  /// Up to eight levels, every third node with a note of two lines; about 140 bytes a node.
  private static func notes(_ nodes: Int, _ lines: inout LineWriter) {
    var random = BenchmarkGenerator(state: 2)
    var depth = 0
    func indent() -> String { String(repeating: " ", count: 4 + 2 * depth) }
    for number in 0..<nodes {
      let next = min(random.below(depth + 2), 7)
      while depth > next {
        depth -= 1
        lines.write(indent() + "</outline>")
      }
      let note =
        number.isMultiple(of: 3)
        ? " _note=\"A remark on point \(number), with &amp; and a&#10;second line to be read, which tells"
          + " more of what was meant when the point was made, and where to look further on\"" : ""
      lines.write(
        indent() + "<outline text=\"Point \(number) of the notes, as written\"\(note)>")
      depth += 1
    }
    while depth > 0 {
      depth -= 1
      lines.write(indent() + "</outline>")
    }
  }

  /// One level, about 48 bytes a node.
  private static func flat(_ nodes: Int, _ lines: inout LineWriter) {
    for number in 0..<nodes { lines.write("    <outline text=\"Item number \(number) listed\"/>") }
  }

  /// Writes the outline into a folder.
  ///
  /// - Returns: Its path and its size in bytes; nil where it could not be written.
  func write(nodes: Int, into folder: String) -> (path: String, size: Int)? {
    let path = "\(folder)/\(name)-\(nodes).opml"
    guard var lines = LineWriter(path) else { return nil }
    lines.write(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opml version=\"2.0\">\n  <head/>\n  <body>")
    body(nodes, &lines)
    lines.write("  </body>\n</opml>")
    return lines.close().map { (path, $0) }
  }
}

/// Writes lines to a file, without holding more than a few of them.
///
/// The memory of whoever starts a program counts as that program's peak, so the measuring process has
/// to stay small.
struct LineWriter {
  private let file: UnsafeMutablePointer<FILE>
  private var size = 0
  private var isWhole = true

  init?(_ path: String) {
    guard let file = fopen(path, "wb") else { return nil }
    self.file = file
  }

  mutating func write(_ line: String) {
    let bytes = Array(line.utf8) + [UInt8(ascii: "\n")]
    size += bytes.count
    isWhole = fwrite(bytes, 1, bytes.count, file) == bytes.count && isWhole
  }

  /// Ends the file.
  ///
  /// - Returns: Its size in bytes; nil where not all of it could be written.
  mutating func close() -> Int? {
    fclose(file) == 0 && isWhole ? size : nil
  }
}
