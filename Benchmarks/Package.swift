// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "benchmarks",
  dependencies: [.package(name: "tessera", path: "..")],
  targets: [
    .executableTarget(
      name: "tessera-bench",
      dependencies: [
        "CAllocations", .product(name: "CollectionLayout", package: "tessera"),
        .product(name: "ConstraintSolver", package: "tessera"),
        .product(name: "DiffableSnapshots", package: "tessera"),
        .product(name: "UIKit", package: "tessera"),
        .product(name: "SceneRendering", package: "tessera"),
        .product(name: "ScreenHost", package: "tessera"),
      ]),
    .target(name: "CAllocations", linkerSettings: [.linkedLibrary("m")]),
  ],
  swiftLanguageModes: [.v6]
)
