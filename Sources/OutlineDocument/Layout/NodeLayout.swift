/// What stands around and in a node's element where an edit has looked or changed something.
///
/// A *seam* is what lies between two neighbouring elements of one parent, or between one and its
/// parent's tag. It falls into three: the suffix of the node before, the gap, and the prefix of the
/// node behind. Prefix, element and suffix are a node's *unit*, which moves; gaps stay. A seam is
/// opened into its three when an edit comes to it; until then nothing is stored of it.
struct NodeLayout: Sendable {
  /// The gap before the unit; set when the seam before it is open.
  var gap: TextRange?
  /// The comments that belong to the node, with what is between them and the element.
  var prefix = TextRange.empty
  /// The comments behind the element on its line.
  var suffix = TextRange.empty
  /// The gap behind the last child, or all the content of a childless node; set when that seam is open.
  var tail: TextRange?
  /// The opening, if it is not as read.
  var opening: TextRange?
  /// The closing, if it is not as read.
  var closing: TextRange?
}
