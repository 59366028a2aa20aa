// swift-tools-version: 6.2
import PackageDescription

/// An app with a million photos in a database that has at most 2,880 of them in memory.
///
/// `PhotoStore` reads and changes the database by GRDB, and imports no UIKit. `PhotoLibrary` is the
/// screen. On Debian, GRDB needs the package libsqlite3-dev.
let package = Package(
  name: "photo-library",
  platforms: [.iOS(.v16), .macOS(.v14)],
  products: [.library(name: "PhotoLibrary", targets: ["PhotoLibrary"])],
  dependencies: [
    .package(name: "tessera", path: "../../.."),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    .target(name: "PhotoStore", dependencies: [.product(name: "GRDB", package: "GRDB.swift")]),
    .target(
      name: "PhotoLibrary",
      dependencies: [
        "PhotoStore",
        .product(name: "UIKit", package: "tessera", condition: .when(platforms: [.linux])),
      ]),
    .executableTarget(
      name: "photo-library",
      dependencies: [
        "PhotoLibrary", "PhotoStore",
        .product(name: "BrowserHost", package: "tessera", condition: .when(platforms: [.linux])),
      ]),
    .executableTarget(
      name: "photo-store-costs",
      dependencies: [
        "PhotoLibrary", "PhotoStore",
        .product(
          name: "TesseraTesting", package: "tessera", condition: .when(platforms: [.linux])),
      ]),
    .testTarget(
      name: "PhotoLibraryTests",
      dependencies: [
        "PhotoLibrary", "PhotoStore",
        .product(
          name: "TesseraTesting", package: "tessera", condition: .when(platforms: [.linux])),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
