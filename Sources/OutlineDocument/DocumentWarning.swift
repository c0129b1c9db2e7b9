internal import OutlineTree
public import OutlineXML

/// Something about a document that its user should hear of.
public struct DocumentWarning: Hashable, Sendable {
  /// The place in the text as read, if it has one.
  public let position: SourcePosition?
  /// One sentence without a full stop.
  public let message: String

  /// A warning.
  package init(position: SourcePosition?, message: String) {
    self.position = position
    self.message = message
  }
}

/// A warning whose place is still an offset: to count the lines for each would take long.
struct PendingWarning: Sendable {
  let offset: Int?
  let message: String
}

extension OutlineDocument {
  /// What a user should hear of, in the order in which it was found.
  ///
  /// - Complexity: O(*n* + *m* log *m*), *n* the bytes of the text as read, *m* the warnings.
  public var warnings: [DocumentWarning] {
    var positions = [SourcePosition?](repeating: nil, count: pendingWarnings.count)
    var counter = PositionCounter(text.source)
    // By place, since the counter goes forwards.
    let placed = pendingWarnings.indices.filter { pendingWarnings[$0].offset != nil }
    for number in placed.sorted(by: { offset(ofWarning: $0) < offset(ofWarning: $1) }) {
      positions[number] = counter.position(of: offset(ofWarning: number))
    }
    return zip(positions, pendingWarnings).map {
      DocumentWarning(position: $0, message: $1.message)
    }
  }

  private func offset(ofWarning number: Int) -> Int { pendingWarnings[number].offset ?? 0 }

  /// Adds a warning at an offset of the text as read.
  mutating func warn(atOffset offset: Int?, _ message: String) {
    pendingWarnings.append(PendingWarning(offset: offset, message: message))
  }

  /// Adds a warning at a node; at none where an edit has made it.
  mutating func warn(at node: NodeID, _ message: String) {
    let isAsRead = record(of: node).map { !$0.marks.contains(.isNew) } ?? false
    warn(atOffset: isAsRead ? record(of: node).map { Int($0.start) } : nil, message)
  }

  /// Adds a warning at a node, with its title in front.
  mutating func warn(about node: NodeID, _ message: String) {
    warn(at: node, "\(shownTitle(of: node)): \(message)")
  }
}
