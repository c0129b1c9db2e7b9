internal import OutlineTree
internal import OutlineXML

/// Nodes that show what another one holds, as the text as read has them.
struct Clones: Sendable {
  /// For each node that holds something, those that show it, in the order of the text as read.
  private(set) var groups: [(carrier: NodeID, clones: [NodeID])] = []
  let form: CloneForm
  /// The nodes that can hold what others show, by the value that names them.
  private var owners: [String: NodeID] = [:]

  /// The clones of a form.
  init(of document: OutlineDocument, _ form: CloneForm) {
    self.form = form
    var references: [(clone: NodeID, name: String)] = []
    for (slot, record) in document.records.enumerated().dropFirst()
    where !record.marks.contains(.isNew) {
      let node = NodeID(slot: UInt32(slot))
      let tag = document.startTagAsRead(of: record)
      if let name = document.value(of: form.reference, in: tag), !name.isEmpty {
        references.append((node, name))
      }
      if let name = document.value(of: form.identity, in: tag), owners[name] == nil {
        owners[name] = node
      }
    }
    var places: [NodeID: Int] = [:]
    for (clone, name) in references {
      guard let carrier = owners[name], carrier != clone else { continue }
      if form.isOrdered, clone.index < carrier.index { continue }
      if let place = places[carrier] {
        groups[place].clones.append(clone)
      } else {
        places[carrier] = groups.count
        groups.append((carrier, [clone]))
      }
    }
  }

  /// The node that holds what one shows whose reference has this value; nil where there is none.
  func carrier(named reference: String) -> NodeID? { owners[reference] }
}

extension OutlineDocument {
  /// The node that holds what a node shows that is a clone without content of its own.
  func carrier(of node: NodeID) -> NodeID? {
    guard profile.rules.contains(where: { $0.clones != nil }) else { return nil }
    for clones in allClones {
      if let reference = attribute(clones.form.reference, of: node),
        let carrier = clones.carrier(named: reference), carrier != node, outline.contains(carrier),
        hasOwnTitle(carrier)  // else two clones could show each other
      {
        return carrier
      }
    }
    return nil
  }

  /// The clones of the text as read, by their forms.
  var allClones: [Clones] {
    clones.value {
      profile.rules.compactMap { rule in rule.clones.map { Clones(of: self, $0) } }
    }
  }
}

extension OrderRule {
  /// How nodes show what others hold, where it is about that.
  var clones: CloneForm? {
    if case .clones(let form) = self { form } else { nil }
  }
}
