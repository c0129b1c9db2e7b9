internal import OutlineXML

extension Profile {
  /// The XML of OmniOutliner 3 (`contents.xml`). A row without `expanded` is folded.
  static let omniOutliner = Profile(
    name: "omnioutliner",
    fileExtensions: ["oo3"],
    summary: "OmniOutliner 3, contents.xml",
    notes: """
      The title is the value in the column of the outline; other columns are kept. A row without \
      @expanded is folded.
      """,
    roots: ["outline"],
    rootNamespace: "http://www.omnigroup.com/namespace/OmniOutliner/v3",
    container: ["root"],
    nodes: [NodeKind(name: "item")],
    wrapper: "children",
    ownElements: ["style", "values", "note"],
    verbatim: ["values", "note"],
    titles: [omniTitle(inColumn: 0)],
    notePlaces: [.element(ElementPlace(path: ["note", "text"], form: omniText))],
    identities: ["id"],
    needsIdentity: true,
    checks: [Check(attribute: "state", done: "checked", open: "unchecked")],
    folds: [Fold(attribute: "expanded", folded: nil, open: "yes", isFoldedIfAbsent: true)],
    frame: Frame(
      front: """
        <?xml version="1.0" encoding="utf-8" standalone="no"?>
        <!DOCTYPE outline PUBLIC "-//omnigroup.com//DTD OUTLINE 3.0//EN" \
        "http://www.omnigroup.com/namespace/OmniOutliner/xmloutline-v3.dtd">
        <outline xmlns="http://www.omnigroup.com/namespace/OmniOutliner/v3"><columns>\
        <column id="noteColumn0" type="text" is-note-column="yes"><title><text><p/></text></title></column>\
        <column id="textColumn0" type="text" is-outline-column="yes"><title><text><p><run><lit>Topic</lit>\
        </run></p></text></title></column></columns><root>
        """,
      back: "</root></outline>\n", layout: .none),
    adapt: { profile, source in
      var profile = profile
      profile.titles = [omniTitle(inColumn: outlineColumn(of: source))]
      return profile
    })

  private static let omniText = TextForm.paragraphs(["p", "run", "lit"])

  private static func omniTitle(inColumn number: Int) -> ValuePlace {
    .element(ElementPlace(path: ["values", ElementStep(nil, number: number)], form: omniText))
  }

  /// Where the values of the outline's own column stand among those of a row; the note's are not among
  /// them.
  private static func outlineColumn(of source: XMLSource) -> Int {
    var number = 0
    for markup in MarkupReader(source.bytes, in: 0..<source.count) {
      guard case .startTag(let range, _) = markup else { continue }
      let tag = StartTag(source.bytes, at: range.lowerBound)
      let name = source.bytes[tag.name]
      if name.elementsEqual("root".utf8) { break }
      guard name.elementsEqual("column".utf8) else { continue }
      if tag.has("is-outline-column", "yes") { return number }
      if !tag.has("is-note-column", "yes") { number += 1 }
    }
    return 0
  }
}

extension StartTag {
  fileprivate func has(_ attribute: String, _ value: String) -> Bool {
    self.value(of: attribute).map { bytes[$0].elementsEqual(value.utf8) } ?? false
  }
}
