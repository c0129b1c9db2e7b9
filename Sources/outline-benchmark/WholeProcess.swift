import LibC

/// Runs programs in turn, A B A B …, so that a machine whose speed drifts is fair to both.
///
/// - Returns: For each program its runs; empty where one of them fails.
func interleaved(_ commands: [[String]], runs: Int) -> [[ProcessCost]] {
  var costs = [[ProcessCost]](repeating: [], count: commands.count)
  for run in 0...runs {
    for (index, command) in commands.enumerated() {
      guard let cost = cost(of: command) else {
        print("cannot run:", command.joined(separator: " "))
        return costs.map { _ in [] }
      }
      if run > 0 { costs[index].append(cost) }  // the first is for the caches
    }
  }
  return costs
}

func median(_ values: [Double]) -> Double {
  values.isEmpty ? .nan : values.sorted()[values.count / 2]
}

/// Two digits behind the point.
func short(_ value: Double) -> String {
  guard value.isFinite else { return "-" }
  let hundredths = Int((value * 100).rounded())
  let rest = hundredths % 100
  return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
}

/// Compares one whole `outline edit` with a bare libxml2 pass over the same file, and its start with
/// that of `xmlstarlet`.
///
/// Processor time is that of one thread; the wall clock runs while a long file is parsed on all cores.
///
/// - Parameters:
///   - programs: The folder with `outline` and `sax-pass`.
///   - folder: Where the inputs are written.
func measureWholeProcesses(nodes: Int, runs: Int, programs: String, folder: String) -> [Row] {
  var rows: [Row] = []
  print(
    "one move    nodes   MB   edit s   pass s   ratio   to a pass from memory   peak / file   by the clock"
      + "   (medians)")
  for input in BenchmarkInput.all(nodes: nodes) {
    guard let (path, size) = input.write(nodes: nodes, into: folder) else {
      print("cannot write into", folder)
      return rows
    }
    let statement = "move \"\(input.moved.title)\" before \"\(input.moved.before)\""
    let costs = interleaved(
      [
        ["\(programs)/outline", "edit", "-j", "1", statement, path],
        ["\(programs)/sax-pass", path],
        ["\(programs)/sax-pass", path, "memory"], ["\(programs)/outline", "edit", statement, path],
      ],
      runs: runs)
    let byClock = median(zip(costs[3], costs[1]).map { $0.wall / $1.wall })
    let toStream = ratio(costs[0], costs[1])
    let toMemory = ratio(costs[0], costs[2])
    let peak = median(costs[3].map { Double($0.peak) / Double(size) })
    print(
      input.name, nodes, size / 1_000_000, short(median(costs[0].map(\.processor))),
      short(median(costs[1].map(\.processor))), short(toStream), short(toMemory), short(peak),
      short(byClock), separator: "\t")
    let work = "one move, \(input.name) of \(size / 1_000_000) MB"
    let pass = "a libxml2 pass that streams the file"
    rows += [
      Row(work: work + ", one thread", peer: pass, bound: .atMost(1.2), ratio: toStream),
      Row(
        work: work + ", one thread", peer: "a libxml2 pass over the file in memory",
        bound: .atMost(1.2), ratio: toMemory),
      Row(
        work: work + ", all cores, by the clock", peer: pass, bound: .atMost(1.2), ratio: byClock),
      Row(work: work + ", peak of memory", peer: "the file", bound: .atMost(2), ratio: peak),
    ]
    unlink(path)
  }
  return rows + measureStart(runs: runs * 8, programs: programs, folder: folder)
}

private func measureStart(runs: Int, programs: String, folder: String) -> [Row] {
  let input = BenchmarkInput.all(nodes: 12)[2]
  guard let (path, size) = input.write(nodes: 20, into: folder) else { return [] }
  defer { unlink(path) }
  let ours = [
    "\(programs)/outline", "edit", "move \"Item number 6 listed\" before \"Item number 0 listed\"",
    path,
  ]
  let theirs = [
    "xmlstarlet", "ed", "-m", "//outline[@text='Item number 6 listed']", "/opml/body", path,
  ]
  let costs = interleaved([ours, theirs], runs: runs)
  if costs[0].isEmpty { print("start: xmlstarlet is not installed") }
  let ratio = median(zip(costs[0], costs[1]).map { $0.wall / $1.wall })
  print(
    "start, a move in \(size) bytes: outline", short(median(costs[0].map { $0.wall * 1000 })),
    "ms, xmlstarlet", short(median(costs[1].map { $0.wall * 1000 })), "ms, ratio", short(ratio))
  return [
    Row(work: "start, a move in \(size) bytes", peer: "xmlstarlet", bound: .atMost(1), ratio: ratio)
  ]
}
