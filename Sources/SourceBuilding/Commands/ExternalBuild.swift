import Foundation

/// The targets of packages that the package manager builds.
struct ExternalTargets: Sendable, Equatable {
  /// The folders of the packages: those with the targets, and those that these need.
  let packages: [URL]
  /// The names of the targets, in order.
  let targets: [String]
  /// The maps of modules in C that the packages have themselves.
  let moduleMaps: [URL]
}

/// A build of targets of packages by the package manager.
struct ExternalBuild: Sendable {
  /// The arguments with which the compiler finds the modules.
  let searchArguments: [String]
  /// The object files.
  let objects: [URL]
  /// The reason why targets are missing; `nil` if all are built.
  let failure: String?

  /// The longest time of a build, which fetches and compiles packages the first time.
  private static let limit = Duration.seconds(1200)

  /// Builds targets that have changed.
  ///
  /// - Parameter cache: The folder of files that builds share. The build has a folder in it, apart
  ///   from the package's.
  /// - Throws: ``BuildFailure`` if the package manager cannot be started.
  init(of external: ExternalTargets, in cache: URL) async throws {
    var key = FileHash()
    for package in external.packages { key.add(package.path) }
    let cacheFolder = CacheFolder(url: cache)
    let place = cacheFolder.packages.appending(path: key.text)
    try cacheFolder.create(place)
    try PackageManifest(
      dependencies: external.packages.map(PackageManifest.dependency)
    ).write(in: place)
    let folder = place.appending(path: ".build")
    let swift = try CommandRun.swift()
    var failures: [String] = []
    for target in external.targets {
      let run = try await CommandRun.run(
        swift, ["build", "--package-path", place.path, "--target", target], limit: Self.limit)
      if !run.isSuccess {
        failures.append("the target '\(target)' of a package cannot be built:\n\(run.output)")
      }
    }
    failure = failures.isEmpty ? nil : "tessera: " + failures.joined(separator: "\n")
    let products = folder.appending(path: "debug").resolvingSymlinksInPath()
    // The tools of macros and plug-ins are not part of the program.
    let builds = Self.contents(of: products)
      .filter { $0.pathExtension == "build" && !$0.lastPathComponent.hasSuffix("-tool.build") }
    objects = builds.flatMap { OutputFileMap.allObjects(in: $0, cache: cacheFolder) }
    let maps =
      builds.map { $0.appending(path: "module.modulemap") }
      .filter { FileManager.default.fileExists(atPath: $0.path) } + external.moduleMaps
    searchArguments =
      ["-I", products.appending(path: "Modules").path]
      + maps.flatMap { ["-Xcc", "-fmodule-map-file=" + $0.path] }
  }

  private static func contents(of folder: URL) -> [URL] {
    ((try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil))
      ?? []).sorted { $0.path < $1.path }
  }
}
