import Foundation

/// The targets of a package, from the output of `swift package describe`.
struct PackageDescription: Decodable, Sendable {
  struct Target: Decodable, Sendable {
    struct Resource: Decodable, Sendable { let path: String }

    let name: String
    let c99name: String
    let path: String
    let type: String
    let moduleType: String
    let sources: [String]
    let resources: [Resource]?
    let targetDependencies: [String]?
    let productDependencies: [String]?

    /// A Boolean value that indicates whether the module has Swift files and is not a tool of
    /// the compiler.
    var isSwift: Bool { moduleType == "SwiftTarget" && type != "macro" && type != "plugin" }

    /// A Boolean value that indicates whether a file is in Objective-C.
    var hasObjectiveC: Bool { sources.contains { $0.hasSuffix(".m") || $0.hasSuffix(".mm") } }
  }

  /// A package that the package names.
  struct Dependency: Decodable, Sendable {
    let identity: String
    /// The folder, for a package on this machine.
    let path: String?
    /// The address, for a package in a repository.
    let url: String?
  }

  struct Product: Decodable, Sendable {
    let name: String
    let targets: [String]
  }

  let name: String
  let toolsVersion: String
  let targets: [Target]
  let products: [Product]
  /// The packages that the manifest names.
  let dependencies: [Dependency]?
  private let swiftLanguagesVersions: [String]?

  /// The names of the products.
  var productNames: Set<String> { Set(products.map(\.name)) }

  /// The language mode of the targets: the highest version of the language that the manifest names,
  /// or else the version of its tools.
  var languageMode: String {
    let named = (swiftLanguagesVersions ?? []).compactMap { Int($0.prefix { $0 != "." }) }.max()
    let tools = toolsVersion.split(separator: ".").first.flatMap { Int($0) } ?? 5
    return (named ?? tools) >= 6 ? "6" : "5"
  }

  /// Returns whether a folder has a manifest.
  static func hasManifest(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
  }

  /// Returns the folder of the manifest that a path belongs to; `nil` if it is in no package.
  static func folder(around url: URL) -> URL? {
    var folder = url
    while folder.path != "/" {
      if hasManifest(folder) { return folder }
      folder = folder.deletingLastPathComponent()
    }
    return nil
  }

  /// Reads the description of a package.
  ///
  /// - Parameter cache: The folder of files that builds share.
  /// - Throws: ``BuildFailure`` if the manifest cannot be read.
  static func read(_ folder: URL, cache: CacheFolder) async throws -> PackageDescription {
    let output = try await ManifestOutput(cache: cache)
      .text(of: ["describe", "--type", "json"], in: folder)
    guard output.isSuccess, let description: PackageDescription = CommandRun.json(in: output.text)
    else {
      throw BuildFailure("The package in \(folder.path) cannot be read:\n\(output.text)")
    }
    return description
  }

  /// Returns the target with a name or at a path; `nil` if the path is in no target.
  ///
  /// - Throws: ``BuildFailure`` if there is no target of the name, or no one is meant.
  func target(
    named name: String?, at url: URL, in folder: URL
  ) throws(BuildFailure) -> Target? {
    let candidates = targets.filter { $0.type != "test" && $0.isSwift }
    let names = candidates.map(\.name).sorted().joined(separator: ", ")
    if let name {
      guard let target = candidates.first(where: { $0.name == name }) else {
        throw BuildFailure(
          "the package '\(self.name)' has no target of Swift files named '\(name)'; it has \(names)"
        )
      }
      return target
    }
    let here = candidates.first {
      folder.appending(path: $0.path).standardizedFileURL.path == url.path
    }
    if let here { return here }
    guard url.path == folder.standardizedFileURL.path else { return nil }
    guard let only = candidates.first, candidates.count == 1 else {
      throw BuildFailure(
        candidates.isEmpty
          ? "the package '\(self.name)' has no target of Swift files"
          : "the package '\(self.name)' has several targets; choose one of \(names) with --target")
    }
    return only
  }
}
