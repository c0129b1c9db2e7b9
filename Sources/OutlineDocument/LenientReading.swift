public import OutlineXML

extension OutlineDocument {
  /// The text of an outline with what was wrong mended, and all else whose meaning is certain; to be
  /// read again, as there may be faults behind that only then show.
  ///
  /// - Parameter failure: Why the text could not be read.
  /// - Throws: The first fault that cannot be mended.
  /// - Complexity: Linear in the text, however many faults there are.
  public static func mended(
    _ source: XMLSource, after failure: XMLFailure
  ) throws(XMLFailure) -> XMLSource {
    guard failure.isMendable else { throw failure }
    let mended: XMLSource
    if failure.kind == .notAnOutline {
      mended = source.mended(by: MissingContainer(in: source, of: .opml).mendings ?? [])
    } else {
      mended = try source.mended()
    }
    if mended.mendings.count == source.mendings.count { throw failure }
    return mended
  }
}
