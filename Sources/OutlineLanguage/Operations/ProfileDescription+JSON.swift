public import OutlineDocument

extension ProfileDescription {
  /// Reads a description from a JSON object (RFC 8259) whose keys are `node` and `title`, and if wanted
  /// `name`, `root`, `container`, `children`, `note`, `id`, `checked`, `folded` and `order`.
  ///
  /// `node`, `root` and `order` may be arrays.
  ///
  /// - Parameters:
  ///   - text: The object; a byte-order mark in front is passed over.
  ///   - name: What errors call the text.
  /// - Throws: ``ExpressionError`` with the place of the first thing that cannot stand there.
  public init(json text: String, named name: String) throws(ExpressionError) {
    self.init()
    let object = try JSONReader.read(all: ExpressionText(text, named: name))
    for member in try object.members("an object with the keys node and title") {
      try set(member)
    }
    if nodes.isEmpty { throw object.error("the key `node` is missing: the element that is a node") }
    if title.isEmpty { throw object.error("the key `title` is missing: @attribute or element") }
    do throws(Fault) {
      _ = try Profile(self)
    } catch {
      throw object.error(error.message)
    }
  }

  private mutating func set(_ member: JSONMember) throws(ExpressionError) {
    switch member.name {
    case "name": name = try member.value.string()
    case "root": roots = try member.value.words()
    case "container": container = try member.value.string()
    case "node": nodes = try member.value.words()
    case "children": children = try member.value.string()
    case "title": title = try member.value.string()
    case "note": note = try member.value.string()
    case "id": id = try member.value.string()
    case "checked": checked = try member.value.string()
    case "folded": folded = try member.value.string()
    case "order": order = try member.value.words()
    default:
      throw member.error(
        "no key is called `\(member.name)`: there are name, root, container, node, children, title,"
          + " note, id, checked, folded and order")
    }
  }
}

extension JSONValue {
  /// A string, or those of an array.
  fileprivate func words() throws(ExpressionError) -> [String] {
    if case .string(let word) = content { return [word] }
    var words: [String] = []
    for value in try elements("a string or an array of strings") {
      words.append(try value.string())
    }
    return words
  }
}
