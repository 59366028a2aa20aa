import Foundation
import Testing

@testable import SourceBuilding

/// Builds of a user's sources, with the compiler and the modules beside the tests.
@Suite(.serialized) struct SourceBuildTests {
  private func sourceBuild(
    _ folder: borrowing Folder, target: String? = nil
  ) async throws -> SourceBuild {
    let sources = try await SourceModules(
      folder.url.path, target: target, known: BuiltModules.knownNames)
    return try SourceBuild(sources, modules: BuiltModules(beside: BuiltTool.executable)) { name in
      switch name {
      case "UIKit.UIViewController", "UIKit.UICollectionViewController": .viewController
      case "UIKit.UIView", "UIKit.UICollectionViewCell": .view
      default: nil
      }
    }
  }

  @Test func `previews are screens by their names`() async throws {
    let folder = try Folder([
      "A.swift": """
      import UIKit
      class Screen: UIViewController {
        @objc func tap() {}
        init(name: String) { super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { fatalError() }
      }
      #Preview("Dark \\"one\\"", traits: .landscapeLeft) {
        let screen = Screen(name: "a")
        screen.overrideUserInterfaceStyle = .dark
        return screen
      }
      #Preview { UILabel() }
      #Preview {
        Screen(name: "b")
      }
      """
    ])
    let build = try await sourceBuild(folder)
    defer { build.removeFiles() }
    let product = try await build.build()
    #expect(product.screens.map(\.name) == ["Dark \"one\"", "Preview", "Preview 2"])
    #expect(product.screens.map(\.line) == [7, 12, 13])
    try #require(product.reports.count == 1)
    #expect(product.reports[0].contains("traits"))
  }

  @Test func `a class with a scene is created by its storyboard`() async throws {
    let folder = try Folder([
      "A.swift": """
      import UIKit
      class Start: UIViewController {}
      class Detail: UIViewController {
        @IBOutlet var caption: UILabel!
        override func viewDidLoad() { caption.text = "Detail" }
      }
      class Coded: UIViewController {
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      class Other: UIViewController {}
      """,
      "Main.storyboard": """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="vc-1">
      <scenes>
      <scene sceneID="s-1"><objects>
      <viewController id="vc-1" customClass="Start" sceneMemberID="viewController"><view key="view" id="v-1"/></viewController>
      </objects></scene>
      <scene sceneID="s-2"><objects>
      <viewController id="vc-2" customClass="Detail" sceneMemberID="viewController"><view key="view" id="v-2"><subviews>
      <label id="l-2"/></subviews></view><connections><outlet property="caption" destination="l-2" id="o-2"/></connections></viewController>
      </objects></scene>
      <scene sceneID="s-3"><objects>
      <viewController storyboardIdentifier="coded" id="vc-3" customClass="Coded" sceneMemberID="viewController"><view key="view" id="v-3"/></viewController>
      </objects></scene>
      </scenes>
      </document>
      """,
    ])
    let build = try await sourceBuild(folder)
    defer { build.removeFiles() }
    let product = try await build.build()
    let screens = product.screens
    #expect(
      screens.map(\.name) == ["Main", "Main.coded", "Start", "Detail", "Coded", "Other"])
    for screen in screens {
      #expect(
        screen.expression?.hasPrefix("UIStoryboard(name: \"Main\"") == (screen.name != "Other"))
    }
    #expect(screens[3].expression?.hasSuffix("(ofElement: \"vc-2\")") == true)
  }

  @Test func `a main file that serves screens itself is left out`() async throws {
    let folder = try Folder([
      "Screen.swift": "import UIKit\nclass Screen: UIViewController {}\n",
      "main.swift": "import BrowserHost\nBrowserServer { Screen() }.serve()\n",
    ])
    let build = try await sourceBuild(folder)
    defer { build.removeFiles() }
    let product = try await build.build()
    #expect(product.screens.map(\.name) == ["Screen"])
    #expect(!product.hasApplication)
    try #require(product.reports.count == 1)
    #expect(product.reports[0].contains("main.swift:1:1: warning"))
  }

  @Test func `screens are the classes that can be created without arguments`() async throws {
    let coder = "required init?(coder: NSCoder) { fatalError() }"
    let folder = try Folder([
      "A.swift": """
      import UIKit
      class Plain: UIViewController {}
      class Defaults: UIViewController {
        init(count: Int = 3, name: String = "a = b") { super.init(nibName: nil, bundle: nil) }
        \(coder)
      }
      class Model: UIViewController {
        init(model: Int) { super.init(nibName: nil, bundle: nil) }
        \(coder)
      }
      class Child: Defaults {}
      class ChildOfModel: Model {}
      class Shortcut: UIViewController { convenience init(x: Int) { self.init() } }
      private class Hidden: UIViewController {}
      class Generic<Value>: UIViewController {}
      enum Outer {
        class Inner: UICollectionViewController {
          init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }
          \(coder)
        }
        private enum Secret { class Deep: UIViewController {} }
      }
      """,
      "B.swift": """
      import UIKit
      class Framed: UIView {
        override init(frame: CGRect) { super.init(frame: frame) }
        \(coder)
      }
      class Cell: UICollectionViewCell {}
      class Closed: UIView {
        private init() { super.init(frame: .zero) }
        \(coder)
      }
      class Failing: UIView {
        init(count: Int = 1) throws { super.init(frame: .zero) }
        \(coder)
      }
      class Model2 {}
      class Layout: UICollectionViewFlowLayout {}
      """,
    ])
    let build = try await sourceBuild(folder)
    defer { build.removeFiles() }
    let product = try await build.build()
    let expressions = product.types.map { "\($0.name): \($0.expression ?? "-")" }
    #expect(
      expressions == [
        "Plain: Plain()", "Defaults: Defaults()", "Model: -", "Child: Child()", "ChildOfModel: -",
        "Shortcut: Shortcut()", "Outer.Inner: Outer.Inner()", "Framed: Framed(frame: .zero)",
        "Cell: Cell()", "Closed: -", "Failing: -",
      ])
    #expect(!product.hasApplication)
    #expect(product.types.first?.line == 2)
    #expect(FileManager.default.isExecutableFile(atPath: product.program))
  }

  @Test func `a type that disappears is no error, and only an error of the user is one`()
    async throws
  {
    let folder = try Folder([
      "A.swift": "import UIKit\nclass First: UIViewController {}\n",
      "B.swift": "import UIKit\nclass Second: UIViewController {}\n",
    ])
    let build = try await sourceBuild(folder)
    defer { build.removeFiles() }
    #expect(try await build.build().types.map(\.name) == ["First", "Second"])
    try folder.write("import UIKit\nclass Third: UIViewController {}\n", to: "B.swift")
    #expect(try await build.build().types.map(\.name) == ["First", "Third"])
    try folder.write("import UIKit\nclass Third: UIViewControler {}\n", to: "B.swift")
    let error = await #expect(throws: SourceBuild.Diagnostics.self) { try await build.build() }
    let text = try #require(error?.text)
    #expect(text.contains("B.swift:2:14: error: cannot find type 'UIViewControler'"))
    #expect(!text.contains(EntryFile.name))
    #expect(!text.contains("use -v"))
    try folder.write("import UIKit\nclass Fourth: UIViewController {}\n", to: "B.swift")
    #expect(try await build.build().types.map(\.name) == ["First", "Fourth"])
  }

  @Test func `a file saved in the second of the last compilation is compiled again`() async throws {
    let folder = try Folder([
      "A.swift": "import UIKit\nclass First: UIViewController { let size = length }\n",
      "B.swift": "let length = 1\n",
    ])
    let build = try await sourceBuild(folder)
    defer { build.removeFiles() }
    let start = Date()
    _ = try await build.build()
    for (value, type, date) in [("\"a\"", "SS", start), ("true", "Sb", Date())] {
      try folder.write("let length = \(value)\n", to: "B.swift")
      try FileManager.default.setAttributes(
        [.modificationDate: date], ofItemAtPath: folder.url.appending(path: "B.swift").path)
      let program = try Data(contentsOf: URL(fileURLWithPath: try await build.build().program))
      // The mangled name of the property has its type, which the other file gives.
      #expect(program.range(of: Data("5FirstC4size\(type)v".utf8)) != nil)
    }
  }

  @Test func `a file that takes the name and place of another has an object of its own`()
    async throws
  {
    let folder = try Folder([
      "A/Cell.swift": "import UIKit\nclass CellA: UIViewController {}\n"
    ])
    let build = try await sourceBuild(folder)
    defer { build.removeFiles() }
    #expect(try await build.build().types.map(\.name) == ["CellA"])
    try FileManager.default.removeItem(at: folder.url.appending(path: "A"))
    try folder.write("import UIKit\nclass CellB: UIViewController {}\n", to: "B/Cell.swift")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -3600)],
      ofItemAtPath: folder.url.appending(path: "B/Cell.swift").path)
    let product = try await build.build()
    #expect(product.types.map(\.name) == ["CellB"])
    let program = try Data(contentsOf: URL(fileURLWithPath: product.program))
    #expect(program.range(of: Data("5CellBC".utf8)) != nil)
  }

  @Test func `the app of the sources keeps its main function`() async throws {
    let folder = try Folder([
      "App.swift": """
      import UIKit
      @main class App: UIResponder, UIApplicationDelegate {}
      class Screen: UIViewController {}
      """
    ])
    let build = try await sourceBuild(folder)
    defer { build.removeFiles() }
    let product = try await build.build()
    #expect(product.hasApplication)
    #expect(product.types.map(\.name) == ["Screen"])
  }

  @Test func `the modules around UIKit can be imported`() async throws {
    let folder = try Folder([
      "A.swift": """
      import AuthenticationServices
      import AVKit
      import Combine
      import CoreImage
      import CoreImage.CIFilterBuiltins
      import CoreLocation
      import ImageIO
      import LocalAuthentication
      import MessageUI
      import MobileCoreServices
      import Photos
      import PhotosUI
      import SafariServices
      import Security
      import StoreKit
      import SystemConfiguration
      import UIKit
      import UniformTypeIdentifiers
      import UserNotifications
      import WebKit
      import os
      final class Screen: UIViewController {
        @Published var count = 0
        let web = WKWebView()
        let canSend = MFMailComposeViewController.canSendMail()
        let context = LAContext()
        let accounts = ASAuthorizationAppleIDProvider()
        let products = SKProductsRequest(productIdentifiers: ["full"])
        let places = CLLocationManager()
        let film = AVPlayerViewController()
        let player = AVPlayer(playerItem: nil)
        let status = SecItemDelete([kSecClass: kSecClassGenericPassword] as CFDictionary)
        let host = SCNetworkReachabilityCreateWithName(nil, "example.com")
        let center = UNUserNotificationCenter.current()
        func open(_ url: URL) { present(SFSafariViewController(url: url), animated: true) }
        let log = Logger()
        let assets = PHAsset.fetchAssets(with: nil)
        let type = UTType.jpeg
      }
      """
    ])
    let build = try await sourceBuild(folder)
    defer { build.removeFiles() }
    #expect(try await build.build().screens.map(\.name) == ["Screen"])
  }

  @Test func `a page of a playground has its live view, and errors on its own lines`() async throws
  {
    let folder = try Folder([
      "Page.playground/Contents.swift": """
      import PlaygroundSupport
      import UIKit

      class Screen: UIViewController {}
      let screen = Screen()
      PlaygroundPage.current.liveView = screen
      """
    ])
    let playground = folder.url.appending(path: "Page.playground").path
    let sources = try await SourceModules(playground, known: BuiltModules.knownNames)
    let modules = try BuiltModules(beside: BuiltTool.executable)
    let build = try SourceBuild(sources, modules: modules) { name in
      name == "UIKit.UIViewController" ? .viewController : nil
    }
    defer { build.removeFiles() }
    let product = try await build.build()
    #expect(product.screens.map(\.name) == ["Playground", "Screen"])
    #expect(!product.hasApplication)
    #expect(product.screens.first?.file.hasSuffix("Page.playground/Contents.swift") == true)
    try folder.write(
      "import PlaygroundSupport\nPlaygroundPage.current.liveView = None()",
      to: "Page.playground/Contents.swift")
    let error = await #expect(throws: SourceBuild.Diagnostics.self) { try await build.build() }
    #expect(error?.text.contains("Contents.swift:2:35: error: cannot find 'None'") == true)
    for page in ["A", "B"] {
      try folder.write("", to: "Two.playground/Pages/\(page).xcplaygroundpage/Contents.swift")
    }
    let two = folder.url.appending(path: "Two.playground").path
    #expect(
      throws: BuildFailure(
        "the playground '\(two)' has several pages; name one of 'A.xcplaygroundpage', "
          + "'B.xcplaygroundpage' in its folder 'Pages'")
    ) { try SourcePath(two) }
  }

  @Test func `an app of an Xcode project is built from the files of its target`() async throws {
    let folder = try Folder([
      "App.xcodeproj/project.pbxproj": """
      {objects = {
        G0 = {isa = PBXGroup; children = (F1, F2, F3, ); sourceTree = "<group>"; };
        F1 = {isa = PBXFileReference; path = App/Screen.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = App/Gone.swift; sourceTree = "<group>"; };
        F3 = {isa = PBXFileReference; path = App/prices.txt; sourceTree = "<group>"; };
        B1 = {isa = PBXBuildFile; fileRef = F1; };
        B2 = {isa = PBXBuildFile; fileRef = F2; };
        B3 = {isa = PBXBuildFile; fileRef = F3; };
        P1 = {isa = PBXSourcesBuildPhase; files = (B1, B2, ); };
        P2 = {isa = PBXResourcesBuildPhase; files = (B3, ); };
        T1 = {isa = PBXNativeTarget; name = App; buildPhases = (P1, P2, ); productType = "com.apple.product-type.application"; };
        R = {isa = PBXProject; mainGroup = G0; targets = (T1, ); };
      }; rootObject = R; }
      """,
      "App/Screen.swift": """
      import UIKit
      final class Screen: UIViewController {
        let path = Bundle.module.path(forResource: "prices", ofType: "txt")
      }
      #if DEBUG
      final class Debug: UIViewController {}
      #endif
      """,
      "App/prices.txt": "1", "App/Unused.swift": "this is no Swift",
    ])
    let path = folder.url.appending(path: "App.xcodeproj").path
    let sources = try await SourceModules(path, known: BuiltModules.knownNames)
    #expect(sources.main.name == "App")
    let modules = try BuiltModules(beside: BuiltTool.executable)
    let build = try SourceBuild(sources, modules: modules) { name in
      name == "UIKit.UIViewController" ? .viewController : nil
    }
    defer { build.removeFiles() }
    #expect(try await build.build().screens.map(\.name) == ["Screen", "Debug"])
    await #expect(
      throws: BuildFailure("the Xcode project has no target named 'None'; it has App")
    ) { try await SourceModules(path, target: "None", known: []) }
  }

  @Test func `an app of a project in a package is built with the products of the package`()
    async throws
  {
    let folder = try Folder([
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Tags", platforms: [.iOS(.v15)],
        products: [.library(name: "TagKit", targets: ["Tags"])],
        targets: [.target(name: "Tags", dependencies: ["Names"]), .target(name: "Names")])
      """,
      "Sources/Names/Name.swift": "public let tagName = \"Tag\"\n",
      "Sources/Tags/TagCell.xib": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <view id="v" contentMode="scaleToFill"/></objects></document>
      """,
      "Sources/Tags/TagView.swift": """
      import Names
      import UIKit
      public final class TagView: UILabel {
        public override init(frame: CGRect) { super.init(frame: frame); text = tagName }
        public static let nib = UINib(nibName: "TagCell", bundle: .module)
        required init?(coder: NSCoder) { nil }
      }
      """,
      "Example/App.xcodeproj/project.pbxproj": """
      {objects = {
        G0 = {isa = PBXGroup; children = (F1, ); sourceTree = "<group>"; };
        F1 = {isa = PBXFileReference; path = Screen.swift; sourceTree = "<group>"; };
        B1 = {isa = PBXBuildFile; fileRef = F1; };
        P1 = {isa = PBXSourcesBuildPhase; files = (B1, ); };
        D1 = {isa = XCSwiftPackageProductDependency; productName = TagKit; };
        T1 = {isa = PBXNativeTarget; name = App; buildPhases = (P1, ); packageProductDependencies = (D1, ); productType = "com.apple.product-type.application"; };
        R = {isa = PBXProject; mainGroup = G0; targets = (T1, ); };
      }; rootObject = R; }
      """,
      "Example/Screen.swift": """
      import Tags
      import UIKit
      final class Screen: UIViewController { let tag = TagView() }
      """,
    ])
    let path = folder.url.appending(path: "Example/App.xcodeproj").path
    let sources = try await SourceModules(path, known: BuiltModules.knownNames)
    #expect(sources.dependencies.map(\.name) == ["Names", "Tags"])
    #expect(sources.dependencies.last?.interfaceFiles.map(\.lastPathComponent) == ["TagCell.xib"])
    let modules = try BuiltModules(beside: BuiltTool.executable)
    let build = try SourceBuild(sources, modules: modules) { name in
      name == "UIKit.UIViewController" ? .viewController : nil
    }
    defer { build.removeFiles() }
    let product = try await build.build()
    #expect(product.screens.map(\.name) == ["Screen"])
    #expect(product.leftOut.isEmpty)
  }

  @Test func `a target of a package is built with those that it needs`() async throws {
    let folder = try Folder([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Shop",
        targets: [
          .target(name: "Model", resources: [.process("prices.txt")]),
          .target(name: "Parts", dependencies: ["Model"]),
          .target(name: "Screens", dependencies: ["Parts", "Model"], exclude: ["Old.swift"]),
          .testTarget(name: "ScreensTests", dependencies: ["Screens"]),
        ])
      """,
      "Sources/Model/Item.swift": """
      import Foundation
      package struct Item { package var name: String; package init(name: String) { self.name = name } }
      public let hasPrices = Bundle.module.path(forResource: "prices", ofType: "txt") != nil
      """,
      "Sources/Model/prices.txt": "1",
      "Sources/Parts/Card.swift": """
      import Model
      import UIKit
      open class Card: UIView { package var item: Item? }
      """,
      "Sources/Screens/Screen.swift": """
      import Model
      import Parts
      import UIKit
      final class Screen: UIViewController { let card = Card() }
      """,
      "Sources/Screens/Old.swift": "this is no Swift",
      "Tests/ScreensTests/Tests.swift": "",
    ])
    let build = try await sourceBuild(folder, target: "Screens")
    defer { build.removeFiles() }
    #expect(try await build.build().types.map(\.name) == ["Screen"])
    try folder.write(
      "import UIKit\nfinal class Detail: UIViewController {}", to: "Sources/Screens/New.swift")
    #expect(try await build.build().types.map(\.name) == ["Detail", "Screen"])
    try folder.write("let price: Int = \"a\"", to: "Sources/Model/Price.swift")
    let error = await #expect(throws: SourceBuild.Diagnostics.self) { try await build.build() }
    #expect(error?.text.contains("Model/Price.swift:1:18: error: cannot convert") == true)

    let byPath = try await SourceModules(
      folder.url.appending(path: "Sources/Parts").path, known: BuiltModules.knownNames)
    #expect(byPath.main.name == "Parts")
    #expect(byPath.dependencies.map(\.name) == ["Model"])
    await #expect(
      throws: BuildFailure(
        "the package 'Shop' has several targets; choose one of Model, Parts, Screens with --target")
    ) { try await sourceBuild(folder) }
    await #expect(
      throws: BuildFailure(
        "the package 'Shop' has no target of Swift files named 'None'; it has Model, Parts, Screens"
      )
    ) { try await sourceBuild(folder, target: "None") }
  }

  /// A package `Shop` beside others: one with C, which knows no UIKit, and one that has views.
  private static let shopWithPackages = [
    "Shop/Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Shop", dependencies: [.package(path: "../Prices"), .package(path: "../Views")],
      targets: [
        .target(
          name: "Screens",
          dependencies: [
            .product(name: "PriceKit", package: "Prices"),
            .product(name: "ViewKit", package: "Views"),
          ])
      ])
    """,
    "Shop/Sources/Screens/Screen.swift": """
    import Prices
    import UIKit
    import Views
    final class Screen: UIViewController {
      let badge = Badge()
      let price = priceInCents
    }
    """,
    "Prices/Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Prices", products: [.library(name: "PriceKit", targets: ["Prices"])],
      targets: [.target(name: "Prices", dependencies: ["CPrices"]), .target(name: "CPrices")])
    """,
    "Prices/Sources/Prices/Prices.swift": "import CPrices\npublic let priceInCents = price()\n",
    "Prices/Sources/CPrices/include/prices.h": "int price(void);\n",
    "Prices/Sources/CPrices/prices.c": "#include \"prices.h\"\nint price(void) { return 42; }\n",
    "Tessera/Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Tessera", products: [.library(name: "UIKit", targets: ["UIKit"])],
      targets: [.target(name: "UIKit")])
    """,
    "Tessera/Sources/UIKit/UIKit.swift": "this is another module, which nothing compiles\n",
    "Views/Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Views", products: [.library(name: "ViewKit", targets: ["Views"])],
      dependencies: [.package(path: "../Tessera")],
      targets: [
        .target(name: "Views", dependencies: [.product(name: "UIKit", package: "Tessera")])
      ])
    """,
    "Views/Sources/Views/Badge.swift": """
    import UIKit
    public final class Badge: UIView {
      public init() { super.init(frame: .zero) }
      required init?(coder: NSCoder) { fatalError() }
    }
    """,
  ]

  @Test func `products of other packages are built with what they need`() async throws {
    let folder = try Folder(Self.shopWithPackages)
    let path = folder.url.appending(path: "Shop").path
    let sources = try await SourceModules(path, known: BuiltModules.knownNames)
    // A package with views is compiled with this UIKit, another one by the package manager.
    #expect(sources.dependencies.map(\.name) == ["Views"])
    #expect(sources.external?.targets == ["Prices"])
    let cache = folder.url.appending(path: "cache")
    let build = try SourceBuild(
      sources, modules: BuiltModules(beside: BuiltTool.executable), cache: cache
    ) { $0 == "UIKit.UIViewController" ? .viewController : nil }
    defer { build.removeFiles() }
    let product = try await build.build()
    #expect(product.screens.map(\.name) == ["Screen"])
    // A change of a source in another package is one of the screens.
    try folder.write(
      "import UIKit\npublic final class Stamp: UIView {}", to: "Views/Sources/Views/Badge.swift")
    let error = await #expect(throws: SourceBuild.Diagnostics.self) { try await build.build() }
    #expect(
      error?.text.contains("Screen.swift:5:15: error: cannot find 'Badge' in scope") == true)
    CacheFolder(url: cache).removeOldestLibraries(keeping: 0)
    let kept = try FileManager.default.contentsOfDirectory(atPath: cache.path)
    #expect(kept.sorted() == ["libraries", "objects", "packages"])
  }

  @Test func `diagnostics of the lowering of needed modules are reported`() async throws {
    let folder = try Folder([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Shop",
        targets: [.target(name: "Parts"), .target(name: "Screens", dependencies: ["Parts"])])
      """,
      "Sources/Parts/Part.swift": """
      import UIKit
      public final class Part: UIView {
        @NSManaged public var name: String
      }
      """,
      "Sources/Screens/Screen.swift": "import UIKit\nfinal class Screen: UIViewController {}",
    ])
    let build = try await sourceBuild(folder, target: "Screens")
    defer { build.removeFiles() }
    do {
      let product = try await build.build()
      #expect(product.reports.contains { $0.contains("Part.swift:3") }, "\(product.reports)")
    } catch let error as SourceBuild.Diagnostics {
      #expect(error.text.contains("Part.swift:3"), "\(error.text)")
    }
  }

  @Test func `tests, builds and manifests are no sources of screens`() throws {
    let folder = try Folder([
      "Package.swift": "", "Sources/App/A.swift": "", "Sources/App/Parts/B.swift": "",
      "Tests/AppTests/C.swift": "", ".build/D.swift": "", "AppUITests/E.swift": "",
      "PackageList.swift": "",
    ])
    let names = try SourcePath(folder.url.path).files.map(\.lastPathComponent)
    #expect(names.sorted() == ["A.swift", "B.swift", "PackageList.swift"])
  }

  @Test func `a path without Swift files is refused in one sentence`() throws {
    let folder = try Folder(["Read.md": ""])
    let root = folder.url.path
    let failure = BuildFailure(
      "there is no Swift file, nib or storyboard in the folder '\(root)'")
    #expect(throws: failure) {
      try SourcePath(root)
    }
    #expect(throws: BuildFailure.self) { try SourcePath(root + "/Read.md") }
    #expect(throws: BuildFailure("there is no file or folder '\(root)/None.swift'")) {
      try SourcePath(root + "/None.swift")
    }
  }

  @Test func `what is no file is left out, whatever its name`() throws {
    let folder = try Folder(["A.swift": "", "B.swift/inner.txt": ""])
    let root = folder.url
    #expect(mkfifo(root.appending(path: "Pipe.swift").path, 0o600) == 0)
    try FileManager.default.createSymbolicLink(
      atPath: root.appending(path: "Gone.swift").path, withDestinationPath: "/none/Gone.swift")
    try FileManager.default.createSymbolicLink(
      atPath: root.appending(path: "Link.swift").path,
      withDestinationPath: root.appending(path: "A.swift").path)
    let path = try SourcePath(root.path)
    #expect(path.files.map(\.lastPathComponent) == ["A.swift", "Link.swift"])
    #expect(
      path.unreadableFiles.map(\.lastPathComponent) == ["B.swift", "Gone.swift", "Pipe.swift"])
    let pipe = root.path + "/Pipe.swift"
    let failure = BuildFailure(
      "'\(pipe)' is no Swift file, nib or storyboard; name one, or a folder with some")
    #expect(throws: failure) { try SourcePath(pipe) }
  }

  @Test func `a change, a new file and a removed one are changes`() async throws {
    let folder = try Folder(["A.swift": "1", "B.swift": "2"])
    let sources = try await SourceModules(folder.url.path, known: [])
    let changes = SourceWatch.changes(of: sources, every: .milliseconds(10))
    var iterator = changes.makeAsyncIterator()
    let root = folder.url
    func later(_ change: @escaping @Sendable () throws -> Void) {
      Task {
        try await Task.sleep(for: .milliseconds(100))
        try change()
      }
    }
    later { try "3".write(to: root.appending(path: "A.swift"), atomically: true, encoding: .utf8) }
    #expect(await iterator.next() != nil)
    later { try "4".write(to: root.appending(path: "C.swift"), atomically: true, encoding: .utf8) }
    #expect(await iterator.next() != nil)
    later { try FileManager.default.removeItem(at: root.appending(path: "B.swift")) }
    #expect(await iterator.next() != nil)
  }

  @Test(arguments: ["Info.plist", "Views/Cell.xib", "Main.storyboard"])
  func `a change of a file that a build reads is a change`(name: String) async throws {
    let folder = try Folder(["A.swift": "1", "Notes.txt": "1"])
    let sources = try await SourceModules(folder.url.path, known: [])
    let first = sources.stamp
    try folder.write("2", to: "Notes.txt")
    #expect(sources.stamp == first)
    try folder.write("3", to: name)
    #expect(sources.stamp != first)
  }

  @Test func `a change before the first look at the changes counts`() async throws {
    let folder = try Folder(["A.swift": "1"])
    let sources = try await SourceModules(folder.url.path, known: [])
    let changes = SourceWatch.changes(of: sources, every: .milliseconds(10))
    try folder.write("2", to: "B.swift")
    var iterator = changes.makeAsyncIterator()
    #expect(await iterator.next() != nil)
  }

  @Test func `the programs of the last two kept builds remain`() async throws {
    let folder = try Folder(["A.swift": "import UIKit\nclass A: UIViewController {}"])
    let build = try await sourceBuild(folder)
    defer { build.removeFiles() }
    func exists(_ product: SourceBuild.Product) -> Bool {
      FileManager.default.fileExists(atPath: product.program)
    }
    let first = try await build.build()
    await build.keepProgram(of: first)
    // A build that is not used, such as one without the displayed screen.
    for name in ["B", "C"] {
      try folder.write("import UIKit\nclass \(name): UIViewController {}", to: "A.swift")
      _ = try await build.build()
      #expect(exists(first))
    }
    try folder.write("import UIKit\nclass D: UIViewController {}", to: "A.swift")
    let second = try await build.build()
    await build.keepProgram(of: second)
    #expect(exists(first))
    #expect(exists(second))
    let third = try await build.build()
    await build.keepProgram(of: third)
    #expect(!exists(first))
    #expect(exists(second))
    #expect(exists(third))
  }

  @Test func `the cache keeps the builds that were used last`() throws {
    let folder = try Folder([:])
    let cache = CacheFolder(url: folder.url)
    for index in 0..<8 {
      let entry = cache.libraries.appending(path: "\(index)")
      try folder.write("", to: "libraries/\(index)/\(CacheFolder.libraryFileName)")
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: Double(1000 + index))],
        ofItemAtPath: entry.path)
    }
    cache.noteUse(of: cache.libraries.appending(path: "2"))
    cache.removeOldestLibraries(keeping: 3)
    let names = try FileManager.default.contentsOfDirectory(atPath: cache.libraries.path)
    #expect(names.sorted() == ["2", "6", "7"])
  }

  @Test func `the cache leaves files and folders of others alone`() throws {
    let library = CacheFolder.libraryFileName
    let folder = try Folder([
      "notes.txt": "", "Letters/\(library)": "", "libraries/Letters/one.txt": "",
      "libraries/notes.txt": "", "libraries/build/\(library)": "",
    ])
    CacheFolder(url: folder.url).removeOldestLibraries(keeping: 0)
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path)
    #expect(
      names.sorted() == [
        "Letters", "Letters/\(library)", "libraries", "libraries/Letters",
        "libraries/Letters/one.txt", "libraries/notes.txt", "notes.txt",
      ])
  }

  @Test func `the list of object files is read again when it has changed`() throws {
    let folder = try Folder(["a.o": "", "b.o": "", "old.o": ""])
    let cache = CacheFolder(url: folder.url.appending(path: "cache"))
    func objects() -> [String]? {
      OutputFileMap.objects(in: folder.url, cache: cache)?.map(\.lastPathComponent)
    }
    #expect(objects() == nil)
    let root = folder.url.path
    try folder.write(
      #"{"": {}, "a": {"object": "\#(root)/a.o"}, "gone": {"object": "\#(root)/gone.o"}}"#,
      to: "output-file-map.json")
    #expect(objects() == ["a.o"])
    #expect(objects() == ["a.o"])
    try folder.write(
      #"{"b": {"object": "\#(root)/b.o"}, "a": {"object": "\#(root)/a.o"}}"#,
      to: "output-file-map.json")
    #expect(objects() == ["a.o", "b.o"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: cache.url.path) == ["objects"])
  }

  @Test func `a command that takes too long is ended with what it has started`() async throws {
    let error = await #expect(throws: BuildFailure.self) {
      try await CommandRun.run(
        "/bin/sh", ["-c", "sleep 60 & sleep 60"], limit: .milliseconds(200))
    }
    #expect(error?.description.contains("it took longer than 0 seconds") == true)
  }

  @Test func `a program in a group of its own ends with the command that started it`()
    async throws
  {
    let folder = try Folder([:])
    let file = folder.url.appending(path: "number").path
    await #expect(throws: BuildFailure.self) {
      try await CommandRun.run(
        "/bin/sh", ["-c", "setsid sleep 60 & echo $! > \(file); wait"], limit: .seconds(5))
    }
    let text = try String(contentsOfFile: file, encoding: .utf8)
    let number = try #require(Int(text.trimmingCharacters(in: .whitespacesAndNewlines)))
    // A process that nobody waits for remains in the list as one that has ended.
    var state: Substring?
    for _ in 0..<100 {
      let status = try? String(contentsOfFile: "/proc/\(number)/status", encoding: .utf8)
      state = status?.split(separator: "\n").first { $0.hasPrefix("State:") }
      if state == nil || state?.contains("Z") == true { break }
      try await Task.sleep(for: .milliseconds(50))
    }
    #expect(state == nil || state?.contains("Z") == true, "\(state ?? "")")
  }

  @Test func `the output of a command is read to its end`() async throws {
    let run = try await CommandRun.run(
      "/bin/sh", ["-c", "head -c 300000 /dev/zero | tr '\\0' x; echo end >&2; exit 3"])
    #expect(run.end == .exit(3))
    #expect(run.output.count == 300_004)
    #expect(run.output.hasSuffix("end\n"))
  }
}
