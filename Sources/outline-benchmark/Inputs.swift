#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An outline to be measured: how many nodes, and where the one that is moved stands and goes.
struct BenchmarkInput {
  let name: String
  /// The titles of a node and of the one it is moved before.
  let moved: (title: String, before: String)
  let text: (Int) -> [UInt8]

  static func all(nodes: Int) -> [BenchmarkInput] {
    [
      BenchmarkInput(
        name: "feeds",
        moved: ("Feed number \(nodes / 2 + 1) of the list", "Feed number 1 of the list"),
        text: feeds),
      BenchmarkInput(
        name: "notes",
        moved: ("Point \(nodes / 2) of the notes, as written", "Point 0 of the notes, as written"),
        text: notes),
      BenchmarkInput(
        name: "flat", moved: ("Item number \(nodes / 2)", "Item number 0"), text: flat),
    ]
  }

  /// Folders of 49 feeds each, about 180 bytes a node.
  static func feeds(_ nodes: Int) -> [UInt8] {
    document { text in
      for number in 0..<nodes {
        if number.isMultiple(of: 50) {
          if number > 0 { text += "    </outline>\n".utf8 }
          text += "    <outline text=\"Folder number \(number)\">\n".utf8
        } else {
          let title = "Feed number \(number) of the list"
          let address = "https://example.com/feeds/\(number)"
          text += "      <outline text=\"\(title)\" title=\"\(title)\" type=\"rss\"".utf8
          text += " xmlUrl=\"\(address)/rss.xml\" htmlUrl=\"\(address)\"/>\n".utf8
        }
      }
      if nodes > 0 { text += "    </outline>\n".utf8 }
    }
  }

  /// Up to eight levels, every third node with a note of two lines; about 150 bytes a node.
  static func notes(_ nodes: Int) -> [UInt8] {
    var random = BenchmarkGenerator(state: 2)
    return document { text in
      var depth = 0
      for number in 0..<nodes {
        let next = number == 0 ? 0 : min(random.below(depth + 2), 7)
        while depth > next {
          depth -= 1
          text += indent(depth) + Array("</outline>\n".utf8)
        }
        let note =
          number.isMultiple(of: 3)
          ? " _note=\"A remark on point \(number), with &amp; and a&#10;second line to be read\""
          : ""
        text += indent(depth)
        text += "<outline text=\"Point \(number) of the notes, as written\"\(note)>\n".utf8
        depth += 1
      }
      while depth > 0 {
        depth -= 1
        text += indent(depth) + Array("</outline>\n".utf8)
      }
    }
  }

  /// One level, about 45 bytes a node.
  static func flat(_ nodes: Int) -> [UInt8] {
    document { text in
      for number in 0..<nodes { text += "    <outline text=\"Item number \(number)\"/>\n".utf8 }
    }
  }

  private static func indent(_ depth: Int) -> [UInt8] {
    [UInt8](repeating: UInt8(ascii: " "), count: 4 + 2 * depth)
  }

  private static func document(_ body: (inout [UInt8]) -> Void) -> [UInt8] {
    var text = Array(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opml version=\"2.0\">\n  <head/>\n  <body>\n"
        .utf8)
    body(&text)
    return text + Array("  </body>\n</opml>\n".utf8)
  }

  /// Writes the outline into a folder.
  ///
  /// - Returns: Its path and its size in bytes; nil where it could not be written.
  func write(nodes: Int, into folder: String) -> (path: String, size: Int)? {
    let bytes = text(nodes)
    let path = "\(folder)/\(name)-\(nodes).opml"
    guard let file = fopen(path, "wb") else { return nil }
    let written = fwrite(bytes, 1, bytes.count, file)
    return fclose(file) == 0 && written == bytes.count ? (path, bytes.count) : nil
  }
}
