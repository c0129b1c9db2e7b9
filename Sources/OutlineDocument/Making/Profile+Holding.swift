extension Profile {
  /// Whether new documents can be made in the format.
  package var isMade: Bool { frame != nil }
  /// Whether there is a place for the document's title.
  package var holdsDocumentTitle: Bool { frame?.holdsTitle ?? false }
  /// Whether there is one top node, which has the document's title where it is made.
  package var hasOneTopNode: Bool { frame?.hasOneTop ?? false }
  /// Whether its nodes have notes.
  package var holdsNotes: Bool { !notePlaces.isEmpty }
  /// Whether its nodes say that they are done.
  package var holdsChecks: Bool { !checks.isEmpty }
  /// Whether its nodes say that they are folded.
  package var holdsFolds: Bool { !folds.isEmpty }
  /// Whether its nodes can have any id that there is elsewhere.
  package var holdsIdentities: Bool { !identities.isEmpty && newIdentity == .signs }
}
