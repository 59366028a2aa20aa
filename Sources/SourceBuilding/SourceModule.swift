import Foundation

/// The sources of one module.
package struct SourceModule: Sendable, Equatable {
  /// The name for imports.
  package var name: String
  /// The file or folder of the sources.
  package var path: SourcePath
  /// The files of the module, relative to the folder; `nil` for all Swift files.
  var sources: [String]?
  /// The settings of the module for the compiler.
  var arguments: [String] = []
  /// The resources, as paths.
  var resources: [String] = []

  /// The Swift files, in order.
  var files: [URL] {
    guard let sources else { return path.files }
    let known = Set(sources)
    // New files belong to a target without a change of its manifest.
    let listed = path.files.filter { known.contains(relative($0)) }
    return listed + path.files.filter { !known.contains(relative($0)) && isNew($0) }
  }

  private func relative(_ file: URL) -> String {
    String(file.path.dropFirst(path.url.path.count + 1))
  }

  /// Returns whether a file was not there when the manifest was read.
  private func isNew(_ file: URL) -> Bool { !knownFiles.contains(file.path) }

  /// The files in the folder when the manifest was read, some of which the manifest excludes.
  private var knownFiles: Set<String>

  init(
    name: String, path: SourcePath, sources: [String]? = nil, arguments: [String] = [],
    resources: [String] = []
  ) {
    self.name = name
    self.path = path
    self.sources = sources
    self.arguments = arguments
    self.resources = resources
    knownFiles = sources == nil ? [] : Set(path.files.map(\.path))
  }
}

/// The modules of a preview.
package struct SourceModules: Sendable, Equatable {
  /// The module with the screens.
  package let main: SourceModule
  /// The modules that it needs, each after those that it needs itself.
  package let dependencies: [SourceModule]

  /// The state of all files: their paths and times of change.
  package var stamp: [String: Date] {
    (dependencies + [main]).reduce(into: [:]) { $0.merge($1.path.stamp) { $1 } }
  }
}

extension SourceModules {
  /// Finds the modules of a path: those of a package's target, or one of a file or folder.
  ///
  /// - Parameters:
  ///   - path: A Swift file, a folder, or the folder of a package or of one of its targets.
  ///   - target: The name of a target of the package; `nil` to choose by the path.
  ///   - known: The names of products of packages that are built already.
  /// - Throws: ``BuildFailure`` if there are no sources.
  package init(
    _ path: String, target: String? = nil, known: Set<String>
  ) async throws {
    let sources = try SourcePath(path)
    guard sources.isFolder, let folder = PackageDescription.folder(around: sources.url) else {
      if let target {
        throw BuildFailure("'\(path)' is not in a package, which has the target '\(target)'")
      }
      main = SourceModule(name: sources.moduleName, path: sources)
      dependencies = []
      return
    }
    let package = try await PackageDescription.read(folder)
    guard let chosen = try package.target(named: target, at: sources.url, in: folder) else {
      main = SourceModule(name: sources.moduleName, path: sources)
      dependencies = []
      return
    }
    var modules = try package.modules(of: chosen, in: folder, known: known)
    main = modules.removeLast()
    dependencies = modules
  }
}
