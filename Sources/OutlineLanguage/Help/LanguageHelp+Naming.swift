extension LanguageHelp {
  static let selectors = [
    Entry(
      "NAME", "The node with that id; failing that, the one with exactly that title.",
      "\"Group A\""),
    Entry(
      ".SIGNS", "A node without an id, by one made of its attributes and text.", ".k3f9x2a7qd"),
    Entry("ID#K", "The K-th of several nodes with one id.", "n1#2"),
    Entry("id \"…\"", "The node with that id, whatever titles there are.", "id \"a1\""),
    Entry("title \"…\"", "All nodes with exactly that title.", "title \"Daily\""),
    Entry("/TITLE/TITLE", "By titles from the top.", "/News/\"R & D\""),
    Entry("where C", "Every node for which the condition holds.", "where @type = \"rss\""),
    Entry("children of S", "The nodes directly below.", "children of \"Group A\""),
    Entry("descendants of S", "The nodes below at any depth.", "descendants of (a1, a2)"),
    Entry("parent of S", "The nodes directly above, never the root.", "parent of a1"),
    Entry("siblings of S", "The other children of the same parent.", "siblings of a1"),
    Entry("top", "The invisible root.", "children of top"),
    Entry("all", "Every node.", "all"),
    Entry(
      "xpath \"…\"", "The nodes whose elements an XPath 1.0 expression selects.",
      "xpath \"//outline[@type='rss']\""),
    Entry("S, S", "What either selects; in parentheses behind of and in.", "a1, /News, where leaf"),
  ]

  static let conditions = [
    Entry(
      "text contains \"…\"", "The title has it, upper and lower case alike.",
      "text contains \"news\""),
    Entry("text = \"…\", text != \"…\"", "It is that, or not; case counts.", "@type != \"rss\""),
    Entry(
      "text starts \"…\", text ends \"…\"", "It begins or ends with that; case counts.",
      "text starts \"Re:\""),
    Entry(
      "text matches /re/",
      "The regular expression matches; one like /(a+)+$/ may take for ever.",
      "text matches /^[0-9]+\\. /"),
    Entry("@attribute, note", "It is there and not empty.", "@xmlUrl"),
    Entry("level = K", "The depth, 1 at the top; also != < <= > >=.", "level <= 2"),
    Entry("children = K", "The number of children; also != < <= > >=.", "children > 0"),
    Entry("leaf, checked, folded, commented", "States, as the format has them.", "not checked"),
    Entry("in S", "The node is a descendant of one selected.", "in \"Group A\""),
    Entry(
      "not C, C and C, C or C, (C)", "Conditions joined.", "leaf and (checked or not note)"),
  ]
}
