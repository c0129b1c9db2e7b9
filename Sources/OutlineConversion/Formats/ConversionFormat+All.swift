extension ConversionFormat {
  /// The formats there are, in the order in which help lists them.
  public static let all: [ConversionFormat] =
    [
      markdown, markdownHeadings, org, text, taskPaper, csv, json, jsonRows, html, netscape, opml,
    ] + profiles

  /// OPML 2.0.
  public static let opml = ConversionFormat(
    name: "opml", fileExtensions: ["opml"], summary: "OPML 2.0", holding: .all,
    notes: [
      """
      Ids are written as @id, check marks as @_status, notes as @_note, folded nodes by expansionState in \
      the head. A sign that no name of an attribute can have becomes "_".
      """
    ],
    makeExporter: { OPMLExporter(options: $0) })

  static let markdown = ConversionFormat(
    name: "markdown", aliases: ["md"], fileExtensions: ["md", "markdown"],
    summary: "Markdown, one nested list", holding: .all, deepestLevel: 1000,
    notes: [
      """
      Below a title stand its id, "collapsed:: true" for a folded node, and each attribute as a line \
      "name:: value", as Logseq has them; behind an empty line follows the note. "[x]" and "[ ]" are \
      check marks. What Markdown would take for a sign of its own is escaped; a line end in a title is \
      "<br>". The document's title is the heading. Read are headings and lists \
      in any mixture; text that belongs to none of them is a node of its own.
      """
    ],
    reader: MarkdownReader.self,
    makeExporter: { NodeExporter(MarkdownWriter<MarkdownList>.self, $0) })

  static let markdownHeadings = ConversionFormat(
    name: "markdown-headings", fileExtensions: ["md"],
    summary: "Markdown, levels 1 to 6 as headings, deeper ones as lists", holding: .all,
    deepestLevel: 1000,
    notes: ["As markdown; the document's title stands in front, between lines \"---\"."],
    reader: MarkdownReader.self,
    makeExporter: { NodeExporter(MarkdownWriter<MarkdownHeadings>.self, $0) })

  static let org = ConversionFormat(
    name: "org", fileExtensions: ["org"], summary: "Org, a headline for each node", holding: .all,
    deepestLevel: 1000,
    notes: [
      """
      Ids and attributes stand in the drawer of properties, with VISIBILITY for folded nodes, notes in \
      the body; TODO and DONE are check marks, COMMENT is @isComment, and words in @category are tags. \
      Org's own markup is left as it is.
      """,
      oneLineNote,
    ],
    reader: OrgReader.self, makeExporter: { NodeExporter(OrgWriter.self, $0) })

  static let text = ConversionFormat(
    name: "text", aliases: ["txt"], fileExtensions: ["txt", "text"],
    summary: "Titles alone, a line each, indented by tabs",
    holding: FormatHolding(
      notes: false, checks: false, folds: false, ids: false, attributes: .none,
      documentTitle: .lost),
    deepestLevel: 1000,
    notes: [oneLineNote],
    reader: TabTextReader.self, makeExporter: { NodeExporter(TabTextWriter.self, $0) })

  static let taskPaper = ConversionFormat(
    name: "taskpaper", fileExtensions: ["taskpaper"], summary: "TaskPaper",
    holding: FormatHolding(folds: false, documentTitle: .lost), deepestLevel: 1000,
    notes: [
      """
      Leaves and what has a check mark become tasks, the others projects; @done is a check mark, other \
      tags at the end of a line are attributes, lines of text the note. So a leaf without a check mark \
      comes back as one that is not done.
      """,
      oneLineNote,
    ],
    reader: TaskPaperReader.self, makeExporter: { NodeExporter(TaskPaperWriter.self, $0) })

  static let csv = ConversionFormat(
    name: "csv", fileExtensions: ["csv"], summary: "A table, a row for each node",
    holding: FormatHolding(documentTitle: .lost),
    notes: [
      """
      Columns are level, id, parent, text, note, checked, expanded, and one for each attribute, with "@" \
      in front where another column has its name. Read is what has a column text or title; rows hang on \
      the row whose id their parent names, else on the last one of the level above. --guard-formulas \
      puts an apostrophe before what a spreadsheet would calculate, and takes it away in reading.
      """
    ],
    reader: CSVReader.self, makeExporter: { NodeExporter(CSVWriter.self, $0) })

  static let json = ConversionFormat(
    name: "json", fileExtensions: ["json"], summary: "One JSON object, nodes in nodes",
    holding: .all,
    isFixed: true, notes: ["The same as of outline show --json."],
    reader: JSONNodesReader.self, makeExporter: { _ in TreeJSON() })

  static let jsonRows = ConversionFormat(
    name: "json-rows", fileExtensions: ["jsonl", "ndjson"],
    summary: "A JSON object a line for each node, as rows of a table",
    holding: FormatHolding(documentTitle: .lost), isFixed: true,
    notes: ["The keys of json, with parent, which is an id, and sortNumber, which counts from 0."],
    reader: JSONNodesReader.self, makeExporter: { _ in RowsJSON() })

  static let netscape = ConversionFormat(
    name: "netscape", aliases: ["bookmarks"], fileExtensions: ["html", "htm"],
    summary: "The bookmark file of browsers",
    holding: FormatHolding(
      checks: false, attributes: .bookmarked(and: BookmarkAttribute.named)),
    notes: [
      """
      HREF is @url, or @htmlUrl where FEEDURL is @xmlUrl; ADD_DATE is @created, TAGS @category, <HR> a \
      node of the type separator. Other attributes are held if their names are of small letters, digits and \
      signs: HTML does not tell capitals from these. A file that ends within a tag, a comment or a title was cut \
      off, and is an error; lists that are not closed are a warning. It is HTML and no XML: it can be read and converted, and not be edited \
      to the byte as the XML formats are. To convert to it, --to netscape is needed: a name that ends in \
      .html or .htm alone means html.
      """
    ],
    reader: BookmarkReader.self, makeExporter: { NodeExporter(BookmarkWriter.self, $0) })

  private static let oneLineNote = """
    A line end in a title is U+2028, which is the character for it. What would be taken for a sign of the \
    format has a zero-width space in front, which is taken away in reading.
    """
}
