extension ConversionFormat {
  static let html = ConversionFormat(
    name: "html", aliases: ["page"], fileExtensions: ["html", "htm"],
    summary: "A page for browsers: sections that fold, a filter",
    holding: FormatHolding(attributes: .only(PageWriter.attributes)),
    notes: [
      """
      One file that needs no other and asks the network for nothing. Sections are folded as in the \
      outline; the field above filters by what titles and notes contain, upper and lower case alike; it \
      comes with script, and without it sections fold all the same. Printed, all is open. An id is an \
      anchor: page.html#ID. What is commented out is dimmed.
      """,
      """
      @url or @htmlUrl make the title a link, @xmlUrl is one behind it, if their scheme is http, https, \
      ftp, mailto or another that only leads somewhere, or if they are # and an id; an address with another one, such as javascript \
      or data, is shown and leads nowhere.
      """,
      """
      Of markup in titles and notes of OPML, tags in pairs that mark text are taken over: a with an \
      address as above, abbr, b, cite, code, del, em, i, ins, kbd, mark, q, s, samp, small, strong, sub, sup, u \
      and var, strike as s, tt as code, and br. Their other attributes go, as do big, font, span and \
      time; references are characters. All other tags are shown as text. With --html decode they go, and other \
      formats are taken to have markup too; without it, all that stands in these is shown as it is.
      """,
      """
      Browsers do not let lists stand in one another without end: below level \(PageWriter.deepestList) \
      nodes follow one another in one list, each with the number of its level, and do not fold.
      """,
    ],
    makeExporter: { NodeExporter(PageWriter.self, $0) })
}
