/// Decisions taken from bytes of an input; behind their end all are the first.
public struct Choices {
  private var bytes: ArraySlice<UInt8>

  /// The decisions that `bytes` stand for.
  public init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  /// Whether nothing is left to decide by.
  public var isEmpty: Bool { bytes.isEmpty }

  /// A number from 0 up to, but not including, `bound`; 0 where there is none.
  public mutating func number(below bound: Int) -> Int {
    guard bound > 0, let byte = bytes.popFirst() else { return 0 }
    return Int(byte) % bound
  }

  /// One of some things; nil where there are none.
  public mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[number(below: elements.count)]
  }
}
