internal import OutlineXML

// What can be said once all is read.
extension OutlineReader {
  /// Whether a line ends anywhere in the element that holds the top nodes.
  func hasLineBreaks(in source: XMLSource) -> Bool {
    guard let container = records.first else { return false }
    let range = Int(container.start)..<Int(container.end)
    return [.lineFeed, .carriageReturn].contains {
      source.bytes.firstOffset(of: $0, in: range) != nil
    }
  }

  /// Refuses a well-formed text in which there is nothing to hold nodes.
  func checkFoundOutline(in source: XMLSource) throws(XMLFailure) {
    if !records.isEmpty { return }
    let place = surroundings.outerStart ?? 0
    let what: String
    var isMendable = false
    if profile.roots.isEmpty {
      let names = profile.nodes.map { "<\($0.name)>" }.joined(separator: " or ")
      what = "there is no \(names) in <\(rootName)>"
    } else if rootName.lowercased() == "html" {
      what = "this is no outline but an HTML page"
    } else if profile.roots.contains(rootName) {
      let path = (profile.container ?? []).map { "<\($0)>" }.joined()
      what = "<\(rootName)> has no \(path), so there is no place for nodes"
      isMendable = MissingContainer(in: source, of: profile).mendings != nil
    } else {
      let expected = profile.roots.map { "<\($0)>" }.joined(separator: " or ")
      what =
        "this is no outline: the root element is <\(rootName)>, not \(expected) or that of another"
        + " format of \"outline help formats\"; --node and --title say what its nodes are"
    }
    throw XMLFailure(
      .notAnOutline, offset: place, position: source.position(of: place), message: what,
      isMendable: isMendable)
  }
}
