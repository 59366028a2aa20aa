import Foundation
import LoweringProtocol
import XcodeProjects

/// The folder `Pods` of a project, with the sources of libraries.
struct PodFolder {
  private let url: URL

  /// Finds the folder beside a project, or in the folders around it up to the repository.
  init?(around folder: URL) {
    let found = folder.foldersOutward(atMost: PodLibraries.depth).lazy.map {
      $0.appending(path: "Pods")
    }
    .first { pods in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: pods.path, isDirectory: &isFolder)
        && isFolder.boolValue
    }
    guard let found else { return nil }
    url = found
  }

  /// The libraries by the names of their modules, read when they are needed: the targets of the
  /// folder's project, or, without a project, a library for each folder.
  var libraries: [String: () -> SourceModule?] {
    let path = url.appending(path: "Pods.xcodeproj").path
    if let project = try? XcodeProject(path) {
      return Dictionary(
        project.targets.filter { $0.kind == .other }.map { target in
          (target.moduleName, { Self.module(of: target, in: project, at: path) })
        }
      ) { first, _ in first }
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    var libraries: [String: () -> SourceModule?] = [:]
    for name in names.sorted() where !Self.otherFolders.contains(name) {
      let pod = Pod(name: name, folder: url.appending(path: name))
      libraries[pod.moduleName] = { pod.module }
    }
    return libraries
  }

  /// The folders of the package manager itself.
  private static let otherFolders = ["Headers", "Local Podspecs", "Target Support Files"]

  private static func module(
    of target: XcodeTarget, in project: XcodeProject, at path: String
  ) -> SourceModule? {
    do {
      return try SourceModule(target, in: project.folder, project: path)
    } catch {
      SourceModule.report(error.description)
      return nil
    }
  }
}
