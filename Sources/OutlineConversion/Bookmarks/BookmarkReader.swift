internal import OutlineDocument
internal import OutlineXML

/// Reads a Netscape bookmark file, as browsers export it.
///
/// A list follows the folder it belongs to, wherever HTML would have it; so only the order of tags counts:
/// `<DL>` goes one level down, `</DL>` up.
struct BookmarkReader: NodeReader, HTMLReceiver {
  private var nodes: NodeCollector
  /// Where the lists begin that are open.
  private var lists: [Int] = []
  private var hasList = false
  /// Where the links stand that are in no list.
  private var linksOutside: [Int] = []
  /// Where text stands that is neither title nor note.
  private var looseTexts: [Int] = []
  /// Whether such a text goes on.
  private var isInLooseText = false
  /// What the text that comes is.
  private var place = Place.nothing
  /// Where it begins.
  private var start = 0
  /// The text so far.
  private var collected: [UInt8] = []
  private var failure: XMLFailure?

  private enum Place {
    case nothing, documentTitle, title, note
    /// The title of a link outside of the lists.
    case outside
  }

  static func read(
    _ text: ImportedText, _ options: ConversionOptions, into nodes: inout NodeCollector
  ) throws(XMLFailure) {
    if let (offset, scalar) = text.bytes.firstUnwritable {
      throw text.failure(at: offset, cannotHold: scalar)
    }
    var reader = BookmarkReader(nodes)
    do throws(HTMLFault) {
      try HTMLScanner.scan(text.bytes, into: &reader)
    } catch {
      throw reader.failure ?? text.failure(because: error)
    }
    if reader.place == .title || reader.place == .documentTitle {
      throw text.failure(at: reader.start, endingWithin: "title")
    }
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
    nodes.warnings += reader.warnings(for: text)
  }

  private init(_ nodes: NodeCollector) {
    self.nodes = nodes
  }

  /// What a user should hear of the whole text.
  private func warnings(for text: ImportedText) -> [DocumentWarning] {
    var warnings: [DocumentWarning] = []
    if let first = linksOutside.first {
      warnings.append(
        text.warning(
          at: first, "links outside of the lists <DL> are not read: \(linksOutside.count)"))
    }
    if let first = looseTexts.first {
      warnings.append(
        text.warning(
          at: first, "texts that are neither title nor note are not read: \(looseTexts.count)"))
    }
    if let first = lists.first {
      warnings.append(
        text.warning(
          at: first,
          "lists <DL> are not closed: \(lists.count); if the file was cut off, get all of it"))
    } else if !hasList, linksOutside.isEmpty {
      warnings.append(
        text.warning(
          at: text.bytes.endIndex,
          "the file ends before any list <DL>; if it was cut off, get all of it"))
    }
    return warnings
  }

  mutating func startTag(_ tag: HTMLTag) {
    // Marks within a title or note are no part of the text.
    guard Self.ends.contains(tag.name) || tag.name == "hr" else {
      if tag.name == "br", place == .note { collected.append(0x0A) }
      return
    }
    endText()
    start = tag.offset
    switch tag.name {
    case "dl":
      lists.append(tag.offset)
      hasList = true
    case "dd": place = .note
    case "hr":
      begin()
      nodes.title = Array("---".utf8)
      nodes.node.addAttribute("type".utf8, "separator".utf8)
    case "title", "h1": if lists.isEmpty { place = .documentTitle }
    case "a", "h2", "h3", "h4", "h5", "h6":
      if lists.isEmpty {
        if tag.name == "a" {
          linksOutside.append(tag.offset)
          place = .outside
        }
        return
      }
      begin()
      place = .title
      add(tag.attributes, isBookmark: tag.name == "a")
    default: break
    }
  }

  mutating func endTag(_ name: String) {
    // A note goes on behind the end of what did not begin in it.
    guard place == .note ? Self.parts.contains(name) : Self.ends.contains(name) else { return }
    endText()
    if name == "dl" { _ = lists.popLast() }
  }

  mutating func text(_ text: [UInt8], at offset: Int) {
    if place != .nothing {
      collected += text
    } else if !isInLooseText, let first = text.firstIndex(where: { !$0.isHTMLSpace }) {
      looseTexts.append(offset + first)
      isInLooseText = true
    }
  }

  /// The parts of lists.
  private static let parts: Set<String> = ["dl", "dt", "dd"]
  /// The elements whose tags end a text.
  private static let ends = parts.union(["h1", "h2", "h3", "h4", "h5", "h6", "a", "title"])

  private mutating func begin() {
    do throws(XMLFailure) {
      try nodes.begin(depth: lists.count, at: start)
    } catch {
      failure = failure ?? error
    }
  }

  private mutating func endText() {
    isInLooseText = false
    switch place {
    case .nothing, .outside: break
    case .documentTitle: if !collected.isEmpty { nodes.documentTitle = collected }
    case .title: nodes.title = collected
    case .note:
      let end = (collected.lastIndex { !$0.isHTMLSpace }).map { $0 + 1 } ?? 0
      let text = collected[..<end].drop(while: \.isHTMLSpace)
      if text.isEmpty { break }
      if nodes.hasNode {
        nodes.addNoteLine(text)
      } else {
        looseTexts.append(start)
      }
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
