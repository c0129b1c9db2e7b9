internal import OutlineConversion
internal import OutlineDocument

/// Tells outlines by their names.
enum OutlineFileName {
  /// How the names of outlines end, in any letter case: one for each format that there is a profile of.
  private static let endings = Profile.all.flatMap(\.fileExtensions).map { "." + $0 }
  private static let xml = ".xml"

  /// Whether a file of this name is taken for an outline where it was not named itself.
  static func isOutline(_ name: [UInt8]) -> Bool {
    endings.contains { ends(name, in: $0) } || isXML(name)
  }

  /// Whether a file of this name may as well be XML that is no outline.
  static func isXML(_ name: [UInt8]) -> Bool { ends(name, in: xml) }

  private static func ends(_ name: [UInt8], in ending: String) -> Bool {
    let end = ending.utf8
    guard name.count > end.count else { return false }
    return zip(name.suffix(end.count), end).allSatisfy { byte, wanted in
      ((0x41...0x5a).contains(byte) ? byte | 0x20 : byte) == wanted
    }
  }
}

extension FilePath {
  /// Whether its name ends as those of outlines do, in whatever format.
  var isNamedAsOutline: Bool {
    guard let ending = ending?.lowercased() else { return false }
    return OutlineFileName.isOutline(name)
      || ConversionFormat.all.contains { $0.fileExtensions.contains(ending) }
  }
}
