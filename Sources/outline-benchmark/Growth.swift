import LibC

/// Compares what a node costs in outlines of a million nodes with what it costs in those of fifty
/// thousand, reading and writing; the start of the program is left out.
func measureGrowth(runs: Int, programs: String, folder: String) -> [Row] {
  let sizes = [50_000, 1_000_000]
  guard let empty = BenchmarkInput.all(nodes: 1)[2].write(nodes: 1, into: folder) else { return [] }
  defer { unlink(empty.path) }
  return BenchmarkInput.all(nodes: 12).indices.map { shape in
    let inputs = sizes.map { BenchmarkInput.all(nodes: $0)[shape] }
    let files = zip(inputs, sizes).compactMap { $0.write(nodes: $1, into: folder) }
    defer { for file in files { unlink(file.path) } }
    let outline = "\(programs)/outline"
    let commands = (files + [empty]).map { [outline, "edit", "-j", "1", "", $0.path] }
    let times = interleaved(commands, runs: runs).map { median($0.map(\.processor)) }
    let perNode = zip(times, sizes).map { ($0 - (times.last ?? 0)) / Double($1) }
    return Row(
      work: "read and write \(inputs[0].name), 1,000,000 nodes", peer: "50,000 nodes, by node",
      bound: .atMost(1.3), ratio: perNode[1] / perNode[0])
  }
}

/// Compares whole runs with other programs that make the same move.
func measurePeers(nodes: Int, runs: Int, programs: String, folder: String) -> [Row] {
  let hasStarlet = Peer.hasProgram("xmlstarlet")
  let hasLXML = Peer.hasModule("lxml")
  return BenchmarkInput.all(nodes: nodes).flatMap { input -> [Row] in
    guard let (path, _) = input.write(nodes: nodes, into: folder) else { return [] }
    defer { unlink(path) }
    let statement = "move \"\(input.moved.title)\" before \"\(input.moved.before)\""
    let ours = ["\(programs)/outline", "edit", "-j", "1", statement, path]
    let bound = Row.Bound.atLeast(input.name == "notes" ? 1.7 : 3)
    let peers: [(String, [String]?)] = [
      ("xmlstarlet ed -m", hasStarlet ? Peer.xmlstarlet(input, path) : nil),
      ("a script on lxml", hasLXML ? Peer.lxml(input, path) : nil),
    ]
    return peers.map { name, command in
      guard let command else {
        print("\(name): not installed")
        return Row(work: "one move, \(input.name)", peer: name, bound: bound, ratio: .nan)
      }
      let costs = interleaved([ours, command], runs: max(runs / 2, 1))
      return Row(
        work: "one move, \(input.name)", peer: name, bound: bound, ratio: ratio(costs[1], costs[0]))
    }
  }
}
