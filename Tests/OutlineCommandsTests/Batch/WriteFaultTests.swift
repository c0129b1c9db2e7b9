import Foundation
import Testing

@testable import OutlineCommands

/// What the system refuses, at each step of a run: the file is named, its old bytes stay, the others
/// are edited, and nothing is left beside them.
@Suite struct WriteFaultTests {
  private let scratch: Scratch
  private let small = "<opml><head/><body><outline text=\"A\"/></body></opml>\n"
  private let edit = "outline edit -j 2 'set \"A\" note \"n\"'"

  init() throws {
    scratch = try Scratch()
    for name in ["a", "b", "c"] { try scratch.write(small, to: "d/\(name).opml") }
  }

  private var edited: String { small.replacing("\"A\"/", with: "\"A\" _note=\"n\"/") }

  private func large(_ count: Int) -> String {
    small.replacing(
      "</body>", with: String(repeating: "<outline text=\"x\"/>\n", count: count) + "</body>")
  }

  @Test func aLimitOnTheSizeOfFilesIsAnErrorOfTheFileThatMeetsIt() throws {
    let text = small.replacing(
      "</body>", with: "<outline text=\"\(String(repeating: "x", count: 3 << 20))\"/></body>")
    try scratch.write(text, to: "d/b.opml")
    // A program that the sanitizer of threads watches writes a file of 512 KiB before anything else.
    let result = try scratch.run("ulimit -f 2048; \(edit) -i d")
    #expect(result.status == 5)
    #expect(result.errorText == "d/b.opml: error: cannot be written: File too large\n")
    #expect(scratch.text("d/a.opml") == edited)
    #expect(scratch.text("d/b.opml") == text)
    #expect(scratch.text("d/c.opml") == edited)
    #expect(try scratch.names(in: "d") == ["a.opml", "b.opml", "c.opml"])
  }

  @Test func aFullDiskIsAnErrorAndTheFilesStay() throws {
    let text = large(5_000)
    try scratch.write(text, to: "large.opml")
    let result = try scratch.run(
      """
      mkdir disk; unshare -rm sh -c '
        mount -t tmpfs -o size=200k none disk || exit 99
        cp d/a.opml disk; cp large.opml disk/b.opml; cp d/c.opml disk
        \(edit.replacing("'", with: "'\\''")) -i disk; status=$?
        ls -A disk; cmp large.opml disk/b.opml && cat disk/a.opml disk/c.opml; exit $status'
      """)
    if result.status == 99 || result.errorText.contains("unshare") {
      print("NOT TESTED HERE: a full disk, as nothing can be mounted: \(result.errorText)")
      return
    }
    #expect(result.status == 5)
    #expect(result.errorText == "disk/b.opml: error: cannot be written: No space left on device\n")
    #expect(result.text == "a.opml\nb.opml\nc.opml\n" + edited + edited)
  }

  @Test(arguments: [
    "find all d", "find -j 1 all d", "stats d", "show d", "edit -n 'set all note \"n\"' d",
    "edit 'set all note \"n\"' d/a.opml", "edit -i --report - 'set all note \"n\"' d",
  ])
  func standardOutputThatTakesNothingIsAnError(command: String) throws {
    let result = try scratch.run("outline \(command) >/dev/full")
    #expect(result.status == 5)
    #expect(
      result.errorText
        == "standard output: error: cannot be written: No space left on device\n", "\(command)")
  }

  @Test func aReportThatCannotBeWrittenIsAnErrorAndTheFilesAreEdited() throws {
    let result = try scratch.run("\(edit) -i --report /dev/full d")
    #expect(result.status == 5)
    #expect(result.errorText == "/dev/full: error: cannot be written: No space left on device\n")
    #expect(scratch.text("d/c.opml") == edited)
    let nowhere = try scratch.run("\(edit) -i --report nowhere/report d")
    #expect(nowhere.status == 5)
  }

  @Test(arguments: ["find all d", "find all many", "edit -n 'set all note \"n\"' many"])
  func aReaderThatGoesAwayEndsTheRunQuietly(command: String) throws {
    for number in 0..<300 { try scratch.write(large(50), to: "many/\(number).opml") }
    let result = try scratch.run("{ outline \(command); echo $? >status; } | true; cat status")
    #expect(result.errorText == "")
    #expect(["0\n", ""].contains(result.text))
  }

  @Test func aDirectoryThatMayNotBeWrittenIsAnErrorOfItsFiles() throws {
    try scratch.write(small, to: "d/shut/x.opml")
    let strip = "setpriv --inh-caps=-dac_override --bounding-set=-dac_override"
    let result = try scratch.run(
      """
      chmod 555 d/shut; as=; if [ -w d/shut ]; then as='\(strip)'; fi
      $as \(edit) -i d; status=$?; chmod 755 d/shut; exit $status
      """)
    #expect(result.status == 5)
    #expect(result.errorText == "d/shut/x.opml: error: cannot be written: Permission denied\n")
    #expect(scratch.text("d/c.opml") == edited)
    #expect(scratch.text("d/shut/x.opml") == small)
    #expect(try scratch.names(in: "d/shut") == ["x.opml"])
  }

  @Test func aFileThatGoesBeforeItIsReadIsAnErrorOfThatFile() throws {
    // The first input is read no sooner than somebody writes to the pipe, and that waits for the walk.
    let result = try scratch.run(
      """
      mkfifo pipe; outline find -j 1 all pipe d & run=$!
      exec 3>pipe; rm d/b.opml; cat d/a.opml >&3; exec 3>&-; wait $run
      """)
    #expect(result.status == 3)
    #expect(result.errorText == "d/b.opml: error: cannot be read: No such file or directory\n")
    #expect(result.text.split(separator: "\n").count == 3)
  }

  @Test func aFileThatChangesBeforeItsGroupIsWrittenStaysAsItIs() throws {
    let names = ["a", "b", "c"].map {
      FilePath(scratch.directory.appending(path: "d/\($0).opml").path)
    }
    let options = try InputOptions(parsing: "-j", "1")
    let batch = Batch(names, input: { .file($0) }, on: Console()) {
      name, _ throws(FileFailure) in
      let stamp = try InputFile(name).stamp
      let pending = try AtomicReplacement(of: name).prepare(expecting: stamp) {
        sink throws(SystemError) in
        try Array("new".utf8).withUnsafeBufferPointer { bytes throws(SystemError) in
          try sink(UnsafeRawBufferPointer(bytes))
        }
      }
      if name == names[2] { try AtomicReplacement(of: names[1]).write { _ throws(SystemError) in } }
      var result = FileResult(outcome: .changed)
      result.replacements = pending.map { [$0] } ?? []
      return result
    }
    #expect(batch.run(options) == .output)
    #expect(scratch.text("d/a.opml") == "new")
    #expect(scratch.text("d/b.opml") == "")
    #expect(scratch.text("d/c.opml") == "new")
    #expect(try scratch.names(in: "d") == ["a.opml", "b.opml", "c.opml"])
  }
}

extension InputOptions {
  init(parsing words: String...) throws(UsageError) {
    var reader = try ArgumentReader(words.map { Argument($0) }, options: Self.all)
    try self.init(parsing: &reader)
  }
}
