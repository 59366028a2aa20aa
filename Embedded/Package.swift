// swift-tools-version: 6.2
import PackageDescription

/// The layout engine and the text layout as Embedded Swift, without an operating system: evidence
/// that they need only the standard library. `Scripts/build-embedded.sh` builds this for
/// WebAssembly, runs it in Node, and compares its results, bit for bit, with the results of the
/// native build.
let isEmbedded = Context.environment["TESSERA_EMBEDDED"] == "1"
let embedded: [SwiftSetting] =
  isEmbedded ? [.enableExperimentalFeature("Embedded"), .unsafeFlags(["-wmo"])] : []

let package = Package(
  name: "embedded",
  products: [
    .library(name: "EngineProbe", type: .static, targets: ["EngineProbe"]),
    .library(name: "TextProbe", type: .static, targets: ["TextProbe"]),
  ],
  targets: [
    .target(name: "CollectionLayout", swiftSettings: embedded),
    .target(name: "EngineProbe", dependencies: ["CollectionLayout"], swiftSettings: embedded),
    .target(name: "TextLayout", swiftSettings: embedded),
    .target(name: "TextProbe", dependencies: ["TextLayout"], swiftSettings: embedded),
  ]
    + (isEmbedded
      ? [.target(name: "Freestanding")]
      : [.executableTarget(name: "Native", dependencies: ["EngineProbe", "TextProbe"])]),
  swiftLanguageModes: [.v6]
)
