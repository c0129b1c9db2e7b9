import OutlineXML
import TestSupport

@testable import OutlineConversion

/// Outlines made of what formats take for signs of their own.
struct RandomOutline {
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// An outline as OPML.
  ///
  /// - Parameter title: What it calls itself.
  mutating func opml(title: String?) throws -> XMLSource {
    let text = try ImportedText(XMLSource(decoding: Array("none".utf8)))
    var nodes = NodeCollector(text)
    nodes.documentTitle = title.map { Array($0.utf8) }
    var level = 0
    for _ in 0..<Int.random(in: 1...30, using: &random) {
      level = Int.random(in: 1...level + 1, using: &random)
      try nodes.begin(depth: level, at: 0)
      nodes.title = Array(hostile(longest: 5).utf8)
      fill(&nodes.node)
      let note = chance(3) ? hostile(longest: 9) : ""
      if !note.isEmpty { nodes.addNoteLine(note.utf8) }
    }
    return try nodes.finish().opml
  }

  private mutating func fill(_ node: inout NodeContent) {
    node.isChecked = chance(3) ? Bool.random(using: &random) : nil
    node.isFolded = chance(4)
    if chance(3) { node.setID("n\(Int.random(in: 0...20, using: &random))".utf8) }
    for name in Self.names where chance(8) {
      node.addAttribute(name.utf8, chance(5) ? [] : Array(hostile(longest: 4).utf8))
    }
    if chance(8) { node.addAttribute("SCHEDULED".utf8, "<2025-05-01 Thu>".utf8) }
    if chance(6) { node.addAttribute("category".utf8, "home,work_1".utf8) }
  }

  private mutating func chance(_ number: Int) -> Bool {
    Int.random(in: 0..<number, using: &random) == 0
  }

  private mutating func hostile(longest: Int) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...longest, using: &random) {
      text += Self.pieces.randomElement(using: &random) ?? ""
    }
    return text
  }

  private static let names = [
    "type", "xmlUrl", "level", "parent", "a.b", "_x", "isComment", "done", "fz:y",
  ]

  private static let pieces = [
    "#", "##", "# ", " ", "  ", "\t", "-", "- ", "*", "* ", "**", "+ ", "1.", "12) ", "1. ", "[ ] ",
    "[x]", "[",
    "]", "(", ")", "\\", "\\\\", "`", "``", "```", "~~~", "~", "_", "__", "<b>", "</b>", "<br>",
    "<br/>",
    "<!-- -->", "<div>", "<a href=\"x_y*\">", "<", ">", "&", "&amp;", "&#32;", "&#", ":", "::",
    "id:: x",
    "name::", ":PROPERTIES:", ":END:", ":tag:", " :a:b:", "TODO ", "DONE", "@done", " @a(b)", "@",
    "\n",
    "\n\n", "\r", "\r\n", ",", ";", "\"", "\"\"", "'", "=", "===", "---", "***", "___", "|", "é",
    "\u{200B}",
    "😀", "a", "word", "two words", "http://example.org/a_b", "#+TITLE: x", "#+BEGIN_SRC",
    "SCHEDULED: <2025>",
    "=1+1", "{\"", "null", "title: x", "\u{301}", "\u{FEFF}", "$", "%", "0",
  ]
}
