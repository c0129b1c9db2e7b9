import Foundation
import Testing

/// A signal ends a run in order: files are old or new, nothing is left beside them, and the exit code
/// tells the signal.
@Suite struct SignalTests {
  private let scratch: Scratch
  private let outline = "<opml><head/><body><outline text=\"A\"/></body></opml>\n"

  init() throws {
    scratch = try Scratch()
    try scratch.write(outline, to: "a.opml")
    try #require(scratch.run("mkfifo pipe.opml; mkdir out").status == 0)
  }

  /// Runs a command that waits for a pipe, and sends a signal once it does.
  private func interrupted(_ command: String, by signal: String) throws -> Scratch.Result {
    // In the foreground, as a shell has what runs in the background ignore an interrupt. The pipe stays open behind
    // the signal, lest its end be read first.
    try scratch.run(
      """
      (exec 3>pipe.opml >/dev/null 2>&1; sleep 0.3; kill -\(signal) $$; sleep 5) &
      exec outline \(command)
      """)
  }

  @Test(arguments: [("INT", 130), ("TERM", 143), ("HUP", 129)])
  func aRunOverFilesTellsHowFarItCame(signal: String, status: Int32) throws {
    let result = try interrupted(
      "edit -o out --report report 'set \"A\" note \"n\"' a.opml pipe.opml", by: signal)
    #expect(result.status == status)
    #expect(result.errorText.hasPrefix("outline: ended by "))
    #expect(result.errorText.hasSuffix(" after 0 of 2 files: 2 skipped\n"))
    #expect(try scratch.names(in: "out") == [])
    #expect(scratch.text("report")?.split(separator: "\n").count == 2)
  }

  @Test(arguments: [("INT", 130), ("TERM", 143), ("HUP", 129)])
  func aSingleFileAndAPipelineEndToo(signal: String, status: Int32) throws {
    for output in ["", "-o out/b.opml"] {
      let result = try interrupted("edit \(output) 'set \"A\" note \"n\"' <pipe.opml", by: signal)
      #expect(result.status == status)
      #expect(result.text == "")
    }
    #expect(try scratch.names(in: "out") == [])
  }

  @Test func aSignalThatWasIgnoredAtTheStartStaysSo() throws {
    let result = try scratch.run(
      """
      (trap '' HUP; exec outline edit -o out 'set "A" note "n"' a.opml pipe.opml) & run=$!
      exec 3>pipe.opml; sleep 0.3; kill -HUP $run; cat a.opml >&3; exec 3>&-; wait $run
      """)
    #expect(result.status == 0)
    #expect(try scratch.names(in: "out") == ["a.opml", "pipe.opml"])
  }

  @Test func killedRunsLeaveWholeFilesAndTheNextOneFinishes() throws {
    let script = Repository.root.appending(path: "Tests/kill-runs").path
    let result = try scratch.run(
      "\(script.shellQuoted) \(Repository.executable.path.shellQuoted) 5", atMost: 600)
    #expect(result.status == 0, "\(result.errorText)")
    #expect(result.text.hasPrefix("5 kills: "))
  }
}

extension String {
  fileprivate var shellQuoted: String { "'" + replacing("'", with: "'\\''") + "'" }
}
