import Foundation
import XcodeProjects

/// The folders of this machine in which packages of others lie.
struct PackageFinder: Sendable {
  private var folderOfNames: [String: URL] = [:]

  /// Prepares a search.
  ///
  /// - Parameters:
  ///   - chosen: The folders that the user has named: a package, or a folder with packages, also
  ///     as package managers arrange them.
  ///   - root: The folder of the project or of the package that names others. The checkouts in it,
  ///     and in the folders around it up to the repository, are found.
  init(chosen: [URL], around root: URL) {
    for folder in chosen {
      if PackageDescription.hasManifest(folder) {
        folderOfNames[folder.lastPathComponent.lowercased()] = folder
      }
      add(folder)
      add(folder.appending(path: "checkouts"))
      addCheckouts(in: folder)
    }
    for folder in root.foldersOutward(atMost: Self.depth) { addCheckouts(in: folder) }
  }

  /// The number of folders that are searched, from the project outward.
  private static let depth = 6

  /// Adds the folders in which package managers and Xcode keep the packages of a project.
  mutating func addCheckouts(in folder: URL) {
    let data = folder.appending(path: "DerivedData")
    let derived = (try? FileManager.default.contentsOfDirectory(atPath: data.path)) ?? []
    let builds = derived.sorted().map { data.appending(path: $0) }
    add(folder.appending(path: ".build/checkouts"))
    for place in [folder, folder.appending(path: "build"), data] + builds {
      add(place.appending(path: "SourcePackages/checkouts"))
    }
  }

  /// Adds a folder that holds packages.
  private mutating func add(_ folder: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() where folderOfNames[name.lowercased()] == nil {
      let package = folder.appending(path: name)
      guard PackageDescription.hasManifest(package) else { continue }
      folderOfNames[name.lowercased()] = package
    }
  }

  /// Returns the folder of a package; `nil` if it is not on this machine.
  ///
  /// - Parameter identity: The last part of the package's address, in lowercase letters.
  func folder(of identity: String) -> URL? { folderOfNames[identity] }

  /// Returns the folder of a package that a manifest names.
  func folder(of dependency: PackageDescription.Dependency) -> URL? {
    if let path = dependency.path {
      let folder = URL(fileURLWithPath: path)
      return PackageDescription.hasManifest(folder) ? folder : nil
    }
    return folder(of: dependency.identity)
      ?? dependency.url.flatMap { folder(of: XcodePackageReference.identity(of: $0)) }
  }
}
