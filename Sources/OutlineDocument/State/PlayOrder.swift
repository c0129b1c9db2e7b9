internal import OutlineTree
internal import OutlineXML

extension OutlineDocument {
  /// Numbers nodes, and the elements that are numbered with them, in reading order, as far as they have
  /// numbers and these differ; corrects the number of levels if it was right before.
  ///
  /// What has one target has one number, and there is no gap (EPUBCheck's rules for the NCX).
  mutating func updatePlayOrder() {
    guard let order = profile.playOrder, !disturbed.isEmpty else { return }
    var numbers = TargetNumbers()
    let nodes = Array(outline.subtree(of: outline.root).dropFirst())
    let areNumbered = nodes.contains { attribute(order.attribute, of: $0) != nil }
    for node in nodes {
      let old = attribute(order.attribute, of: node)
      guard old != nil || (areNumbered && records[node.index].marks.contains(.isNew)) else {
        continue
      }
      let number = numbers.number(of: target(of: node, order))
      if old != String(number) {
        // A number can be written, and the attribute is there.
        _ = try? setAttribute(order.attribute, to: String(number), of: node)
      }
    }
    numberOthers(order, &numbers)
    updateDepth(order)
  }

  private func target(of node: NodeID, _ order: PlayOrder) -> String? {
    let elements = ownElements(of: node, at: [ElementStep(order.target.element, number: 0)])
    return elements.first.flatMap { value(of: order.target.attribute, in: $0.tag) }
  }

  /// Numbers what is behind the outline.
  private mutating func numberOthers(_ order: PlayOrder, _ numbers: inout TargetNumbers) {
    let bytes = text.source.bytes
    for list in ChildElements(bytes, in: Int(records[0].end)..<text.source.count) {
      for element in ChildElements(bytes, in: list.content) {
        let name = String(decoding: bytes.localName(element.name), as: UTF8.self)
        guard order.others.contains(name),
          let value = StartTag(bytes, at: element.start).value(of: order.attribute)
        else { continue }
        let content = ChildElements(bytes, in: element.content).first(
          named: order.target.element, in: bytes)
        let target = content.flatMap {
          self.value(of: order.target.attribute, in: StartTag(bytes, at: $0.start))
        }
        let number = Array(String(numbers.number(of: target)).utf8)
        patches.replace(value, by: nil)
        if !bytes[value].elementsEqual(number) { patch(value, with: number) }
      }
    }
  }

  private mutating func updateDepth(_ order: PlayOrder) {
    let bytes = text.source.bytes
    guard let root = surroundings.outerTags.first,
      let head = ChildElements(bytes, in: root.upper..<text.source.count)
        .first(named: "head", in: bytes)
    else { return }
    let (depth, depthAsRead) = (self.depth, self.depthAsRead)
    for meta in ChildElements(bytes, in: head.content) {
      let tag = StartTag(bytes, at: meta.start)
      guard let name = tag.value(of: "name"), bytes[name].elementsEqual(order.depth.utf8),
        let content = tag.value(of: "content"),
        let old = Int(String(decoding: bytes[content], as: UTF8.self)), old == depthAsRead
      else { continue }
      patches.replace(content, by: nil)
      if depth != old { patch(content, with: Array(String(depth).utf8)) }
    }
  }

  private var depth: Int {
    var deepest = 0
    forEachNode { _, level in deepest = max(deepest, level) }
    return deepest
  }

  private var depthAsRead: Int {
    var deepest = 0
    var ends: [UInt32] = []
    for record in records.dropFirst() where !record.marks.contains(.isNew) {
      while let end = ends.last, end <= record.start { ends.removeLast() }
      ends.append(record.end)
      deepest = max(deepest, ends.count)
    }
    return deepest
  }
}

/// The numbers of targets, in the order in which they were asked for.
private struct TargetNumbers {
  private var numbers: [String: Int] = [:]
  private var last = 0

  /// The number of a target that has one, or the next; always the next for none.
  mutating func number(of target: String?) -> Int {
    if let target, let number = numbers[target] { return number }
    last += 1
    if let target { numbers[target] = last }
    return last
  }
}
