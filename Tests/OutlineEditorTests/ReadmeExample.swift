import Testing

// From here to the end of the function: README.md, "The library".
import OutlineEditor
import OutlineTree

/// Ticks off the first item with a text, takes it to the end of its list, and gives what to save.
@MainActor func finished(_ text: String, in file: [UInt8]) throws -> [UInt8] {
  let model = try OutlineModel(decoding: file)
  model.filter.text = text
  if let row = model.rows.first(where: { !$0.hasChildren }) {
    try model.setChecked(true, [row.id])
    try model.move([row.id], to: .last(in: row.parent))
  }
  return try model.encoded()
}

@MainActor @Suite struct ReadmeExample {
  @Test func theExampleDoesWhatItSays() throws {
    let saved = try finished("leek", in: sample("shopping"))
    #expect(
      try OutlineModel(decoding: saved).drawing == [
        "- Market", "    [x] Apples", "    [ ] Bread", "    [x] Leeks",
        "- Hardware store", "    [ ] Screws 4 × 40 mm", "    [x] Sandpaper",
      ])
  }

  @Test func theExampleIsTheOneThatIsShown() throws {
    let example = try contents(of: "Tests/OutlineEditorTests/ReadmeExample.swift")
      .split(separator: "The library\".\n")[1].split(separator: "\n@MainActor @Suite")[0]
    #expect(try contents(of: "README.md").contains("```swift\n\(example)```\n"))
  }
}
