import LibC

/// Edits many small files in place: by one run with one and with two files at a time, and by a shell
/// that calls `xmlstarlet` for each. All make the same edit, the first node last.
///
/// Every run gets files of its own: ext4 goes through the numbers of all files that were deleted in the
/// last minutes when it makes one, so that a second run over the same files would be slower.
///
/// - Parameters:
///   - files: How many, each of 80 nodes and about 7 KB, in folders of 500.
///   - programs: The folder with `outline`.
///   - folder: Where the files are written; its file system is measured along.
func measureManyFiles(files: Int, runs: Int, programs: String, folder: String) -> [Row] {
  let base = "\(folder)/outline-files-\(getpid())"
  defer { _ = cost(of: ["rm", "-rf", base]) }
  guard mkdir(base, 0o777) == 0 else {
    print("cannot write into", folder)
    return []
  }
  let edit = "reorder top from 0 to \(FileInput.nodes)"
  var walls: [String: [Double]] = [:]
  var size = 0
  func measure(_ name: String, _ run: Int, _ command: (String) -> [String]) {
    let top = "\(base)/\(run)-\(name)"
    guard mkdir(top, 0o777) == 0, let written = writeFiles(files, into: top) else {
      return print("cannot write into", base)
    }
    size = written
    sync()
    if let cost = cost(of: command(top)) { walls[name, default: []].append(cost.wall) }
  }
  for run in 0..<runs {
    for jobs in ["1", "2"] {
      measure(jobs, run) { ["\(programs)/outline", "edit", "-q", "-i", "-j", jobs, edit, $0] }
    }
  }
  measure("xmlstarlet", 0) { top in
    let call = "xmlstarlet ed -L -m '/opml/body/outline[1]' /opml/body"
    return [
      "sh", "-c",
      "command -v xmlstarlet && for file in \(top)/*/*; do \(call) \"$file\" || exit; done",
    ]
  }

  print("\(files) files in place   KB a file   s   files/s   (wall clock, medians of \(runs))")
  func row(_ name: String, _ seconds: Double) {
    print(
      name, short(Double(size) / Double(files) / 1000), short(seconds),
      Int(Double(files) / seconds), separator: "\t")
  }
  guard let one = walls["1"], let two = walls["2"] else {
    print("outline cannot be run")
    return []
  }
  row("outline -j 1", median(one))
  row("outline -j 2", median(two))
  let gain = median(zip(one, two).map { $0 / $1 })
  print("from -j 1 to -j 2:", short(gain), "times as fast")
  let work = "\(files) files in place, -j 2"
  let rows = [Row(work: work, peer: "-j 1", bound: .atLeast(1.8), ratio: gain)]
  guard let theirs = walls["xmlstarlet"]?.first else {
    print("xmlstarlet cannot be run")
    return rows
  }
  row("xmlstarlet, a call a file", theirs)
  print("outline -j 2 to that:", short(theirs / median(two)), "times as fast")
  return rows + [
    Row(
      work: work, peer: "xmlstarlet ed -L on each", bound: .atLeast(10),
      ratio: theirs / median(two))
  ]
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
