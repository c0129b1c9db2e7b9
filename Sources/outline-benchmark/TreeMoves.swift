internal import OutlineTree

/// How the nodes of a measured outline lie: the number of nodes and the parent of each.
struct TreeShape: Sendable {
  let name: String
  /// How many levels stay open before the node with this number is made.
  let depthBefore: @Sendable (Int, inout BenchmarkGenerator) -> Int

  static let all = [
    TreeShape(name: "wide") { _, _ in 0 },
    TreeShape(name: "notes") { _, random in min(random.below(4) + random.below(5), 7) },
    TreeShape(name: "feeds") { number, _ in number % 100 == 0 ? 0 : 1 },
    TreeShape(name: "deep") { number, _ in number % 5_000 },
  ]
}

/// Builds outlines and moves random nodes in them, the tree alone; compares that with small outlines and
/// with other trees.
func measureTreeMoves(nodes: Int = 500_000, moves: Int = 1_000_000) -> [Row] {
  print("shape   nodes    build ns/node   moves   moves/s   refused")
  var rows: [Row] = []
  for shape in TreeShape.all {
    var random = BenchmarkGenerator(state: 1)
    let depths = (0..<nodes).map { shape.depthBefore($0, &random) }
    var outline = Outline()
    let builds = (0..<5).map { _ in
      ContinuousClock().measure { outline = built(depths) }
    }
    var refused = 0
    let moving = ContinuousClock().measure {
      refused = moveRandomly(&outline, times: moves, &random)
    }
    precondition(outline.firstBrokenInvariant() == nil, "the moves broke the tree")
    let perNode = (builds.min() ?? .zero) / nodes
    let perMove = moving / moves
    print(
      shape.name, nodes, perNode.nanoseconds, moves, 1_000_000_000 / max(perMove.nanoseconds, 1),
      refused, separator: "\t")
    let few = nanosecondsPerMove(in: shape, nodes: 10_000, moves: moves / 10)
    let many = nanosecondsPerMove(in: shape, nodes: 1_000_000, moves: moves / 2)
    rows.append(
      Row(
        work: "one random move, \(shape.name), 1,000,000 nodes", peer: "10,000 nodes",
        bound: .atMost(2.5), ratio: many / few))
    if shape.name == "feeds" {
      let perSecond = 1e9 / nanosecondsPerMove(in: shape, nodes: nodes, moves: moves)
      rows += peers(nodes: nodes, perSecond: perSecond)
    }
  }
  return rows
}

private func nanosecondsPerMove(in shape: TreeShape, nodes: Int, moves: Int) -> Double {
  var random = BenchmarkGenerator(state: 1)
  var outline = built((0..<nodes).map { shape.depthBefore($0, &random) })
  let time = ContinuousClock().measure { _ = moveRandomly(&outline, times: moves, &random) }
  return Double(time.nanoseconds) / Double(moves)
}

/// Other trees do some ten thousand moves: they are slower.
private func peers(nodes: Int, perSecond: Double) -> [Row] {
  let others: [(String, String, String, Double)] = [
    ("lxml", Peer.lxmlMoves, "lxml's insert", 10),
    ("loro", Peer.loroMoves, "loro's movable tree", 20),
  ]
  return others.map { module, script, name, bound in
    let output =
      Peer.hasModule(module)
      ? outputOf(["python3", "-c", script, String(nodes), "20000"]) : nil
    if output == nil { print("\(module): not installed") }
    let theirs = output.flatMap { Double($0.trimmingBlanks) } ?? .nan
    return Row(
      work: "random moves in \(nodes) nodes, the tree alone", peer: name, bound: .atLeast(bound),
      ratio: perSecond / theirs)
  }
}

private func built(_ depths: [Int]) -> Outline {
  var builder = OutlineBuilder(reserving: depths.count)
  var open = 0
  for depth in depths {
    while open > depth {
      builder.close()
      open -= 1
    }
    _ = builder.open()
    open += 1
  }
  return builder.finish()
}

/// Moves random nodes to random places until `times` moves were legal.
///
/// - Returns: How many moves were refused, as they led into the moved subtree.
private func moveRandomly(
  _ outline: inout Outline, times: Int, _ random: inout BenchmarkGenerator
) -> Int {
  var (done, refused) = (0, 0)
  let nodes = outline.count
  while done < times {
    let moved = NodeID(slot: UInt32(1 + random.below(nodes)))
    let anchor = NodeID(slot: UInt32(1 + random.below(nodes)))
    let place: Place =
      switch random.below(4) {
      case 0: .before(anchor)
      case 1: .after(anchor)
      case 2: .first(in: anchor)
      default: .last(in: anchor)
      }
    do {
      try outline.relocate(moved, to: place)
      done += 1
    } catch {
      refused += 1
    }
  }
  return refused
}

/// The same numbers on every run (SplitMix64).
struct BenchmarkGenerator {
  var state: UInt64

  mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)).multipliedFullWidth(by: UInt64(bound)).high)
  }
}

extension String {
  fileprivate var trimmingBlanks: String { String(filter { !$0.isWhitespace }) }
}

extension Duration {
  fileprivate var nanoseconds: Int64 { components.attoseconds / 1_000_000_000 }
}
