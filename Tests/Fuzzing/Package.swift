// swift-tools-version: 6.2
import PackageDescription

// Built by Tests/fuzz alone, with --sanitize=fuzzer: the main function is libFuzzer's. A package of
// its own, so that the one it tests builds where there is no libFuzzer.
let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func library(_ name: String) -> Target.Dependency { .product(name: name, package: "outline") }

let package = Package(
  name: "fuzzing",
  platforms: [.macOS(.v26)],
  dependencies: [.package(name: "outline", path: "../..")],
  targets: [
    .target(
      name: "FuzzSupport",
      dependencies: [library("OutlineTree"), library("OutlineXML"), library("OutlineDocument")],
      path: "Support", swiftSettings: settings),
    .executableTarget(
      name: "fuzz-document",
      dependencies: [
        "FuzzSupport", library("OutlineTree"), library("OutlineXML"), library("OutlineDocument"),
        library("OutlineLanguage"), library("OutlineConversion"),
      ],
      path: "Document", swiftSettings: settings),
    .executableTarget(
      name: "fuzz-language",
      dependencies: [
        "FuzzSupport", library("OutlineTree"), library("OutlineXML"), library("OutlineDocument"),
        library("OutlineLanguage"),
      ],
      path: "Language", swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
