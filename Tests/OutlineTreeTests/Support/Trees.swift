import OutlineTree

extension Outline {
  /// An outline from one sign a node: `(` opens a node, `)` closes it, as in `"(())()"`.
  init(drawn signs: String) {
    var builder = OutlineBuilder(reserving: signs.count / 2)
    for sign in signs {
      if sign == "(" { _ = builder.open() } else { builder.close() }
    }
    self = builder.finish()
  }

  /// An outline of `count` top nodes.
  init(flat count: Int) {
    self.init(drawn: String(repeating: "()", count: count))
  }

  /// An outline in which each node has one child, but the last.
  init(chain count: Int) {
    self.init(drawn: String(repeating: "(", count: count))
  }

  /// All ids in document order, the root left out.
  var ids: [NodeID] { Array(subtree(of: root).dropFirst()) }

  var topIDs: [NodeID] { Array(children(of: root)) }
}

/// The drawings of every outline of `count` nodes.
func drawings(of count: Int) -> [String] {
  guard count > 0 else { return [""] }
  return (0..<count).flatMap { inside in
    drawings(of: inside).flatMap { first in
      drawings(of: count - 1 - inside).map { "(\(first))\($0)" }
    }
  }
}

/// Every choice of elements, each in the order of `elements`.
func choices<Element>(from elements: [Element]) -> [[Element]] {
  (0..<(1 << elements.count)).map { bits in
    elements.indices.filter { bits >> $0 & 1 == 1 }.map { elements[$0] }
  }
}

/// Every place that is said by one of `ids`.
func places(by ids: [NodeID]) -> [Place] {
  ids.flatMap { [.before($0), .after($0), .first(in: $0), .last(in: $0)] }
}

/// An id that no outline in these tests has.
let strangeID = NodeID(slot: 4_000_000_000)
