internal import OutlineXML

extension TextForm {
  /// What stands in an element of this form that is to have this text.
  ///
  /// - Throws: ``DocumentError/unwritableValue(_:)``.
  func content(for text: String) throws(DocumentError) -> [UInt8] {
    switch self {
    case .plain: return try escaped(text)
    case .page:
      var page = Array("<html><head></head><body>".utf8)
      for line in lines(of: text) {
        page += "<p>".utf8 + (try escaped(unfolded(line))) + "</p>".utf8
      }
      return page + "</body></html>".utf8
    case .paragraphs(let names):
      var paragraphs: [UInt8] = []
      for line in lines(of: text) {
        if line.isEmpty {
          paragraphs += "<\(names.first ?? "")/>".utf8
          continue
        }
        for name in names { paragraphs += "<\(name)>".utf8 }
        paragraphs += try escaped(line)
        for name in names.reversed() { paragraphs += "</\(name)>".utf8 }
      }
      return paragraphs
    }
  }

  /// Whether an element holds markup beyond what this form needs for its text.
  func hasFormatting(_ element: ElementRange, in bytes: [UInt8]) -> Bool {
    for markup in MarkupReader(bytes, in: element.content) {
      guard case .startTag(let tag, _) = markup else { continue }
      let start = StartTag(bytes, at: tag.lowerBound)
      let name = String(decoding: start.localName, as: UTF8.self)
      if !needs(name) || start.attributes.contains(where: { _ in true }) { return true }
    }
    return false
  }

  private func needs(_ element: String) -> Bool {
    switch self {
    case .plain: false
    case .page: ["html", "head", "body", "p"].contains(element)
    case .paragraphs(let names): names.contains(element)
    }
  }

  private func lines(of text: String) -> [String] {
    text.split(omittingEmptySubsequences: false) { ["\n", "\r", "\r\n"].contains($0) }
      .map(String.init)
  }

  /// A line in which the spaces that HTML would fold do not break.
  private func unfolded(_ line: String) -> String {
    var isFolded = true
    var result = ""
    for scalar in line.unicodeScalars {
      let isSpace = scalar == " "
      result.unicodeScalars.append(isSpace && isFolded ? "\u{A0}" : scalar)
      isFolded = isSpace
    }
    if result.unicodeScalars.last == " " {
      result.unicodeScalars.removeLast()
      result += "\u{A0}"
    }
    return result
  }

  private func escaped(_ text: String) throws(DocumentError) -> [UInt8] {
    do throws(XMLFailure) {
      return try XMLText.escapeContent(text)
    } catch {
      throw .unwritableValue(error.message)
    }
  }
}
