import TestSupport
import Testing

@testable import OutlineCommands

/// The text of a difference, to the byte.
@Suite struct UnifiedDiffTests {
  @Test func threeLinesAreShownAroundAChange() {
    #expect(
      diff("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nfive\n6\n7\n8\n9\n") == """
        --- old
        +++ new
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8

        """)
  }

  @Test func changesSixLinesApartShareAHunkAndSevenLinesApartDoNot() {
    let lines = (1...12).map { "\($0)\n" }
    var near = lines
    near[1] = "x\n"
    near[8] = "y\n"
    #expect(diff(lines.joined(), near.joined()).split(separator: "@@ -").count == 2)
    var far = lines
    far[1] = "x\n"
    far[9] = "y\n"
    #expect(
      diff(lines.joined(), far.joined()) == """
        --- old
        +++ new
        @@ -1,5 +1,5 @@
         1
        -2
        +x
         3
         4
         5
        @@ -7,6 +7,6 @@
         7
         8
         9
        -10
        +y
         11
         12

        """)
  }

  @Test func aLastLineWithoutLineEndIsMarkedOnEitherSide() {
    #expect(
      diff("a\nb", "a\nb\n") == """
        --- old
        +++ new
        @@ -1,2 +1,2 @@
         a
        -b
        \\ No newline at end of file
        +b

        """)
    #expect(
      diff("a\nx\nb", "a\nb") == """
        --- old
        +++ new
        @@ -1,3 +1,2 @@
         a
        -x
         b
        \\ No newline at end of file

        """)
  }

  @Test func carriageReturnsAndOtherBytesPassAsTheyAre() {
    let old = Array("a\r\nb\r\n".utf8) + [0xe9, 0x0a]
    let new = Array("a\r\nc\r\n".utf8) + [0xe9, 0x0a]
    let head = Array("--- old\n+++ new\n@@ -1,3 +1,3 @@\n a\r\n-b\r\n+c\r\n ".utf8)
    #expect(bytes(old, new) == head + [0xe9, 0x0a])
  }

  @Test func oneLineIsNotCountedAndNoLineNamesTheLineBefore() {
    #expect(diff("", "a\n") == "--- old\n+++ new\n@@ -0,0 +1 @@\n+a\n")
    #expect(diff("a\n", "") == "--- old\n+++ new\n@@ -1 +0,0 @@\n-a\n")
    #expect(diff("a\n", "b\n") == "--- old\n+++ new\n@@ -1 +1 @@\n-a\n+b\n")
  }

  @Test func equalTextsHaveNoDiff() {
    #expect(diff("", "") == "")
    #expect(diff("a\nb", "a\nb") == "")
  }

  @Test func aSmallChangeInALargeTextIsNumberedFromItsStart() {
    let line = String(repeating: "x", count: 60) + "\n"
    let before = String(repeating: line, count: 3_000)
    #expect(
      diff(before + "old\n" + before, before + "new\n" + before).hasPrefix(
        "--- old\n+++ new\n@@ -2998,7 +2998,7 @@\n \(line)"))
  }

  @Test func patchingTheOldTextGivesTheNewOne() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<2_000 {
      let old = Self.randomText(&random)
      let new = Bool.random(using: &random) ? Self.edited(old, &random) : Self.randomText(&random)
      let patch = bytes(old, new)
      #expect(Self.patched(old, by: patch) == new, "\(old) \(new)")
    }
  }

  // MARK: - Making and reading

  private func diff(_ old: String, _ new: String) -> String {
    String(decoding: bytes(Array(old.utf8), Array(new.utf8)), as: UTF8.self)
  }

  private func bytes(_ old: [UInt8], _ new: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    old.withUnsafeBytes { old in
      new.withUnsafeBytes { new in
        UnifiedDiff(from: FilePath("old"), to: FilePath("new")).write(from: old, to: new) {
          output += $0
        }
      }
    }
    return output
  }

  private static func randomText(_ random: inout SeededGenerator) -> [UInt8] {
    (0..<Int.random(in: 0...40, using: &random)).map { _ in
      Array("ab\n".utf8)[Int.random(in: 0..<3, using: &random)]
    }
  }

  private static func edited(_ text: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var text = text
    for _ in 0..<3 {
      text.insert(UInt8(ascii: "c"), at: Int.random(in: 0...text.count, using: &random))
      text.remove(at: Int.random(in: 0..<text.count, using: &random))
    }
    return text
  }

  /// Applies a patch in the plainest way, checking each line that it says is there.
  private static func patched(_ old: [UInt8], by patch: [UInt8]) -> [UInt8]? {
    if patch.isEmpty { return old }
    var oldLines = lines(of: old)[...]
    var result: [UInt8] = []
    var taken = 0
    var body = lines(of: patch).dropFirst(2)
    while let line = body.popFirst() {
      var text = Array(line.dropFirst())
      if body.first?.first == UInt8(ascii: "\\") {
        text.removeLast()
        body = body.dropFirst()
      }
      switch line.first {
      case UInt8(ascii: "@"):
        let fields = String(decoding: line, as: UTF8.self).split(separator: " ")[1]
        let numbers = fields.dropFirst().split(separator: ",").compactMap { Int($0) }
        let isEmpty = numbers.count == 2 && numbers[1] == 0
        while taken < numbers[0] - (isEmpty ? 0 : 1) {
          guard let kept = oldLines.popFirst() else { return nil }
          result += kept
          taken += 1
        }
      case UInt8(ascii: "+"): result += text
      default:
        guard oldLines.popFirst() == text else { return nil }
        taken += 1
        if line.first == UInt8(ascii: " ") { result += text }
      }
    }
    return result + oldLines.joined()
  }

  private static func lines(of text: [UInt8]) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    var line: [UInt8] = []
    for byte in text {
      line.append(byte)
      if byte == UInt8(ascii: "\n") {
        lines.append(line)
        line = []
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }
}
