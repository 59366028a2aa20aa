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
    cacheFolder.noteUse(of: place)
    cacheFolder.removeOldestPackages(keeping: CacheFolder.packageCount)
    let swift = try CommandRun.swift()
    let state = Self.state(of: external, swift: swift)
    let stateFile = place.appending(path: "state")
    var failures: [String] = []
    if (try? String(contentsOf: stateFile, encoding: .utf8)) != state {
      try? FileManager.default.removeItem(at: stateFile)
      for (index, target) in external.targets.enumerated() {
        let run = try await CommandRun.run(
          swift, ["build", "--package-path", place.path, "--target", target], limit: Self.limit,
          progress: "builds the target \(target), \(index + 1) of \(external.targets.count)")
        if !run.isSuccess {
          failures.append("the target '\(target)' of a package cannot be built:\n\(run.output)")
        }
      }
      if failures.isEmpty { cacheFolder.keep(state, in: stateFile) }
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

  /// Returns a text that differs after each change of what the package manager builds.
  private static func state(of external: ExternalTargets, swift: String) -> String {
    ([swift, FileStamp.text(of: swift)] + external.targets
      + external.packages.map { PackageFiles.stamp(of: $0) }).joined(separator: "\n")
  }

  private static func contents(of folder: URL) -> [URL] {
    ((try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil))
      ?? []).sorted { $0.path < $1.path }
  }
}
