/// What a node of a new document says.
package struct NewNode {
  package var title = ""
  package var note: String?
  package var id: String?
  package var isChecked: Bool?
  package var isFolded = false
  package var hasChildren = false
  package var attributes: [(name: String, value: String)] = []

  /// A node without title.
  package init() {}
}

extension NewNode {
  /// The attributes that name the address which a node leads to, in formats that have one; the first that
  /// is there counts.
  static let addresses = ["url", "htmlUrl", "xmlUrl", "href"]

  /// The attribute with the node's address.
  func addressName(in profile: Profile) -> String? {
    guard let own = profile.address else { return nil }
    return ([own] + Self.addresses).first { name in attributes.contains { $0.name == name } }
  }
}
