import Foundation
import Testing

/// `outline repair` and `--lenient` as they are typed.
@Suite struct RepairCommandTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.write(
      "\n<?xml version=\"1.0\"?>\n<opml version=\"2.0\"><head/><body>\n"
        + "<outline text=\"R & D\"/>\n<outline text=\"&eacute;\"/>\n</body></opml>\n",
      to: "in.opml")
  }

  private let mended =
    "<?xml version=\"1.0\"?>\n<opml version=\"2.0\"><head/><body>\n"
    + "<outline text=\"R &amp; D\"/>\n<outline text=\"é\"/>\n</body></opml>\n"

  private let warnings = """
    in.opml:1:1: warning: what stood before the XML declaration is gone [leading-space]
    in.opml:4:18: warning: a bare & is now &amp; [bare-ampersand]
    in.opml:5:16: warning: &eacute; is now é [html-entity]

    """

  @Test func eachMendingIsAWarningAndAllElseStays() throws {
    let result = try scratch.run("outline repair in.opml")
    #expect(result.status == 0)
    #expect(result.text == mended)
    #expect(result.errorText == warnings)
    #expect(try scratch.run("outline repair -q in.opml").errorText == "")
  }

  @Test func inPlaceItIsWrittenOnceAndThenLeftAlone() throws {
    let first = try scratch.run("outline repair -i --backup .bak in.opml")
    #expect(first.status == 0)
    #expect(scratch.text("in.opml") == mended)
    #expect(scratch.text("in.opml.bak")?.hasPrefix("\n<?xml") == true)
    let again = try scratch.run("rm in.opml.bak; outline repair -i --backup .bak in.opml")
    #expect(again.status == 0)
    #expect(again.errorText == "")
    #expect(try scratch.names() == ["in.opml"])
  }

  @Test func theDifferenceIsThatToTheFile() throws {
    let result = try scratch.run("outline repair -nq in.opml")
    #expect(
      result.text == """
        --- in.opml
        +++ in.opml
        @@ -1,6 +1,5 @@
        -
         <?xml version="1.0"?>
         <opml version="2.0"><head/><body>
        -<outline text="R & D"/>
        -<outline text="&eacute;"/>
        +<outline text="R &amp; D"/>
        +<outline text="é"/>
         </body></opml>

        """)
  }

  @Test(arguments: [
    "find all", "show", "stats", "check", "filter all", "extract all", "format",
    "identify", "diff in.opml", "merge in.opml", "split -o parts", "edit 'reverse top'",
    "find 'xpath \"//outline\"'",
  ])
  func everyCommandReadsLeniently(command: String) throws {
    let filter = command.replacingOccurrences(of: "filter all", with: "filter 'level > 0'")
    let strict = try scratch.run("outline \(filter) in.opml")
    #expect(strict.status == 3)
    let result = try scratch.run("outline \(filter) --lenient in.opml")
    #expect(result.errorText.contains(":4:18: warning: a bare & is now &amp; [bare-ampersand]\n"))
    #expect(!result.errorText.contains("error"), "\(result.errorText)")
  }

  @Test func placesOfNodesAreThoseInTheFile() throws {
    #expect(try scratch.run("outline find --lenient all in.opml | cut -f2").text == "4\n5\n")
    let refused = try scratch.run("outline edit --lenient 'move \"é\" into \"é\"' in.opml")
    #expect(refused.status == 4)
    #expect(refused.errorText.contains("in.opml:5:1: error: "))
  }

  @Test(arguments: [
    (
      "<opml><head/>\n <outline text='A'/>\n <outline text='B'/>\n</opml>",
      "<opml><head/>\n <body>\n <outline text='A'/>\n <outline text='B'/>\n </body>\n</opml>"
    ),
    ("<opml>\n  <head/>\n</opml>", "<opml>\n  <head/>\n  <body/>\n</opml>"),
    ("<opml/>", "<opml><body/></opml>"), ("<opml></opml>", "<opml><body/></opml>"),
    (
      "<o:opml xmlns:o='u'><o:outline text='A'><o:outline/></o:outline></o:opml>",
      "<o:opml xmlns:o='u'><o:body><o:outline text='A'><o:outline/></o:outline></o:body></o:opml>"
    ),
    ("<opml><outline text='&'/></opml>", "<opml><body><outline text='&amp;'/></body></opml>"),
  ])
  func anOutlineWithoutBodyGetsOne(_ old: String, new: String) throws {
    try scratch.write(old, to: "none.opml")
    #expect(try scratch.run("outline edit 'reverse top' none.opml").status == 3)
    let result = try scratch.run("outline repair none.opml")
    #expect(result.text == new)
    #expect(result.errorText.contains("[missing-body]"))
    #expect(try scratch.run("outline repair none.opml | outline repair").text == new)
  }

  @Test(arguments: [
    "<opml><outline/><head/></opml>", "<rss version='2.0'/>", "<html><body/></html>",
    "<opml><body><outline text='The \"Big\" Show' a=\"b\"c/></body></opml>", "",
  ])
  func whatIsNotCertainIsAnError(_ text: String) throws {
    try scratch.write(text, to: "bad.opml")
    let result = try scratch.run("outline repair bad.opml")
    #expect(result.status == 3)
    #expect(result.text == "")
    #expect(result.errorText.hasPrefix("bad.opml:1:"))
    #expect(!result.errorText.contains("can mend it"))
  }

  @Test func strictReadersAreToldOfTheWayOut() throws {
    let result = try scratch.run("tail -n +2 in.opml | outline show")
    #expect(
      result.errorText == """
        -:3:18: error: in the value of text, a bare & begins no reference here: write &amp; \
        ("outline repair" can mend it)

        """)
  }

  @Test func lineBreaksInValuesAreKeptOnRequest() throws {
    try scratch.write("<opml><body><outline text='a\nb'/></body></opml>", to: "lines.opml")
    let result = try scratch.run("outline repair --keep-line-breaks lines.opml")
    #expect(result.text == "<opml><body><outline text='a&#10;b'/></body></opml>")
    #expect(result.errorText.hasPrefix("lines.opml:1:29: warning: a line break in a value"))
  }

  @Test func whatLiesOutsideIsKeptUnreadAndNamed() throws {
    let text =
      "<!DOCTYPE opml [<!ENTITY e SYSTEM \"secret\">]>"
      + "<opml><body><outline text='A'>&e;</outline></body></opml>"
    try scratch.write(text, to: "out.opml")
    try scratch.write("SECRET", to: "secret")
    let strict = try scratch.run("outline show out.opml")
    #expect(strict.status == 3)
    #expect(strict.errorText.contains("(--lenient keeps the reference, unread)"))
    let edit = "outline edit --lenient 'reverse top; set xpath \"//outline\" text \"B\"' out.opml"
    let result = try scratch.run(edit)
    #expect(result.text == text.replacingOccurrences(of: "'A'", with: "'B'"))
    #expect(result.errorText.contains("out.opml:1:76: warning: &e; stands for what is outside"))
  }

  @Test func longerInputsThanAllowedAreRefused() throws {
    try scratch.write(mended, to: "good.opml")
    let size = mended.utf8.count
    #expect(try scratch.run("outline show --max-bytes \(size) good.opml").status == 0)
    for line in [
      "outline show --max-bytes \(size - 1) good.opml",
      "outline show --max-bytes \(size - 1) < good.opml",
      "cat good.opml | outline show --max-bytes=\(size - 1)",
      "yes | outline edit 'reverse top' --max-bytes 1m",
    ] {
      let result = try scratch.run(line)
      #expect(result.status == 3)
      #expect(result.text == "")
      #expect(result.errorText.contains("bytes that --max-bytes allows"), "\(result.errorText)")
    }
  }
}
