public import OutlineXML

extension OutlineDocument {
  /// Reads a document.
  ///
  /// - Parameter profile: Its format; nil: the one that its root element tells.
  /// - Throws: ``XMLFailure`` where the text is not well-formed or is no outline in the format; the first
  ///   fault.
  /// - Complexity: O(*n*), *n* the bytes of the text.
  public init(_ source: XMLSource, in profile: Profile? = nil) throws(XMLFailure) {
    try self.init(source, as: profile ?? Profile(of: source) ?? .opml)
  }

  init(_ source: XMLSource, as profile: Profile) throws(XMLFailure) {
    let watched = Watched(profile)
    let scanner = XMLScanner(watching: watched.names)
    var reader = OutlineReader(
      profile: profile, watched: watched, elements: ElementNames(profile, in: scanner),
      length: source.count)
    let prologue = try scanner.scan(source, into: &reader)
    try reader.checkFoundOutline(in: source)
    reader.surroundings.entities = prologue.entities
    reader.surroundings.readOuterTags(in: source)
    reader.surroundings.hasLineBreaks = reader.hasLineBreaks(in: source)
    self.profile = profile
    names = ProfileNames(profile)
    text = DocumentText(source)
    surroundings = reader.surroundings
    hasDeclaringNodes = surroundings.hasDeclaringNodes
    (records, outline) = reader.take()
    // Formats that have check marks, but none of XML, have one for what is not done.
    usesOpenState = source.isMade ? true : nil
    view = ViewState(of: self)
    if surroundings.hasText { warnOfText() }
  }
}

/// The attributes whose ranges the scan tells with each element.
struct Watched {
  let names: [String]
  /// The number of the attribute with the title, where that is the first choice.
  let title: Int?
  let inherited: Range<Int>
  let identities: Range<Int>

  init(_ profile: Profile) {
    let titles = [profile.titles.first?.attribute].compactMap { $0 }
    title = titles.isEmpty ? nil : 0
    inherited = titles.count..<titles.count + Inherited.allCases.count
    identities = inherited.upperBound..<inherited.upperBound + profile.identities.count
    names = titles + Inherited.allCases.map(\.rawValue) + profile.identities
  }
}

/// The names of elements that a profile has, as a scanner knows them.
struct ElementNames {
  /// The first kind of node, which in most formats is the only one.
  let node: XMLName?
  let otherNodes: [XMLName]
  let wrapper: XMLName?

  init(_ profile: Profile, in scanner: borrowing XMLScanner) {
    var nodes: [XMLName] = []
    for kind in profile.nodes { nodes.append(scanner.name(kind.name)) }
    node = nodes.first
    otherNodes = Array(nodes.dropFirst())
    if let name = profile.wrapper { wrapper = scanner.name(name) } else { wrapper = nil }
  }

  func areNode(_ name: XMLName) -> Bool {
    name == node || (!otherNodes.isEmpty && otherNodes.contains(name))
  }
}
