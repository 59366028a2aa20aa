import Foundation
import LoweringProtocol

/// The packages that sources need, directly or through others, and what they consist of.
///
/// Targets of Swift files are compiled as the sources are: for iOS if they import UIKit, and
/// otherwise as on this system. The package manager builds those with parts in C, which need no
/// UIKit.
struct PackageGraph {
  /// A package whose manifest has been read.
  struct Package: Sendable {
    let folder: URL
    let description: PackageDescription
    /// A Boolean value that indicates whether the package is the user's own one, or one of the
    /// user's project: all its targets of Swift files are compiled as the sources are.
    let isRoot: Bool
    /// A Boolean value that indicates whether the sources belong to the user.
    let isOfUser: Bool
    /// The manifest or the project that names the packages, which are fetched for it.
    let origin: PackageFetch.Source?
  }

  /// The modules to compile, each after those that it needs itself.
  private(set) var modules: [SourceModule] = []
  /// The parts that cannot be had, as sentences.
  private(set) var unavailable: [String] = []

  /// The names of targets and products that are built already.
  let known: Set<String>
  private let cache: URL
  private var finder: PackageFinder
  private var read: [String: PackageDescription] = [:]
  private var settings: [String: PackageSettings] = [:]
  private var visited: Set<String> = []
  /// The reasons of fetches that have failed, and `nil` for those that have not, by the origins.
  private var fetches: [String: String?] = [:]
  private var external: (packages: [URL], targets: [String], moduleMaps: [URL]) = ([], [], [])

  /// Prepares a graph.
  ///
  /// - Parameters:
  ///   - known: The names of targets and products that are built already.
  ///   - cache: The folder of files that builds share.
  init(finder: PackageFinder, known: Set<String>, cache: URL) {
    self.finder = finder
    self.known = known
    self.cache = cache
  }

  /// The targets that the package manager builds; `nil` for none.
  var externalTargets: ExternalTargets? {
    external.targets.isEmpty
      ? nil
      : ExternalTargets(
        packages: external.packages, targets: external.targets, moduleMaps: external.moduleMaps)
  }

  // MARK: Packages

  /// Reads a package of the user.
  ///
  /// - Throws: ``BuildFailure`` if the manifest cannot be read.
  mutating func ownPackage(in folder: URL) async throws -> Package {
    Package(
      folder: folder, description: try await description(of: folder), isRoot: true, isOfUser: true,
      origin: .manifest(folder: folder))
  }

  private mutating func description(of folder: URL) async throws -> PackageDescription {
    if let known = read[folder.path] { return known }
    let description = try await PackageDescription.read(
      folder, cache: CacheFolder(url: cache))
    read[folder.path] = description
    return description
  }

  /// Adds the modules of products of packages.
  ///
  /// - Parameters:
  ///   - names: The names of the products, in order.
  ///   - dependencies: The packages that are named.
  ///   - origin: The project or package that names the packages.
  ///   - user: The target that needs the products, for messages.
  mutating func add(
    products names: [String], among dependencies: [PackageDescription.Dependency],
    origin: PackageFetch.Source?, neededBy user: String
  ) async throws {
    for name in names where !known.contains(name) {
      do {
        guard
          let package = try await package(withProduct: name, among: dependencies, origin: origin)
        else {
          note("the target '\(user)' depends on the product '\(name)', which no package has")
          continue
        }
        try await add(product: name, of: package)
      } catch let failure as BuildFailure {
        note("the product '\(name)' is missing: \(failure.description)")
      }
    }
  }

  /// Adds the modules of a product of a package.
  mutating func add(product name: String, of package: Package) async throws {
    let names = package.description.products.first { $0.name == name }?.targets ?? []
    for name in names {
      guard let target = package.description.targets.first(where: { $0.name == name }) else {
        continue
      }
      try await add(target, of: package, neededBy: name)
    }
  }

  private mutating func note(_ sentence: String) {
    if !unavailable.contains(sentence) { unavailable.append(sentence) }
  }

  /// Returns the package that has a product; `nil` for none.
  ///
  /// - Throws: ``BuildFailure`` with the reason if a package is missing.
  private mutating func package(
    withProduct name: String, among dependencies: [PackageDescription.Dependency],
    origin: PackageFetch.Source?
  ) async throws -> Package? {
    // A package often has the name of its product.
    let ordered =
      dependencies.filter { $0.identity == name.lowercased() }
      + dependencies.filter { $0.identity != name.lowercased() }
    var missing: [String] = []
    for dependency in ordered {
      guard let folder = finder.folder(of: dependency) else {
        missing.append(dependency.identity)
        continue
      }
      let description = try await description(of: folder)
      if description.productNames.contains(name) {
        return Package(
          folder: folder, description: description, isRoot: false,
          isOfUser: dependency.path != nil, origin: origin)
      }
    }
    guard !missing.isEmpty else { return nil }
    let names = missing.map { "'\($0)'" }.joined(separator: ", ")
    guard let origin else { throw BuildFailure("no folder has the package \(names)") }
    let key = "\(origin)"
    if fetches[key] == nil {
      do {
        finder.addCheckouts(in: try await PackageFetch(source: origin, cache: cache).fetch())
        fetches[key] = .some(nil)
        return try await package(withProduct: name, among: dependencies, origin: origin)
      } catch let failure as BuildFailure {
        fetches[key] = .some(failure.description)
      }
    }
    let reason = (fetches[key] ?? nil).map { "; \($0)" } ?? ""
    throw BuildFailure(
      "no folder has the package \(names)\(reason); --packages names a folder with packages")
  }

  // MARK: Targets

  /// Adds what a target of a package consists of.
  ///
  /// - Parameter user: The target or product that needs the target, for messages.
  mutating func add(
    _ target: PackageDescription.Target, of package: Package, neededBy user: String
  ) async throws {
    guard visited.insert(Self.key(target, of: package)).inserted else { return }
    guard target.isSwift else {
      try await add(foreign: target, of: package, neededBy: user)
      return
    }
    if !package.isRoot {
      let closure = try await closure(of: target, in: package)
      if closure.contains(where: { $0.target.moduleType == "ClangTarget" }),
        !closure.contains(where: { needsUIKit($0.target, of: $0.package) })
      {
        add(external: target, closure: closure)
        return
      }
    }
    try await add(
      products: target.productDependencies ?? [], among: package.description.dependencies ?? [],
      origin: package.origin, neededBy: target.name)
    for name in target.targetDependencies ?? [] where !known.contains(name) {
      guard let dependency = package.description.targets.first(where: { $0.name == name }) else {
        continue
      }
      try await add(dependency, of: package, neededBy: target.name)
    }
    guard !modules.contains(where: { $0.name == target.c99name }) else { return }
    modules.append(try await module(target, of: package))
  }

  /// Adds a target that is not in Swift.
  private mutating func add(
    foreign target: PackageDescription.Target, of package: Package, neededBy user: String
  ) async throws {
    let name = target.name
    switch (target.moduleType, target.type) {
    case (_, "plugin"): break
    case (_, "macro"):
      note("'\(user)' needs the macro '\(name)', which is not expanded here")
    case ("BinaryTarget", _), (_, "binary"):
      note("'\(user)' needs the binary '\(name)', which is for Apple's systems")
    case _ where target.hasObjectiveC:
      note("'\(user)' needs the target '\(name)', which is in Objective-C")
    default:
      add(external: target, closure: try await closure(of: target, in: package))
    }
  }

  private mutating func add(
    external target: PackageDescription.Target,
    closure: [(target: PackageDescription.Target, package: Package)]
  ) {
    if !external.targets.contains(target.name) { external.targets.append(target.name) }
    for (target, package) in closure {
      if !external.packages.contains(package.folder) { external.packages.append(package.folder) }
      let map = package.folder.appending(path: target.path)
        .appending(path: "include/module.modulemap")
      guard target.moduleType == "ClangTarget", !external.moduleMaps.contains(map),
        FileManager.default.fileExists(atPath: map.path)
      else { continue }
      external.moduleMaps.append(map)
    }
  }

  private static func key(_ target: PackageDescription.Target, of package: Package) -> String {
    package.folder.path + "\u{0}" + target.name
  }

  /// Returns a target, and those that it needs directly or through others. Products of packages
  /// that are missing have none.
  private mutating func closure(
    of target: PackageDescription.Target, in package: Package
  ) async throws -> [(target: PackageDescription.Target, package: Package)] {
    var found: [(target: PackageDescription.Target, package: Package)] = []
    var keys: Set<String> = []
    var waiting = [(target: target, package: package)]
    while let (target, package) = waiting.popLast() {
      guard keys.insert(Self.key(target, of: package)).inserted else { continue }
      found.append((target, package))
      let targets = package.description.targets
      waiting += (target.targetDependencies ?? []).compactMap { name in
        targets.first { $0.name == name }.map { ($0, package) }
      }
      for product in target.productDependencies ?? [] where !known.contains(product) {
        do {
          guard
            let other = try await self.package(
              withProduct: product, among: package.description.dependencies ?? [],
              origin: package.origin)
          else { continue }
          let names = other.description.products.first { $0.name == product }?.targets ?? []
          waiting += names.compactMap { name in
            other.description.targets.first { $0.name == name }.map { ($0, other) }
          }
        } catch is BuildFailure {
          continue
        }
      }
    }
    return found
  }

  /// Returns whether a target is written for UIKit or another module of Apple's platforms that is
  /// here.
  private func needsUIKit(_ target: PackageDescription.Target, of package: Package) -> Bool {
    if (target.productDependencies ?? []).contains(where: known.contains) { return true }
    let folder = package.folder.appending(path: target.path)
    let files = target.sources.filter { $0.hasSuffix(".swift") }.map { folder.appending(path: $0) }
    return !SourceImports.names(in: files).isDisjoint(with: PlatformModuleNames.all)
  }

  /// Returns the module of a target of Swift files.
  private mutating func module(
    _ target: PackageDescription.Target, of package: Package
  ) async throws -> SourceModule {
    let folder = package.folder
    var arguments = [
      "-package-name", package.description.name, "-swift-version", package.description.languageMode,
    ]
    if settings[folder.path] == nil {
      settings[folder.path] = try await PackageSettings.read(
        folder, cache: CacheFolder(url: cache))
    }
    let platform = needsUIKit(target, of: package) ? "ios" : "linux"
    arguments += settings[folder.path]?.arguments(of: target.name, on: platform) ?? []
    let path = try SourcePath(folder.appending(path: target.path).path)
    var resources = (target.resources ?? []).map { resource in
      resource.path.hasPrefix("/") ? resource.path : folder.appending(path: resource.path).path
    }
    resources += path.undeclaredResources(beside: resources)
    var module = SourceModule(
      name: target.c99name, path: path, sources: target.sources, arguments: arguments,
      resources: resources)
    module.isOfOthers = !package.isOfUser
    return module
  }
}
