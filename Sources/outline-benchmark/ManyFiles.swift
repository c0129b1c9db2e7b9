#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Edits many small files in place: by one run with one and with two files at a time, and by a shell
/// that calls `xmlstarlet` for each. All make the same edit, the first node last, so that every run
/// changes every file.
///
/// - Parameters:
///   - files: How many, each of 80 nodes and about 7 KB, in folders of 500.
///   - programs: The folder with `outline`.
///   - folder: Where the files are written; its file system is measured along.
func measureManyFiles(files: Int, runs: Int, programs: String, folder: String) {
  let top = "\(folder)/outline-files-\(getpid())"
  defer { _ = cost(of: ["rm", "-rf", top]) }
  guard mkdir(top, 0o777) == 0, let size = writeFiles(files, into: top) else {
    return print("cannot write into", folder)
  }
  let edit = "reorder top from 0 to \(FileInput.nodes)"
  let commands = ["1", "2"].map { jobs in
    ["\(programs)/outline", "edit", "-q", "-i", "-j", jobs, edit, top]
  }
  print("\(files) files in place   KB a file   s   files/s   (wall clock, medians of \(runs))")
  let costs = interleaved(commands, runs: runs).map { $0.map(\.wall) }
  guard let one = costs.first, let two = costs.last, !one.isEmpty else { return }
  func row(_ name: String, _ seconds: Double) {
    print(
      name, short(Double(size) / Double(files) / 1000), short(seconds),
      Int(Double(files) / seconds), separator: "\t")
  }
  row("outline -j 1", median(one))
  row("outline -j 2", median(two))
  print("from -j 1 to -j 2:", short(median(zip(one, two).map { $0 / $1 })), "times as fast")

  let loop =
    "for file in \(top)/*/*; do xmlstarlet ed -L -m '/opml/body/outline[1]' /opml/body \"$file\"; done"
  guard let theirs = cost(of: ["sh", "-c", "command -v xmlstarlet && { \(loop); }"]) else {
    return print("xmlstarlet is not installed")
  }
  row("xmlstarlet, a call a file", theirs.wall)
  print("outline -j 2 to that:", short(theirs.wall / median(two)), "times as fast")
}

private enum FileInput {
  static let nodes = 80
}

/// - Returns: How many bytes there are; nil where they could not be written.
private func writeFiles(_ count: Int, into top: String) -> Int? {
  var size = 0
  for number in 0..<count {
    let folder = "\(top)/\(number / 500)"
    if number.isMultiple(of: 500), mkdir(folder, 0o777) != 0 { return nil }
    guard var lines = LineWriter("\(folder)/\(number).opml") else { return nil }
    lines.write(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opml version=\"2.0\">\n  <head/>\n  <body>")
    for node in 0..<FileInput.nodes {
      lines.write(
        "    <outline text=\"Feed \(node) of list \(number)\" type=\"rss\""
          + " xmlUrl=\"https://example.com/\(node)/feed\"/>")
    }
    lines.write("  </body>\n</opml>")
    guard let written = lines.close() else { return nil }
    size += written
  }
  return size
}
