import Foundation

/// The files of the project that tests read.
enum Repository {
  /// The folder that holds Package.swift.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The cases: a folder each, two levels down.
  static let cases = root.appending(path: "Tests/Cases")

  /// The sample outlines.
  static let samples = root.appending(path: "Samples")

  /// The executable, which the build puts beside the tests.
  static let executable = testBundle.deletingLastPathComponent().appending(path: "outline")

  private static var testBundle: URL {
    #if os(macOS)
      for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
        return bundle.bundleURL
      }
    #endif
    return URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
  }
}
