/// An attribute's name, by the addresses of the parser's only copies of its parts.
struct WatchedName: Hashable {
  /// Never 0.
  let local: UInt
  /// 0 for none.
  let prefix: UInt
}

/// The attributes that a scan looks for, in a table that tells them apart at one look each.
struct WatchedNames {
  private let names: [WatchedName]
  private let slots: [UInt8]
  private let factor: UInt

  static let most = 16

  /// - Parameter wanted: Of equal ones the last is found; what is behind the 16th is not looked for.
  init(_ wanted: [WatchedName]) {
    let wanted = wanted.prefix(Self.most)
    let nothing = WatchedName(local: 0, prefix: 0)
    names = wanted + Array(repeating: nothing, count: Self.most + 1 - wanted.count)
    // With any factor some are found, with one that gives each a slot of its own all of them; of
    // three random ones two do.
    let different = Set(wanted)
    var factor: UInt = 0x9E37_79B9
    while Set(different.map { Self.slot($0, factor) }).count < different.count {
      factor = (factor &* 0x2C92_77B5 &+ 0xAC56_4B05) | 1
    }
    var slots = [UInt8](repeating: UInt8(Self.most), count: 256)
    for (number, name) in wanted.enumerated() { slots[Self.slot(name, factor)] = UInt8(number) }
    self.slots = slots
    self.factor = factor
  }

  /// - Parameter attributes: Their names as documents write them, with prefix if there is one.
  init(_ attributes: [String], in names: borrowing NameTable) {
    var wanted: [WatchedName] = []
    for name in attributes {
      let parts = name.split(separator: ":", maxSplits: 1)
      let local = UInt(bitPattern: names.interned(parts.last ?? ""))
      let prefix = parts.count == 2 ? UInt(bitPattern: names.interned(parts[0])) : 0
      wanted.append(WatchedName(local: local, prefix: prefix))
    }
    self.init(wanted)
  }

  /// Lends the table.
  func withTable<Result>(_ body: (Table) -> Result) -> Result {
    names.withUnsafeBufferPointer { names in
      slots.withUnsafeBufferPointer { slots in
        withUnsafeTemporaryAllocation(of: UInt16.self, capacity: Self.most) { places in
          body(
            Table(
              names: names, slots: slots, factor: factor,
              places: places.baseAddress.unsafelyUnwrapped))
        }
      }
    }
  }

  private static func slot(_ name: WatchedName, _ factor: UInt) -> Int {
    Int(truncatingIfNeeded: ((name.local ^ name.prefix &<< 7) &* factor) &>> (UInt.bitWidth - 8))
  }

  /// The table while it is lent.
  struct Table {
    fileprivate let names: UnsafeBufferPointer<WatchedName>
    fileprivate let slots: UnsafeBufferPointer<UInt8>
    fileprivate let factor: UInt

    fileprivate let places: UnsafeMutablePointer<UInt16>

    /// Where each of the names is among a tag's attributes, counted from 1; 0 if it is not there.
    /// They are good until the next call.
    func places(in attributes: AttributeList) -> UnsafeBufferPointer<UInt16> {
      places.initialize(repeating: 0, count: WatchedNames.most)
      for index in 0..<attributes.count {
        let name = attributes.name(at: index)
        let number = Int(slots[WatchedNames.slot(name, factor)])
        if names[number] == name { places[number] = UInt16(truncatingIfNeeded: index &+ 1) }
      }
      return UnsafeBufferPointer(start: places, count: WatchedNames.most)
    }
  }
}
