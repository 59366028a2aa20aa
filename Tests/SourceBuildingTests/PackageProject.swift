import Foundation

@testable import SourceBuilding

/// Projects and packages of tests.
enum PackageProject {
  /// Returns the file of a project with an app of one file, `Screen.swift`.
  ///
  /// - Parameters:
  ///   - products: The products of packages that the app uses.
  ///   - addresses: The addresses of the packages that the project names.
  static func file(products: [String] = [], addresses: [String] = []) -> String {
    let dependencies = products.indices.map { "D\($0), " }.joined()
    let references = addresses.indices.map { "K\($0), " }.joined()
    let objects =
      products.enumerated().map { index, name in
        "D\(index) = {isa = XCSwiftPackageProductDependency; productName = \(name); };"
      }
      + addresses.enumerated().map { index, address in
        "K\(index) = {isa = XCRemoteSwiftPackageReference; repositoryURL = \"\(address)\"; "
          + "requirement = {kind = upToNextMajorVersion; minimumVersion = 1.0.0; }; };"
      }
    return """
      {objects = {
        G0 = {isa = PBXGroup; children = (F1, ); sourceTree = "<group>"; };
        F1 = {isa = PBXFileReference; path = Screen.swift; sourceTree = "<group>"; };
        B1 = {isa = PBXBuildFile; fileRef = F1; };
        P1 = {isa = PBXSourcesBuildPhase; files = (B1, ); };
        \(objects.joined(separator: "\n"))
        T1 = {isa = PBXNativeTarget; name = App; buildPhases = (P1, ); packageProductDependencies = (\(dependencies)); productType = "com.apple.product-type.application"; };
        R = {isa = PBXProject; mainGroup = G0; packageReferences = (\(references)); targets = (T1, ); };
      }; rootObject = R; }
      """
  }

  /// A package with the habits of libraries for constraints: one name for the views of all systems,
  /// a structure that stands for a view's constraints, associated objects, and a table of names.
  /// It needs another package, which knows no UIKit.
  static let anchors = [
    "SourcePackages/checkouts/Anchors/Package.swift": """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "Anchors", platforms: [.iOS(.v13)],
      products: [.library(name: "Anchors", targets: ["Anchors"])],
      dependencies: [.package(url: "https://example.invalid/phrases.git", from: "2.0.0")],
      targets: [
        .target(
          name: "Anchors", dependencies: [.product(name: "PhraseKit", package: "phrases")],
          path: "Sources", resources: [.copy("names.txt")],
          swiftSettings: [
            .define("ANCHORS_ON_PHONES", .when(platforms: [.iOS])),
            .define("ANCHORS_ON_SERVERS", .when(platforms: [.linux])),
          ])
      ])
    """,
    "SourcePackages/checkouts/Anchors/Sources/names.txt": "edges",
    "SourcePackages/checkouts/Anchors/Sources/View.swift": """
    #if canImport(UIKit)
      import UIKit
      public typealias AnchorView = UIView
    #else
      import AppKit
      public typealias AnchorView = NSView
    #endif
    """,
    "SourcePackages/checkouts/Anchors/Sources/Constraints.swift": """
    import Foundation
    import Phrases
    #if os(iOS) || os(tvOS)
    import UIKit
    #endif

    @dynamicMemberLookup
    public struct Anchors {
      let view: AnchorView
      public subscript<Value>(dynamicMember path: KeyPath<AnchorView, Value>) -> Value {
        view[keyPath: path]
      }
      public var name: String? {
        get { objc_getAssociatedObject(view, &Self.key) as? String }
        nonmutating set {
          objc_setAssociatedObject(view, &Self.key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
      }
      nonisolated(unsafe) private static var key: UInt8 = 0
    }

    extension AnchorView {
      public var anchors: Anchors { Anchors(view: self) }
    }

    #if ANCHORS_ON_PHONES
    public let anchorNames = Bundle.module.path(forResource: "names", ofType: "txt")
    public let anchorSystem = phraseSystem
    #endif
    #if ANCHORS_ON_SERVERS
    #error("this is a package of an app")
    #endif
    """,
    "SourcePackages/checkouts/phrases/Package.swift": """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "Phrases", products: [.library(name: "PhraseKit", targets: ["Phrases"])],
      targets: [.target(name: "Phrases")])
    """,
    "SourcePackages/checkouts/phrases/Sources/Phrases/Phrases.swift": """
    #if os(Linux)
      public let phraseSystem = "Linux"
    #endif
    """,
  ]

  /// Finds the modules of the project `App.xcodeproj` in a folder, and builds them.
  static func build(
    _ folder: borrowing Folder, packages: [String] = [], isStrict: Bool = false
  ) async throws -> (sources: SourceModules, build: SourceBuild) {
    let cache = folder.url.appending(path: "cache")
    let sources = try await SourceModules(
      folder.url.appending(path: "App.xcodeproj").path, known: BuiltModules.knownNames,
      packages: packages.map { folder.url.appending(path: $0).path }, cache: cache)
    let modules = try BuiltModules(beside: BuiltTool.executable)
    let build = try SourceBuild(
      sources, modules: modules, cache: cache, isStrict: isStrict
    ) { name in name == "UIKit.UIViewController" ? .viewController : nil }
    return (sources, build)
  }
}
