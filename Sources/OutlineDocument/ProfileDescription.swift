internal import OutlineXML

/// What the nodes of an XML of a user's own are, in the user's words.
///
/// A place of a value is `@name`, an attribute of the node, or `name/name`, the way to an element in it.
public struct ProfileDescription: Hashable, Sendable {
  /// What the format is to be called.
  public var name = "xml"
  /// What the root element may be called; any for none.
  public var roots: [String] = []
  /// The way from the root element to the one that holds the top nodes, as `name/name`; nil: the element
  /// around the first node.
  public var container: String?
  /// The elements that are nodes; new ones are made of the first.
  public var nodes: [String] = []
  /// The element in a node that holds its children; nil: they stand in the node's own.
  public var children: String?
  /// The place of the title.
  public var title = ""
  /// The place of the note.
  public var note: String?
  /// The attribute with the id, as `@name`.
  public var id: String?
  /// The attribute that says that a node is done, as `@name=value`.
  public var checked: String?
  /// The attribute that says that a node is folded, as `@name=value`.
  public var folded: String?
  /// Elements of a node's own in the order in which they have to stand.
  public var order: [String] = []

  /// A description in which nothing is said yet.
  public init() {}

  /// Why a description is none.
  public struct Fault: Error, Hashable, Sendable {
    /// One sentence without a full stop.
    public let message: String

    init(_ message: String) { self.message = message }
  }
}

extension Profile {
  /// The profile that a description describes.
  ///
  /// - Throws: ``ProfileDescription/Fault`` for the first thing that is missing or not in its form.
  public init(_ description: ProfileDescription) throws(ProfileDescription.Fault) {
    guard !description.nodes.isEmpty else {
      throw ProfileDescription.Fault("the element that is a node is missing")
    }
    for name in description.nodes + description.roots + description.order {
      try Self.checkName(name)
    }
    let titles = [try Self.place(description.title, "title")]
    var notes: [ValuePlace] = []
    if let note = description.note { notes = [try Self.place(note, "note")] }
    let own = (titles + notes).compactMap(\.firstElement)
    if let children = description.children {
      try Self.checkName(children)
      for (names, meaning) in [(description.nodes, "a node"), (own + description.order, "a value")]
      where names.contains(children) {
        throw ProfileDescription.Fault("children is <\(children)>, which is \(meaning) already")
      }
    }
    for name in own + description.order where description.nodes.contains(name) {
      throw ProfileDescription.Fault("<\(name)> cannot be both a node and a value of one")
    }
    self.init(
      name: description.name, roots: description.roots,
      container: try description.container.map { way throws(ProfileDescription.Fault) in
        try Self.elements(way, "container")
      },
      nodes: description.nodes.map { NodeKind(name: $0) }, wrapper: description.children,
      ownElements: description.order + own.filter { !description.order.contains($0) },
      verbatim: Set((titles + notes).compactMap(\.lastElement)), titles: titles, notePlaces: notes)
    if let id = description.id { identities = [try Self.attribute(id, "id")] }
    if let checked = description.checked {
      let (name, value) = try Self.state(checked, "checked")
      checks = [Check(attribute: name, done: value)]
    }
    if let folded = description.folded {
      let (name, value) = try Self.state(folded, "folded")
      folds = [Fold(attribute: name, folded: value, open: nil)]
    }
  }

  private static func place(
    _ text: String, _ key: String
  ) throws(ProfileDescription.Fault) -> ValuePlace {
    if text.hasPrefix("@") { return .attribute(try attribute(text, key)) }
    return .element(ElementPlace(path: try elements(text, key).map { ElementStep($0) }))
  }

  private static func elements(
    _ way: String, _ key: String
  ) throws(ProfileDescription.Fault) -> [String] {
    let names = way.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard names.allSatisfy(\.isNCName) else {
      throw ProfileDescription.Fault(
        "\(key) is @attribute or the way to an element as a/b, not \"\(way)\"")
    }
    return names
  }

  private static func attribute(
    _ text: String, _ key: String
  ) throws(ProfileDescription.Fault) -> String {
    let parts = text.dropFirst().split(separator: ":", omittingEmptySubsequences: false)
    guard text.hasPrefix("@"), (1...2).contains(parts.count),
      parts.allSatisfy({ String($0).isNCName })
    else { throw ProfileDescription.Fault("\(key) is an attribute as @name, not \"\(text)\"") }
    return String(text.dropFirst())
  }

  private static func state(
    _ text: String, _ key: String
  ) throws(ProfileDescription.Fault) -> (String, String) {
    guard let sign = text.firstIndex(of: "=") else {
      throw ProfileDescription.Fault(
        "\(key) is an attribute with its value, as @name=value, not \"\(text)\"")
    }
    let name = try attribute(String(text[..<sign]), key)
    return (name, String(text[text.index(after: sign)...]))
  }

  private static func checkName(_ name: String) throws(ProfileDescription.Fault) {
    if !name.isNCName { throw ProfileDescription.Fault("no element can be called \"\(name)\"") }
  }
}

extension ValuePlace {
  /// The first element on the way, where it is one of elements.
  fileprivate var firstElement: String? {
    if case .element(let place) = self { place.path.first?.name } else { nil }
  }

  /// The element itself.
  fileprivate var lastElement: String? {
    if case .element(let place) = self { place.path.last?.name } else { nil }
  }
}
