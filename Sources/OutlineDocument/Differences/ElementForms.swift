internal import OutlineTree
internal import OutlineXML

extension OutlineDocument {
  /// The elements of a node's own by their names, each as it means: the order of attributes, quotes, white
  /// space between words, comments and references make no difference.
  ///
  /// - Parameter omitsValues: Whether those are left out that hold a title or note.
  /// - Complexity: O(*n* log *n*), *n* the bytes of the opening.
  func elementForms(of node: NodeID, omittingValues omitsValues: Bool) -> [String: String] {
    guard profile.hasOwnElements, let opening = opening(of: node) else { return [:] }
    let (bytes, range) = ownRange(of: opening)
    var forms: [String: String] = [:]
    for element in ChildElements(bytes, in: range) {
      let name = String(decoding: bytes.localName(element.name), as: UTF8.self)
      if name == profile.wrapper { continue }
      if omitsValues, valuePlace(of: element, in: bytes) != nil { continue }
      forms[name, default: ""] += form(of: element, in: bytes)
    }
    return forms
  }

  private func form(of element: ElementRange, in bytes: [UInt8]) -> String {
    let entities = surroundings.entities
    var form = ""
    for markup in MarkupReader(bytes, in: element.start..<element.end) {
      switch markup {
      case .startTag(let range, let isEmpty):
        let tag = StartTag(bytes, at: range.lowerBound)
        let attributes = tag.attributes.map { attribute in
          let value = XMLText.decodeAttribute(bytes, in: attribute.value, entities: entities)
          let name = String(decoding: bytes[attribute.name], as: UTF8.self)
          return " \(name)=\(value.shown(upTo: .max))"
        }
        let name = String(decoding: bytes[tag.name], as: UTF8.self)
        form += "<\(name)\(attributes.sorted().joined())>" + (isEmpty ? "</\(name)>" : "")
      case .text(let range), .cdata(let range):
        form += XMLText.decodeContent(bytes, in: range, entities: entities).inWords
      case .endTag(let range): form += String(decoding: bytes[range], as: UTF8.self)
      case .comment, .instruction, .doctype: break
      }
    }
    return form
  }
}

extension String {
  /// With one blank for each stretch of white space.
  fileprivate var inWords: String {
    split(omittingEmptySubsequences: false, whereSeparator: \.isWhitespace)
      .reduce(into: [Substring]()) { words, word in
        if !word.isEmpty || words.last != "" { words.append(word) }
      }
      .joined(separator: " ")
  }
}
