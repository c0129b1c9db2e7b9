internal import OutlineTree

extension OutlineDocument {
  /// Refuses places at which clones or what they show would be lost; warns where they no longer agree.
  mutating func check(_ clones: Clones) throws(DocumentError) {
    if clones.groups.isEmpty { return }
    var places: [NodeID: Int] = [:]
    for (place, node) in outline.subtree(of: outline.root).enumerated() { places[node] = place }
    let new = newClones(clones.form)
    for (carrier, others) in clones.groups {
      let asRead = others.filter(outline.contains)
      let copies = attribute(clones.form.identity, of: carrier).flatMap { new[$0] } ?? []
      let living = asRead + copies
      guard let first = living.min(by: { places[$0] ?? 0 < places[$1] ?? 0 }) else { continue }
      guard let place = places[carrier] else {
        throw .order(
          first,
          "the clone \(writtenID(of: first)?.shown() ?? "here") shows what a node holds that would be"
            + " deleted; delete all its clones")
      }
      if clones.form.isOrdered, let other = places[first], other < place {
        throw .order(
          carrier,
          "\(shownTitle(of: carrier)) has to stand before its clones, as it holds what they show")
      }
      if clones.form.sharesChildren { try checkAreEmpty(living, below: carrier) }
      if clones.form.repeatsChildren { warnOfOtherChildren([carrier] + asRead) }
    }
  }

  /// The clones that edits have made, by the names of what they show.
  private func newClones(_ form: CloneForm) -> [String: [NodeID]] {
    var found: [String: [NodeID]] = [:]
    for node in livingNodes where records[node.index].marks.contains(.isNew) {
      if let name = attribute(form.reference, of: node), !name.isEmpty {
        found[name, default: []].append(node)
      }
    }
    return found
  }

  private func checkAreEmpty(
    _ clones: [NodeID], below carrier: NodeID
  ) throws(DocumentError) {
    let name = shownTitle(of: carrier)
    for clone in clones {
      if records[clone.index].marks.contains(.isDirty), outline.firstChild(of: clone) != nil {
        throw .order(
          clone, "a clone of \(name) holds no children of its own; the first \(name) does")
      }
      if outline.isInSubtree(clone, of: carrier) {
        throw .order(clone, "\(name) would lie in itself, as one of its clones")
      }
    }
  }

  /// Warns where the children of one of some nodes changed that all should have the same.
  private mutating func warnOfOtherChildren(_ nodes: [NodeID]) {
    let changed = nodes.filter { disturbed.contains($0) && childrenAsRead(of: $0) == nil }
    guard let first = changed.first, changed.count < nodes.count else { return }
    warn(
      at: first,
      "the children of \(shownTitle(of: first)) changed, and those of its clones did not")
  }
}
