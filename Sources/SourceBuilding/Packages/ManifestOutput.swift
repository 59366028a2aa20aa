import Foundation

/// The answers of the package manager about manifests, kept for the next command: each takes a
/// compilation of the manifest.
struct ManifestOutput {
  /// The folder of files that builds share.
  let cache: CacheFolder

  /// The longest time of a manifest, which is a program.
  static let limit = Duration.seconds(120)

  /// The number of answers that are kept, of those that were read last.
  static let keptCount = 500

  /// Returns the answer about a package.
  ///
  /// - Parameter arguments: The arguments of `swift package`.
  /// - Returns: The output, and whether the package manager has succeeded.
  /// - Throws: ``BuildFailure`` if the package manager cannot be started, or takes too long.
  func text(of arguments: [String], in folder: URL) async throws -> (text: String, isSuccess: Bool)
  {
    let swift = try CommandRun.swift()
    var key = FileHash()
    for part in [folder.path, swift, FileStamp.text(of: swift)] + arguments { key.add(part) }
    key.add(PackageFiles.stampOfManifest(of: folder))
    let file = cache.manifests.appending(path: key.text)
    if let text = try? String(contentsOf: file, encoding: .utf8) {
      cache.noteUse(of: file)
      return (text, true)
    }
    let run = try await CommandRun.run(
      swift, ["package", "--package-path", folder.path] + arguments, limit: Self.limit,
      progress: "reads the package \(folder.lastPathComponent)")
    if run.isSuccess {
      cache.keep(run.output, in: file)
      cache.removeOldestManifests(keeping: Self.keptCount)
    }
    return (run.output, run.isSuccess)
  }
}
