internal import OutlineDocument
internal import OutlineXML

/// Reads outlines in JSON: nodes in nodes, or rows, each with the id of its parent.
///
/// The first pass notes where the values of each node stand, in whatever order they are given; the second
/// tells the nodes.
struct JSONNodesReader: NodeReader {
  private let text: ImportedText
  private var tokens: JSONTokens
  private var places: [NodePlace] = []
  /// The nodes that are open, by number.
  private var open: [Int] = []
  /// Where the value of `format` stands.
  private var format = "opml"

  /// Where the values of a node stand; 0: nowhere, for no value begins a text.
  private struct NodePlace {
    let offset: Int
    let level: Int
    var title = 0
    var note = 0
    var id = 0
    var isWritten = true
    var attributes = 0
    var others: [(name: [UInt8], value: Int)] = []
    var isChecked: Bool?
    var isFolded = false
    var parent: [UInt8]?
    var statedLevel: Int?
    var sortNumber: Int?
    var hasChildren = false
  }

  static func read(
    _ text: ImportedText, _ options: ConversionOptions, into nodes: inout NodeCollector
  ) throws(XMLFailure) {
    var reader = JSONNodesReader(text)
    do throws(JSONTokens.Failure) {
      try reader.survey()
      try reader.checkHasNodes()
    } catch {
      throw text.failure(at: error.offset, error.message)
    }
    try reader.tell(&nodes)
  }

  private init(_ text: ImportedText) {
    self.text = text
    tokens = JSONTokens(text.bytes)
  }
}

// MARK: - The first pass

extension JSONNodesReader {
  private mutating func survey() throws(JSONTokens.Failure) {
    while let token = try tokens.next() {
      switch token {
      case .beginObject:
        places.append(NodePlace(offset: tokens.start, level: open.count + 1))
        open.append(places.count - 1)
      case .endObject: open.removeLast()
      case .beginArray where tokens.depth == 1: break
      case .beginArray:
        throw JSONTokens.Failure(
          offset: tokens.start, message: "expected a node, which is an object")
      case .endArray: break
      case .key(let name): try readValue(of: name)
      default:
        throw JSONTokens.Failure(
          offset: tokens.start, message: "expected a node, which is an object")
      }
    }
  }

  /// Refuses objects none of which says anything that only nodes say.
  private func checkHasNodes() throws(JSONTokens.Failure) {
    let isOutline = places.contains {
      $0.title > 0 || $0.note > 0 || $0.attributes > 0 || $0.hasChildren
    }
    guard let first = places.first, !isOutline else { return }
    throw JSONTokens.Failure(
      offset: first.offset,
      message: "this JSON is no outline: no object in it has a title, children or attributes")
  }

  private mutating func readValue(of name: [UInt8]) throws(JSONTokens.Failure) {
    guard let node = open.last, let token = try tokens.next() else { return }
    let start = tokens.start
    let key = String(decoding: name, as: UTF8.self)
    switch (key, token) {
    case (_, .null): break
    case ("children", .beginArray): places[node].hasChildren = true
    case ("title", .string), ("text", .string):
      if key == "title" || places[node].title == 0 { places[node].title = start }
    case ("note", .string): places[node].note = start
    case ("id", .string), ("id", .number): places[node].id = start
    case ("written", .bool(let flag)): places[node].isWritten = flag
    case ("attributes", .beginObject):
      places[node].attributes = start
      try tokens.skip(token)
    case ("checked", .bool(let flag)): places[node].isChecked = flag
    case ("folded", .bool(let flag)): places[node].isFolded = flag
    case ("parent", .string(let id)), ("parent", .number(let id)): places[node].parent = id
    case ("level", .number(let number)): places[node].statedLevel = try int(number)
    case ("sortNumber", .number(let number)): places[node].sortNumber = try int(number)
    case ("format", .string(let name)) where node == 0:
      format = String(decoding: name, as: UTF8.self)
    case ("file", _), ("line", _), ("column", _), ("path", _), ("children", .number),
      ("commented", _),
      ("format", _):
      try tokens.skip(token)
    case (_, .string), (_, .number), (_, .bool): places[node].others.append((name, start))
    default:
      throw JSONTokens.Failure(
        offset: start, message: "the value of \"\(key)\" is not of the kind that a node has there")
    }
  }

  private func int(_ number: [UInt8]) throws(JSONTokens.Failure) -> Int {
    guard let value = Int(String(decoding: number, as: UTF8.self)) else {
      throw JSONTokens.Failure(offset: tokens.start, message: "expected a whole number")
    }
    return value
  }
}

// MARK: - The second pass

extension JSONNodesReader {
  private func tell(_ nodes: inout NodeCollector) throws(XMLFailure) {
    let meanings = AttributeMeanings(ofFormat: format) ?? AttributeMeanings(ofFormat: "opml")
    let areFlat = places.allSatisfy { $0.level == 1 }
    let first = places.first
    let isDocument =
      first?.hasChildren == true && first?.statedLevel == nil && first?.parent == nil
      && places.dropFirst().allSatisfy { $0.level > 1 }
    if isDocument, let first, first.title > 0 { nodes.documentTitle = scalar(at: first.title) }
    guard areFlat, !isDocument else {
      for place in places.dropFirst(isDocument ? 1 : 0) {
        try tell(place, level: place.level, meanings, &nodes)
      }
      return
    }
    let order = try RowOrder(
      places.map { place in
        RowOrder.Row(
          offset: place.offset, id: place.id > 0 ? scalar(at: place.id) : [],
          parent: place.parent ?? [], level: place.statedLevel, sortNumber: place.sortNumber)
      }, in: text)
    for step in order.steps { try tell(places[step.row], level: step.level, meanings, &nodes) }
  }

  private func tell(
    _ place: NodePlace, level: Int, _ meanings: AttributeMeanings?, _ nodes: inout NodeCollector
  ) throws(XMLFailure) {
    try nodes.begin(depth: level, at: place.offset)
    var content = NodeContentReader(nodes.node)
    if place.attributes > 0 {
      for (name, value) in members(at: place.attributes) {
        content.read(name, value, meanings?.meaning(of: name, value) ?? .other)
      }
    }
    for (name, value) in place.others { content.content.addAttribute(name, scalar(at: value)) }
    nodes.node = content.content
    if nodes.node.id == nil, place.id > 0, place.isWritten {
      nodes.node.setID(scalar(at: place.id))
    }
    nodes.node.isChecked = place.isChecked
    nodes.node.isFolded = place.isFolded
    nodes.title = place.title > 0 ? scalar(at: place.title) : Array(nodes.node.title)
    let note = place.note > 0 ? scalar(at: place.note) : Array(nodes.node.note ?? [])
    if !note.isEmpty { nodes.addNoteLine(note) }
  }

  /// The string, number or the like that begins here.
  private func scalar(at offset: Int) -> [UInt8] {
    var tokens = JSONTokens(text.bytes, from: offset)
    switch try? tokens.next() {
    case .string(let value), .number(let value): return value
    case .bool(let flag): return Array("\(flag)".utf8)
    default: return []
    }
  }

  /// The names and values of the object that begins here, less those that are no text.
  private func members(at offset: Int) -> [(name: [UInt8], value: [UInt8])] {
    var tokens = JSONTokens(text.bytes, from: offset)
    var found: [(name: [UInt8], value: [UInt8])] = []
    var name: [UInt8] = []
    while let token = try? tokens.next() {
      switch token {
      case .key(let key): name = key
      case .string(let value), .number(let value): found.append((name, value))
      case .bool(let flag): found.append((name, Array("\(flag)".utf8)))
      case .beginObject where tokens.depth > 1: try? tokens.skip(token)
      case .beginArray: try? tokens.skip(token)
      default: break
      }
      if tokens.depth == 0 { break }
    }
    return found
  }
}
