// swift-tools-version: 6.2
import PackageDescription

/// The apps whose files are in `Apps`, as an Xcode project would have them. The folders of the
/// targets hold only the configuration of the plug-in.
let apps = ["Panels", "PhotoList", "Remote", "Journal", "Catalog"]

let package = Package(
  name: "TestApps",
  dependencies: [.package(name: "tessera", path: "..")],
  targets: apps.map { app in
    .target(
      name: app,
      dependencies: [
        .product(name: "UIKit", package: "tessera"), .product(name: "Photos", package: "tessera"),
      ],
      path: "Targets/\(app)", exclude: ["lowering.json"],
      plugins: [.plugin(name: "LowerSources", package: "tessera")])
  } + [
    .testTarget(
      name: "TestAppsTests",
      dependencies: [.product(name: "TesseraTesting", package: "tessera")]
        + apps.map { .target(name: $0) },
      path: "Tests")
  ],
  swiftLanguageModes: [.v5])
