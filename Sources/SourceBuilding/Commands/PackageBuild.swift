import Foundation

/// A build of further products in the package and the folder of a build that is there.
package struct PackageBuild: Sendable {
  private let package: URL
  private let configuration: String

  /// Finds the package of a folder such as `.build/x86_64-unknown-linux-gnu/debug`.
  ///
  /// - Throws: ``BuildFailure`` if the folder is not in a package's build.
  package init(of folder: URL) throws(BuildFailure) {
    let folder = folder.resolvingSymlinksInPath()
    configuration = folder.lastPathComponent
    package = folder.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let manifest = package.appending(path: "Package.swift")
    guard FileManager.default.fileExists(atPath: manifest.path) else {
      throw BuildFailure(
        "There is no package around \(folder.path); run the tool where it was built, with "
          + "'swift run tessera'.")
    }
  }

  /// The longest time of a build: a first one has the dependencies, too.
  private static let limit = Duration.seconds(1200)

  /// Runs a build, after a line on standard error.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of `swift build` that choose what is built.
  ///   - title: The name for messages.
  /// - Throws: ``BuildFailure`` if the build fails.
  package func run(_ arguments: [String], title: String) async throws {
    let swift = try CommandRun.swift()
    try? FileHandle.standardError.write(
      contentsOf: Data("Building \(title); this happens once for a build of the tool.\n".utf8))
    let run = try await CommandRun.run(
      swift,
      ["build", "--package-path", package.path, "--configuration", configuration] + arguments,
      limit: Self.limit)
    guard run.isSuccess else {
      throw BuildFailure("Building \(title) failed:\n\(run.output)")
    }
  }
}
