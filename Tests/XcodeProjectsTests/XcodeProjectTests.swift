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
    #expect(target.name == "My Shop" && target.kind == .application)
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

  @Test func `settings of the target replace those of the project`() throws {
    let target = try read(groups).target(named: "My Shop")
    #expect(target.moduleName == "My_Shop")
    #expect(
      target.compilerArguments == [
        "-swift-version", "6", "-default-isolation", "MainActor", "-D", "DEBUG",
      ])
    #expect(target.infoPlist?.path == "/work/Shop/Shop/Info.plist")
    #expect(target.infoValues == ["UIMainStoryboardFile": "Main"])
    let tests = try read(groups).target(named: "ShopTests")
    #expect(
      tests.kind == .tests && tests.compilerArguments == ["-swift-version", "5", "-D", "DEBUG"])
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
}
