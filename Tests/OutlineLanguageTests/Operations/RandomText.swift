import OutlineLanguage
import TestSupport

/// Texts and selectors by chance, each in the words of the language and as JSON.
struct RandomText {
  var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  mutating func number(below bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }

  mutating func chance() -> Bool { Bool.random(using: &random) }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(below: elements.count)]
  }

  /// A text with what is hard to quote.
  mutating func text() -> String {
    (0..<number(below: 8)).map { _ in pick(Self.pieces) }.joined()
  }

  private static let pieces = [
    "a", "B", "up", " ", "\"", "'", "\\", "\n", "\t", "\r", "/", "é", "e\u{301}", "😀", "#1", ";",
    "{", "}", ",", "\u{1}", "\u{7F}", "\u{2028}", "\u{FEFF}", "\u{10FFFF}", "u0041", "\\n", "1",
  ]

  mutating func attribute() -> String { pick(["type", "xmlUrl", "xml:id", "_é", "a.b-1"]) }

  // MARK: - JSON

  /// The text as a string of JSON, with escapes where they must be and where they may.
  mutating func json(_ text: String) -> String {
    "\"" + text.unicodeScalars.map { json($0) }.joined() + "\""
  }

  private mutating func json(_ scalar: Unicode.Scalar) -> String {
    if let escape = Self.escapes[scalar], chance() { return escape }
    let mustBeEscaped = scalar.value < 0x20 || scalar == "\"" || scalar == "\\"
    guard mustBeEscaped || number(below: 6) == 0 else { return String(scalar) }
    return String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16, uppercase: chance())
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }

  private static let escapes: [Unicode.Scalar: String] = [
    "\"": "\\\"", "\\": "\\\\", "/": "\\/", "\n": "\\n", "\r": "\\r", "\t": "\\t",
  ]

  /// An object with these members, in any order, with blanks anywhere.
  mutating func json(_ members: [(key: String, value: String)]) -> String {
    let members = members.shuffled(using: &random).map { member in
      json(member.key) + blank() + ":" + blank() + member.value + blank()
    }
    return "{" + blank() + members.joined(separator: "," + blank()) + "}"
  }

  private mutating func blank() -> String { pick(["", "", "", " ", "\t "]) }

  // MARK: - Selectors

  mutating func selector(depth: Int = 2) -> Selector {
    let kind = number(below: depth == 0 ? 7 : 12)
    switch kind {
    case 0: return .name(text())
    case 1: return .id(text())
    case 2: return .title(text())
    case 3: return .path((0...number(below: 3)).map { _ in text() })
    case 4: return .top
    case 5: return .all
    case 6: return .xpath(XPathExpression(pick(["//a", "//a[@b=\"c\"]/..", "//*[. = 'é\\n']"])))
    case 7: return .matching(condition(depth: depth - 1))
    case 8: return .children(selector(depth: depth - 1))
    case 9: return .parent(selector(depth: depth - 1))
    case 10: return .siblings(.descendants(selector(depth: depth - 1)))
    default: return .union((0..<2 + number(below: 2)).map { _ in selector(depth: 0) })
    }
  }

  mutating func condition(depth: Int) -> Condition {
    switch number(below: 6) {
    case 0: .value(.text, .contains(text()))
    case 1: .value(.attribute(attribute()), .equals(text()))
    case 2: .present(.note)
    case 3: .level(NumberTest(.atMost, number(below: 9)))
    case 4: .any([.leaf, .all([.checked, .not(.folded)])])
    default: depth > 0 ? .within(selector(depth: depth - 1)) : .commented
    }
  }

  /// The selector in one of the forms that JSON has for it.
  mutating func json(_ selector: Selector) -> String {
    switch selector {
    case .union(let selectors) where chance():
      return "[" + selectors.map { jsonPart($0) }.joined(separator: " ,") + "]"
    default: return number(below: 5) == 0 ? "[" + jsonPart(selector) + "]" : jsonPart(selector)
    }
  }

  /// The selector as a string or object.
  private mutating func jsonPart(_ selector: Selector) -> String {
    if chance() { return json("\(selector)") }
    switch selector {
    case .id(let id): return json([("id", json(id))])
    case .title(let title): return json([("title", json(title))])
    case .path(let titles):
      return json([("path", "[" + titles.map { json($0) }.joined(separator: ",") + "]")])
    case .xpath(let expression): return json([("xpath", json(expression.text))])
    case .matching(let condition): return json([("where", json("\(condition)"))])
    default: return json("\(selector)")
    }
  }
}
