public import OutlineTree
internal import OutlineXML

extension OutlineDocument {
  /// Hides or shows the children of nodes in outliners that open the document.
  ///
  /// In the way the file does it: by the list of open nodes in its head, or by attributes; a file that
  /// says nothing gets the list, with all that stays open. Where only what can be seen is listed,
  /// showing a node's children shows its ancestors' too. Of nodes without children, only what hides them
  /// is opened.
  ///
  /// - Throws: ``DocumentError``; the document is then unchanged.
  /// - Returns: The ancestors that were opened as well.
  @discardableResult
  public mutating func setFolded(
    _ isFolded: Bool, _ nodes: [NodeID]
  ) throws(DocumentError) -> [NodeID] {
    let hidden = isFolded || view?.numbering == .allFromZero ? [] : hiding(nodes)
    let nodes = nodes.filter {
      $0 != outline.root && outline.firstChild(of: $0) != nil && self.isFolded($0) != isFolded
    }
    if nodes.isEmpty && hidden.isEmpty { return [] }
    if view?.list == nil, view?.expanded == nil, let fold = foldHabit {
      for node in nodes + hidden {
        if let value = isFolded ? fold.folded : fold.open {
          try setAttribute(fold.attribute, to: value, of: node)
        } else {
          try removeAttribute(fold.attribute, of: node)
        }
      }
      return hidden
    }
    guard profile.listsLines else { throw noPlace(for: "fold states") }
    var view = self.view ?? ViewState()
    var expanded = view.expanded ?? allWithChildren
    for node in nodes + hidden {
      if isFolded { expanded.remove(node) } else { expanded.insert(node) }
    }
    view.expanded = expanded
    view.isChanged = true
    self.view = view
    return hidden
  }

  /// The folded ancestors of nodes, in document order.
  private func hiding(_ nodes: [NodeID]) -> [NodeID] {
    let known = Set(nodes)
    var above: Set<NodeID> = []
    for node in nodes {
      for ancestor in outline.ancestors(of: node) {
        if ancestor == outline.root || !above.insert(ancestor).inserted { break }
      }
    }
    return outline.inDocumentOrder(above.filter { isFolded($0) && !known.contains($0) })
  }

  /// The attribute by which the file folds nodes, if it does it so.
  private var foldHabit: Profile.Fold? {
    if !profile.listsLines { return profile.folds.first }
    let used = firstAttribute(among: profile.folds.map(\.attribute))
    return profile.folds.first { $0.attribute == used }
  }

  private var allWithChildren: Set<NodeID> {
    Set(
      outline.subtree(of: outline.root).filter {
        $0 != outline.root && outline.firstChild(of: $0) != nil
      })
  }

  /// Adds an element to the end of the head, laid as those before it; makes the head if there is none.
  mutating func addToHead(_ name: String, _ content: String) {
    let bytes = text.source.bytes
    let outer = surroundings.headRange.map { TextRange($0) } ?? surroundings.outerTags[0]
    let element = self.element(name, content, prefixedAsIn: outer)
    guard let headName = profile.head else { return }
    guard let head = surroundings.headRange else {
      let place = Int(records[0].start)
      let line = LineStart(endOf: bytes[..<place])?.gap ?? []
      let head = self.element(headName, element, prefixedAsIn: outer)
      return patch(place..<place, with: Array(head.utf8) + line)
    }
    let tag = StartTag(bytes, at: head.lowerBound)
    if tag.end == head.upperBound {
      let end = "</" + self.name(headName, prefixedAsIn: outer) + ">"
      let opened = Array(bytes[head.lowerBound..<tag.closing]) + Array(">\(element)\(end)".utf8)
      return patch(head, with: opened)
    }
    guard let last = surroundings.head.last else {
      return patch(tag.end..<tag.end, with: Array(element.utf8))
    }
    let line = LineStart(endOf: bytes[..<last.start])?.gap ?? []
    patch(last.end..<last.end, with: line + Array(element.utf8))
  }

  /// An element with this content, in the namespace of the one around it.
  private func element(
    _ name: String, _ content: String, prefixedAsIn outer: TextRange
  ) -> String {
    let name = self.name(name, prefixedAsIn: outer)
    return "<\(name)>\(content)</\(name)>"
  }

  /// Puts other bytes in the place of a range outside the outline.
  mutating func patch(_ range: Range<Int>, with bytes: some Collection<UInt8>) {
    patches.replace(range, by: text.add(bytes))
  }
}
