// swift-tools-version: 6.2
import PackageDescription

/// Tests the engine with layouts made from arbitrary bytes, using libFuzzer. `Scripts/fuzz.sh
/// SECONDS` builds and runs it.
let fuzzed: [SwiftSetting] = [
  .unsafeFlags(["-sanitize=fuzzer"]), .define("TESSERA_INVARIANTS"),
]

let package = Package(
  name: "fuzzing",
  targets: [
    .target(name: "CollectionLayout", swiftSettings: fuzzed),
    .target(name: "CFuzzer"),
    .executableTarget(
      name: "LayoutFuzzer", dependencies: ["CollectionLayout", "CFuzzer"], swiftSettings: fuzzed,
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"])]),
  ],
  swiftLanguageModes: [.v6]
)
