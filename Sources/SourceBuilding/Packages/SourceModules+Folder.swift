import Foundation
import XcodeProjects

extension SourceModules {
  /// Returns the path of the workspace or the project of Xcode that a folder without a manifest
  /// contains; `nil` if there is none with an app or a framework of iOS.
  ///
  /// A workspace comes before the projects beside it, which it names.
  ///
  /// - Throws: ``BuildFailure`` if several may be meant.
  package static func projectPath(
    inFolder path: String, target: String?
  ) throws(BuildFailure) -> String? {
    let folder = URL(fileURLWithPath: path).standardizedFileURL
    guard !PackageDescription.hasManifest(folder),
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    else { return nil }
    func items(_ ending: String) -> [URL] {
      names.filter { $0.hasSuffix(ending) }.sorted().map { folder.appending(path: $0) }
    }
    let projects = items(".xcodeproj").filter { hasTarget($0, named: target) }
    let workspaces = items(".xcworkspace").filter { item in
      guard let workspace = try? XcodeWorkspace(item.path) else { return false }
      return workspace.projects.contains { hasTarget($0, named: target) }
    }
    let candidates = workspaces.isEmpty ? projects : workspaces
    guard candidates.count <= 1 else {
      throw BuildFailure(
        "the folder '\(path)' has several projects; name one of "
          + candidates.map { "'\($0.lastPathComponent)'" }.joined(separator: ", "))
    }
    return candidates.first?.path
  }

  /// Returns whether a project has an app or a framework of iOS, or the named target.
  private static func hasTarget(_ project: URL, named name: String?) -> Bool {
    guard let project = try? XcodeProject(project.path) else { return false }
    if let name { return project.targets.contains { $0.name == name } }
    return project.targets.contains {
      $0.isForPhones && ($0.kind == .application || $0.kind == .other)
    }
  }
}
