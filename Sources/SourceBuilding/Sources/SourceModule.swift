import Foundation
import LoweringProtocol
import XcodeProjects

/// The sources of one module.
package struct SourceModule: Sendable, Equatable {
  /// The name for imports.
  package var name: String
  /// The file or folder of the sources.
  package var path: SourcePath
  /// The settings of the module for the compiler.
  var arguments: [String] = []
  /// The resources, as paths: the resources of the manifest or the project, or the resources in the
  /// folder.
  var resources: [String] { namedResources ?? path.resources.map(\.path) }
  /// The resources of the manifest or the project; `nil` without one.
  private let namedResources: [String]?

  /// The values of the app that are settings of its project.
  var information: [String: InformationValue] = [:]
  /// A Boolean value that indicates whether a header of the project imports UIKit for all files.
  package internal(set) var hasImportedUIKit = false
  /// The property list of the app that the project names.
  var namedInformationFile: URL?
  /// A Boolean value that indicates whether the sources belong to another package: parts that do
  /// not compile are left out of the module, and a module that does not compile is missing.
  var isOfOthers = false

  /// The files in the folder that the manifest or the project excludes.
  private var excludedFiles: Set<String>
  /// The files outside of the folder.
  private var furtherFiles: [URL]

  /// Creates a module.
  ///
  /// - Parameter sources: The files that belong to the module now, relative to the folder; `nil`
  ///   for all Swift files. New files belong to it without a change of the manifest.
  /// - Parameter resources: The resources, as paths; `nil` for those in the folder.
  /// - Parameter furtherFiles: The files outside of the folder.
  init(
    name: String, path: SourcePath, sources: [String]? = nil, arguments: [String] = [],
    resources: [String]? = [], furtherFiles: [URL] = []
  ) {
    self.name = name
    self.path = path
    self.furtherFiles = furtherFiles
    self.arguments = arguments
    namedResources = resources
    excludedFiles =
      sources.map { sources in
        Set(path.files.map(\.path))
          .subtracting(sources.map { path.url.appending(path: $0).standardizedFileURL.path })
      } ?? []
  }

  /// Returns the module without files.
  ///
  /// - Parameter files: The paths of the files.
  func without(_ files: Set<String>) -> SourceModule {
    var module = self
    module.excludedFiles.formUnion(files)
    module.furtherFiles.removeAll { files.contains($0.path) }
    return module
  }

  /// The name of the app: the name of the target, or the name of the folder.
  var productName: String {
    namedResources == nil ? path.url.deletingPathExtension().lastPathComponent : name
  }

  /// The name below the app's icon: the name in the property list, or the name of the product.
  package var displayName: String {
    if case .text(let name) = information["CFBundleDisplayName"] { return name }
    let list = informationFile.flatMap { try? Data(contentsOf: $0) }
      .flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
    let table = list as? [String: Any] ?? [:]
    let names = ["CFBundleDisplayName", "CFBundleName"].compactMap { table[$0] as? String }
    return names.first { !$0.isEmpty && !$0.contains("$(") } ?? productName
  }

  /// The Swift files, in order.
  package var files: [URL] { path.files.filter { !excludedFiles.contains($0.path) } + furtherFiles }

  /// The property list of the app: the project's, or the one in the folder.
  var informationFile: URL? {
    if let namedInformationFile { return namedInformationFile }
    guard namedResources != nil else { return path.informationFile }
    // Further files may belong to other targets.
    let file = path.url.appending(path: "Info.plist")
    return path.isFolder && FileManager.default.fileExists(atPath: file.path) ? file : nil
  }

  /// The nibs and storyboards of the module, in order: those among its resources, or those in a
  /// folder without a manifest.
  package var interfaceFiles: [URL] {
    let resources = resources
    guard !resources.isEmpty else { return path.interfaceFiles }
    return Self.interfaceFiles(among: resources)
  }

  private static func interfaceFiles(among paths: [String]) -> [URL] {
    paths.map { URL(fileURLWithPath: $0) }.filter(SourceFiles.isInterfaceFile)
  }

  /// The state of the files: their paths and times of change.
  var stamp: [String: Date] {
    let named = Self.interfaceFiles(among: namedResources ?? [])
    let further = furtherFiles + named + (namedInformationFile.map { [$0] } ?? [])
    return path.stamp.merging(SourcePath.stamp(of: further)) { $1 }
  }
}

/// The modules of a preview.
package struct SourceModules: Sendable, Equatable {
  /// The module with the screens.
  package let main: SourceModule
  /// The modules that it needs, each after those that it needs itself.
  package let dependencies: [SourceModule]
  /// The targets of packages that the package manager builds.
  let external: ExternalTargets?
  /// The parts of packages that cannot be had, as sentences.
  package let unavailable: [String]

  init(
    main: SourceModule, dependencies: [SourceModule] = [], external: ExternalTargets? = nil,
    unavailable: [String] = []
  ) {
    self.main = main
    self.dependencies = dependencies
    self.external = external
    self.unavailable = unavailable
  }

  /// The names of the modules that the sources can import besides built ones.
  package var moduleNames: [String] { dependencies.map(\.name) + (external?.targets ?? []) }

  /// The state of all files: their paths and times of change.
  package var stamp: [String: Date] {
    (dependencies + [main]).reduce(into: [:]) { $0.merge($1.stamp) { $1 } }
  }
}
