extension LanguageHelp {
  static var statements: [Entry] { moving + arranging + restructuring + values }

  private static let moving = [
    Entry(
      "move S up [by K], move S down [by K]", "Among the siblings, as far as it goes.",
      "move \"Group A\" up by 2"),
    Entry("move S first, move S last", "Within its parent.", "move a1 first"),
    Entry("move S before N, move S after N", "As a sibling of N.", "move a1, a2 after b2"),
    Entry(
      "move S into N [first | last | at K]", "As children of N; last unless said.",
      "move where checked into \"Done\" at 0"),
    Entry("indent S", "Under the sibling before it, last.", "indent \"Tile A2\""),
    Entry("outdent S", "Behind its parent.", "outdent children of \"Group A\""),
    Entry(
      "copy S into N …, copy S before N, …", "A copy, with ids of its own.", "copy a1 before b"),
  ]

  private static let arranging = [
    Entry(
      "reorder N from K, K … to B", "Children at these offsets before boundary B, all as before.",
      "reorder top from 0, 2 to 1"),
    Entry(
      "reorder N section K to J", "Child K so that its final index is J.",
      "reorder top section 0 to 2"),
    Entry(
      "reorder N visible K, K … to B where C", "The same, counted among children that match.",
      "reorder top visible 0 to 2 where text contains \"a\""),
    Entry(
      "sort N by [date] text | note | @attr [OPTIONS]",
      "The children; what has no value comes last. OPTIONS, in any order: natural\n"
        + "      (2 before 10), descending, folders first, deep (also below them).",
      "sort top by date @created descending"),
    Entry("reverse N", "The children.", "reverse \"Group A\""),
  ]

  private static let restructuring = [
    Entry(
      "add \"…\" into N …, add … before N, add … after N [with @attr \"…\" …]", "A new node.",
      "add \"Daily\" into \"News\" first with @type \"rss\" @xmlUrl \"example.com\""),
    Entry("delete S", "With all below.", "delete where text = \"\""),
    Entry("unwrap S", "The node goes, its children take its place.", "unwrap \"Group A\""),
    Entry(
      "group S under \"…\"", "Under a new node at the place of the first.",
      "group a1, a2 under \"Both\""),
    Entry(
      "flatten S [joining \"…\"]", "All leaves below become its children.",
      "flatten \"News\" joining \" / \""),
    Entry(
      "dedupe children of N by @attr [loosely], dedupe all by @attr [loosely]",
      "The first of equals stays.", "dedupe all by @xmlUrl"),
    Entry("keep S", "Deletes all but S, what is above and what is below.", "keep where @xmlUrl"),
    Entry(
      "merge \"FILE\" into N", "The top nodes of another outline in the same format, appended.",
      "merge \"other.opml\" into top"),
    Entry(
      "file S by category", "Folders made of categories.", "file where @category by category"),
  ]

  private static let values = [
    Entry(
      "set S text | note | @attr \"…\"",
      "Gives a value. In OPML text is @text, and @title stays as it is.",
      "set a1 note \"first line\\nsecond\""),
    Entry("unset S note | @attr", "Takes a value away.", "unset all @title"),
    Entry(
      "replace S text | note | @attr /re/ \"…\"", "Every match.",
      "replace all text /^(\\w+) (\\w+)$/ \"\\2 \\1\""),
    Entry("check S, uncheck S", "As the format writes it.", "check a1"),
    Entry(
      "fold S [deep], unfold S [deep]",
      "Hides or shows what is below; unfold opens what hides S, too.", "fold all"),
    Entry("tag S \"…\", untag S \"…\"", "Adds or takes a category.", "tag a1 \"/Tech/Linux\""),
    Entry("try STATEMENT", "No failure if a selector finds nothing.", "try delete \"Old\""),
  ]
}
