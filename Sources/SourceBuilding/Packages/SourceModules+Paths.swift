import Foundation

extension SourceModules {
  /// The folders of packages, and the names that are built already.
  struct Surroundings: Sendable {
    /// The names of products and targets that are built already.
    let known: Set<String>
    /// The folders with packages that the user has named.
    let packages: [URL]
    /// The folder of files that builds share.
    let cache: URL
    /// The packages of the workspace with the project.
    var workspacePackages: [URL] = []

    /// Returns the graph of the packages that a project or a package in a folder needs.
    func graph(around folder: URL) -> PackageGraph {
      PackageGraph(
        finder: PackageFinder(chosen: packages, around: folder), known: known, cache: cache)
    }
  }

  /// Finds the modules of a path: the modules of a package's target, the module of an Xcode
  /// project's target, or a module of a file or folder.
  ///
  /// - Parameters:
  ///   - path: A Swift file, an Xcode project or workspace, the folder of a package or of one of
  ///     its targets, or a folder: the project in it is taken, or else all its files.
  ///   - target: The name of a target of the package or project; `nil` to choose by the path.
  ///   - known: The names of products of packages that are built already.
  ///   - packages: The paths of folders with packages, which are taken instead of fetched ones.
  ///   - cache: The folder of files that builds share.
  /// - Throws: ``BuildFailure`` if there are no sources.
  package init(
    _ path: String, target: String? = nil, known: Set<String>, packages: [String] = [],
    cache: URL = SourceModules.standardCache
  ) async throws {
    let surroundings = Surroundings(
      known: known, packages: packages.map { URL(fileURLWithPath: $0).standardizedFileURL },
      cache: cache)
    for folder in surroundings.packages
    where !FileManager.default.fileExists(atPath: folder.path) {
      throw BuildFailure("there is no folder '\(folder.path)' with packages")
    }
    let path = try Self.projectPath(inFolder: path, target: target) ?? path
    if path.hasSuffix(".xcworkspace") || path.hasSuffix(".xcworkspace/") {
      self = try await Self.modules(ofWorkspace: path, target: target, in: surroundings)
      return
    }
    if path.hasSuffix(".xcodeproj") || path.hasSuffix(".xcodeproj/") {
      self = try await Self.modules(ofProject: path, target: target, in: surroundings)
      return
    }
    let sources = try SourcePath(path)
    guard sources.isFolder, let folder = PackageDescription.folder(around: sources.url) else {
      if let target {
        throw BuildFailure("'\(path)' is not in a package, which has the target '\(target)'")
      }
      self.init(alone: sources)
      return
    }
    var graph = surroundings.graph(around: folder)
    let package = try await graph.ownPackage(in: folder)
    guard
      let chosen = try package.description.target(named: target, at: sources.url, in: folder)
    else {
      self.init(alone: sources)
      return
    }
    try await graph.add(chosen, of: package, neededBy: chosen.name)
    guard let main = graph.modules.last else {
      throw BuildFailure("the target '\(chosen.name)' has no Swift files")
    }
    self.init(
      main: main, dependencies: graph.modules.dropLast(), external: graph.externalTargets,
      unavailable: graph.unavailable)
  }

  /// The folder of files that builds share: the value of `TESSERA_CACHE`, or a folder in the user's
  /// folder of caches.
  package static var standardCache: URL {
    let environment = ProcessInfo.processInfo.environment
    if let chosen = environment["TESSERA_CACHE"] { return URL(fileURLWithPath: chosen) }
    let caches =
      environment["XDG_CACHE_HOME"].map { URL(fileURLWithPath: $0) }
      ?? FileManager.default.homeDirectoryForCurrentUser.appending(path: ".cache")
    return caches.appending(path: "tessera")
  }

  /// Creates the module of files that are in no target.
  private init(alone sources: SourcePath) {
    self.init(main: SourceModule(name: sources.moduleName, path: sources, resources: nil))
  }
}
