import Foundation
import Testing

/// `outline edit` as it is typed: where the outcome goes, what is said, and how the run ends.
@Suite struct EditCommandTests {
  private let scratch: Scratch
  private let original: String
  private let moved: String

  init() throws {
    scratch = try Scratch()
    original = Self.outline("A", "B", "C")
    moved = Self.outline("C", "A", "B")
    try scratch.write(original, to: "in.opml")
  }

  private static func outline(_ titles: String...) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <opml version="2.0">
      <head><title>Sample</title></head>
      <body>
    \(titles.map { "    <outline text=\"\($0)\"/>\n" }.joined())  </body>
    </opml>

    """
  }

  // MARK: - Where the outcome goes

  @Test func withoutOptionsTheOutcomeIsOnStandardOutputAndTheFileStays() throws {
    let result = try scratch.run("outline edit 'move C first' in.opml")
    #expect(result.status == 0)
    #expect(result.text == moved)
    #expect(result.errorText == "")
    #expect(scratch.text("in.opml") == original)
  }

  @Test func inPlaceKeepsModeAndLinkAndBackup() throws {
    let result = try scratch.run(
      """
      chmod 640 in.opml; ln -s in.opml link
      outline edit -i --backup .old 'move C first' link
      ls -l in.opml | cut -c1-10; test -h link && echo link; ls -A
      """)
    #expect(result.text == "-rw-r-----\nlink\nin.opml\nin.opml.old\nlink\n")
    #expect(scratch.text("in.opml") == moved)
    #expect(scratch.text("in.opml.old") == original)
  }

  @Test func outputGoesToAFileAndNothingToStandardOutput() throws {
    let result = try scratch.run("outline edit 'move C first' in.opml -o out.opml")
    #expect(result.status == 0)
    #expect(result.text == "")
    #expect(scratch.text("out.opml") == moved)
  }

  @Test func outputIntoADirectoryKeepsTheFolders() throws {
    try scratch.write(original, to: "lists/sub/b.OPML")
    try scratch.write(original, to: "lists/a.opml")
    try scratch.write(original, to: "lists/.hidden.opml")
    try scratch.write("no outline", to: "lists/notes.txt")
    try scratch.write("<html/>", to: "lists/page.xml")
    let result = try scratch.run(
      "outline edit -o new 'move C first' lists in.opml; find new | sort")
    #expect(
      result.text == "new\nnew/a.opml\nnew/in.opml\nnew/sub\nnew/sub/b.OPML\n")
    #expect(scratch.text("new/sub/b.OPML") == moved)
    #expect(result.errorText == "")
  }

  @Test func outputToADeviceIsWrittenThroughAndDoesNotReplaceIt() throws {
    let result = try scratch.run(
      "outline edit -o /dev/stdout 'move C first' in.opml | cat; test -c /dev/null && echo device")
    #expect(result.text == moved + "device\n")
  }

  @Test func aDryRunShowsTheDifferenceAndWritesNothing() throws {
    let result = try scratch.run("outline edit -n -i 'move C first' in.opml")
    #expect(
      result.text == """
        --- in.opml
        +++ in.opml
        @@ -2,8 +2,8 @@
         <opml version="2.0">
           <head><title>Sample</title></head>
           <body>
        +    <outline text="C"/>
             <outline text="A"/>
             <outline text="B"/>
        -    <outline text="C"/>
           </body>
         </opml>

        """)
    #expect(scratch.text("in.opml") == original)
    #expect(try scratch.run("outline edit -n 'move A first' in.opml").text == "")
  }

  @Test func aDryRunOfSeveralFilesIsAPatchOfThemAll() throws {
    try scratch.write(original, to: "b.opml")
    try scratch.write(moved, to: "c.opml")
    let result = try scratch.run("outline edit -n 'move C first' in.opml b.opml c.opml")
    let names = result.text.split(separator: "\n").filter { $0.hasPrefix("--- ") }
    #expect(names == ["--- in.opml", "--- b.opml"])
  }

  @Test(arguments: ["in.opml", "a b.opml", "a\tb.opml", "a\"b\\.opml", "é.opml"])
  func patchTakesADryRun(name: String) throws {
    guard try scratch.run("patch --version").status == 0 else { return }
    try scratch.write(original, to: name)
    let result = try scratch.run("outline edit -n 'move C first' *.opml | patch -p0")
    #expect(result.status == 0)
    #expect(scratch.text(name) == moved)
  }

  // MARK: - Failures

  @Test(arguments: [
    ("move Nobody first", 1, "in.opml: error: "),
    ("move A frist", 2, "expression:1:8: error: "),
    ("move A into A", 4, "in.opml:5:5: error: cannot move"),
  ])
  func aFailureLeavesStandardOutputEmptyAndTheFileAsItIs(
    statement: String, status: Int32, message: String
  ) throws {
    for options in ["", "-i", "-n", "-o out.opml"] {
      let result = try scratch.run("outline edit \(options) '\(statement)' in.opml")
      #expect(result.status == status, "\(options)")
      #expect(result.text == "")
      #expect(result.errorText.hasPrefix(message), "\(result.errorText)")
      #expect(scratch.text("in.opml") == original)
      #expect(try scratch.names() == ["in.opml"])
    }
  }

  @Test func theOtherFilesAreEditedAndTheHighestCodeCounts() throws {
    try scratch.write("<opml", to: "bad.opml")
    try scratch.write(Self.outline("A"), to: "short.opml")
    let result = try scratch.run(
      "outline edit -i 'move C first' bad.opml short.opml missing.opml in.opml")
    #expect(result.status == 3)
    #expect(result.text == "")
    #expect(scratch.text("in.opml") == moved)
    let lines = result.errorText.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("bad.opml:1:") })
    #expect(lines.contains { $0.hasPrefix("short.opml: error: ") })
    #expect(lines.contains("missing.opml: error: cannot be read: No such file or directory"))
  }

  @Test(arguments: [
    "outline edit",
    "outline edit 'move C first' in.opml in.opml",
    "outline edit 'move C first' .",
    "outline edit -i 'move C first'",
    "outline edit -i 'move C first' -",
    "outline edit -i -o out.opml 'move C first' in.opml",
    "outline edit --backup .bak 'move C first' in.opml",
    "outline edit -i --backup= 'move C first' in.opml",
    "outline edit -i --backup=a/b 'move C first' in.opml",
    "outline edit -i.bak 'move C first' in.opml",
    "outline edit -o in.opml 'move C first' in.opml",
    "outline edit -o ./in.opml 'move C first' in.opml",
    "outline edit -o new 'move C first' in.opml ./in.opml",
    "outline edit -o old 'move C first' in.opml ./in.opml",
    "outline edit -o dir/ 'move C first' -",
    "outline edit -f script 'move C first' in.opml",
    "outline edit -f - < script",
    "outline edit -f - - < script",
    "outline edit --ops - < script",
    "outline edit --ops - - in.opml < script",
    "outline edit --ops script 'move C first' in.opml",
    "outline edit 'move C first' --ops script in.opml",
    "outline edit --ops script -f script in.opml",
    "outline edit --ops",
    "outline edit --max-bytes 0 'move C first' in.opml",
    "outline edit --max-bytes 3G 'move C first' in.opml",
    "outline edit --input-encoding klingon 'move C first' in.opml",
    "outline repair --lenient in.opml",
    "outline edti 'move C first' in.opml",
    "outline",
  ])
  func aWrongCommandLineDoesNothing(line: String) throws {
    try scratch.write("move C first\n", to: "script")
    try scratch.write("older\n", to: "old")
    let result = try scratch.run(line)
    #expect(result.status == 2)
    #expect(result.text == "")
    #expect(result.errorText.hasPrefix("outline: error: "), "\(result.errorText)")
    #expect(scratch.text("in.opml") == original)
    #expect(try scratch.names() == ["in.opml", "old", "script"])
  }

  @Test func theExpressionIsParsedBeforeAnythingIsRead() throws {
    let result = try scratch.run("outline edit 'move A frist' missing.opml")
    #expect(result.status == 2)
    #expect(!result.errorText.contains("missing.opml"))
  }

  @Test func aPathInThePlaceOfTheStatementsIsRecognized() throws {
    let result = try scratch.run("outline edit in.opml")
    #expect(result.status == 2)
    #expect(
      result.errorText.hasSuffix(
        """
          in.opml
          ^
          in.opml is a file: the statements stand before the paths

        """))
  }

  @Test func statementsAreReadFromAFileOrFromStandardInput() throws {
    try scratch.write("# taken from a file\nmove C first\n", to: "script")
    #expect(try scratch.run("outline edit -f script in.opml").text == moved)
    #expect(try scratch.run("outline edit in.opml -f- < script").text == moved)
    let missing = try scratch.run("outline edit -f missing in.opml")
    #expect(missing.status == 3)
    #expect(missing.errorText == "missing: error: cannot be read: No such file or directory\n")
    let bytes = try scratch.run("printf '\\351' > script; outline edit -f script in.opml")
    #expect(bytes.status == 2)
    #expect(
      bytes.errorText == "script:1:1: error: the statements are not UTF-8 here\n  \u{FFFD}\n  ^\n")
  }

  @Test func operationsAreReadFromAFileOrThroughAPipe() throws {
    let operations = #"{"move":{"select":{"title":"C"},"to":"first"}}"#
    try scratch.write("\n\(operations)\n\n", to: "ops.jsonl")
    #expect(try scratch.run("outline edit --ops ops.jsonl in.opml").text == moved)
    #expect(try scratch.run("outline edit in.opml --ops=- < ops.jsonl").text == moved)
    let piped = try scratch.run("echo '\(operations)' | outline edit -i --ops - in.opml")
    #expect(piped.status == 0)
    #expect(scratch.text("in.opml") == moved)
    let filter = try scratch.run("outline edit --ops ops.jsonl < in.opml")
    #expect(filter.text == moved)
  }

  @Test(arguments: [
    (#"{"delete":{"select":"A"}}\n{"delet":{}}"#, "ops:2:2: error: unknown verb `delet`"),
    (#"{"delete":{"select":"where leav"}}"#, "ops:1:28: error: found `leav`; did you mean `leaf`?"),
    (#"{"delete":{"select":"A"}"#, "ops:1:25: error: expected `,` or `}`"),
    (#"\n\n \351"#, "ops:3:2: error: the statements are not UTF-8 here\n   \u{FFFD}\n   ^\n"),
  ])
  func aWrongOperationIsNamedWithItsPlaceBeforeAnyInputIsRead(
    operations: String, message: String
  ) throws {
    for path in ["in.opml", "missing.opml"] {
      let result = try scratch.run(
        "printf '\(operations)' > ops; outline edit -i --ops ops \(path)")
      #expect(result.status == 2)
      #expect(result.text == "")
      #expect(result.errorText.hasPrefix(message), "\(result.errorText)")
      #expect(scratch.text("in.opml") == original)
    }
  }

  @Test func operationsThatCannotBeReadOrFindNothingFail() throws {
    let missing = try scratch.run("outline edit --ops missing in.opml")
    #expect(missing.status == 3)
    #expect(missing.errorText == "missing: error: cannot be read: No such file or directory\n")
    let nobody = #"{"delete":{"select":"Nobody"}}"#
    #expect(try scratch.run("echo '\(nobody)' | outline edit --ops - in.opml").status == 1)
    let tried = try scratch.run(
      "echo '{\"try\":true,\(nobody.dropFirst())' | outline edit --ops - in.opml")
    #expect(tried.status == 0)
    #expect(tried.text == original)
  }

  @Test func aFileWhoseNameIsNoTextIsEditedAsAnyOther() throws {
    let result = try scratch.run(
      """
      name=$(printf 'caf\\351.opml'); mkdir d; cp in.opml "d/$name" 2>/dev/null || exit 9
      outline edit -i 'move C first' "d/$name" && cat "d/$name"
      """)
    // A file system that takes only text for names has nothing to show here.
    #expect(result.status == 9 || result.text == moved)
  }

  // MARK: - Writing that fails

  @Test func aFileThatCannotGrowStaysAsItIs() throws {
    // A program that the sanitizer of threads watches writes a file of 512 KiB before anything else.
    let long = original.replacing(
      "\"C\"", with: "\"C\" x=\"\(String(repeating: "x", count: 3 << 20))\"")
    try scratch.write(long, to: "in.opml")
    let result = try scratch.run("ulimit -f 2048; outline edit -i 'move C first' in.opml")
    #expect(result.status == 5)
    #expect(result.errorText == "in.opml: error: cannot be written: File too large\n")
    #expect(scratch.text("in.opml") == long)
    #expect(try scratch.names() == ["in.opml"])
  }

  @Test func aFileThatMayNotBeWrittenIsNotReplaced() throws {
    // Root may write everything, unless that right is taken.
    let result = try scratch.run(
      """
      chmod 444 in.opml
      [ -w in.opml ] && as='setpriv --inh-caps=-dac_override --bounding-set=-dac_override'
      $as true 2>/dev/null || exit 9
      $as outline edit -i 'move C first' in.opml
      """)
    guard result.status != 9 else { return }
    #expect(result.status == 5)
    #expect(result.errorText == "in.opml: error: cannot be written: Permission denied\n")
    #expect(scratch.text("in.opml") == original)
    #expect(try scratch.names() == ["in.opml"])
  }

  @Test func aFullStandardOutputIsAFailure() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let result = try scratch.run("outline edit 'move C first' in.opml > /dev/full")
    #expect(result.status == 5)
    #expect(
      result.errorText
        == "standard output: error: cannot be written: No space left on device\n")
  }

  @Test func aClosedStandardOutputIsAFailureAndNoFileTakesItsPlace() throws {
    let result = try scratch.run("outline edit 'move C first' in.opml >&-")
    #expect(result.status == 5)
    #expect(scratch.text("in.opml") == original)
  }

  @Test func aReaderThatGoesAwayEndsTheRunQuietly() throws {
    let many = (0..<5_000).map { "    <outline text=\"Node number \($0)\"/>\n" }.joined()
    try scratch.write(
      "<opml version=\"2.0\"><head/><body>\n\(many)<outline text=\"C\"/></body></opml>",
      to: "big.opml")
    let result = try scratch.run(
      "{ outline edit 'move C first' big.opml; echo $? >&2; } | head -c 1 >/dev/null")
    #expect(result.errorText == "0\n")
  }

  // MARK: - What is said

  @Test func warningsCanBeHiddenAndSuccessCanBeTold() throws {
    let live = """
      <opml version="2.0"><head/><body><outline text="Off" isComment="true"/><outline text="C"/>\
      </body></opml>
      """
    try scratch.write(live, to: "live.opml")
    let warned = try scratch.run("outline edit 'move C into Off' live.opml")
    #expect(warned.status == 0)
    #expect(warned.errorText.hasPrefix("live.opml:1:"))
    #expect(warned.errorText.contains(": warning: "))
    let quiet = try scratch.run("outline edit -q 'move C into Off' live.opml")
    #expect(quiet.errorText == "")
    #expect(quiet.text == warned.text)
    let told = try scratch.run("outline edit -iv 'move C first' in.opml in.opml")
    #expect(
      told.errorText == """
        in.opml: note: changed, statements with an effect: 1
        in.opml: note: passed over: it is the same file as in.opml

        """)
  }

  @Test func coloursAreThereOnDemandOnly() throws {
    let plain = try scratch.run("outline edit 'move X first' in.opml")
    #expect(!plain.errorText.contains("\u{1b}"))
    let coloured = try scratch.run("outline edit --color=always 'move X first' in.opml")
    #expect(coloured.errorText.hasPrefix("in.opml: \u{1b}[1;31merror:\u{1b}[0m "))
  }

  @Test func aNameCannotSteerTheTerminal() throws {
    let result = try scratch.run("outline edit 'move X first' \"$(printf 'a\\033[2Jb')\"")
    #expect(result.errorText.hasPrefix("a\u{fffd}[2Jb: error: "))
  }
}
