internal import OutlineXML

/// What can be the name of an attribute (XML 1.0 §2.3), but for those that begin with a colon.
enum XMLNames {
  /// Whether this is such a name.
  static func isName(_ text: some Collection<UInt8>) -> Bool {
    let name = String(decoding: text, as: UTF8.self)
    return name.isXMLName && name.unicodeScalars.first != ":"
  }

  /// The name that is most like this: what cannot stand in one is `_`.
  static func name(for text: some Collection<UInt8>) -> [UInt8] {
    var name = ""
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      let fits = scalar.continuesXMLName
      if name.isEmpty, !fits || !scalar.beginsXMLName || scalar == ":" { name = "_" }
      if fits { name.unicodeScalars.append(scalar) } else if name != "_" { name += "_" }
    }
    return Array((name.isEmpty ? "_" : name).utf8)
  }
}
