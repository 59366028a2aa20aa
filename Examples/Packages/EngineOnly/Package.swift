// swift-tools-version: 6.2
import PackageDescription

/// A program that uses Tessera's layout engine and nothing else of it.
///
/// SwiftPM fetches the dependencies of the whole package and compiles the command plug-ins among them, but
/// no module other than `CollectionLayout`.
let package = Package(
  name: "engine-only",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "tessera", path: "../../..")],
  targets: [
    .executableTarget(
      name: "grid", dependencies: [.product(name: "CollectionLayout", package: "tessera")])
  ],
  swiftLanguageModes: [.v6]
)
