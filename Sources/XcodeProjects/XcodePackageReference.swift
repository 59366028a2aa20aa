import Foundation

/// A package in a repository that a project names.
package struct XcodePackageReference: Sendable, Equatable {
  /// The versions that the project accepts.
  package enum Requirement: Sendable, Equatable {
    /// One version.
    case exact(String)
    /// The versions from a first one up to, and without, another one.
    case range(from: String, to: String)
    /// The versions from a first one up to the next major version.
    case upToNextMajor(String)
    /// The versions from a first one up to the next minor version.
    case upToNextMinor(String)
    /// The last commit of a branch.
    case branch(String)
    /// One commit.
    case revision(String)
  }

  /// The address of the repository.
  package let address: String
  /// The versions that the project accepts.
  package let requirement: Requirement

  /// The name that package managers give to the package: the last part of the address in lowercase
  /// letters, without `.git`.
  package var identity: String { Self.identity(of: address) }

  /// Returns the name that package managers give to the package of an address or a folder.
  package static func identity(of address: String) -> String {
    let path = address.lowercased().split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? ""
    return path.hasSuffix(".git") ? String(path.dropLast(4)) : path
  }

  /// Creates a reference.
  package init(address: String, requirement: Requirement) {
    self.address = address
    self.requirement = requirement
  }

  /// Reads a reference; `nil` for an object of another kind, or for one without an address or a
  /// known requirement.
  init?(_ object: ObjectTable.Object) {
    let values = object.table("requirement")
    func text(_ key: String) -> String? { values[key] as? String }
    guard object.isa == "XCRemoteSwiftPackageReference", let address = object.text("repositoryURL"),
      let requirement = Self.requirement(kind: text("kind"), text)
    else { return nil }
    self.init(address: address, requirement: requirement)
  }

  private static func requirement(
    kind: String?, _ text: (String) -> String?
  ) -> Requirement? {
    switch kind {
    case "exactVersion": text("version").map { .exact($0) }
    case "versionRange":
      if let first = text("minimumVersion"), let last = text("maximumVersion") {
        .range(from: first, to: last)
      } else {
        nil
      }
    case "upToNextMajorVersion": text("minimumVersion").map { .upToNextMajor($0) }
    case "upToNextMinorVersion": text("minimumVersion").map { .upToNextMinor($0) }
    case "branch": text("branch").map { .branch($0) }
    case "revision": text("revision").map { .revision($0) }
    default: nil
    }
  }
}
