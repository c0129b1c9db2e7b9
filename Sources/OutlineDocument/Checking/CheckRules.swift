/// All that a document is looked through for.
struct CheckRules: Sendable {
  /// About the tags around the nodes.
  let frame: [CheckRule<DocumentFrame>]
  /// About the document as a whole.
  let document: [CheckRule<OutlineDocument>]
  /// About each node.
  let node: [CheckRule<NodeFacts>]

  /// The rules for the documents of a format.
  ///
  /// - Parameter isStrict: Whether to report also what programs commonly add to the format.
  init(for profile: Profile, strictly isStrict: Bool) {
    guard profile.name == Profile.opml.name else {
      frame = []
      document = profile.sharesIdentities ? [] : [IdentityRules.duplicateID]
      node = []
      return
    }
    frame = [
      StructureRules.missingVersion, StructureRules.unknownVersion, StructureRules.missingHead,
      StructureRules.missingBody, StructureRules.emptyBody,
    ]
    document = [
      ValueRules.badDateInHead, PositionRules.expansionState, TextRules.textBetweenTopNodes,
      IdentityRules.duplicateID,
    ]
    node =
      [
        TitleRules.missingText, TitleRules.blankText, TextRules.textAsContent,
        TextRules.textBetweenNodes, FeedRules.missingAddress, FeedRules.folderTypedRSS,
        AttributeRules.attributeCase, ValueRules.badDate, ValueRules.badBoolean,
      ] + (isStrict ? [AttributeRules.unknownAttribute, ValueRules.otherDate] : [])
  }
}
