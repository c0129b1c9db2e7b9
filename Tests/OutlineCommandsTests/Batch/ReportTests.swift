import Foundation
import Testing

/// `--report` and `--fail-fast`: what is said of each file.
@Suite struct ReportTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    for number in 10..<40 { try scratch.write(outline("A"), to: "d/\(number).opml") }
    try scratch.write(outline("B"), to: "d/12.opml")
    try scratch.write("<opml>\n <body><outline></body></opml>", to: "d/20.opml")
    try scratch.write("<rss/>", to: "d/30.xml")
    try scratch.write(outline("Z"), to: "d/31.opml")
  }

  private func outline(_ title: String) -> String {
    "<opml version=\"2.0\"><head/><body><outline text=\"\(title)\"/></body></opml>\n"
  }

  @Test(arguments: ["-j 1", "-j 4"]) func eachFileHasALineInTheOrderOfThePaths(jobs: String) throws
  {
    let result = try scratch.run(
      "outline edit -q -i \(jobs) --report - 'set \"A\" text \"Z\"; try set \"A\" note \"n\"' d")
    #expect(result.status == 3)
    let lines = result.text.split(separator: "\n").map(String.init)
    #expect(lines.count == 31)
    #expect(
      lines[0] == """
        {"path":"d/10.opml","output":null,"outcome":"changed","exit":0,"edits":1,\
        "nodes":{"before":1,"after":1},"warnings":0,"error":null}
        """)
    #expect(
      lines[2].hasPrefix(
        #"{"path":"d/12.opml","output":null,"outcome":"nothing","exit":1,"edits":0,"nodes":null,"#))
    #expect(
      lines[10].hasPrefix(
        #"{"path":"d/20.opml","output":null,"outcome":"failed","exit":3,"edits":0,"nodes":null,"#
          + #""warnings":0,"error":{"line":2,"column":"#))
    #expect(
      lines[21] == """
        {"path":"d/30.xml","output":null,"outcome":"skipped","exit":0,"edits":0,"nodes":null,\
        "warnings":0,"error":null}
        """)
  }

  @Test(arguments: ["-j 1", "-j 4"]) func theFirstFailureEndsTheRunOnDemand(jobs: String) throws {
    let result = try scratch.run(
      "outline edit -q -i \(jobs) --fail-fast --report r 'set \"A\" text \"Z\"' d")
    #expect(result.status == 3)
    for number in 10..<40 where number != 12 && number != 20 && number != 31 {
      #expect(scratch.text("d/\(number).opml") == outline(number < 20 ? "Z" : "A"), "\(number)")
    }
    let report = try #require(scratch.text("r")).split(separator: "\n")
    #expect(report.count == 31)
    #expect(report.dropFirst(11).allSatisfy { $0.contains(#""outcome":"skipped","exit":0"#) })
    #expect(try scratch.names(in: "d").count == 31)
  }

  @Test func theReportSaysWhereTheOutlineWentAndWhatADryRunWouldDo() throws {
    let edit = "'try set \"A\" text \"Z\"' d/10.opml d/31.opml"
    _ = try scratch.run("outline edit -o out --report r \(edit)")
    let report = try #require(scratch.text("r")).split(separator: "\n")
    #expect(report[0].contains(#""output":"out/10.opml","outcome":"changed""#))
    #expect(report[1].contains(#""output":"out/31.opml","outcome":"unchanged""#))
    _ = try scratch.run("outline edit -n --report r \(edit)")
    #expect(scratch.text("r")?.contains(#""output":null,"outcome":"changed""#) == true)
  }
}
