import Foundation
import XcodeProjects

extension SourceModules {
  /// Returns the modules for a target of an Xcode project: its own one, and modules of the packages
  /// beside the project.
  ///
  /// Products of other packages are left out: the compiler names them as missing modules.
  ///
  /// - Parameters:
  ///   - target: The name of the target; `nil` for the only app.
  ///   - known: The names of products of packages that are built already.
  /// - Throws: ``BuildFailure`` if there is no such target, or if it has no Swift files.
  static func modules(
    ofProject path: String, target name: String?, known: Set<String>
  ) async throws -> SourceModules {
    let (project, target) = try read(path, target: name)
    let main = try SourceModule(target, in: project.folder, project: path)
    var modules: [SourceModule] = []
    var external: [ExternalTargets] = []
    var products = Set(target.packageProducts).subtracting(known)
    for folder in manifestFolders(of: project) where !products.isEmpty {
      guard let package = await description(of: folder) else { continue }
      let own = package.productNames.intersection(products)
      guard !own.isEmpty else { continue }
      products.subtract(own)
      let needs = try await package.needs(ofProducts: own, in: folder, known: known)
      for module in needs.modules where !modules.contains(where: { $0.name == module.name }) {
        modules.append(module)
      }
      external += needs.externalTargets(of: folder)
    }
    return SourceModules(main: main, dependencies: modules, external: external)
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

  /// Returns the description of a package; `nil` with a line on standard error if it cannot be
  /// read.
  private static func description(of folder: URL) async -> PackageDescription? {
    do {
      return try await PackageDescription.read(folder)
    } catch {
      SourceModule.report("\(error)")
      return nil
    }
  }
}
