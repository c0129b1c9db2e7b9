import FuzzSupport
import OutlineDocument
import OutlineLanguage
import OutlineTree

/// Edits of a document that the bytes of an input choose, each looked at when it is done.
struct Editing {
  private let original: OutlineDocument
  private var document: OutlineDocument
  private var choices: Choices
  /// Where words for titles and values come from.
  private let words: [UInt8]

  init(_ document: OutlineDocument, _ choices: Choices, words: [UInt8]) {
    original = document
    self.document = document
    self.choices = choices
    self.words = words
  }

  mutating func run() {
    let text = original.written
    let hasClones = original.hasClones
    while !hasClones, !choices.isEmpty, !document.nodes.isEmpty { step() }
    FuzzSupport.demand(original.written == text, "an edit of a copy leaves the original as it was")
    _ = DocumentDifference(from: original, to: document)
  }

  /// What an edit may do to what stands in the text.
  private enum Effect {
    case arranges, adds, removes, changes
  }

  private mutating func step() {
    let before = document
    let (name, effect): (String, Effect)
    do {
      (name, effect) = try edit()
    } catch {
      FuzzSupport.demand(
        document.written == before.written, "a refused edit changes nothing: \(error)")
      return
    }
    demand(effect, from: before, by: name)
    document.demandReadsBack(after: name)
    var settled = document
    settled.updatePositions()
    if let again = settled.demandReadsBack(after: name) {
      demandSameFolds(settled, again, after: name)
    }
  }

  private func demand(_ effect: Effect, from before: OutlineDocument, by edit: String) {
    // Where children have an element around them, that comes and goes with them.
    if ["bike", "scrivener", "omnioutliner"].contains(document.formatName) { return }
    let (old, new) = (Contents(before.written), Contents(document.written))
    let isKept =
      switch effect {
      case .arranges: old == new
      case .adds: old.isContained(in: new)
      case .removes: new.isContained(in: old)
      case .changes: true
      }
    FuzzSupport.demand(
      isKept,
      "\(edit) leaves all else as it was\n\(new.difference(from: old))\n"
        + String(decoding: document.written, as: UTF8.self))
  }

  /// What can be seen is open or not as before. A file's own list may mean something else behind an
  /// edit, if it can be read in several ways.
  private func demandSameFolds(
    _ document: OutlineDocument, _ again: OutlineDocument, after edit: String
  ) {
    if words.contains(Array("expansionState".utf8)) { return }
    var hidden: Set<NodeID> = []
    for (node, other) in zip(document.nodes, again.nodes) {
      let isFolded = document.isFolded(node)
      let isHidden = document.outline.parent(of: node).map { hidden.contains($0) } ?? false
      if isHidden || isFolded { hidden.insert(node) }
      if isHidden || document.outline.firstChild(of: node) == nil { continue }
      FuzzSupport.demand(
        again.isFolded(other) == isFolded,
        "\(edit) leaves what is folded\n\(String(decoding: again.written, as: UTF8.self))")
    }
  }

  /// Does one edit and tells what it was.
  private mutating func edit() throws -> (String, Effect) {
    switch choices.number(below: 22) {
    case 0...3: (try move(), .arranges)
    case 4: (try step(down: true), .arranges)
    case 5: (try step(down: false), .arranges)
    case 6: (try indent(), .arranges)
    case 7: (try outdent(), .arranges)
    case 8: (try delete(), .removes)
    case 9: (try unwrap(), .removes)
    case 10, 11: (try setValue(), .changes)
    case 12: (try removeAttribute(), .changes)
    case 13: (try insert(), .adds)
    case 14: (try group(), .adds)
    case 15: (try copy(), .adds)
    case 16: (try fold(), .changes)
    case 17: (try sort(), .arranges)
    case 18: (try check(), .changes)
    case 19: (try setTitle(), .changes)
    case 20: (try setNote(), .changes)
    default: (try runScript(), .changes)
    }
  }

  private mutating func node() throws -> NodeID {
    guard let node = choices.pick(document.nodes) else { throw OutlineError.rootNotAllowed }
    return node
  }

  private mutating func place() throws -> Place {
    let other = try node()
    let parent = choices.number(below: 8) == 0 ? document.outline.root : other
    return switch choices.number(below: 4) {
    case 0: .before(other)
    case 1: .after(other)
    case 2: .first(in: parent)
    default: .last(in: parent)
    }
  }

  /// A text with what is hard to write, or with anything that stands in the file.
  private mutating func word() -> String {
    let hard = [
      "", " ", "a", "<&>\"'", "]]>", "a\nb", "\t x \r\n", "é\u{301}", "\u{1F600}", "\u{85}\u{2028}",
      "\u{1}", "\u{FFFE}", "&amp;", "true", "--",
    ]
    let choice = choices.number(below: hard.count + 8)
    if choice < hard.count { return hard[choice] }
    let start = choices.number(below: words.count)
    return String(decoding: words[start...].prefix(choice), as: UTF8.self)
  }

  private mutating func move() throws -> String {
    let (moved, place) = (try node(), try place())
    try document.move([moved], to: place)
    return "moving \(moved) to \(place)"
  }

  private mutating func step(down isDown: Bool) throws -> String {
    let nodes = [try node(), try node()]
    let count = 1 + choices.number(below: 3)
    if isDown {
      try document.moveDown(nodes, by: count)
    } else {
      try document.moveUp(nodes, by: count)
    }
    return "moving \(nodes) \(isDown ? "down" : "up") by \(count)"
  }

  private mutating func indent() throws -> String {
    let nodes = [try node(), try node()]
    try document.indent(nodes)
    return "indenting \(nodes)"
  }

  private mutating func outdent() throws -> String {
    let nodes = [try node(), try node()]
    try document.outdent(nodes)
    return "outdenting \(nodes)"
  }

  private mutating func delete() throws -> String {
    let node = try node()
    try document.delete(node)
    return "deleting \(node)"
  }

  private mutating func unwrap() throws -> String {
    let node = try node()
    try document.unwrap(node)
    return "unwrapping \(node)"
  }

  private mutating func setValue() throws -> String {
    let (node, word) = (try node(), word())
    let names = ["text", "_note", "id", "a", "xml:lang", "x:y", "isComment", "category"]
    let name = choices.pick(names) ?? ""
    try document.setAttribute(name, to: word, of: node)
    FuzzSupport.demand(
      document.attribute(name, of: node).map { $0.utf8.elementsEqual(word.utf8) } ?? false,
      "a value is what it was set to")
    return "setting @\(name) of \(node)"
  }

  private mutating func setTitle() throws -> String {
    let (node, word) = (try node(), word())
    try document.setTitle(word, of: node)
    return "setting the title of \(node)"
  }

  private mutating func setNote() throws -> String {
    let node = try node()
    if choices.number(below: 4) == 0 {
      try document.removeNote(of: node)
    } else {
      try document.setNote(word(), of: node)
    }
    return "setting the note of \(node)"
  }

  private mutating func removeAttribute() throws -> String {
    let node = try node()
    let names = document.attributes(of: node).map(\.name)
    let name = choices.pick(names) ?? "text"
    try document.removeAttribute(name, of: node)
    FuzzSupport.demand(
      document.attribute(name, of: node) == nil, "an attribute that was removed is gone")
    return "removing @\(name) of \(node)"
  }

  private mutating func insert() throws -> String {
    let (title, place) = (word(), try place())
    let attribute = NodeAttribute(name: "note", value: word())
    try document.insert(title: title, attributes: [attribute], at: place)
    return "inserting at \(place)"
  }

  private mutating func group() throws -> String {
    let nodes = document.outline.uppermost([try node(), try node()])
    var grouped = document
    let parent = try grouped.insert(title: "group", at: .before(nodes[0]))
    try grouped.move(nodes, lastIn: parent)
    document = grouped
    return "grouping \(nodes)"
  }

  private mutating func copy() throws -> String {
    let (node, place) = (try node(), try place())
    var copied = document
    if document.nodes.count < 200 { try copied.copy(node, to: place) }
    document = copied
    return "copying \(node) to \(place)"
  }

  private mutating func fold() throws -> String {
    let node = try node()
    try document.setFolded(choices.number(below: 2) == 0, [node])
    return "folding \(node)"
  }

  private mutating func sort() throws -> String {
    let parent = choices.number(below: 2) == 0 ? document.outline.root : try node()
    let order = document.outline.children(of: parent).sorted {
      document.title(of: $0) < document.title(of: $1)
    }
    try document.arrangeChildren(of: parent, as: order)
    return "sorting \(parent)"
  }

  private mutating func check() throws -> String {
    let node = try node()
    try document.setChecked(choices.number(below: 2) == 0, node)
    return "checking \(node)"
  }

  private mutating func runScript() throws -> String {
    let scripts = [
      "flatten top", "flatten all joining '/'", "dedupe all by @type", "file all by category",
      "sort top by text natural deep", "reverse top", "unwrap all", "keep where leaf",
      "group where leaf under x", "tag all a; untag all a", "fold all; unfold where level = 2",
      "copy children of top into top", "replace all text /a*/ '<\\0>'", "outdent where leaf",
      "indent where leaf", "move where leaf first", "set all note x; unset all note",
    ]
    let text = choices.pick(scripts) ?? ""
    if document.nodes.count < 100 {
      document = try EditScript(parsing: text).run(on: document).document
    }
    return text
  }
}

extension OutlineDocument {
  /// Whether any node is a clone: what it says stands in another one, and is looked up when the text is read.
  fileprivate var hasClones: Bool {
    if formatName == "leo" {
      return Set(nodes.map { attribute("t", of: $0) }).count < nodes.count
    }
    let references = ["TREE_ID", "CONTENT_ID", "REFERENCE_ID", "master_id"]
    return nodes.contains { node in references.contains { attribute($0, of: node) != nil } }
  }
}
