import Foundation
import XcodeProjects

/// The packages in repositories, which the package manager fetches.
struct PackageFetch: Sendable {
  /// The manifests that name the packages.
  enum Source: Sendable {
    /// The manifest of a package.
    case manifest(folder: URL)
    /// The references of a project, and the file with their versions.
    case references([XcodePackageReference], resolved: URL?)
  }

  let source: Source
  /// The folder of files that builds share.
  let cache: URL

  /// The longest time of a fetch.
  private static let limit = Duration.seconds(900)

  /// Fetches the packages.
  ///
  /// - Returns: The folder whose `.build` has the packages.
  /// - Throws: ``BuildFailure`` with the reason of the package manager.
  func fetch() async throws -> URL {
    let folder: URL
    switch source {
    case .manifest(let manifestFolder): folder = manifestFolder
    case .references(let references, let resolved):
      var key = FileHash()
      for reference in references { key.add("\(reference)") }
      let cache = CacheFolder(url: cache)
      folder = cache.packages.appending(path: key.text)
      try cache.create(folder)
      try PackageManifest(
        dependencies: references.map { try Self.dependency($0) }
      ).write(in: folder)
      if let resolved, let text = try? String(contentsOf: resolved, encoding: .utf8) {
        try TextFile.write(text, to: folder.appending(path: "Package.resolved"))
      }
    }
    let cacheFolder = CacheFolder(url: cache)
    cacheFolder.removeOldestPackages(keeping: CacheFolder.packageCount)
    SourceModule.report("packages are fetched for \(folder.lastPathComponent)")
    let run = try await CommandRun.run(
      try CommandRun.swift(), ["package", "--package-path", folder.path, "resolve"],
      limit: Self.limit, progress: "fetches packages")
    guard run.isSuccess else {
      let lines = run.output.split(whereSeparator: \.isNewline)
      let reason = lines.first { $0.hasPrefix("error: ") }?.dropFirst("error: ".count) ?? ""
      throw BuildFailure("it cannot be fetched: \(reason)")
    }
    return folder
  }

  /// Returns the dependency on a package, as a manifest has it.
  ///
  /// - Throws: ``BuildFailure`` for an address or a version in a form that package managers do not
  ///   have.
  static func dependency(
    _ reference: XcodePackageReference
  ) throws(BuildFailure) -> String {
    let address = reference.address
    let beginnings = ["https://", "http://", "ssh://", "git://", "git@", "file:///", "/"]
    guard beginnings.contains(where: address.hasPrefix) else {
      throw BuildFailure("'\(address)' is no address of a repository")
    }
    func version(_ text: String) throws(BuildFailure) -> String {
      guard text.wholeMatch(of: /[0-9]+(\.[0-9]+){0,2}([-+][0-9A-Za-z.+-]+)?/) != nil else {
        throw BuildFailure("'\(text)' is no version of a package")
      }
      let numbers = text.prefix { $0 != "-" && $0 != "+" }
      let missing = 2 - numbers.count { $0 == "." }
      return (numbers + String(repeating: ".0", count: missing) + text.dropFirst(numbers.count))
        .debugDescription
    }
    func name(_ text: String) throws(BuildFailure) -> String {
      guard !text.hasPrefix("-"), !text.isEmpty else {
        throw BuildFailure("'\(text)' is no branch of a repository")
      }
      return text.debugDescription
    }
    let requirement =
      switch reference.requirement {
      case .exact(let text): "exact: \(try version(text))"
      case .range(let first, let last): "\(try version(first))..<\(try version(last))"
      case .upToNextMajor(let text): "from: \(try version(text))"
      case .upToNextMinor(let text): ".upToNextMinor(from: \(try version(text)))"
      case .branch(let text): "branch: \(try name(text))"
      case .revision(let text): "revision: \(try name(text))"
      }
    return ".package(url: \(address.debugDescription), \(requirement))"
  }
}
