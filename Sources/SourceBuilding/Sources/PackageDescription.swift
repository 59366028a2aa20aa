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

  struct Product: Decodable, Sendable {
    let name: String
    let targets: [String]
  }

  let name: String
  let toolsVersion: String
  let targets: [Target]
  private let products: [Product]

  /// The names of the products.
  var productNames: Set<String> { Set(products.map(\.name)) }

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
  /// - Throws: ``BuildFailure`` if the manifest cannot be read.
  static func read(_ folder: URL) async throws -> PackageDescription {
    let run = try await CommandRun.run(
      try CommandRun.swift(),
      ["package", "--package-path", folder.path, "describe", "--type", "json"])
    guard run.isSuccess, let description: PackageDescription = CommandRun.json(in: run.output)
    else {
      throw BuildFailure("The package in \(folder.path) cannot be read:\n\(run.output)")
    }
    return description
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

  /// The modules that a target needs, while they are collected.
  struct Needs {
    /// The modules, each after those that it needs itself.
    var modules: [SourceModule] = []
    /// The targets of other packages that the package manager builds.
    var external: [String] = []
    /// The packages that the package depends on, read if a target needs one of them.
    fileprivate var dependencies: PackageDependencies?
    fileprivate var visited: Set<String> = []

    /// Returns the targets that the package manager builds for a package; empty for none.
    func externalTargets(of folder: URL) -> [ExternalTargets] {
      external.isEmpty ? [] : [ExternalTargets(package: folder, targets: external)]
    }
  }

  /// Returns the modules of products of the package, and those that they need.
  ///
  /// - Parameter known: The names of targets and products that are built already.
  /// - Throws: ``BuildFailure`` for a dependency that cannot be built here.
  func needs(ofProducts names: Set<String>, in folder: URL, known: Set<String>) async throws
    -> Needs
  {
    var needs = Needs()
    for product in products where names.contains(product.name) {
      for target in targets
      where product.targets.contains(target.name) && target.moduleType == "SwiftTarget" {
        try await add(target, in: folder, root: folder, known: known, to: &needs)
      }
    }
    return needs
  }

  /// Returns the modules that a target needs, with the target's own as the last one.
  ///
  /// - Parameter known: The names of targets and products that are built already.
  /// - Throws: ``BuildFailure`` for a dependency that cannot be built here.
  func needs(of target: Target, in folder: URL, known: Set<String>) async throws -> Needs {
    var needs = Needs()
    try await add(target, in: folder, root: folder, known: known, to: &needs)
    return needs
  }

  /// - Parameter root: The folder of the package whose target is previewed.
  private func add(
    _ target: Target, in folder: URL, root: URL, known: Set<String>, to needs: inout Needs
  ) async throws {
    guard needs.visited.insert(target.name).inserted else { return }
    for product in target.productDependencies ?? [] where !known.contains(product) {
      try await add(product: product, of: target, root: root, known: known, to: &needs)
    }
    for name in target.targetDependencies ?? [] where !known.contains(name) {
      guard let dependency = targets.first(where: { $0.name == name }) else { continue }
      guard dependency.moduleType == "SwiftTarget" else {
        throw BuildFailure(
          "the target '\(target.name)' depends on '\(name)', which has no Swift files; a preview "
            + "builds targets of Swift files only")
      }
      try await add(dependency, in: folder, root: root, known: known, to: &needs)
    }
    var arguments = ["-package-name", name]
    if let major = toolsVersion.split(separator: ".").first.flatMap({ Int($0) }) {
      arguments += ["-swift-version", major >= 6 ? "6" : "5"]
    }
    let path = try SourcePath(folder.appending(path: target.path).path)
    var resources = (target.resources ?? []).map { resource in
      resource.path.hasPrefix("/") ? resource.path : folder.appending(path: resource.path).path
    }
    resources += path.undeclaredResources(beside: resources)
    needs.modules.append(
      SourceModule(
        name: target.c99name, path: path, sources: target.sources, arguments: arguments,
        resources: resources))
  }

  /// Adds what a product of another package consists of.
  private func add(
    product name: String, of target: Target, root: URL, known: Set<String>, to needs: inout Needs
  ) async throws {
    let dependencies: PackageDependencies
    if let read = needs.dependencies {
      dependencies = read
    } else {
      dependencies = try await PackageDependencies(of: root)
      needs.dependencies = dependencies
    }
    switch dependencies.product(named: name, known: known) {
    case nil:
      throw BuildFailure(
        "the target '\(target.name)' depends on the product '\(name)', which no package has")
    case .built(let targets):
      needs.external += targets.filter { !needs.external.contains($0) }
    case .sources(let targets, let folder):
      let package = try await Self.read(folder)
      for name in targets {
        guard let target = package.targets.first(where: { $0.name == name }) else { continue }
        guard target.moduleType == "SwiftTarget" else {
          throw BuildFailure(
            "the target '\(name)' of the package in \(folder.path) needs UIKit and has no Swift "
              + "files; a preview builds targets of Swift files only")
        }
        try await package.add(target, in: folder, root: root, known: known, to: &needs)
      }
    }
  }
}
