import LibC

/// Compares commands over the feed list with reading and writing it, and a long script with that.
func measureCommands(nodes: Int, runs: Int, programs: String, folder: String) -> [Row] {
  let input = BenchmarkInput.all(nodes: nodes)[0]
  guard let (path, _) = input.write(nodes: nodes, into: folder) else { return [] }
  defer { unlink(path) }
  let outline = "\(programs)/outline"
  let commands: [(String, [String])] = [
    ("filter by title", ["filter", "text contains \"7 of\"", path]),
    ("filter by attribute", ["filter", "@xmlUrl contains \"/7\"", path]),
    ("find 20,000 nodes", ["find", "where text contains \"77 of\"", path]),
    ("sort top by text deep", ["edit", "sort top by text deep", path]),
    ("dedupe all by @xmlUrl", ["edit", "dedupe all by @xmlUrl", path]),
    ("convert to Markdown", ["convert", "-q", "--to", "markdown", path]),
  ]
  let costs = interleaved(
    [[outline, "edit", "-j", "1", "", path]] + commands.map { [outline] + $0.1 + ["-j", "1"] },
    runs: runs)
  var rows = zip(commands, costs.dropFirst()).map { command, cost in
    Row(
      work: command.0, peer: "edit ''", bound: .atMost(1.6), ratio: ratio(cost, costs[0]))
  }
  if let script = writeScript(moves: 100_000, nodes: nodes, folder: folder),
    let faulty = writeScript(moves: 100_000, nodes: nodes, lastLine: "nonsense", folder: folder)
  {
    defer { for file in [script, faulty] { unlink(file) } }
    // Of a script with a fault all is read and nothing done.
    let reading = "'\(outline)' edit -f '\(faulty)' '\(path)'; [ $? = 2 ]"
    let costs = interleaved(
      [
        [outline, "edit", "-f", script, path], [outline, "edit", "", path], ["sh", "-c", reading],
      ],
      runs: max(runs / 2, 1))
    let both = zip(costs[1], costs[2]).map { $0.processor + $1.processor }
    rows.append(
      Row(
        work: "100,000 moves by name", peer: "reading the script, and edit ''", bound: .atMost(3),
        ratio: median(zip(costs[0], both).map { $0.processor / $1 })))
  }
  return rows
}

/// The median of the ratios, run by run.
func ratio(_ ours: [ProcessCost], _ theirs: [ProcessCost]) -> Double {
  median(zip(ours, theirs).map { $0.processor / $1.processor })
}

private func writeScript(
  moves: Int, nodes: Int, lastLine: String = "", folder: String
) -> String? {
  let path = "\(folder)/outline-moves-\(getpid())\(lastLine).txt"
  guard var lines = LineWriter(path) else { return nil }
  var random = BenchmarkGenerator(state: 3)
  func feed() -> String {
    let number = random.below(nodes / 50) * 50 + 1 + random.below(49)
    return "\"Feed number \(number) of the list\""
  }
  for _ in 0..<moves { lines.write("move \(feed()) before \(feed())") }
  lines.write(lastLine)
  return lines.close().map { _ in path }
}
