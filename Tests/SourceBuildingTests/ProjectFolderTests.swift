import Foundation
import Testing

@testable import SourceBuilding

/// Folders that contain a project of Xcode.
struct ProjectFolderTests {
  private static let screen = "import UIKit\nfinal class Screen: UIViewController {}\n"

  private static func name(_ folder: borrowing Folder, target: String? = nil) throws -> String? {
    try SourceModules.projectPath(inFolder: folder.url.path, target: target)
      .map { ($0 as NSString).lastPathComponent }
  }

  @Test func `the files of the project in a folder are built, and not all files of the folder`()
    async throws
  {
    let folder = try Folder([
      "App.xcodeproj/project.pbxproj": PackageProject.file(), "Screen.swift": Self.screen,
      "Scripts/Other.swift": "this is no Swift",
    ])
    let sources = try await SourceModules(folder.url.path, known: [])
    #expect(sources.main.files.map(\.lastPathComponent) == ["Screen.swift"])
  }

  @Test func `a workspace comes before the project that it names`() throws {
    let folder = try Folder([
      "App.xcodeproj/project.pbxproj": PackageProject.file(), "Screen.swift": Self.screen,
      "App.xcworkspace/contents.xcworkspacedata": """
      <Workspace version = "1.0"><FileRef location = "group:App.xcodeproj"></FileRef></Workspace>
      """,
    ])
    #expect(try Self.name(folder) == "App.xcworkspace")
  }

  @Test func `several projects in a folder have to be chosen from, also by a target`() throws {
    var files = ["Screen.swift": Self.screen]
    files["App.xcodeproj/project.pbxproj"] = PackageProject.file()
    files["Other.xcodeproj/project.pbxproj"] =
      PackageProject.file().replacingOccurrences(of: "name = App;", with: "name = Other;")
    let folder = try Folder(files)
    let failure = #expect(throws: BuildFailure.self) { try Self.name(folder) }
    #expect("\(failure!)".contains("name one of 'App.xcodeproj', 'Other.xcodeproj'"))
    #expect(try Self.name(folder, target: "Other") == "Other.xcodeproj")
  }

  @Test func `a manifest, and a project without an app of iOS, leave a folder as it is`() throws {
    let project = "App.xcodeproj/project.pbxproj"
    let package = try Folder([
      project: PackageProject.file(), "Package.swift": "// swift-tools-version: 6.0",
    ])
    #expect(try Self.name(package) == nil)
    let tests = try Folder([
      project: PackageProject.file()
        .replacingOccurrences(of: "product-type.application", with: "product-type.bundle.unit-test")
    ])
    #expect(try Self.name(tests) == nil)
    let broken = try Folder([project: "{"])
    #expect(try Self.name(broken) == nil)
    #expect(try SourceModules.projectPath(inFolder: "/no/such/folder", target: nil) == nil)
  }

  @Test func `the project in a part of a package is taken, and not the package`() async throws {
    let folder = try Folder([
      "Package.swift": "this is no manifest", "Sources/Library/Library.swift": "struct Library {}",
      "Demo/App.xcodeproj/project.pbxproj": PackageProject.file(),
      "Demo/Screen.swift": Self.screen,
    ])
    let demo = folder.url.appending(path: "Demo").path
    #expect(
      try SourceModules.projectPath(inFolder: demo, target: nil)?.hasSuffix("/Demo/App.xcodeproj")
        == true)
  }
}
