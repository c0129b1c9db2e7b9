import FuzzSupport
import OutlineDocument
import OutlineXML

/// Demands that what is mended can be read, needs no more mending, and is the file's own text but for
/// the stretches that are said to be mended.
func demandSoundMending(of file: [UInt8]) {
  guard let first = try? XMLSource(decoding: file, leniently: true) else { return }
  demandSoundText(of: first)
  if let all = try? first.mended(keepingLineBreaks: true) { demandSoundText(of: all) }
  guard let (document, source) = readLeniently(first) else { return }
  demandSoundText(of: source)
  guard source.isMended, let bytes = try? document.encoded() else { return }
  let text = { String(decoding: bytes, as: UTF8.self) }
  guard let second = try? XMLSource(decoding: bytes, leniently: true),
    let (again, rest) = readLeniently(second)
  else {
    fatalError("broken promise: what was mended can be read\n\(text())")
  }
  let isStrict = source.mendings.allSatisfy { $0.rule != .externalEntity }
  demand(!isStrict || !rest.isMended, "what was mended is well-formed\n\(text())")
  demand((try? again.encoded()) == bytes, "mending twice is mending once\n\(text())")
  demand(Sketch(again) == Sketch(document), "what was mended reads as the same nodes\n\(text())")
}

/// The outline of a text, mended as often as it helps; nil where it cannot be.
private func readLeniently(_ source: XMLSource) -> (OutlineDocument, XMLSource)? {
  var source = source
  for _ in 0..<20 {
    do throws(XMLFailure) {
      return (try OutlineDocument(source), source)
    } catch {
      guard let mended = try? OutlineDocument.mended(source, after: error) else { return nil }
      source = mended
    }
  }
  fatalError("broken promise: mending comes to an end")
}

private func demandSoundText(of source: XMLSource) {
  var expected: [UInt8] = []
  var offset = 0
  for mending in source.mendings {
    demand(!mending.message(in: source).isEmpty, "a mending says what it did")
    demand(mending.range.lowerBound >= offset, "mendings stand apart, in their order")
    expected += source.textAsRead[offset..<mending.range.lowerBound] + mending.replacement
    offset = mending.range.upperBound
  }
  expected += source.textAsRead[offset...]
  demand(source.bytes == expected, "nothing is changed but what is said to be mended")
}
