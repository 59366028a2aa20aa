import Foundation

/// A module of Apple's whose declarations a package of others has under another name.
///
/// It is built when sources import it: the package manager fetches the package the first time.
struct FrameworkPackage: Sendable {
  /// The name of the module.
  let name: String
  /// The address of the package of others.
  let address: String
  /// The versions of the package, as a manifest has them.
  let versions: String
  /// The product of the package, whose module has the same name.
  let product: String

  /// All such modules.
  static let all = [
    FrameworkPackage(
      name: "CryptoKit", address: "https://github.com/apple/swift-crypto",
      versions: #""3.12.3"..<"5.0.0""#, product: "Crypto")
  ]

  /// Writes a package whose target has the name of the module, and re-exports the other one.
  ///
  /// - Returns: The folder of the package.
  /// - Throws: ``BuildFailure`` if it cannot be written.
  func write(in cache: CacheFolder) throws(BuildFailure) -> URL {
    let folder = cache.frameworks.appending(path: name)
    let sources = folder.appending(path: "Sources").appending(path: name)
    try cache.create(sources)
    let package = URL(filePath: address).lastPathComponent
    try TextFile.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "\(name)",
        products: [.library(name: "\(name)", targets: ["\(name)"])],
        dependencies: [.package(url: "\(address)", \(versions))],
        targets: [
          .target(
            name: "\(name)", dependencies: [.product(name: "\(product)", package: "\(package)")])
        ])

      """, to: folder.appending(path: "Package.swift"))
    try TextFile.write(
      "@_exported public import \(product)\n", to: sources.appending(path: "Exports.swift"))
    return folder
  }
}
