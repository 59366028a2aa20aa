import Foundation
import LoweringProtocol

/// The libraries that a project has by CocoaPods: those in the folder `Pods`, and those that the
/// `Podfile` names by their folders, such as the library whose example the project is.
struct PodLibraries {
  private let folder: PodFolder?
  private let file: Podfile?

  /// The number of folders that are searched, from the project outward.
  static let depth = 4

  /// Finds the libraries beside a project, or in the folders around it up to the repository.
  init(around folder: URL) {
    self.folder = PodFolder(around: folder)
    file = Podfile(around: folder)
  }

  /// Returns the libraries that modules import, directly or through others, each after those that
  /// it needs itself.
  ///
  /// - Parameter known: The names of the modules that are there already. The libraries are added.
  func modules(importedBy modules: [SourceModule], besides known: inout Set<String>)
    -> [SourceModule]
  {
    let libraries = libraries
    guard !libraries.isEmpty else { return [] }
    var found: [SourceModule] = []
    func add(importsOf files: [URL]) {
      for name in SourceImports.names(in: files).sorted() where !known.contains(name) {
        guard var module = libraries[name]?() else { continue }
        known.insert(name)
        add(importsOf: module.files)
        module.isOfOthers = true
        found.append(module)
      }
    }
    for module in modules { add(importsOf: module.files) }
    return found
  }

  /// The libraries by the names of their modules, read when they are needed. The folder's project
  /// may also have the settings of libraries that the file names.
  private var libraries: [String: () -> SourceModule?] {
    var libraries = folder?.libraries ?? [:]
    for (name, folder) in file?.folders ?? [:] {
      let pod = Pod(name: name, folder: folder)
      let known = libraries[pod.moduleName]
      libraries[pod.moduleName] = { known?() ?? pod.module }
    }
    return libraries
  }
}
