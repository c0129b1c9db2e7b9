import OutlineXML

/// The elements of a well-formed text, found by looking at its bytes, one after the other.
func elementsByHand(_ source: XMLSource) -> [Recorder.Element] {
  let bytes = source.bytes
  var elements: [Recorder.Element] = []
  var open: [Int] = []
  for markup in MarkupReader(bytes, in: 0..<source.count) {
    switch markup {
    case .startTag(let range, let isEmpty):
      let tag = StartTag(bytes, at: range.lowerBound)
      let name = String(decoding: bytes[tag.name], as: UTF8.self)
      let declares = tag.attributes.contains {
        bytes[$0.name].elementsEqual("xmlns".utf8) || bytes[$0.name].starts(with: "xmlns:".utf8)
      }
      open.append(elements.count)
      elements.append(
        Recorder.Element(
          start: range.lowerBound, tagEnd: range.upperBound, isEmpty: isEmpty,
          name: name.split(separator: ":").last.map(String.init) ?? name, namespace: nil,
          declaresNamespaces: declares))
      if isEmpty, let last = open.popLast() { elements[last].end = range.upperBound }
    case .endTag(let range):
      if let last = open.popLast() { elements[last].end = range.upperBound }
    case .cdata:
      if let last = open.last { elements[last].hasText = true }
    case .text(let range):
      let white: [UInt8] = [0x20, 0x09, 0x0A, 0x0D]
      if let last = open.last, !bytes[range].allSatisfy(white.contains) {
        elements[last].hasText = true
      }
    default: break
    }
  }
  return elements
}
