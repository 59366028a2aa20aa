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
  }

  let name: String
  let toolsVersion: String
  let targets: [Target]

  /// Returns the folder of the manifest that a path belongs to; `nil` if it is in no package.
  static func folder(around url: URL) -> URL? {
    var folder = url
    while folder.path != "/" {
      if FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
        return folder
      }
      folder = folder.deletingLastPathComponent()
    }
    return nil
  }

  /// Reads the description of a package.
  ///
  /// - Throws: ``BuildFailure`` if the manifest cannot be read.
  static func read(_ folder: URL) async throws -> PackageDescription {
    guard let swift = CommandRun.path(of: "swift") else {
      throw BuildFailure(
        "There is no 'swift' in the search path; add the folder of the Swift toolchain to PATH.")
    }
    let run = try await CommandRun.run(
      swift, ["package", "--package-path", folder.path, "describe", "--type", "json"])
    // Messages about dependencies come before the description.
    guard run.isSuccess, let start = run.output.range(of: "{\n")?.lowerBound else {
      throw BuildFailure("The package in \(folder.path) cannot be read:\n\(run.output)")
    }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    do {
      return try decoder.decode(
        PackageDescription.self, from: Data(run.output[start...].utf8))
    } catch {
      throw BuildFailure(
        "The description of the package in \(folder.path) cannot be read: \(error)")
    }
  }

  /// Returns the target with a name or at a path; `nil` if the path is in no target.
  ///
  /// - Throws: ``BuildFailure`` if there is no target of the name, or no one is meant.
  func target(
    named name: String?, at url: URL, in folder: URL
  ) throws(BuildFailure) -> Target? {
    let candidates = targets.filter { $0.type != "test" && $0.moduleType == "SwiftTarget" }
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

  /// Returns the modules that a target needs, each after those that it needs itself, and that of
  /// the target.
  ///
  /// - Parameter known: The names of targets and products that are built already.
  /// - Throws: ``BuildFailure`` for a dependency that cannot be built here.
  func modules(
    of target: Target, in folder: URL, known: Set<String>
  ) throws(BuildFailure) -> [SourceModule] {
    var modules: [SourceModule] = []
    var visited: Set<String> = []
    try add(target, in: folder, known: known, to: &modules, visited: &visited)
    return modules
  }

  private func add(
    _ target: Target, in folder: URL, known: Set<String>, to modules: inout [SourceModule],
    visited: inout Set<String>
  ) throws(BuildFailure) {
    guard visited.insert(target.name).inserted else { return }
    for product in target.productDependencies ?? [] where !known.contains(product) {
      throw BuildFailure(
        "the target '\(target.name)' depends on the product '\(product)' of another package, which "
          + "a preview does not build; move the screens to a target without it")
    }
    for name in target.targetDependencies ?? [] where !known.contains(name) {
      guard let dependency = targets.first(where: { $0.name == name }) else { continue }
      guard dependency.moduleType == "SwiftTarget" else {
        throw BuildFailure(
          "the target '\(target.name)' depends on '\(name)', which has no Swift files; a preview "
            + "builds targets of Swift files only")
      }
      try add(dependency, in: folder, known: known, to: &modules, visited: &visited)
    }
    var arguments = ["-package-name", name]
    if let major = toolsVersion.split(separator: ".").first.flatMap({ Int($0) }) {
      arguments += ["-swift-version", major >= 6 ? "6" : "5"]
    }
    modules.append(
      SourceModule(
        name: target.c99name, path: try SourcePath(folder.appending(path: target.path).path),
        sources: target.sources, arguments: arguments,
        resources: (target.resources ?? []).map { resource in
          resource.path.hasPrefix("/")
            ? resource.path : folder.appending(path: resource.path).path
        }))
  }
}
