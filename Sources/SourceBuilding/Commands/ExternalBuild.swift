import Foundation

/// The targets of other packages that a module needs, without those that need UIKit.
struct ExternalTargets: Sendable, Equatable {
  /// The folder of the package whose manifest names the other packages.
  let package: URL
  /// The names of the targets, in order.
  let targets: [String]
}

/// A build of targets of other packages by the package manager.
struct ExternalBuild: Sendable {
  /// The arguments with which the compiler finds the modules.
  let searchArguments: [String]
  /// The object files.
  let objects: [URL]

  /// The longest time of a build, which fetches and compiles packages the first time.
  private static let limit = Duration.seconds(1200)

  /// Builds targets that have changed.
  ///
  /// - Parameter cache: The folder of files that builds share. The build has a folder in it, apart
  ///   from the package's.
  /// - Throws: ``BuildFailure`` if the build fails.
  init(of external: ExternalTargets, in cache: URL) async throws {
    var key = FileHash()
    key.add(external.package.path)
    let cacheFolder = CacheFolder(url: cache)
    let folder = cacheFolder.packages.appending(path: key.text)
    try cacheFolder.create(folder)
    let swift = try CommandRun.swift()
    for target in external.targets {
      let run = try await CommandRun.run(
        swift,
        [
          "build", "--package-path", external.package.path, "--scratch-path", folder.path,
          "--target", target,
        ], limit: Self.limit)
      guard run.isSuccess else {
        throw BuildFailure(
          "The target '\(target)' of another package cannot be built:\n\(run.output)")
      }
    }
    let products = folder.appending(path: "debug").resolvingSymlinksInPath()
    // The tools of macros and plug-ins are not part of the program.
    let builds = Self.contents(of: products)
      .filter { $0.pathExtension == "build" && !$0.lastPathComponent.hasSuffix("-tool.build") }
    objects = builds.flatMap { OutputFileMap.allObjects(in: $0, cache: cacheFolder) }
    let maps =
      builds.map { $0.appending(path: "module.modulemap") }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
      + Self.moduleMaps(in: folder.appending(path: "checkouts"))
    searchArguments =
      ["-I", products.appending(path: "Modules").path]
      + maps.flatMap { ["-Xcc", "-fmodule-map-file=" + $0.path] }
  }

  private static func contents(of folder: URL) -> [URL] {
    ((try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil))
      ?? []).sorted { $0.path < $1.path }
  }

  /// The module maps beside public headers of C targets.
  private static func moduleMaps(in folder: URL) -> [URL] {
    FileListing.files(in: folder) {
      $0.lastPathComponent == "module.modulemap"
        && $0.deletingLastPathComponent().lastPathComponent == "include"
    }
  }
}
