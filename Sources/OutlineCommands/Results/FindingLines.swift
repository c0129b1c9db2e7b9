internal import OutlineConversion
internal import OutlineDocument
internal import OutlineLanguage
internal import OutlineTree
internal import OutlineXML

/// Writes what was found in a file, a line each.
struct FindingLines: Sendable {
  private let file: FilePath
  private let document: OutlineDocument?
  private let names: NodeNames?

  init(of result: DocumentCheck, in file: FilePath) {
    self.file = file
    document = result.document
    names = result.findings.isEmpty ? nil : result.document.map { NodeNames($0) }
  }

  /// Adds `FILE:LINE:COLUMN: SEVERITY: MESSAGE [RULE]`.
  func append(_ finding: Finding, to output: inout PieceBuffer) {
    let place = finding.position
    let line = "\(file.shown):\(place.line):\(place.column): \(finding.severity.rawValue):"
    output.append("\(line) \(message(of: finding)) [\(finding.rule)]".harmlessOnOneLine)
    output.append("\n")
  }

  /// Adds a JSON object.
  func appendJSON(_ finding: Finding, to output: inout PieceBuffer) {
    output.append("{\"file\":")
    JSONText.append(file.shown, to: &output)
    output.append(",\"line\":\(finding.position.line),\"column\":\(finding.position.column)")
    output.append(
      ",\"severity\":\"\(finding.severity.rawValue)\",\"rule\":\"\(finding.rule)\",\"id\":")
    JSONText.append(finding.node.flatMap { names?[$0] }, to: &output)
    output.append(",\"path\":")
    JSONText.append(path(of: finding), to: &output)
    output.append(",\"message\":")
    JSONText.append(message(of: finding), to: &output)
    output.append("}\n")
  }

  /// What is wrong, with the node it is about.
  private func message(of finding: Finding) -> String {
    guard let document, let node = finding.node, let name = names?[node] else {
      return finding.message
    }
    return "\(document.shownTitle(of: node)) (\(name)) \(finding.message)"
  }

  private func path(of finding: Finding) -> [String] {
    guard let document, let node = finding.node else { return [] }
    return document.pathOfTitles(to: node)
  }
}
