/// What can arrange nodes: an outline itself, and a document that lays its text out accordingly.
///
/// All moves of several nodes, and all that count, are written once, as an extension, on top of
/// ``relocate(_:to:)``. They check everything before the first relocation: if one node is refused,
/// nothing is done.
public protocol OutlineArranging {
  /// The nodes as they stand.
  ///
  /// Give a stored property, so that reading it copies nothing.
  var outline: Outline { get }

  /// Whether a node can have children; not to be asked of the root.
  func holdsChildren(_ id: NodeID) -> Bool

  /// Moves a node with all below it; nothing changes where it stands there already.
  mutating func relocate(_ id: NodeID, to place: Place) throws(OutlineError)
}

extension OutlineArranging {
  /// Whether a node can have children: any can, unless a format says otherwise.
  public func holdsChildren(_ id: NodeID) -> Bool { true }
}

extension Outline: OutlineArranging {
  /// The outline itself.
  public var outline: Outline { self }
}
