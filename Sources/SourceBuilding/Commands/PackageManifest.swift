import Foundation

/// A manifest of a package that has others and no sources of its own.
struct PackageManifest {
  /// The dependencies, as a manifest has them.
  let dependencies: [String]

  /// Returns the dependency on a package on this machine.
  static func dependency(on folder: URL) -> String {
    ".package(path: \(folder.path.debugDescription))"
  }

  /// Writes the files of the package, unless they are there.
  ///
  /// - Throws: ``BuildFailure`` if a file cannot be written.
  func write(in folder: URL) throws(BuildFailure) {
    try TextFile.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Packages",
        dependencies: [
      \(dependencies.map { "    \($0),\n" }.joined())
        ],
        targets: [.target(name: "Packages")])

      """, to: folder.appending(path: "Package.swift"))
    try TextFile.write("", to: folder.appending(path: "Sources/Packages/Packages.swift"))
  }
}
