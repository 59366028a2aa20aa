import Foundation

/// The packages that a package depends on, directly or through others, with their products.
struct PackageDependencies: Sendable {
  /// The contents of one product of another package.
  enum Product: Sendable {
    /// Targets without screens, which the package manager builds.
    case built(targets: [String])
    /// Targets that need a module of UIKit, which are compiled like the targets of the package
    /// itself.
    case sources(targets: [String], folder: URL)
  }

  private let manifests: [(folder: URL, manifest: Manifest)]

  /// Reads the manifests of the packages that a package depends on, which are fetched if
  /// necessary.
  ///
  /// - Throws: ``BuildFailure`` if a package cannot be fetched or read.
  init(of folder: URL) async throws {
    let swift = try CommandRun.swift()
    let run = try await CommandRun.run(
      swift, ["package", "--package-path", folder.path, "show-dependencies", "--format", "json"])
    guard run.isSuccess, let root: Node = CommandRun.json(in: run.output) else {
      throw BuildFailure(
        "The packages that the package in \(folder.path) depends on cannot be fetched:\n"
          + run.output)
    }
    var manifests: [(folder: URL, manifest: Manifest)] = []
    for path in root.paths.dropFirst() where !manifests.contains(where: { $0.folder.path == path })
    {
      let dump = try await CommandRun.run(
        swift, ["package", "--package-path", path, "dump-package"])
      guard dump.isSuccess, let manifest: Manifest = CommandRun.json(in: dump.output) else {
        throw BuildFailure("The package in \(path) cannot be read:\n\(dump.output)")
      }
      manifests.append((URL(fileURLWithPath: path), manifest))
    }
    self.manifests = manifests
  }

  /// Returns what a product consists of; `nil` if no package has it.
  ///
  /// - Parameter known: The names of targets and products that are built already.
  func product(named name: String, known: Set<String>) -> Product? {
    for (folder, manifest) in manifests {
      guard let product = manifest.products.first(where: { $0.name == name }) else { continue }
      var visited: Set<String> = []
      return product.targets.contains { needs(known, $0, of: manifest, &visited) }
        ? .sources(targets: product.targets, folder: folder) : .built(targets: product.targets)
    }
    return nil
  }

  /// Returns whether a target needs a module that is built already.
  private func needs(
    _ known: Set<String>, _ name: String, of manifest: Manifest, _ visited: inout Set<String>
  ) -> Bool {
    guard visited.insert(manifest.name + "/" + name).inserted,
      let target = manifest.targets.first(where: { $0.name == name })
    else { return false }
    for dependency in target.dependencies.compactMap(\.name) {
      if known.contains(dependency) { return true }
      if manifest.targets.contains(where: { $0.name == dependency }) {
        if needs(known, dependency, of: manifest, &visited) { return true }
        continue
      }
      for (_, other) in manifests {
        guard let product = other.products.first(where: { $0.name == dependency }) else { continue }
        if product.targets.contains(where: { needs(known, $0, of: other, &visited) }) {
          return true
        }
      }
    }
    return false
  }

  /// A package in the output of `swift package show-dependencies`.
  private struct Node: Decodable {
    let path: String
    let dependencies: [Node]

    var paths: [String] { [path] + dependencies.flatMap(\.paths) }
  }

  /// A manifest in the output of `swift package dump-package`.
  private struct Manifest: Decodable, Sendable {
    struct Product: Decodable, Sendable {
      let name: String
      let targets: [String]
    }

    struct Target: Decodable, Sendable {
      let name: String
      let dependencies: [Dependency]
    }

    /// A dependency, as a table with its kind and a list that begins with the name.
    struct Dependency: Decodable, Sendable {
      let name: String?

      private struct Kind: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
      }

      init(from decoder: any Decoder) throws {
        let table = try decoder.container(keyedBy: Kind.self)
        guard let kind = table.allKeys.first else {
          name = nil
          return
        }
        var list = try table.nestedUnkeyedContainer(forKey: kind)
        name = try list.decode(String.self)
      }
    }

    let name: String
    let products: [Product]
    let targets: [Target]
  }
}
