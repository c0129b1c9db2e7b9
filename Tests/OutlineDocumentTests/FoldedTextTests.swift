import OutlineDocument
import TestSupport
import Testing

@Suite struct FoldedTextTests {
  /// Against mapping scalar by scalar and looking at every place.
  @Test(arguments: 0..<300)
  func findsWhatAPlainSearchFinds(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let signs = Array("aAbBzZ@[`{kK\u{212A}éÉжЖİi😀 ".unicodeScalars)
    func text(_ length: Int) -> String {
      String(
        String.UnicodeScalarView(
          (0..<length).compactMap { _ in signs.randomElement(using: &generator) }))
    }
    for length in [0, 1, 7, 8, 9, 23] {
      let haystack = text(length)
      for wanted in [
        text(1), text(2), text(3), String(haystack.suffix(4)), String(haystack.prefix(9)),
      ] {
        var folded = FoldedText(wanted)
        #expect(
          folded.isContained(in: haystack) == plain(wanted, in: haystack),
          "\(wanted) in \(haystack)")
      }
    }
  }

  private func plain(_ wanted: String, in text: String) -> Bool {
    let (wanted, text) = (lowered(wanted), lowered(text))
    guard wanted.count <= text.count else { return false }
    return (0...(text.count - wanted.count)).contains { text[$0...].starts(with: wanted) }
  }

  private func lowered(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.map { $0.properties.lowercaseMapping.unicodeScalars.first ?? $0 }
  }
}
