import Foundation
import XcodeProjects

extension SourceModules {
  /// Returns the modules for a target of a project in a workspace, which may also have packages.
  ///
  /// - Parameter name: The name of the target; `nil` for the only app of the only project with one.
  /// - Throws: ``BuildFailure`` if there is no such target, or if several are meant.
  static func modules(
    ofWorkspace path: String, target name: String?, in surroundings: Surroundings
  ) async throws -> SourceModules {
    let workspace: XcodeWorkspace
    do throws(XcodeProjectError) {
      workspace = try XcodeWorkspace(path)
    } catch {
      throw BuildFailure(error.description)
    }
    var failures: [String] = []
    var found: [URL] = []
    for project in workspace.projects {
      do throws(XcodeProjectError) {
        _ = try XcodeProject(project.path).target(named: name)
        found.append(project)
      } catch {
        failures.append(error.description)
      }
    }
    guard let project = found.first else {
      throw BuildFailure(failures.first ?? "the workspace '\(path)' has no project")
    }
    guard found.count == 1 else {
      let names = found.map { "'\($0.path)'" }.joined(separator: ", ")
      throw BuildFailure(
        "the workspace '\(path)' has several projects with an app; name one of \(names), or choose "
          + "a target with --target")
    }
    var surroundings = surroundings
    surroundings.workspacePackages = workspace.packages
    return try await modules(ofProject: project.path, target: name, in: surroundings)
  }
}
