internal import OutlineDocument

extension ConversionFormat {
  /// The formats of XML other than OPML in which new documents can be written.
  static let profiles: [ConversionFormat] = Profile.all.compactMap { profile in
    guard profile.name != opml.name, let places = profile.holding else { return nil }
    return ConversionFormat(
      name: profile.name, fileExtensions: profile.fileExtensions, summary: profile.summary,
      holding: places, isFixed: true, notes: [],
      makeExporter: { _ in ProfileExporter(profile: profile) })
  }
}

extension Profile {
  /// What a new document in the format has a place for; nil where none is made.
  fileprivate var holding: FormatHolding? {
    guard isMade else { return nil }
    return FormatHolding(
      notes: holdsNotes, checks: holdsChecks, folds: holdsFolds, ids: holdsIdentities,
      attributes: .places(AttributePlaces(self)),
      documentTitle: holdsDocumentTitle ? .held : hasOneTopNode ? .ofTopNode : .lost)
  }
}
