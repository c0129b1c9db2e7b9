/// A name as one scanner knows it: comparing two is comparing two words.
///
/// Names of different scanners are never equal, whatever they say.
public struct XMLName: Hashable, Sendable {
  /// The address of the scanner's only copy of the text.
  let word: UInt

  init(_ interned: UnsafePointer<UInt8>) {
    word = UInt(bitPattern: interned)
  }
}
