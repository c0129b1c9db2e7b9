internal import CLibXML2

/// The names that parsers meet, each kept once: those of equal texts have the same address as long as
/// the table lives. It may serve one parser after the other.
struct NameTable: ~Copyable {
  let pointer: xmlDictPtr

  /// All different names together: before 2.11 libxml2 gets slow with the square of their number.
  static let mostBytes = 300_000

  init() {
    _ = libraryIsInitialized
    guard let pointer = xmlDictCreate() else { outOfMemory() }
    xmlDictSetLimit(pointer, Self.mostBytes)
    self.pointer = pointer
  }

  /// A table that has the names of another one, and keeps what is new to itself.
  init(over other: borrowing NameTable) {
    guard let pointer = xmlDictCreateSub(other.pointer) else { outOfMemory() }
    self.pointer = pointer
  }

  deinit { xmlDictFree(pointer) }

  /// The only copy of a text.
  func interned(_ text: some StringProtocol) -> UnsafePointer<UInt8> {
    let utf8 = Array(text.utf8)
    guard let word = xmlDictLookup(pointer, utf8, Int32(utf8.count)) else { outOfMemory() }
    return word
  }

  /// The bytes that the names take, or more.
  var byteCount: Int { Int(xmlDictGetUsage(pointer)) }
}
