import Foundation
import Testing

@testable import SourceBuilding

/// Packages that a project names, compiled with the compiler and the modules beside the tests.
@Suite(.serialized) struct PackageTests {
  private static let screen = """
    import Anchors
    import UIKit
    final class Screen: UIViewController {
      override func viewDidLoad() {
        view.anchors.name = anchorSystem
        title = view.anchors.name
        preferredContentSize = view.anchors.bounds.size
      }
    }
    """

  private static func files(_ screen: String) -> [String: String] {
    PackageProject.anchors.merging([
      "App.xcodeproj/project.pbxproj": PackageProject.file(
        products: ["Anchors"], addresses: ["https://example.invalid/Anchors.git"]),
      "Screen.swift": screen,
    ]) { $1 }
  }

  @Test func `a package of a project is compiled for iOS, and what it needs as on this system`()
    async throws
  {
    let folder = try Folder(Self.files(Self.screen))
    let (sources, build) = try await PackageProject.build(folder)
    defer { build.removeFiles() }
    #expect(sources.unavailable == [])
    #expect(sources.moduleNames == ["Phrases", "Anchors"])
    #expect(sources.external == nil)
    let product = try await build.build()
    #expect(product.screens.map(\.name) == ["Screen"])
    #expect(product.leftOut.isEmpty)
    #expect(product.reports == [])
  }

  @Test func `a class of the app implements the optional methods of a package's protocol`()
    async throws
  {
    var files = Self.files(
      """
      import Anchors
      import UIKit
      final class Screen: UIViewController, AnchorDelegate {
        func anchorsDidMove() {}
        func anchorsDidEnd() {}
      }
      """)
    let protocolFile = "SourcePackages/checkouts/Anchors/Sources/Delegate.swift"
    let text = """
      import UIKit
      @MainActor @objc public protocol AnchorDelegate {
        @objc optional func anchorsDidMove()
      }
      """
    files[protocolFile] = text
    let folder = try Folder(files)
    let (sources, build) = try await PackageProject.build(folder)
    defer { build.removeFiles() }
    func copies() async throws -> String {
      #expect(try await build.build().reports == [])
      let folder = await build.folder.appending(path: sources.main.name + ".copies")
      return try FileManager.default.contentsOfDirectory(atPath: folder.path).map {
        try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
      }.joined()
    }
    let first = try await copies()
    #expect(first.contains("{ anchorsDidMove() }"), "\(first)")
    #expect(!first.contains("{ anchorsDidEnd() }"))
    // The next build has the method that the protocol has now.
    try folder.write(
      text.replacing("DidMove()", with: "DidMove()\n@objc optional func anchorsDidEnd()"),
      to: protocolFile)
    #expect(try await copies().contains("{ anchorsDidEnd() }"))
  }

  @Test func `a folder with packages that the user names is taken first`() async throws {
    var files = Self.files(Self.screen)
    let phrases = "SourcePackages/checkouts/phrases/"
    for name in ["Package.swift", "Sources/Phrases/Phrases.swift"] {
      files["Mine/Phrases/" + name] = files[phrases + name]
    }
    let folder = try Folder(files)
    let (sources, build) = try await PackageProject.build(folder, packages: ["Mine"])
    build.removeFiles()
    let path = sources.dependencies.first?.path.url.path ?? ""
    #expect(path.hasSuffix("/Mine/Phrases/Sources/Phrases"), "\(path)")
    await #expect(throws: BuildFailure.self) {
      try await PackageProject.build(folder, packages: ["None"])
    }
  }

  @Test func `what does not compile in a package is left out of it, unless the build is strict`()
    async throws
  {
    var files = Self.files(Self.screen)
    files["SourcePackages/checkouts/Anchors/Sources/Swap.swift"] = """
      import UIKit
      public final class Swap {
        public func swap() { exchangeMethods(of: UIView.self) }
        public var isSwapped: Bool { false }
      }
      """
    let folder = try Folder(files)
    let (_, build) = try await PackageProject.build(folder)
    defer { build.removeFiles() }
    let product = try await build.build()
    #expect(product.screens.map(\.name) == ["Screen"])
    let report = product.reports.first ?? ""
    #expect(report.contains("Swap.swift:3:24: error: cannot find 'exchangeMethods'"), "\(report)")
    #expect(report.contains("left out of the program: Swap.swap"), "\(report)")
    // The next build does not compile the package, and says the same.
    try folder.write(Self.screen + "\n", to: "Screen.swift")
    #expect(try await build.build().reports == product.reports)

    let (_, strict) = try await PackageProject.build(folder, isStrict: true)
    defer { strict.removeFiles() }
    let error = await #expect(throws: SourceBuild.Diagnostics.self) { try await strict.build() }
    #expect(error?.text.contains("Swap.swift:3:24") == true)
  }

  @Test func `a screen that needs a package that does not compile is left out`() async throws {
    var files = Self.files(
      Self.screen.replacing("Screen", with: "Detail") + "\nfinal class Plain: UIViewController {}")
    for name in ["Constraints", "View"] {
      let file = "SourcePackages/checkouts/Anchors/Sources/\(name).swift"
      files[file, default: ""] += "\nremoveAnchors()\n"
    }
    let folder = try Folder(files)
    let (_, build) = try await PackageProject.build(folder)
    defer { build.removeFiles() }
    let product = try await build.build()
    #expect(product.screens.map(\.name) == ["Plain"])
    #expect(product.leftOut.contains { $0.name == "Anchors" })
    #expect(
      product.reports.contains { $0.contains("the module 'Anchors' of a package is left out") })
  }

  @Test func `a file of a package that cannot lose parts is left out as a whole`() async throws {
    var files = Self.files(Self.screen)
    files["SourcePackages/checkouts/Anchors/Sources/Statement.swift"] = "removeAnchors()\n"
    let folder = try Folder(files)
    let (_, build) = try await PackageProject.build(folder)
    defer { build.removeFiles() }
    let product = try await build.build()
    #expect(product.screens.map(\.name) == ["Screen"])
    #expect(product.leftOut.isEmpty)
    #expect(product.reports.count == 1)
    #expect(
      product.reports.first?.hasSuffix("note: the file is left out of the program") == true,
      "\(product.reports)")
  }

  @Test func `a package that is nowhere takes only the screens that need it`() async throws {
    let folder = try Folder([
      "App.xcodeproj/project.pbxproj": PackageProject.file(
        products: ["Anchors"], addresses: ["ftp://example.invalid/anchors.git"]),
      "Screen.swift": """
      import Anchors
      import UIKit
      final class Screen: UIViewController {}
      final class Pinned: UIViewController { let anchors: Anchors? = nil }
      """,
    ])
    let (sources, build) = try await PackageProject.build(folder)
    defer { build.removeFiles() }
    #expect(
      sources.unavailable == [
        "the product 'Anchors' is missing: no folder has the package 'anchors'; "
          + "'ftp://example.invalid/anchors.git' is no address of a repository; --packages names a "
          + "folder with packages"
      ])
    let product = try await build.build()
    #expect(product.screens.map(\.name) == ["Screen"])
    #expect(product.leftOut.map(\.name).sorted() == ["Anchors", "Pinned"])
  }

  @Test func `a product that no package has is named`() async throws {
    let folder = try Folder([
      "App.xcodeproj/project.pbxproj": PackageProject.file(products: ["Anchors"]),
      "Screen.swift": "import UIKit\nfinal class Screen: UIViewController {}",
    ])
    let (sources, build) = try await PackageProject.build(folder)
    build.removeFiles()
    #expect(
      sources.unavailable == [
        "the target 'App' depends on the product 'Anchors', which no package has"
      ])
  }

  @Test func `a manifest that names a folder that is not there loses that package`() async throws {
    let folder = try Folder([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Shop", dependencies: [.package(path: "../Nowhere")],
        targets: [
          .target(name: "Screens", dependencies: [.product(name: "Gone", package: "Nowhere")])
        ])
      """,
      "Sources/Screens/Screen.swift": "import UIKit\nfinal class Screen: UIViewController {}",
    ])
    let sources = try await SourceModules(folder.url.path, known: BuiltModules.knownNames)
    #expect(sources.unavailable.count == 1)
    #expect(sources.unavailable.first?.contains("'nowhere'") == true, "\(sources.unavailable)")
  }

  @Test func `targets that are not in Swift say what they are`() async throws {
    let folder = try Folder([
      "Package.swift": """
      // swift-tools-version: 5.9
      import CompilerPluginSupport
      import PackageDescription
      let package = Package(
        name: "Shop",
        targets: [
          .target(name: "Screens", dependencies: ["Player", "Old", "Makers", "CSums"]),
          .binaryTarget(
            name: "Player", url: "https://example.invalid/Player.zip",
            checksum: "6d988a1a27418674b4d7c31732f6d60e60734ceb11a0ce9b54d1871918d9c194"),
          .target(name: "Old"), .macro(name: "Makers"), .target(name: "CSums"),
        ])
      """,
      "Sources/Screens/Screen.swift": """
      import CSums
      import UIKit
      final class Screen: UIViewController { let value = sum(1, 2) }
      """,
      "Sources/Old/include/old.h": "", "Sources/Old/old.m": "", "Sources/Makers/Makers.swift": "",
      "Sources/CSums/include/sums.h": "int sum(int, int);\n",
      "Sources/CSums/sums.c": "#include \"sums.h\"\nint sum(int a, int b) { return a + b; }\n",
    ])
    let cache = folder.url.appending(path: "cache")
    let sources = try await SourceModules(
      folder.url.path, target: "Screens", known: BuiltModules.knownNames, cache: cache)
    #expect(
      sources.unavailable.sorted() == [
        "'Screens' needs the binary 'Player', which is for Apple's systems",
        "'Screens' needs the macro 'Makers', which is not expanded here",
        "'Screens' needs the target 'Old', which is in Objective-C",
      ])
    #expect(sources.external?.targets == ["CSums"])
  }

  @Test func `frameworks of a project are modules of its app, and other targets are not`()
    async throws
  {
    let folder = try Folder([
      "App.xcodeproj/project.pbxproj": """
      {objects = {
        G0 = {isa = PBXGroup; children = (F1, F2, F3, F4, ); sourceTree = "<group>"; };
        F1 = {isa = PBXFileReference; path = Screen.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = Parts.swift; sourceTree = "<group>"; };
        F3 = {isa = PBXFileReference; path = Model.swift; sourceTree = "<group>"; };
        F4 = {isa = PBXFileReference; path = Widget.swift; sourceTree = "<group>"; };
        F5 = {isa = PBXFileReference; path = Model.framework; sourceTree = BUILT_PRODUCTS_DIR; };
        B1 = {isa = PBXBuildFile; fileRef = F1; };
        B2 = {isa = PBXBuildFile; fileRef = F2; };
        B3 = {isa = PBXBuildFile; fileRef = F3; };
        B4 = {isa = PBXBuildFile; fileRef = F4; };
        B5 = {isa = PBXBuildFile; fileRef = F5; };
        P1 = {isa = PBXSourcesBuildPhase; files = (B1, ); };
        P2 = {isa = PBXSourcesBuildPhase; files = (B2, ); };
        P3 = {isa = PBXSourcesBuildPhase; files = (B3, ); };
        P4 = {isa = PBXSourcesBuildPhase; files = (B4, ); };
        P5 = {isa = PBXFrameworksBuildPhase; files = (B5, ); };
        E1 = {isa = PBXTargetDependency; target = T2; };
        E2 = {isa = PBXTargetDependency; target = T4; };
        T1 = {isa = PBXNativeTarget; name = App; buildPhases = (P1, ); dependencies = (E1, E2, ); productType = "com.apple.product-type.application"; };
        T2 = {isa = PBXNativeTarget; name = Parts; buildPhases = (P2, P5, ); productType = "com.apple.product-type.framework"; };
        T3 = {isa = PBXNativeTarget; name = Model; buildPhases = (P3, ); productReference = F5; productType = "com.apple.product-type.framework"; };
        T4 = {isa = PBXNativeTarget; name = Widget; buildPhases = (P4, ); productType = "com.apple.product-type.app-extension"; };
        R = {isa = PBXProject; mainGroup = G0; targets = (T1, T2, T3, T4, ); };
      }; rootObject = R; }
      """,
      "Screen.swift": """
      import Parts
      import UIKit
      final class Screen: UIViewController { let badge = Badge() }
      """,
      "Parts.swift": """
      import Model
      import UIKit
      public final class Badge: UILabel {
        public init() { super.init(frame: .zero); text = badgeText }
        required init?(coder: NSCoder) { nil }
      }
      """,
      "Model.swift": "public let badgeText = \"1\"\n",
      "Widget.swift": "import WidgetKit\n",
    ])
    let (sources, build) = try await PackageProject.build(folder)
    defer { build.removeFiles() }
    #expect(sources.moduleNames == ["Model", "Parts"])
    let product = try await build.build()
    #expect(product.screens.map(\.name) == ["Screen"])
    #expect(product.leftOut.isEmpty)
  }

  @Test func `a workspace has the project with the app, and packages that the project uses`()
    async throws
  {
    var files = Self.files(Self.screen)
    for name in ["App.xcodeproj/project.pbxproj", "Screen.swift"] {
      files["App/" + name] = files.removeValue(forKey: name)
    }
    files["App/App.xcodeproj/project.pbxproj"] = PackageProject.file(products: ["Anchors"])
    let place = "SourcePackages/checkouts/"
    for (name, text) in files where name.hasPrefix(place) {
      files[name] = nil
      let isPackage = name.hasPrefix(place + "Anchors/")
      files[(isPackage ? "Packages/" : place) + name.dropFirst(place.count)] = text
    }
    files["All.xcworkspace/contents.xcworkspacedata"] = """
      <Workspace><FileRef location="group:App/App.xcodeproj"/>
      <FileRef location="group:Pods/Pods.xcodeproj"/>
      <FileRef location="group:Packages/Anchors"/></Workspace>
      """
    let folder = try Folder(files)
    let path = folder.url.appending(path: "All.xcworkspace").path
    let sources = try await SourceModules(
      path, known: BuiltModules.knownNames, packages: [], cache: folder.url.appending(path: "c"))
    #expect(sources.unavailable == [])
    #expect(sources.moduleNames.sorted() == ["Anchors", "Phrases"])
    #expect(sources.main.name == "App")
    await #expect(throws: BuildFailure.self) {
      _ = try await SourceModules(path, target: "None", known: BuiltModules.knownNames)
    }
  }
}
