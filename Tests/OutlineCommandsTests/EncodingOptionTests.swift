import Foundation
import Testing

/// `--encoding` and `--input-encoding` as they are typed.
@Suite struct EncodingOptionTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.write("<opml><body><outline text=\"é €\"/></body></opml>\n", to: "in.opml")
  }

  @Test func anotherEncodingIsDeclaredAndMissingCharactersAreReferences() throws {
    let line = "outline edit --encoding latin1 'reverse top' in.opml"
    let result = try scratch.run(line)
    #expect(result.status == 0)
    let declaration = Data("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n".utf8)
    #expect(
      result.output == declaration + Data("<opml><body><outline text=\"".utf8) + [0xE9]
        + Data(" &#8364;\"/></body></opml>\n".utf8))
    #expect(
      try scratch.run("\(line) | outline edit --encoding utf-8 'reverse top'").text
        .hasPrefix(
          "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opml><body><outline text=\"é &#8364;\""))
  }

  @Test func theDifferenceShowsWhatIsWritten() throws {
    #expect(
      try scratch.run("outline format --encoding us-ascii -o ascii.opml in.opml").status == 0)
    let result = try scratch.run("outline edit -n 'set all text \"ж\"' ascii.opml")
    #expect(result.text.contains("\n+    <outline text=\"&#1078;\"/>\n"))
    #expect(
      try scratch.run(
        "outline edit -i 'set all text \"ж\"' ascii.opml; grep -c '\"&#1078;\"' ascii.opml"
      )
      .text == "1\n")
  }

  @Test func inPlaceOnlyWhatChangesIsWritten() throws {
    let write = "outline format --encoding utf-16 -i in.opml; cp -p in.opml before.opml; sleep 0.01"
    let again = "\(write); outline format --encoding utf-16 -i --backup .bak in.opml"
    #expect(try scratch.run(again).status == 0)
    #expect(try scratch.names() == ["before.opml", "in.opml"])
    #expect(scratch.bytes("in.opml")?.starts(with: [0xFF, 0xFE]) == true)
  }

  @Test func aCharacterThatCannotBeWrittenIsAnErrorWithItsPlace() throws {
    try scratch.write("<opml><!-- ж --><body/></opml>", to: "c.opml")
    let result = try scratch.run("outline repair --encoding latin1 c.opml")
    #expect(result.status == 5)
    #expect(result.text == "")
    #expect(result.errorText.hasPrefix("c.opml:1:12: error: ж (U+0436) in a comment"))
  }

  @Test func whatIsDeclaredWronglyIsReadAsSaid() throws {
    let text =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?><opml><body><outline text=\"é\"/></body></opml>"
    try scratch.write(text, to: "good.opml")
    let command = "iconv -f utf-8 -t latin1 good.opml > wrong.opml"
    #expect(try scratch.run("\(command); outline show wrong.opml").status == 3)
    let read = "--input-encoding iso-8859-1"
    #expect(try scratch.run("outline show \(read) wrong.opml").text == "é\n")
    #expect(try scratch.run("outline edit \(read) 'reverse top' wrong.opml").text == text)
    #expect(
      try scratch.run("outline edit -i \(read) 'reverse top' wrong.opml; cmp wrong.opml good.opml")
        .status == 0)
  }

  @Test func namesOfHTMLAreWrittenAsTheEncodingHasThem() throws {
    try scratch.write(
      "<?xml version='1.0' encoding='ISO-8859-1'?><opml><body><outline text='&eacute;&mdash;'/></body></opml>",
      to: "html.opml")
    let result = try scratch.run("outline repair html.opml | iconv -f latin1 -t utf-8")
    #expect(result.text.contains("text='é&#8212;'"))
  }

  /// Whatever is accepted is read again as the same; all else is refused before anything is read.
  @Test func everyEncodingComesBackOrIsRefused() throws {
    try scratch.write(
      "<opml><head/><body><!-- # [ ] --><outline text=\"é €жひש \\ ~ ^ $ @ { | } ` # [ ]\"/></body></opml>\n",
      to: "all.opml")
    let names = "iconv -l 2>/dev/null | tr ',' '\\n' | sed 's,//.*,,; s/ //g' | sort -u"
    let result = try scratch.run(
      """
      show() { outline show --json "$1" | sed 's/"file":"[^"]*"//g; s/"column":[0-9]*//g; s/"line":[0-9]*//g'; }
      show all.opml > expected
      for name in UTF-7 ISO-2022-KR UTF-16 Shift_JIS KOI8-R $(\(names) | awk 'NR % 40 == 0'); do
        outline format --encoding "$name" -o out all.opml 2>/dev/null; status=$?
        if test $status = 0; then show out | cmp - expected || echo "$name is not read again"
        elif test $status != 2 || test -e out; then echo "$name: $status"
        else case $name in UTF-16 | Shift_JIS | KOI8-R) echo "$name is refused" ;; esac
        fi
        rm -f out
      done
      outline edit --encoding UTF-7 'reverse top' missing.opml
      """)
    #expect(result.text == "")
    #expect(result.status == 2)
    #expect(
      result.errorText.hasPrefix(
        "outline: error: --encoding: no declaration tells a reader of XML that a text is in UTF-7\n"
      ))
  }

  @Test func whatWouldBeReadAsAnotherTextIsNotWritten() throws {
    try scratch.write("<opml><body><outline text=\"e\u{301}\"/></body></opml>\n", to: "accent.opml")
    let result = try scratch.run("outline format --encoding windows-1258 accent.opml")
    #expect(result.status == 5)
    #expect(result.text == "")
    #expect(result.errorText.contains("the text would be read as another in windows-1258"))
  }

  @Test func whatIsReadAsItIsStaysByAnyName() throws {
    let declared = "<?xml version='1.0' encoding='%'?><opml><body><outline text='é'/></body></opml>"
    for (name, other) in [("ISO-8859-1", "latin1"), ("Shift_JIS", "sjis"), ("UTF-8", "utf8")] {
      try scratch.write(declared.replacing("%", with: name).replacing("é", with: "e"), to: "a.opml")
      let result = try scratch.run(
        "cp -p a.opml b.opml; outline edit -v -i --input-encoding \(other) 'reverse top' a.opml; cmp a.opml b.opml"
      )
      #expect(result.status == 0)
      #expect(result.errorText == "a.opml: note: unchanged\n")
    }
    let ascii =
      "<?xml version='1.0' encoding='UTF-8'?><opml><body><outline text='e'/></body></opml>"
    try scratch.write(ascii, to: "a.opml")
    #expect(
      try scratch.run("outline edit -v -i --input-encoding latin1 'reverse top' a.opml").errorText
        == "a.opml: note: unchanged\n")
  }
}
