// swift-tools-version: 6.2
import PackageDescription

/// A program that uses only the layout engine of Tessera.
///
/// SwiftPM fetches the dependencies of the whole package and compiles its command plug-ins, but no
/// module other than `CollectionLayout`.
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
