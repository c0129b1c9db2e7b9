internal import OutlineXML

/// The names of attributes that a profile has, in the form in which tags are looked through for them.
struct ProfileNames: Sendable {
  /// Those of notes, in the order in which they count.
  let notes: NameTable
  /// Whether a note may stand elsewhere.
  let hasNoteElements: Bool
  /// The elements that are nodes without children.
  let leaves: [String]
  /// Those that say whether a node is done, in the order in which they count.
  let checks: NameTable
  /// Those that say whether a node is folded.
  let folds: NameTable
  /// Those of all states: no part of what a node is.
  let states: NameTable
  /// The short ones of these.
  let shortStates: ShortNames

  init(_ profile: Profile) {
    notes = NameTable(profile.notePlaces.compactMap(\.attribute))
    hasNoteElements = profile.notePlaces.contains { $0.attribute == nil }
    leaves = profile.nodes.filter(\.isLeaf).map(\.name)
    checks = NameTable(profile.checks.map(\.attribute))
    folds = NameTable(profile.folds.map(\.attribute))
    states = NameTable(profile.stateAttributes)
    shortStates = ShortNames(profile.stateAttributes)
  }
}

/// A few names, among which bytes of a text are looked for.
struct NameTable: Sendable {
  private let bytes: [UInt8]
  /// Where each name ends in ``bytes``.
  private let ends: [Int]
  /// A bit for each length that a name has: most other names are told by it.
  private let lengths: UInt64

  init(_ names: [String]) {
    var bytes: [UInt8] = []
    var ends: [Int] = []
    var lengths: UInt64 = 0
    for name in names {
      lengths |= Self.bit(ofLength: name.utf8.count)
      bytes += name.utf8
      ends.append(bytes.count)
    }
    (self.bytes, self.ends, self.lengths) = (bytes, ends, lengths)
  }

  /// The number of the name that stands in a range of a text, counted from 0.
  func number(of range: Range<Int>, in text: UnsafeBufferPointer<UInt8>) -> Int? {
    lengths & Self.bit(ofLength: range.count) == 0 ? nil : find(range, in: text)
  }

  private func find(_ range: Range<Int>, in text: UnsafeBufferPointer<UInt8>) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      for (number, end) in ends.enumerated() {
        if text.holds(bytes.part(start..<end), in: range) { return number }
        start = end
      }
      return nil
    }
  }

  private static func bit(ofLength length: Int) -> UInt64 { 1 << UInt64(min(length, 63)) }
}
