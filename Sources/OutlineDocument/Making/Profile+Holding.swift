extension Profile {
  /// Whether new documents can be made in the format.
  package var isMade: Bool { frame != nil }
  /// Whether its nodes have notes.
  package var holdsNotes: Bool { !notePlaces.isEmpty }
  /// Whether its nodes say that they are done.
  package var holdsChecks: Bool { !checks.isEmpty }
  /// Whether its nodes say that they are folded.
  package var holdsFolds: Bool { !folds.isEmpty }
  /// Whether its nodes can have any id that there is elsewhere.
  package var holdsIdentities: Bool { !identities.isEmpty && newIdentity == .signs }
}
