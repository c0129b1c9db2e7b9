// swift-tools-version: 6.2
import PackageDescription

// Each target may use only those above it: the arrows all point up.
let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "outline",
  platforms: [.macOS(.v26)],
  products: [
    .executable(name: "outline", targets: ["outline"]),
    .library(name: "OutlineTree", targets: ["OutlineTree"]),
    .library(name: "OutlineXML", targets: ["OutlineXML"]),
    .library(name: "OutlineDocument", targets: ["OutlineDocument"]),
    .library(name: "OutlineLanguage", targets: ["OutlineLanguage"]),
    .library(name: "OutlineConversion", targets: ["OutlineConversion"]),
    .library(name: "OutlineEditor", targets: ["OutlineEditor"]),
  ],
  targets: [
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    .systemLibrary(name: "CSystem"),
    .target(name: "LibC", swiftSettings: settings),
    .target(name: "OutlineTree", swiftSettings: settings),
    .target(
      name: "OutlineXML", dependencies: ["CLibXML2", "CSystem", "LibC"], swiftSettings: settings),
    .target(
      name: "OutlineDocument", dependencies: ["LibC", "OutlineTree", "OutlineXML"],
      swiftSettings: settings),
    .target(
      name: "OutlineLanguage", dependencies: ["OutlineTree", "OutlineXML", "OutlineDocument"],
      swiftSettings: settings),
    .target(
      name: "OutlineConversion", dependencies: ["OutlineTree", "OutlineXML", "OutlineDocument"],
      swiftSettings: settings),
    .target(
      name: "OutlineEditor", dependencies: ["OutlineTree", "OutlineXML", "OutlineDocument"],
      swiftSettings: settings),
    .target(
      name: "OutlineCommands",
      dependencies: [
        "CSystem", "LibC", "OutlineTree", "OutlineXML", "OutlineDocument", "OutlineLanguage",
        "OutlineConversion",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "outline", dependencies: ["LibC", "OutlineCommands"], swiftSettings: settings),
    .executableTarget(name: "sax-pass", dependencies: ["CLibXML2"]),
    .executableTarget(
      name: "outline-benchmark", dependencies: ["LibC", "OutlineTree"], swiftSettings: settings),
    .target(name: "TestSupport", path: "Tests/Support", swiftSettings: settings),
    .testTarget(
      name: "OutlineTreeTests", dependencies: ["OutlineTree", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "OutlineXMLTests", dependencies: ["LibC", "OutlineXML", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "OutlineDocumentTests",
      dependencies: ["OutlineTree", "OutlineXML", "OutlineDocument", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "OutlineLanguageTests",
      dependencies: ["OutlineLanguage", "OutlineDocument", "OutlineXML", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "OutlineConversionTests",
      dependencies: [
        "OutlineTree", "OutlineXML", "OutlineDocument", "OutlineConversion", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "OutlineEditorTests",
      dependencies: [
        "LibC", "OutlineTree", "OutlineXML", "OutlineDocument", "OutlineLanguage",
        "OutlineEditor", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "OutlineCommandsTests",
      dependencies: [
        "CSystem", "LibC", "OutlineTree", "OutlineXML", "OutlineDocument", "OutlineLanguage",
        "OutlineConversion", "OutlineEditor", "OutlineCommands", "outline", "TestSupport",
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
