internal import OutlineTree

extension OutlineDocument {
  /// Whether nothing was edited in this or in `other` since one of them was copied from the other.
  ///
  /// An edit writes to what the two share, and so copies it first. O(1) where they share it still.
  package func isUntouched(since other: OutlineDocument) -> Bool {
    outline.storageAddress == other.outline.storageAddress
      && records.withUnsafeBufferPointer { $0.baseAddress }
        == other.records.withUnsafeBufferPointer { $0.baseAddress }
      && view?.expanded == other.view?.expanded
  }
}
