import Foundation
import Testing

@testable import XcodeProjects

struct PackageReferenceTests {
  private func references(_ requirements: [String]) throws -> [XcodePackageReference] {
    let objects = requirements.enumerated().map { index, requirement in
      "K\(index) = {isa = XCRemoteSwiftPackageReference; "
        + "repositoryURL = \"https://example.com/Owner/Kit\(index).git\"; "
        + "requirement = {\(requirement)}; };"
    }
    let names = requirements.indices.map { "K\($0), " }.joined()
    let text = """
      {objects = {
        \(objects.joined(separator: "\n"))
        K9 = {isa = XCLocalSwiftPackageReference; relativePath = Kit; };
        G0 = {isa = PBXGroup; children = (); sourceTree = "<group>"; };
        R = {isa = PBXProject; mainGroup = G0; packageReferences = (\(names)K9, GONE, ); targets = (); };
      }; rootObject = R; }
      """
    return try XcodeProject(
      Data(text.utf8), path: "Shop.xcodeproj", folder: URL(fileURLWithPath: "/work/Shop")
    ).packageReferences
  }

  @Test func `all forms of versions are read`() throws {
    let references = try references([
      "kind = upToNextMajorVersion; minimumVersion = 5.0.1;",
      "kind = upToNextMinorVersion; minimumVersion = 5.1;",
      "kind = exactVersion; version = \"2.0.0-beta.1\";",
      "kind = versionRange; minimumVersion = 1.0.0; maximumVersion = 3.0.0;",
      "kind = branch; branch = main;", "kind = revision; revision = abcdef;",
    ])
    #expect(
      references.map(\.requirement) == [
        .upToNextMajor("5.0.1"), .upToNextMinor("5.1"), .exact("2.0.0-beta.1"),
        .range(from: "1.0.0", to: "3.0.0"), .branch("main"), .revision("abcdef"),
      ])
    #expect(references.first?.address == "https://example.com/Owner/Kit0.git")
  }

  @Test func `a reference without a known form of versions is left out`() throws {
    let references = try references([
      "kind = moon; phase = full;", "kind = exactVersion;", "kind = versionRange; version = 1.0.0;",
      "kind = branch; branch = main;",
    ])
    #expect(references.map(\.identity) == ["kit3"])
  }

  @Test(arguments: [
    ("https://example.com/Owner/SnapKit.git", "snapkit"), ("git@example.com:Owner/Kit", "kit"),
    ("https://example.com/Kit/", "kit"), ("Kit.swift", "kit.swift"), ("", ""),
  ])
  func `the last part of an address is the identity`(address: String, identity: String) {
    #expect(XcodePackageReference.identity(of: address) == identity)
  }

  @Test func `targets that need each other are each named once`() throws {
    let text = """
      {objects = {
        F1 = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        G0 = {isa = PBXGroup; children = (F1, ); sourceTree = "<group>"; };
        B1 = {isa = PBXBuildFile; fileRef = F1; };
        P1 = {isa = PBXSourcesBuildPhase; files = (B1, ); };
        E1 = {isa = PBXTargetDependency; target = T1; };
        E2 = {isa = PBXTargetDependency; target = T2; };
        E3 = {isa = PBXTargetDependency; target = GONE; };
        T1 = {isa = PBXNativeTarget; name = One; buildPhases = (P1, ); dependencies = (E1, E2, E3, ); productType = "com.apple.product-type.framework"; };
        T2 = {isa = PBXNativeTarget; name = Two; buildPhases = (P1, ); dependencies = (E1, ); productType = "com.apple.product-type.framework"; };
        R = {isa = PBXProject; mainGroup = G0; targets = (T1, T2, ); };
      }; rootObject = R; }
      """
    let project = try XcodeProject(
      Data(text.utf8), path: "Shop.xcodeproj", folder: URL(fileURLWithPath: "/work/Shop"))
    let target = try project.target(named: "One")
    #expect(project.targets(neededBy: target).map(\.name) == ["Two"])
  }
}
