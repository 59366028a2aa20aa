// swift-tools-version: 6.2
import PackageDescription

/// Waterfalls under the names of two libraries for iOS, so that screens that import them compile
/// and display on Linux.
///
/// On Linux, their sections are lanes of Tessera. On iOS, where Tessera is not linked, the same
/// sources compile with custom groups.
let package = Package(
  name: "waterfalls",
  platforms: [.iOS(.v16), .macOS(.v14)],
  products: [
    .library(
      name: "CHTCollectionViewWaterfallLayout", targets: ["CHTCollectionViewWaterfallLayout"]),
    .library(
      name: "WaterfallTrueCompositionalLayout", targets: ["WaterfallTrueCompositionalLayout"]),
  ],
  dependencies: [.package(name: "tessera", path: "../../..")],
  targets: [
    .target(
      name: "WaterfallSections",
      dependencies: [
        .product(
          name: "CollectionLanes", package: "tessera", condition: .when(platforms: [.linux])),
        .product(name: "UIKit", package: "tessera", condition: .when(platforms: [.linux])),
      ]),
    .target(name: "CHTCollectionViewWaterfallLayout", dependencies: ["WaterfallSections"]),
    .target(name: "WaterfallTrueCompositionalLayout", dependencies: ["WaterfallSections"]),
  ],
  swiftLanguageModes: [.v6]
)
