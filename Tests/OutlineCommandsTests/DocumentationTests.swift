import Foundation
import Testing

/// What the documents show is what happens.
@Suite struct DocumentationTests {
  @Test(arguments: try Self.transcripts(of: "README.md"))
  func theReadmeIsTrue(block: ShellTranscript) throws {
    let scratch = try Scratch()
    try FileManager.default.copyItem(
      at: Repository.samples, to: scratch.directory.appending(path: "Samples"))
    try follow(block, in: scratch)
  }

  @Test func theReadmeIsTrueFollowedFromTopToBottom() throws {
    let scratch = try Scratch()
    try FileManager.default.copyItem(
      at: Repository.samples, to: scratch.directory.appending(path: "Samples"))
    for block in try Self.transcripts(of: "README.md") { try follow(block, in: scratch) }
  }

  @Test(arguments: try Self.transcripts(of: "Samples/README.md"))
  func theReadmeOfTheSamplesIsTrue(block: ShellTranscript) throws {
    try follow(block, in: Scratch(copying: Repository.samples))
  }

  @Test(arguments: ["README.md", "Samples/README.md"])
  func commandsAreFound(file: String) throws {
    let commands = try Self.transcripts(of: file).flatMap(\.steps).map(\.command)
    #expect(commands.filter { $0.contains("outline ") }.count >= 10)
  }

  @Test func theSwiftExampleIsTheOneThatIsTested() throws {
    let readme = try Self.text("README.md")
    let example = try Self.text("Tests/OutlineCommandsTests/ReadmeExample.swift")
    let block = try #require(readme.firstRange(between: "```swift\n", and: "```\n"))
    #expect(example.contains(readme[block]))
  }

  private func follow(_ block: ShellTranscript, in scratch: Scratch) throws {
    for step in block.steps {
      let result = try scratch.run("exec 2>&1\n" + step.command)
      #expect(result.text == step.output, "\(block): \(step.command)")
    }
  }

  private static func transcripts(of file: String) throws -> [ShellTranscript] {
    ShellTranscript.all(in: try text(file), of: file)
  }

  private static func text(_ file: String) throws -> String {
    try String(contentsOf: Repository.root.appending(path: file), encoding: .utf8)
  }
}

extension String {
  /// The range of what stands between the first `start` and the next `end`.
  fileprivate func firstRange(between start: String, and end: String) -> Range<Index>? {
    guard let from = range(of: start)?.upperBound,
      let to = range(of: end, range: from..<endIndex)?.lowerBound
    else { return nil }
    return from..<to
  }
}
