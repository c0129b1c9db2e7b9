package import OutlineTree

extension String {
  /// The text as messages show it: in quotes, on one line, cut where it is long.
  ///
  /// Nothing in it speaks to a terminal: control characters are replaced.
  ///
  /// - Parameter most: The number of scalars from which on it is cut.
  package func shown(upTo most: Int = 80) -> String {
    var shown = "\""
    for scalar in unicodeScalars.prefix(most) {
      switch scalar {
      case "\"": shown += "\\\""
      case "\\": shown += "\\\\"
      case "\n": shown += "\\n"
      case "\t": shown += "\\t"
      case _ where scalar.properties.generalCategory == .control: shown += "\u{FFFD}"
      default: shown.unicodeScalars.append(scalar)
      }
    }
    return shown + (unicodeScalars.dropFirst(most).isEmpty ? "\"" : "…\"")
  }
}

extension OutlineDocument {
  /// A node's title as messages show it.
  package func shownTitle(of node: NodeID) -> String { title(of: node).shown() }
}
