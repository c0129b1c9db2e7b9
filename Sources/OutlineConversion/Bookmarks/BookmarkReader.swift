internal import OutlineXML

/// Reads a Netscape bookmark file, as browsers export it.
///
/// A list follows the folder it belongs to, wherever the parser of HTML puts it; so only the order of tags
/// counts: `<DL>` goes one level down, `</DL>` up.
struct BookmarkReader: NodeReader, HTMLReceiver {
  private var nodes: NodeCollector
  private let start: Int
  private var level = 0
  private var linksOutside = 0
  /// What the text that comes is.
  private var place = Place.nothing
  /// The text so far.
  private var collected: [UInt8] = []
  private var failure: XMLFailure?

  private enum Place {
    case nothing, documentTitle, title, note
  }

  static func read(
    _ text: ImportedText, _ options: ConversionOptions, into nodes: inout NodeCollector
  ) throws(XMLFailure) {
    // The parser of HTML drops some of these, and all that stands behind others.
    if let offset = text.bytes.firstIndex(where: \.isControl) {
      throw text.failure(at: offset, cannotHold: Unicode.Scalar(text.bytes[offset]))
    }
    var reader = BookmarkReader(nodes, text.bytes.startIndex)
    HTMLScanner.scan(text.bytes, into: &reader)
    reader.endText()
    if let failure = reader.failure { throw failure }
    // A browser that has no bookmarks exports an empty file, which says what it is.
    if !reader.nodes.hasNode, !text.bytes.beginsAsBookmarks {
      throw XMLFailure(
        .notAnOutline, offset: text.bytes.startIndex, position: SourcePosition(line: 1, column: 1),
        message:
          "this is no bookmark file but \(text.bytes.kindOfText): there is no folder or link in a"
          + " list <DL>")
    }
    nodes = reader.nodes
    if reader.linksOutside > 0 {
      nodes.warnings.append("links outside of the lists <DL> are not read: \(reader.linksOutside)")
    }
  }

  private init(_ nodes: NodeCollector, _ start: Int) {
    self.nodes = nodes
    self.start = start
  }

  mutating func startElement(_ name: String, _ attributes: [(name: String, value: String?)]) {
    // Marks within a title or note are no part of the text.
    let isMark = !["dl", "dt", "dd", "hr", "h1", "h2", "h3", "h4", "h5", "h6", "a", "title"]
      .contains(name)
    if isMark {
      if name == "br", place == .note { collected.append(0x0A) }
      return
    }
    endText()
    switch name {
    case "dl": level += 1
    case "dd": place = .note
    case "hr":
      begin()
      nodes.title = Array("---".utf8)
      nodes.node.addAttribute("type".utf8, "separator".utf8)
    case "title", "h1": if level == 0 { place = .documentTitle }
    case "a", "h2", "h3", "h4", "h5", "h6":
      if level == 0 {
        if name == "a" { linksOutside += 1 }
        return
      }
      begin()
      place = .title
      add(attributes, isBookmark: name == "a")
    default: break
    }
  }

  mutating func endElement(_ name: String) {
    switch name {
    case "dl":
      endText()
      level = max(0, level - 1)
    case "a", "h1", "h2", "h3", "h4", "h5", "h6", "title": endText()
    default: break
    }
  }

  mutating func text(_ text: UnsafeBufferPointer<UInt8>) {
    if place != .nothing { collected += text }
  }

  private mutating func begin() {
    do throws(XMLFailure) {
      try nodes.begin(depth: level, at: start)
    } catch {
      failure = failure ?? error
    }
  }

  private mutating func endText() {
    switch place {
    case .nothing: break
    case .documentTitle: if !collected.isEmpty { nodes.documentTitle = collected }
    case .title: nodes.title = collected
    case .note:
      let isSpace: (UInt8) -> Bool = { $0.isBlank || $0 == 0x0A || $0 == 0x0D }
      let end = (collected.lastIndex { !isSpace($0) }).map { $0 + 1 } ?? 0
      let text = collected[..<end].drop(while: isSpace)
      if nodes.hasNode, !text.isEmpty { nodes.addNoteLine(text) }
    }
    collected.removeAll(keepingCapacity: true)
    place = .nothing
  }

  private mutating func add(_ attributes: [(name: String, value: String?)], isBookmark: Bool) {
    var feed: String?
    var page: String?
    var others: [(name: String, value: String)] = []
    for (name, value) in attributes {
      switch (name, value) {
      case ("href", let value?): page = value
      case ("feedurl", let value?): feed = value
      case ("folded", _): nodes.node.isFolded = true
      case ("id", let value?): nodes.node.setID(value.utf8)
      case ("tags", let value?): others.append(("category", value))
      case ("add_date", let value?):
        let date = BookmarkAttribute.date(ofSeconds: Array(value.utf8)[...])
        others.append(date.map { ("created", $0) } ?? (name, value))
      default: others.append((name, value ?? ""))
      }
    }
    if isBookmark, !others.contains(where: { $0.name == "type" }) {
      nodes.node.addAttribute("type".utf8, (feed == nil ? "link" : "rss").utf8)
    }
    if let feed {
      nodes.node.addAttribute("xmlUrl".utf8, feed.utf8)
      if let page, page != feed { nodes.node.addAttribute("htmlUrl".utf8, page.utf8) }
    } else if let page {
      nodes.node.addAttribute("url".utf8, page.utf8)
    }
    for (name, value) in others { nodes.node.addAttribute(name.utf8, value.utf8) }
  }
}

extension ArraySlice<UInt8> {
  /// Whether a text begins as bookmark files do.
  fileprivate var beginsAsBookmarks: Bool {
    lowercasedStart.hasPrefix("<!doctype netscape-bookmark-file")
  }

  /// What a text looks like that is no bookmark file.
  fileprivate var kindOfText: String {
    let start = lowercasedStart
    return switch start.first {
    case "{", "[": "what looks like JSON"
    case "<" where start.hasPrefix("<?xml"): "XML"
    case "<" where start.hasPrefix("<!doctype html") || start.hasPrefix("<html"): "a web page"
    case "<": "another text with tags"
    default: "plain text"
    }
  }

  private var lowercasedStart: Substring {
    String(decoding: prefix(256), as: UTF8.self).lowercased().drop(while: \.isWhitespace)
  }
}

extension UInt8 {
  /// Whether this is a control character of ASCII that HTML has no use for.
  fileprivate var isControl: Bool {
    switch self {
    case 0x09, 0x0A, 0x0C, 0x0D: false
    default: self < 0x20
    }
  }
}
