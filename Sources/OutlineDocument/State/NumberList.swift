internal import OutlineTree

/// A list of numbers in an element of the head, and how its writer parts them.
struct NumberList: Sendable {
  let element: HeadElement
  private(set) var numbers: [Int] = []
  /// Whether the element holds numbers and commas only; else it is for no program that reads them.
  private(set) var isReadable = true
  /// What stands between two numbers.
  private(set) var separator = ","

  /// Reads the list; nil for an element that holds other elements.
  init?(_ element: HeadElement, in document: OutlineDocument) {
    self.element = element
    let content = document.content(of: element)
    let parts = content.split(separator: ",").map { part in
      String(part.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
    for part in parts where !part.isEmpty {
      guard part.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(part) else {
        isReadable = false
        return
      }
      numbers.append(number)
    }
    if let comma = content.firstIndex(of: ",") {
      let behind = content[content.index(after: comma)...].prefix(while: \.isWhitespace)
      separator += behind
    }
  }

  /// The text for other numbers.
  func text(for numbers: [Int]) -> String {
    numbers.map(String.init).joined(separator: separator)
  }
}
