import Foundation
import Testing

@testable import XcodeProjects

struct XcodeProjectTests {
  private let folder = URL(fileURLWithPath: "/work/Shop")

  private func read(_ text: String) throws -> XcodeProject {
    try XcodeProject(Data(text.utf8), path: "Shop.xcodeproj", folder: folder)
  }

  /// A project of groups, as Xcode wrote them before version 16.
  private let groups = """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objectVersion = 56;
      objects = {
        B1 /* List.swift in Sources */ = {isa = PBXBuildFile; fileRef = F1 /* List.swift */; };
        B2 = {isa = PBXBuildFile; fileRef = F2; };
        B3 = {isa = PBXBuildFile; fileRef = F3; };
        B4 = {isa = PBXBuildFile; fileRef = V1; };
        B5 = {isa = PBXBuildFile; fileRef = GONE; };
        B6 = {isa = PBXBuildFile; fileRef = F6; };
        B7 = {isa = PBXBuildFile; fileRef = F7; };
        F1 = {isa = PBXFileReference; path = List.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; name = Shared.swift; path = "../Shared Code/Shared.swift"; sourceTree = SOURCE_ROOT; };
        F3 = {isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
        F4 = {isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
        F5 = {isa = PBXFileReference; name = ja; path = ja.lproj/Main.strings; sourceTree = "<group>"; };
        F6 = {isa = PBXFileReference; path = Old.m; sourceTree = "<group>"; };
        F7 = {isa = PBXFileReference; path = ListTests.swift; sourceTree = "<group>"; };
        F8 = {isa = PBXFileReference; path = Shop.app; sourceTree = BUILT_PRODUCTS_DIR; };
        V1 = {isa = PBXVariantGroup; children = (F4, F5, ); name = Main.storyboard; sourceTree = "<group>"; };
        G0 = {isa = PBXGroup; children = (G1, F2, F8, G3, ); sourceTree = "<group>"; };
        G1 = {isa = PBXGroup; children = (G2, F3, V1, F6, ); path = Shop; sourceTree = "<group>"; };
        G2 = {isa = PBXGroup; children = (F1, ); name = Screens; sourceTree = "<group>"; };
        G3 = {isa = PBXGroup; children = (F7, ); path = ShopTests; sourceTree = "<group>"; };
        P1 = {isa = PBXSourcesBuildPhase; files = (B1, B2, B5, B6, ); };
        P2 = {isa = PBXResourcesBuildPhase; files = (B3, B4, ); };
        P3 = {isa = PBXSourcesBuildPhase; files = (B7, ); };
        T1 = {isa = PBXNativeTarget; name = "My Shop"; buildPhases = (P1, P2, ); productType = "com.apple.product-type.application"; buildConfigurationList = L1; };
        T2 = {isa = PBXNativeTarget; name = ShopTests; buildPhases = (P3, ); productType = "com.apple.product-type.bundle.unit-test"; };
        L0 = {isa = XCConfigurationList; buildConfigurations = (C0, ); };
        C0 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SWIFT_VERSION = 5.0; SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG $(inherited)"; }; };
        L1 = {isa = XCConfigurationList; buildConfigurations = (C2, C1, ); };
        C1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {PRODUCT_NAME = "$(TARGET_NAME)"; INFOPLIST_FILE = Shop/Info.plist; INFOPLIST_KEY_UIMainStoryboardFile = Main; SWIFT_VERSION = 6.0; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; }; };
        C2 = {isa = XCBuildConfiguration; name = Release; buildSettings = {SWIFT_VERSION = 4.2; }; };
        R = {isa = PBXProject; mainGroup = G0; targets = (T1, T2, ); buildConfigurationList = L0; };
      };
      rootObject = R /* Project object */;
    }
    """

  @Test func `files have the places of their groups, and missing objects are left out`() throws {
    let target = try read(groups).target(named: nil)
    #expect(target.name == "My Shop")
    #expect(target.kind == .application)
    #expect(
      target.sources.map(\.path) == [
        "/work/Shop/Shop/List.swift", "/work/Shared Code/Shared.swift",
      ])
    #expect(target.foreignSources.map(\.path) == ["/work/Shop/Shop/Old.m"])
    #expect(
      target.resources.map(\.path) == [
        "/work/Shop/Shop/Assets.xcassets", "/work/Shop/Shop/Base.lproj/Main.storyboard",
        "/work/Shop/Shop/ja.lproj/Main.strings",
      ])
  }

  @Test func `a target names products of packages, which are in folders of the project`() throws {
    let project = try read(
      """
      {objects = {
        G0 = {isa = PBXGroup; children = (F1, F2, ); sourceTree = "<group>"; };
        F1 = {isa = PBXFileReference; path = List.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; lastKnownFileType = wrapper; name = Kit; path = ../Kit; sourceTree = "<group>"; };
        B1 = {isa = PBXBuildFile; fileRef = F1; };
        P1 = {isa = PBXSourcesBuildPhase; files = (B1, ); };
        D1 = {isa = XCSwiftPackageProductDependency; productName = TagKit; };
        D2 = {isa = XCSwiftPackageProductDependency; package = K2; productName = Cells; };
        K1 = {isa = XCLocalSwiftPackageReference; relativePath = Packages/Tags; };
        K2 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/cells"; };
        T1 = {isa = PBXNativeTarget; name = App; buildPhases = (P1, ); packageProductDependencies = (D1, D2, ); productType = "com.apple.product-type.application"; };
        R = {isa = PBXProject; mainGroup = G0; packageReferences = (K1, K2, ); targets = (T1, ); };
      }; rootObject = R; }
      """)
    #expect(try project.target(named: nil).packageProducts == ["TagKit", "Cells"])
    #expect(
      project.packageFolders.map(\.path) == [
        "/work/Shop/Packages/Tags", "/work/Kit", "/work/Shop", "/work",
      ])
  }

  @Test func `settings of the target replace the project's`() throws {
    let target = try read(groups).target(named: "My Shop")
    #expect(target.moduleName == "My_Shop")
    #expect(
      target.compilerArguments == [
        "-swift-version", "6", "-default-isolation", "MainActor", "-D", "DEBUG",
      ])
    #expect(target.infoPlist?.path == "/work/Shop/Shop/Info.plist")
    #expect(target.infoValues == ["UIMainStoryboardFile": .text("Main")])
    let tests = try read(groups).target(named: "ShopTests")
    #expect(tests.kind == .tests)
    #expect(tests.compilerArguments == ["-swift-version", "5", "-D", "DEBUG"])
  }

  @Test func `folders of Xcode 16 belong to a target as they are, without its exceptions`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "xcode-\(UUID().uuidString)").standardizedFileURL
    defer { try? FileManager.default.removeItem(at: folder) }
    for path in [
      "App/Main.swift", "App/Views/Cell.swift", "App/Assets.xcassets/Contents.json",
      "App/Info.plist", "App/Old/Unused.swift", "App/Skipped.swift", "App/Bridge.h",
      "App/ja.lproj/Localizable.strings",
    ] {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
    }
    let text = """
      {objects = {
        G0 = {isa = PBXGroup; children = (S1, ); sourceTree = "<group>"; };
        S1 = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = (E1, ); };
        E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T1; membershipExceptions = (Info.plist, Old/Unused.swift, Skipped.swift, ); };
        T1 = {isa = PBXNativeTarget; name = App; buildPhases = (); productType = "com.apple.product-type.application"; fileSystemSynchronizedGroups = (S1, ); };
        R = {isa = PBXProject; mainGroup = G0; targets = (T1, ); };
      }; rootObject = R; }
      """
    let project = try XcodeProject(Data(text.utf8), path: "App.xcodeproj", folder: folder)
    let target = try project.target(named: nil)
    func paths(_ files: [URL]) -> [String] {
      files.map { String($0.path.dropFirst(folder.path.count + 1)) }
    }
    #expect(paths(target.sources) == ["App/Main.swift", "App/Views/Cell.swift"])
    #expect(paths(target.resources) == ["App/Assets.xcassets", "App/ja.lproj/Localizable.strings"])
  }

  /// Calls a closure with a folder of files, which is removed afterward.
  private func withFolder(
    _ files: [String: String], _ body: (URL) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "xcode-\(UUID().uuidString)").standardizedFileURL
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try body(folder)
  }

  @Test func `a file for other platforms does not belong to the target`() throws {
    let text = """
      {objects = {
        B1 = {isa = PBXBuildFile; fileRef = F1; platformFilters = (macos, ); };
        B2 = {isa = PBXBuildFile; fileRef = F2; platformFilters = (ios, macos, ); };
        B3 = {isa = PBXBuildFile; fileRef = F3; platformFilter = maccatalyst; };
        B4 = {isa = PBXBuildFile; fileRef = F4; platformFilter = ios; };
        F1 = {isa = PBXFileReference; path = Menu.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = Store.swift; sourceTree = "<group>"; };
        F3 = {isa = PBXFileReference; path = Catalyst.swift; sourceTree = "<group>"; };
        F4 = {isa = PBXFileReference; path = Phone.swift; sourceTree = "<group>"; };
        G0 = {isa = PBXGroup; children = (F1, F2, F3, F4, ); sourceTree = "<group>"; };
        P1 = {isa = PBXSourcesBuildPhase; files = (B1, B2, B3, B4, ); };
        T1 = {isa = PBXNativeTarget; name = App; buildPhases = (P1, ); productType = "com.apple.product-type.application"; };
        R = {isa = PBXProject; mainGroup = G0; targets = (T1, ); };
      }; rootObject = R; }
      """
    let target = try read(text).target(named: nil)
    #expect(target.sources.map(\.lastPathComponent) == ["Store.swift", "Phone.swift"])
  }

  @Test func `a target has the files of a folder of another one that name it`() throws {
    try withFolder([
      "App/Main.swift": "", "App/Shared.swift": "", "App/Models/Order.swift": "",
      "App/Models/Item.swift": "", "App/Mac.swift": "", "Widget/Widget.swift": "",
    ]) { folder in
      let text = """
        {objects = {
          G0 = {isa = PBXGroup; children = (S1, S2, ); sourceTree = "<group>"; };
          S1 = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = (E1, E2, ); };
          S2 = {isa = PBXFileSystemSynchronizedRootGroup; path = Widget; sourceTree = "<group>"; };
          E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T2; membershipExceptions = (Shared.swift, Models/Item.swift, ); };
          E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T1; platformFiltersByRelativePath = {Mac.swift = (macos, ); }; };
          T1 = {isa = PBXNativeTarget; name = App; buildPhases = (); productType = "com.apple.product-type.application"; fileSystemSynchronizedGroups = (S1, ); };
          T2 = {isa = PBXNativeTarget; name = Widget; buildPhases = (); productType = "com.apple.product-type.app-extension"; fileSystemSynchronizedGroups = (S2, ); };
          R = {isa = PBXProject; mainGroup = G0; targets = (T1, T2, ); };
        }; rootObject = R; }
        """
      let project = try XcodeProject(Data(text.utf8), path: "App.xcodeproj", folder: folder)
      func names(_ target: String) throws -> [String] {
        try project.target(named: target).sources.map {
          String($0.path.dropFirst(folder.path.count + 1))
        }
      }
      #expect(
        try names("App") == [
          "App/Main.swift", "App/Models/Item.swift", "App/Models/Order.swift", "App/Shared.swift",
        ])
      #expect(
        try names("Widget") == ["App/Models/Item.swift", "App/Shared.swift", "Widget/Widget.swift"])
    }
  }

  /// A project with settings of files, of the project and of its target.
  private func settings(_ project: String, _ target: String) -> String {
    """
    {objects = {
      B1 = {isa = PBXBuildFile; fileRef = F1; };
      F1 = {isa = PBXFileReference; path = Main.swift; sourceTree = "<group>"; };
      X0 = {isa = PBXFileReference; path = Config/Project.xcconfig; sourceTree = "<group>"; };
      X1 = {isa = PBXFileReference; path = Config/App.xcconfig; sourceTree = "<group>"; };
      G0 = {isa = PBXGroup; children = (F1, X0, X1, ); sourceTree = "<group>"; };
      P1 = {isa = PBXSourcesBuildPhase; files = (B1, ); };
      T1 = {isa = PBXNativeTarget; name = App; buildPhases = (P1, ); productType = "com.apple.product-type.application"; buildConfigurationList = L1; };
      L0 = {isa = XCConfigurationList; buildConfigurations = (C0, ); };
      C0 = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X0; buildSettings = {\(project)}; };
      L1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); };
      C1 = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X1; buildSettings = {\(target)}; };
      R = {isa = PBXProject; mainGroup = G0; targets = (T1, ); buildConfigurationList = L0; };
    }; rootObject = R; }
    """
  }

  @Test func `a setting contains the value that it inherits`() throws {
    let text = settings(
      """
      SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG STAGING"; OTHER_SWIFT_FLAGS = "-D LOGGING";
      """,
      """
      SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) TRIAL";
      OTHER_SWIFT_FLAGS = ("$(inherited)", "-DMOCK", "-Xfrontend", "-warn-long"); SWIFT_VERSION = 5.0;
      """)
    let target = try read(text).target(named: nil)
    #expect(
      target.compilerArguments == [
        "-swift-version", "5", "-D", "DEBUG", "-D", "STAGING", "-D", "TRIAL", "-D", "LOGGING", "-D",
        "MOCK",
      ])
  }

  @Test func `files of settings are below the settings of their project or target`() throws {
    try withFolder([
      "Config/Project.xcconfig": """
      // Of all targets
      #include "Base.xcconfig"
      #include? "Missing.xcconfig"
      SWIFT_ACTIVE_COMPILATION_CONDITIONS = $(inherited) PROJECT // not this
      SWIFT_VERSION = 4.2

      """,
      "Config/Base.xcconfig": """
      #include "Project.xcconfig"
      SWIFT_ACTIVE_COMPILATION_CONDITIONS = BASE
      APP_NAME = Corner Shop

      """,
      "Config/App.xcconfig": """
      PRODUCT_NAME = $(APP_NAME:lower)
      INFOPLIST_FILE = $(SRCROOT)/App/Info.plist
      SWIFT_ACTIVE_COMPILATION_CONDITIONS[config=Debug] = $(inherited) OWN
      SWIFT_ACTIVE_COMPILATION_CONDITIONS[sdk=macosx*] = MAC
      SWIFT_VERSION[sdk=iphone*] = 6.0

      """,
    ]) { folder in
      let text = settings("SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;", "")
      let project = try XcodeProject(Data(text.utf8), path: "App.xcodeproj", folder: folder)
      let target = try project.target(named: nil)
      #expect(target.moduleName == "corner_shop")
      #expect(target.infoPlist?.path == folder.path + "/App/Info.plist")
      #expect(
        target.compilerArguments == [
          "-swift-version", "6", "-default-isolation", "MainActor", "-D", "BASE", "-D", "PROJECT",
          "-D", "OWN", "-D", "DEBUG",
        ])
    }
  }

  @Test func `settings that refer to each other have no value`() throws {
    let text = settings("A = \"$(B)\"; B = \"$(A)\";", "PRODUCT_MODULE_NAME = \"$(A)\";")
    #expect(try read(text).target(named: nil).moduleName == "App")
  }

  @Test func `orientations are a list for each device`() throws {
    let text = settings(
      "",
      """
      INFOPLIST_KEY_UISupportedInterfaceOrientations = "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft";
      INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = UIInterfaceOrientationLandscapeRight;
      INFOPLIST_KEY_CFBundleDisplayName = "Corner Shop";
      """)
    #expect(
      try read(text).target(named: nil).infoValues == [
        "UISupportedInterfaceOrientations": .list([
          "UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft",
        ]),
        "UISupportedInterfaceOrientations~ipad": .list(["UIInterfaceOrientationLandscapeRight"]),
        "CFBundleDisplayName": .text("Corner Shop"),
      ])
  }

  @Test(arguments: [
    ("", nil, nil), ("A = x;", nil, nil),
    ("_iPhone = P;", "P", "PortraitUpsideDown"), ("_iPad = Q;", nil, "Q"),
    ("_iPhone = P; _iPad = Q;", "P", "Q"),
  ])
  func `orientations for one device are none of the other`(
    keys: String, phone: String?, pad: String?
  ) throws {
    let prefix = "INFOPLIST_KEY_UISupportedInterfaceOrientations"
    let text = settings("", keys.replacingOccurrences(of: "_iP", with: prefix + "_iP"))
    let values = try read(text).target(named: nil).infoValues
    func holds(_ name: String, _ word: String?) -> Bool {
      guard case .list(let words)? = values[name] else { return word == nil }
      return word.map { word in words.contains { $0.hasSuffix(word) } } ?? false
    }
    #expect(holds("UISupportedInterfaceOrientations", phone))
    #expect(holds("UISupportedInterfaceOrientations~ipad", pad))
  }

  @Test func `a project that cannot be read is refused in one sentence`() throws {
    #expect(throws: XcodeProjectError("there is no Xcode project at '/none/App.xcodeproj'")) {
      try XcodeProject("/none/App.xcodeproj")
    }
    let broken = #expect(throws: XcodeProjectError.self) { try read("{ objects = ; }") }
    #expect(broken?.description.contains("cannot be read: Unexpected character") == true)
    #expect(
      throws: XcodeProjectError(
        "the Xcode project 'Shop.xcodeproj' cannot be read: it has no objects")
    ) { try read("{ a = b; }") }
    #expect(
      throws: XcodeProjectError(
        "the Xcode project 'Shop.xcodeproj' cannot be read: its root object 'R' is missing")
    ) { try read("{ objects = {}; rootObject = R; }") }
    #expect(
      throws: XcodeProjectError(
        "the Xcode project has no target named 'None'; it has My Shop, ShopTests")
    ) { try read(groups).target(named: "None") }
  }

  @Test func `groups in a circle end`() throws {
    let text = """
      {objects = {
        G0 = {isa = PBXGroup; children = (G1, ); sourceTree = "<group>"; };
        G1 = {isa = PBXGroup; children = (G0, ); path = a; sourceTree = "<group>"; };
        R = {isa = PBXProject; mainGroup = G0; targets = (); };
      }; rootObject = R; }
      """
    #expect(throws: XcodeProjectError("the Xcode project has no target with Swift files")) {
      try read(text).target(named: nil)
    }
  }

  /// A project with one app and settings for the project.
  private func project(settings: String, file: String = "") -> String {
    """
    {objects = {
      G0 = {isa = PBXGroup; children = (F1, X1, ); sourceTree = "<group>"; };
      F1 = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
      X1 = {isa = PBXFileReference; path = a.xcconfig; sourceTree = "<group>"; };
      B1 = {isa = PBXBuildFile; fileRef = F1; };
      P1 = {isa = PBXSourcesBuildPhase; files = (B1, ); };
      C1 = {isa = XCBuildConfiguration; name = Debug; \(file) buildSettings = {\(settings)}; };
      L1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); };
      T1 = {isa = PBXNativeTarget; name = App; buildPhases = (P1, ); productType = "com.apple.product-type.application"; };
      R = {isa = PBXProject; buildConfigurationList = L1; mainGroup = G0; targets = (T1, ); };
    }; rootObject = R; }
    """
  }

  @Test func `settings that double at each reference are refused`() throws {
    let doubling = (0..<40).map { "V\($0) = \"$(V\($0 + 1))$(V\($0 + 1))\"; " }.joined()
    let text = project(settings: "PRODUCT_NAME = \"$(V0)\"; V40 = laugh; " + doubling)
    let error = #expect(throws: XcodeProjectError.self) { try read(text) }
    #expect(error?.description.contains("'Shop.xcodeproj' cannot be read: ") == true)
  }

  @Test(arguments: ["A = $(inherited)$(inherited)x\n", "#include \"b.xcconfig\"\n"])
  func `files of settings that double are refused`(line: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Each file includes the next one twice.
    let names = (0..<40).map { "x\($0).xcconfig" }
    for (index, name) in names.enumerated() {
      let next = "#include \"x\(index + 1).xcconfig\"\n"
      try (next + next).write(
        to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    let isInheriting = line.hasPrefix("A")
    try String(
      isInheriting ? String(repeating: line, count: 60) : "#include \"x0.xcconfig\"\n"
    ).write(to: folder.appending(path: "a.xcconfig"), atomically: true, encoding: .utf8)
    let text = project(settings: "", file: "baseConfigurationReference = X1;")
    let error = #expect(throws: XcodeProjectError.self) {
      try XcodeProject(Data(text.utf8), path: "Shop.xcodeproj", folder: folder)
    }
    #expect(error?.description.contains("'Shop.xcodeproj' cannot be read: ") == true)
  }

  @Test func `targets of other systems are not offered`() throws {
    let text = """
      {objects = {
        G0 = {isa = PBXGroup; children = (F1, ); sourceTree = "<group>"; };
        F1 = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        B1 = {isa = PBXBuildFile; fileRef = F1; };
        P1 = {isa = PBXSourcesBuildPhase; files = (B1, ); };
        C1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = macosx; }; };
        C2 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SUPPORTED_PLATFORMS = "appletvos appletvsimulator"; }; };
        L1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); };
        L2 = {isa = XCConfigurationList; buildConfigurations = (C2, ); };
        T1 = {isa = PBXNativeTarget; name = Phone; buildPhases = (P1, ); productType = "com.apple.product-type.application"; };
        T2 = {isa = PBXNativeTarget; name = Mac; buildConfigurationList = L1; buildPhases = (P1, ); productType = "com.apple.product-type.application"; };
        T3 = {isa = PBXNativeTarget; name = TV; buildConfigurationList = L2; buildPhases = (P1, ); productType = "com.apple.product-type.application"; };
        T4 = {isa = PBXNativeTarget; name = Today; buildPhases = (P1, ); productType = "com.apple.product-type.app-extension"; };
        R = {isa = PBXProject; mainGroup = G0; targets = (T2, T3, T4, T1, ); };
      }; rootObject = R; }
      """
    let project = try read(text)
    #expect(try project.target(named: nil).name == "Phone")
    #expect(try project.target(named: "Mac").name == "Mac")
    #expect(
      throws: XcodeProjectError(
        "the Xcode project has no target named 'None'; it has Today, Phone")
    ) { try project.target(named: "None") }
  }

  @Test(arguments: [("3.0", "5", true), ("4.2", "4", false), ("5.0", "5", false)])
  func `a language version that compilers have no more is noted`(
    version: String, mode: String, isNoted: Bool
  ) throws {
    let target = try read(project(settings: "SWIFT_VERSION = \(version); ")).target(named: nil)
    #expect(target.compilerArguments.starts(with: ["-swift-version", mode]))
    #expect(target.notes.isEmpty == !isNoted)
    #expect(target.notes.allSatisfy { $0.contains("'App' has SWIFT_VERSION 3.0") })
  }

  @Test(arguments: [
    ("#import <UIKit/UIKit.h>\n", true), ("#import \"Other.h\"\n", true), ("@import UIKit;", true),
    ("// #import <UIKit/UIKit.h>\n#import <Foundation/Foundation.h>\n", false),
  ])
  func `a bridging header imports UIKit for the Swift files`(text: String, isImported: Bool) throws
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in [
      ("App-Bridging.h", text),
      ("Other.h", "#import \"App-Bridging.h\"\n# import <UIKit/UIKit.h>\n"),
    ] {
      try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    let project = try XcodeProject(
      Data(self.project(settings: "SWIFT_OBJC_BRIDGING_HEADER = \"App-Bridging.h\"; ").utf8),
      path: "Shop.xcodeproj", folder: folder)
    #expect(try project.target(named: nil).hasImportedUIKit == isImported)
  }
}
