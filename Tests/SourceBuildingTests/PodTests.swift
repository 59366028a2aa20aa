import Foundation
import Testing

@testable import SourceBuilding

/// Libraries in the folder `Pods` of a project.
@Suite struct PodTests {
  private static let app = [
    "App/App.xcodeproj/project.pbxproj": PackageProject.file(),
    "App/Screen.swift": """
    import Badges
    import UIKit
    final class Screen: UIViewController { let badge = Badge() }
    """,
  ]

  private struct Library: Equatable {
    let name: String
    let files: [String]
  }

  private func libraries(_ files: [String: String]) async throws -> [Library] {
    let folder = try Folder(Self.app.merging(files) { $1 })
    let sources = try await SourceModules(
      folder.url.appending(path: "App/App.xcodeproj").path, known: BuiltModules.knownNames)
    #expect(!sources.dependencies.map(\.isOfOthers).contains(false))
    return sources.dependencies.map { module in
      Library(name: module.name, files: module.files.map(\.lastPathComponent))
    }
  }

  @Test func `libraries that are imported are modules, with the files of their patterns`()
    async throws
  {
    let libraries = try await libraries([
      "Pods/Badge-Views/Badge-Views.podspec": """
      Pod::Spec.new do |s|
        s.module_name = 'Badges'
        s.source_files = 'Sources/**/*.{h,swift}', "More"
        s.homepage = "https://example.com/#{s.name}"
      end
      """,
      "Pods/Badge-Views/Sources/Views/Badge.swift": "import Colors\nimport UIKit\n",
      "Pods/Badge-Views/More/Stamp.swift": "",
      "Pods/Badge-Views/Demo/App.swift": "this is no library",
      "Pods/Colors/Colors.podspec.json": """
      {"name": "Colors", "subspecs": [{"name": "Core", "source_files": [
        "Core/*.swift"
      ]}]}
      """,
      "Pods/Colors/Core/Color.swift": "", "Pods/Colors/Core/Old/Color.swift": "",
      "Pods/Unused/Unused.swift": "",
      "Pods/Target Support Files/Pods-App/Dummy.swift": "",
    ])
    #expect(
      libraries == [
        Library(name: "Colors", files: ["Color.swift"]),
        Library(name: "Badges", files: ["Stamp.swift", "Badge.swift"]),
      ])
  }

  @Test func `libraries that the Podfile names by their folders are modules`() async throws {
    let libraries = try await libraries([
      "App/Podfile": """
      platform :ios, '13.0'
      target 'App' do
        # pod 'Badge-Views', :path => '../Old'
        pod 'Badge-Views/Core', '~> 2.0',
          :path => '../Library'
        pod "Colors", path: "../Palette" # under development
        pod 'Unused', :path => '../Unused'
        pod 'Absent', '1.0'
      end
      """,
      "Library/Badge-Views.podspec": """
      Pod::Spec.new do |s|
        s.module_name = 'Badges'
        s.source_files = 'Sources/*.swift'
      end
      """,
      "Library/Sources/Badge.swift": "import Colors\nimport UIKit\n",
      "Library/Example/Demo.swift": "this is no library", "Old/Badge.swift": "",
      "Palette/Color.swift": "", "Unused/Unused.swift": "",
    ])
    #expect(
      libraries == [
        Library(name: "Colors", files: ["Color.swift"]),
        Library(name: "Badges", files: ["Badge.swift"]),
      ])
  }

  @Test func `a library whose folder is absent is no module`() async throws {
    let libraries = try await libraries(["App/Podfile": "pod 'Badges', :path => '../Badges'"])
    #expect(libraries.isEmpty)
  }

  @Test func `a library without a specification has the files that lie there`() async throws {
    let libraries = try await libraries(["Pods/Badges/Classes/Badge.swift": "import UIKit\n"])
    #expect(libraries == [Library(name: "Badges", files: ["Badge.swift"])])
  }

  @Test func `the project in the folder has the files and the settings`() async throws {
    let libraries = try await libraries([
      "Pods/Pods.xcodeproj/project.pbxproj": """
      {objects = {
        G0 = {isa = PBXGroup; children = (F1, ); sourceTree = "<group>"; };
        F1 = {isa = PBXFileReference; path = Badges/Badge.swift; sourceTree = "<group>"; };
        B1 = {isa = PBXBuildFile; fileRef = F1; };
        P1 = {isa = PBXSourcesBuildPhase; files = (B1, ); };
        T1 = {isa = PBXNativeTarget; name = "Badges-iOS"; buildPhases = (P1, ); buildConfigurationList = L1; productType = "com.apple.product-type.framework"; };
        L1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); };
        C1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {PRODUCT_MODULE_NAME = Badges; SWIFT_VERSION = 5.0; }; };
        R = {isa = PBXProject; mainGroup = G0; targets = (T1, ); };
      }; rootObject = R; }
      """,
      "Pods/Badges/Badge.swift": "import UIKit\n", "Pods/Badges/Demo.swift": "",
    ])
    #expect(libraries == [Library(name: "Badges", files: ["Badge.swift"])])
  }

  @Test(arguments: [
    ("Sources/**/*.{h,swift}", "Sources/A/B/C.swift", true),
    ("Sources/**/*.{h,swift}", "Sources/C.swift", true),
    ("Sources/**/*.{h,swift}", "Sources/C.m", false),
    ("Sources/*.swift", "Sources/A/C.swift", false),
    ("Sources", "Sources/A/C.swift", true),
    ("Sour?es/**/*", "Sources/A/C.swift", true),
    ("**/*.swift", "C.swift", true),
    ("Sources/{A,B}/*", "Sources/B/C.swift", true),
    ("Sources/{A,B}/*", "Sources/D/C.swift", false),
    ("*a*a*a*a*a*a*a*a*b", String(repeating: "a", count: 2000), false),
  ])
  func `a pattern matches paths`(pattern: String, path: String, matches: Bool) {
    #expect(PathPattern(pattern).matches(path) == matches)
  }
}
