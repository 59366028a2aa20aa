import Foundation
import XcodeProjects

extension SourceModules {
  /// Returns the modules for a target of an Xcode project: its own one, the frameworks of the
  /// project that it needs, and the modules of packages and of CocoaPods.
  ///
  /// - Parameter name: The name of the target; `nil` for the only app.
  /// - Throws: ``BuildFailure`` if there is no such target, or if it has no Swift files.
  static func modules(
    ofProject path: String, target name: String?, in surroundings: Surroundings
  ) async throws -> SourceModules {
    let (project, target) = try read(path, target: name)
    let main = try SourceModule(target, in: project.folder, project: path)
    let frameworks = project.targets(neededBy: target)
    var graph = surroundings.graph(around: project.folder)
    try await addPackages(
      of: project, at: path, for: frameworks + [target],
      besides: surroundings.workspacePackages, to: &graph)
    let own = try frameworks.map { framework throws(BuildFailure) in
      try SourceModule(framework, in: project.folder, project: path)
    }
    var names = Set((graph.modules + own + [main]).map(\.name)).union(surroundings.known)
    let pods = PodLibraries(around: project.folder)
      .modules(importedBy: own + [main], besides: &names)
    return SourceModules(
      main: main, dependencies: graph.modules + pods + own, external: graph.externalTargets,
      unavailable: graph.unavailable)
  }

  /// Adds the modules of packages that targets of a project use: of local packages, and of those
  /// that the project names by their addresses, and of the workspace's packages.
  private static func addPackages(
    of project: XcodeProject, at path: String, for targets: [XcodeTarget],
    besides workspacePackages: [URL], to graph: inout PackageGraph
  ) async throws {
    var products: [String] = []
    for product in targets.flatMap(\.packageProducts)
    where !products.contains(product) && !graph.known.contains(product) {
      products.append(product)
    }
    for folder in manifestFolders(of: project) where !products.isEmpty {
      let package: PackageGraph.Package
      do {
        package = try await graph.ownPackage(in: folder)
      } catch let failure as BuildFailure {
        SourceModule.report(failure.description)
        continue
      }
      for product in products where package.description.productNames.contains(product) {
        try await graph.add(product: product, of: package)
      }
      products.removeAll(where: package.description.productNames.contains)
    }
    let references = project.packageReferences
    try await graph.add(
      products: products,
      among: workspacePackages.map { folder in
        PackageDescription.Dependency(
          identity: folder.lastPathComponent.lowercased(), path: folder.path, url: nil)
      }
        + references.map { reference in
          PackageDescription.Dependency(
            identity: reference.identity, path: nil, url: reference.address)
        },
      origin: references.isEmpty
        ? nil : .references(references, resolved: resolvedFile(of: project, at: path)),
      neededBy: targets.last?.name ?? "")
  }

  /// Returns the file with the versions of a project's packages; `nil` if there is none.
  private static func resolvedFile(of project: XcodeProject, at path: String) -> URL? {
    let manager = FileManager.default
    let workspaces = ((try? manager.contentsOfDirectory(atPath: project.folder.path)) ?? [])
      .filter { $0.hasSuffix(".xcworkspace") }.sorted()
      .map { project.folder.appending(path: $0) }
    let own = URL(fileURLWithPath: path).appending(path: "project.xcworkspace")
    return ([own] + workspaces).map { $0.appending(path: "xcshareddata/swiftpm/Package.resolved") }
      .first { manager.fileExists(atPath: $0.path) }
  }

  private static func read(
    _ path: String, target name: String?
  ) throws(BuildFailure) -> (XcodeProject, XcodeTarget) {
    do throws(XcodeProjectError) {
      let project = try XcodeProject(path)
      return (project, try project.target(named: name))
    } catch {
      throw BuildFailure(error.description)
    }
  }

  /// Returns the folders of a project with manifests, each once.
  private static func manifestFolders(of project: XcodeProject) -> [URL] {
    var folders: [URL] = []
    for folder in project.packageFolders.map(\.standardizedFileURL)
    where PackageDescription.hasManifest(folder) && !folders.contains(folder) {
      folders.append(folder)
    }
    return folders
  }
}
