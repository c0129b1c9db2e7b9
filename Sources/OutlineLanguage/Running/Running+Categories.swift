internal import OutlineDocument
internal import OutlineTree

extension Running {
  mutating func tag(_ selector: Selector, _ category: String) throws(EditFailure) -> Bool {
    try changeCategories(of: selector, to: "tag") { categories in
      categories.contains { $0.utf8.elementsEqual(category.utf8) }
        ? categories : categories + [category]
    }
  }

  mutating func untag(_ selector: Selector, _ category: String) throws(EditFailure) -> Bool {
    try changeCategories(of: selector, to: "untag") { categories in
      categories.filter { !$0.utf8.elementsEqual(category.utf8) }
    }
  }

  /// Writes lists of categories anew where they have others than before; an empty one goes.
  private mutating func changeCategories(
    of selector: Selector, to verb: String, _ change: ([String]) -> [String]
  ) throws(EditFailure) -> Bool {
    let nodes = try find(selector, to: verb)
    return try write(to: verb, each: nodes) { document, node throws(DocumentError) in
      let old = document.categories(of: node)
      let new = change(old)
      if old.count == new.count { return false }
      return new.isEmpty
        ? try document.removeAttribute("category", of: node)
        : try document.setAttribute("category", to: new.joined(separator: ","), of: node)
    }
  }

  /// Puts nodes into folders made of their categories.
  ///
  /// A node goes to the folder of its first category; those of further ones get copies.
  mutating func fileByCategory(_ selector: Selector) throws(EditFailure) -> Bool {
    let found = try find(selector, to: "file").filter { !document.categoryPaths(of: $0).isEmpty }
    let nodes = document.outline.uppermost(found)
    var folders = Folders(without: nodes)
    for node in nodes {
      var targets: [NodeID] = []
      for path in document.categoryPaths(of: node) {
        let target = try folder(at: path, for: node, in: &folders)
        if !targets.contains(target) { targets.append(target) }
      }
      for target in targets.dropFirst() {
        _ = try write(to: "copy", node) { document throws(DocumentError) in
          try document.copy(node, to: .last(in: target))
        }
        warn(about: node) { document in
          "\(document.naming(node)) has several categories: a copy is in \(document.naming(target))"
        }
      }
      try rearrange(to: "file", node) { document throws(OutlineError) in
        try document.move([node], lastIn: targets[0])
      }
    }
    return !nodes.isEmpty
  }

  /// The folder that a path of titles leads to from a node's siblings on; what lacks is made.
  private mutating func folder(
    at path: [String], for node: NodeID, in folders: inout Folders
  ) throws(EditFailure) -> NodeID {
    var parent = document.outline.parent(of: node) ?? document.outline.root
    for (depth, title) in path.enumerated() {
      if let known = folders.folder(title, in: parent, of: document) {
        parent = known
        continue
      }
      let place: Place = depth == 0 ? .before(node) : .last(in: parent)
      let made = try write(to: "file", node) { document throws(DocumentError) in
        try document.insert(title: title, at: place)
      }
      folders.add(made, title, in: parent)
      parent = made
    }
    return parent
  }
}

extension OutlineDocument {
  /// The entries of the node's list of categories, trimmed, without empty ones.
  fileprivate func categories(of node: NodeID) -> [String] {
    (attribute("category", of: node) ?? "").unicodeScalars.split(separator: ",")
      .map { String($0).trimmed }.filter { !$0.isEmpty }
  }

  /// For each category the titles of the folders that it names: its parts between slashes.
  fileprivate func categoryPaths(of node: NodeID) -> [[String]] {
    categories(of: node).map { category in
      category.unicodeScalars.split(separator: "/").map { String($0).trimmed }
        .filter { !$0.isEmpty }
    }.filter { !$0.isEmpty }
  }
}
