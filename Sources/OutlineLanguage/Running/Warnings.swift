/// The warnings of a run, of each statement only so many: naming a node looks at the whole document.
struct Warnings {
  private(set) var list: [EditWarning] = []
  private var count = 0
  private static let most = 20

  /// Begins those of the next statement, and ends those of the last.
  mutating func begin() {
    if count > Self.most {
      list.append(
        EditWarning(position: nil, message: "\(count - Self.most) more warnings are left out"))
    }
    count = 0
  }

  /// Counts a warning and tells whether it is to be worded.
  mutating func hasRoom() -> Bool {
    count += 1
    return count <= Self.most
  }

  mutating func add(_ warning: EditWarning) {
    list.append(warning)
  }
}
