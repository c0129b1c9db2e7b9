internal import OutlineDocument
internal import OutlineLanguage
internal import OutlineTree
internal import OutlineXML

/// Says what became of the nodes of an outline that was merged into another.
struct MergeLines: Sendable {
  private let other: OutlineDocument
  private let file: FilePath
  private let base: OutlineDocument
  private let baseFile: FilePath
  private let otherLines: NodeLines
  private let baseLines: NodeLines

  /// - Parameters:
  ///   - base: The outline as it was before.
  ///   - baseFile: The file of the first outline.
  init(
    of other: OutlineDocument, _ file: FilePath, into base: OutlineDocument, _ baseFile: FilePath
  ) {
    self.other = other
    self.file = file
    self.base = base
    self.baseFile = baseFile
    otherLines = NodeLines(other)
    baseLines = NodeLines(base)
  }

  /// A line for each node: `FILE:LINE:COLUMN: OUTCOME: PATH …`.
  func lines(for nodes: [MergedNode]) -> [String] {
    var places = NodePlaces(other)
    return nodes.map { merged in
      let place = places.position(of: merged.node).map { ":\($0.line):\($0.column)" } ?? ""
      let path = PathWriter.path(of: other.pathOfTitles(to: merged.node))
      return "\(file.shown)\(place): \(text(of: merged.outcome, path))".harmlessOnOneLine
    }
  }

  private func text(of outcome: MergedNode.Outcome, _ path: String) -> String {
    switch outcome {
    case .added: "added: \(path)"
    case .skipped(let counterpart): "skipped: \(path) is \(place(of: counterpart))"
    case .conflicting(let counterpart, let changes):
      "conflicting: \(path) is \(place(of: counterpart)): \(changes.map(kept).joined(separator: ", "))"
    }
  }

  private func place(of counterpart: MergedNode.Counterpart) -> String {
    switch counterpart {
    case .present(let node):
      baseLines[node].map { "in \(baseFile.shown):\($0)" } ?? "there already"
    case .added(let node): otherLines[node].map { "in line \($0) already" } ?? "there already"
    }
  }

  /// What stays of a value, and what is left out.
  private func kept(_ change: ValueChange) -> String {
    let new = change.new.map(PathWriter.quoted) ?? ""
    guard let old = change.old else { return "\(change.name) \(new) is left out" }
    return "\(change.name) stays \(PathWriter.quoted(old)), not \(new)"
  }

  /// How many nodes were what.
  struct Counts: Sendable {
    private var added = 0
    private var skipped = 0
    private var conflicting = 0

    mutating func add(_ nodes: [MergedNode]) {
      for merged in nodes {
        switch merged.outcome {
        case .added: added += 1
        case .skipped: skipped += 1
        case .conflicting: conflicting += 1
        }
      }
    }

    var text: String { "\(added) added, \(skipped) skipped, \(conflicting) conflicting" }
  }
}
