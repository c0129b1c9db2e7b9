import OutlineTree

/// An outline that keeps count of what is done to it.
struct Recorder: OutlineArranging {
  struct Relocation: Equatable {
    let id: NodeID
    let place: Place
  }

  private(set) var outline: Outline
  /// The relocations that changed something.
  private(set) var relocations: [Relocation] = []
  /// How many relocations had to copy all nodes first.
  private(set) var copies = 0

  init(_ outline: Outline) { self.outline = outline }

  mutating func relocate(_ id: NodeID, to place: Place) throws(OutlineError) {
    let old = (outline.parent(of: id), outline.previousSibling(of: id))
    let address = outline.storageAddress
    try outline.relocate(id, to: place)
    if outline.storageAddress != address { copies += 1 }
    if (outline.parent(of: id), outline.previousSibling(of: id)) != old {
      relocations.append(Relocation(id: id, place: place))
    }
  }
}
