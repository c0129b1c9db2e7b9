import Foundation
import Testing

/// What a user types and what must come out, as the folders in Tests/Cases say it.
@Suite struct CaseTests {
  @Test(arguments: try Self.names()) func comesOutAsTheCaseSays(name: String) throws {
    let folder = Repository.cases.appending(path: name)
    let scratch = try Scratch(copying: folder)
    for kept in Self.notForTheCommand {
      try? FileManager.default.removeItem(at: scratch.directory.appending(path: kept))
    }
    func wanted(_ name: String) -> Data? { try? Data(contentsOf: folder.appending(path: name)) }
    let line = try #require(wanted("cmd"))
    let result = try scratch.run(String(decoding: line, as: UTF8.self))

    let status = wanted("expected.status").map { String(decoding: $0, as: UTF8.self) } ?? "0"
    #expect("\(result.status)" == status.trimmingCharacters(in: .whitespacesAndNewlines))
    let output = wanted("expected.stdout") ?? Data()
    #expect(
      result.output == output,
      "\(result.text)instead of\n\(String(decoding: output, as: UTF8.self))\(result.errorText)")
    for line in Self.lines(of: wanted("expected.stderr")) {
      #expect(result.errorText.contains(line))
    }
    for file in try Self.files(in: folder.appending(path: "expected")) {
      #expect(scratch.bytes(file) == wanted("expected/\(file)"), "\(file)")
    }
    for name in Self.lines(of: wanted("absent")) {
      #expect(scratch.bytes(name) == nil, "\(name) is there")
    }
  }

  @Test func casesAreFound() throws {
    #expect(try Self.names().count > 40)
  }

  /// What a folder holds that the command must not see.
  private static let notForTheCommand = [
    "about", "cmd", "absent", "expected", "expected.stdout", "expected.stderr", "expected.status",
  ]

  private static func names() throws -> [String] {
    try files(in: Repository.cases)
      .filter { $0.hasSuffix("/cmd") && $0.split(separator: "/").count == 3 }
      .map { String($0.dropLast("/cmd".count)) }
  }

  /// The paths of the files below a folder; none where it is not there.
  private static func files(in folder: URL) throws -> [String] {
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { path in
        var isDirectory: ObjCBool = false
        let file = folder.appending(path: path).path
        return FileManager.default.fileExists(atPath: file, isDirectory: &isDirectory)
          && !isDirectory.boolValue
      }
      .sorted()
  }

  private static func lines(of data: Data?) -> [String] {
    String(decoding: data ?? Data(), as: UTF8.self).split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }
}
