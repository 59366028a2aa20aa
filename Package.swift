// swift-tools-version: 6.2
import PackageDescription

/// Each example is a module of its own, as each would be an app of its own on iOS.
let examples = [
  "InstagramPanels", "BookShelf", "PhotoGrid", "LayoutTour", "Mountains", "InsertionSort",
  "Outline", "LiveFeed", "PinnedHeaders", "Contacts", "Inbox",
  "SelfSizing", "HelloList", "SettingsForm", "SettingsList", "SettingsTable", "Controls",
  "Navigation", "Mail", "ModernCollections", "Tabs", "Explorer", "Apps", "Lanes",
  "Pickers", "Pages", "Columns",
]

/// The examples with storyboards. Scripts/lower-examples writes what is compiled of them.
let loweredExamples: Set = ["SettingsTable"]

/// The modules below and around UIKit on platforms other than Apple's, for `import` in the files
/// of apps.
///
/// On Darwin, modules of the system have these names, whose types are not those of this package:
/// the files in Sources/CoreGraphics are compiled into module UIKit there.
#if canImport(Darwin)
  let frameworks: [String] = []
  let optionalFrameworks: [String] = []
#else
  let frameworks = ["CoreGraphics", "QuartzCore"]
  /// The modules around UIKit that a target names as products of their own.
  let optionalFrameworks = [
    "Photos", "PlaygroundSupport", "Combine", "os", "UniformTypeIdentifiers", "MobileCoreServices",
    "SafariServices", "MessageUI", "WebKit", "UserNotifications", "LocalAuthentication",
    "PhotosUI", "CoreLocation", "StoreKit", "AuthenticationServices", "CoreMedia", "AVFoundation",
    "AVFAudio", "AudioToolbox", "AVKit",
    "MapKit", "ImageIO", "CoreImage", "Security", "SystemConfiguration",
  ]
#endif

/// The modules that those around UIKit depend on.
let frameworkDependencies: [String: [Target.Dependency]] = [
  "Photos": ["UIKit", "Scenes", "ImageIO"], "PhotosUI": ["Photos", "UIKit"],
  "PlaygroundSupport": ["UIKit"],
  "CoreLocation": ["UIKit", "SystemScreens"],
  "AuthenticationServices": ["UIKit", "SystemScreens"],
  "StoreKit": ["UIKit", "SystemScreens"],
  "SafariServices": ["UIKit", "SystemScreens"],
  "LocalAuthentication": ["UIKit", "SystemScreens"],
  "UserNotifications": ["UIKit"],
  "CoreMedia": ["CoreGraphics"],
  "AVFoundation": ["UIKit", "Scenes", "CoreMedia", "SystemScreens"],
  "AVFAudio": ["AVFoundation"], "AudioToolbox": ["AVFoundation"],
  "ImageIO": ["CoreGraphics", "Scenes"],
  "CoreImage": ["UIKit", "Scenes", "ImageIO", "_Testing_CoreImage"],
  "Security": ["CoreGraphics"], "SystemConfiguration": ["CoreGraphics"],
  "AVKit": ["UIKit", "AVFoundation"],
  "WebKit": ["UIKit", "SystemScreens"],
  "MapKit": ["UIKit", "CoreLocation"],
  "MessageUI": ["UIKit", "SystemScreens", "UniformTypeIdentifiers"],
  "Combine": [
    "UIKit",
    .product(name: "OpenCombine", package: "OpenCombine"),
    .product(name: "OpenCombineDispatch", package: "OpenCombine"),
    .product(name: "OpenCombineFoundation", package: "OpenCombine"),
  ],
]

/// The modules that examples depend on beside UIKit: a shared one that makes and loads pictures, and
/// other examples. Pickers presents the photos of PhotosUI, which there is not on Darwin.
let exampleDependencies: [String: [Target.Dependency]] = [
  "Pickers": optionalFrameworks.isEmpty ? [] : ["PhotosUI", "UniformTypeIdentifiers"],
  "BookShelf": ["ExamplePictures"], "PhotoGrid": ["ExamplePictures"],
  "Apps": ["Explorer", "Mail", "SettingsList"], "Lanes": ["CollectionLanes"],
]

/// The settings of the libraries with many files.
///
/// A debug build compiles such a library in one process instead of one for each 25 files, which
/// takes half the processor time. A change of one file then compiles its whole library.
/// `TESSERA_INCREMENTAL=1` compiles only the changed files and those that depend on them.
///
/// A release build does not check at run time that accesses of a property do not overlap, which
/// takes a quarter of the instructions of a scroll. Debug builds, and with them all tests, check
/// it, and the invariants of types (`TESSERA_INVARIANTS`).
let libraryBuild: [SwiftSetting] =
  [
    .unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release)),
    .define("TESSERA_INVARIANTS", .when(configuration: .debug)),
  ]
  + (Context.environment["TESSERA_INCREMENTAL"] == "1"
    ? []
    : [
      .unsafeFlags(
        [
          "-disable-batch-mode", "-whole-module-optimization", "-no-emit-module-separately-wmo",
          "-num-threads", "2",
        ],
        .when(configuration: .debug))
    ])

/// The settings of the library that computes pixels, which takes minutes without optimization.
let pixelBuild: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// The modules that UIKit depends on, on all platforms.
let engines: [Target.Dependency] = [
  "CollectionLayout", "DiffableSnapshots", "ConstraintSolver", "TextLayout", "Scenes",
  "UIKitRuntime", "_Testing_UIKit",
]

/// The targets of UIKit, CoreGraphics and QuartzCore.
#if canImport(Darwin)
  let frameworkTargets: [Target] = [
    .target(
      name: "UIKit", dependencies: engines, path: "Sources",
      exclude: ["CoreGraphics/CoreGraphics.docc"], sources: ["UIKit", "CoreGraphics"],
      swiftSettings: libraryBuild)
  ]
#else
  let frameworkTargets: [Target] = [
    .target(
      name: "UIKit", dependencies: engines + ["CoreGraphics", "UniformTypeIdentifiers"],
      swiftSettings: libraryBuild),
    .target(
      name: "CoreGraphics", dependencies: ["Scenes", "UIKitRuntime", "_Testing_CoreGraphics"],
      swiftSettings: libraryBuild),
    .target(name: "QuartzCore", dependencies: ["UIKit", "_Testing_CoreGraphics"]),
    .testTarget(
      name: "CoreGraphicsTests", dependencies: ["CoreGraphics", "Scenes", "TestSupport"]),
  ]
#endif

/// The program that lowers the sources of users, which the tool runs. Swift-syntax takes most of
/// the time of its release build, so that a script may put one that it has built before beside
/// the tool.
let lowerer: [Target.Dependency] =
  Context.environment["TESSERA_WITHOUT_LOWERER"] == "1" ? [] : ["tessera-lower"]

/// The condition of the settings of a released tool: its executable contains the libraries of
/// Swift and is loaded at a fixed address, so that its start does not resolve and relocate their
/// symbols.
let releasedTool: BuildSettingCondition = .when(platforms: [.linux], configuration: .release)

let package = Package(
  name: "tessera",
  platforms: [.macOS(.v14)],
  products: [
    .library(name: "CollectionLayout", targets: ["CollectionLayout"]),
    .library(name: "DiffableSnapshots", targets: ["DiffableSnapshots"]),
    .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
    .library(name: "TextLayout", targets: ["TextLayout"]),
    .library(name: "UIKit", targets: ["UIKit"] + frameworks),
    .library(name: "CollectionLanes", targets: ["CollectionLanes"]),
    .library(name: "SceneRendering", targets: ["SceneRendering"]),
    .library(name: "ScreenHost", targets: ["ScreenHost"]),
    .library(name: "BrowserHost", targets: ["BrowserHost"]),
    .library(name: "TesseraTesting", targets: ["TesseraTesting"]),
    .executable(name: "tessera", targets: ["tessera"]),
    .executable(name: "tessera-lower", targets: ["tessera-lower"]),
    .plugin(name: "LowerSources", targets: ["LowerSources"]),
  ] + optionalFrameworks.map { .library(name: $0, targets: [$0]) },
  traits: [
    .trait(
      name: "Networking",
      description: "`import UIKit` includes URLSession, as on iOS. Links libcurl on Linux.")
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    .target(name: "CollectionLayout", swiftSettings: libraryBuild),
    .target(
      name: "DiffableSnapshots",
      dependencies: [.product(name: "HashTreeCollections", package: "swift-collections")],
      swiftSettings: libraryBuild),
    .target(name: "ConstraintSolver", swiftSettings: libraryBuild),
    .target(name: "TextLayout", swiftSettings: libraryBuild),
    .target(name: "UIKitRuntime"),
    .target(name: "Scenes", swiftSettings: libraryBuild),
    .target(
      name: "CollectionLanes", dependencies: ["CollectionLayout", "UIKit"],
      swiftSettings: libraryBuild),
    .target(name: "SceneRendering", dependencies: ["Scenes"], swiftSettings: libraryBuild),
    .target(name: "InterfaceFiles"),
    .target(name: "Subprocesses"),
    .target(name: "XcodeProjects"),
    .target(name: "LoweringProtocol"),
    .target(
      name: "SourceBuilding",
      dependencies: ["LoweringProtocol", "Subprocesses", "XcodeProjects"],
      swiftSettings: libraryBuild),
    .target(
      name: "SourceLowering",
      dependencies: [
        "LoweringProtocol",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]),
    .target(
      name: "ScreenHost", dependencies: ["UIKit", "SceneRendering"], swiftSettings: libraryBuild),
    .target(name: "ScreenReading", dependencies: ["Scenes"], swiftSettings: libraryBuild),
    .target(name: "ScreenChecking", dependencies: ["Scenes"], swiftSettings: libraryBuild),
    .target(
      name: "HeadlessHost",
      dependencies: ["UIKit", "SceneRendering", "ScreenReading", "ScreenChecking"],
      swiftSettings: libraryBuild),
    .target(name: "PreviewHost", dependencies: ["UIKit", "ScreenHost", "HeadlessHost"]),
    .target(
      name: "BrowserHost",
      dependencies: [
        "UIKit", "SceneRendering", "ScreenHost", "PageFiles", "LoweringProtocol", "Subprocesses",
        .product(name: "NIOConcurrencyHelpers", package: "swift-nio"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
      ],
      exclude: ["Page"],
      swiftSettings: libraryBuild),
    .target(
      name: "AgentServer",
      dependencies: ["HeadlessHost", "ScreenHost", "ScreenReading", "Subprocesses"],
      swiftSettings: libraryBuild),
    .target(name: "PageFiles"),
    .executableTarget(
      name: "LifeCycle", dependencies: ["UIKit", "BrowserHost"], path: "Examples/LifeCycle"),
    .target(name: "_Testing_UIKit"),
    .target(name: "_Testing_CoreGraphics"),
    .target(name: "_Testing_CoreImage"),
    .target(
      name: "TesseraTesting",
      dependencies: ["HeadlessHost", "UIKit", "SceneRendering", "ScreenChecking"],
      swiftSettings: libraryBuild),
    .executableTarget(
      name: "tessera",
      dependencies: [
        "UIKit", "SceneRendering", "ScreenHost", "HeadlessHost", "BrowserHost", "PreviewHost",
        "SourceBuilding", "Subprocesses", "ScreenReading", "ScreenChecking", "AgentServer",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ] + frameworks.map { .target(name: $0) } + examples.map { .target(name: $0) }
        // Sources of users are compiled with the frameworks, and lowered by the other program.
        + optionalFrameworks.map { .target(name: $0) } + lowerer,
      swiftSettings: [.unsafeFlags(["-static-stdlib"], releasedTool)],
      linkerSettings: [
        .unsafeFlags(
          [
            "-static-stdlib", "-use-ld=lld", "-Xclang-linker", "-no-pie",
            // `Combine` is in the tool so that it is built for the sources of users. The tool
            // never calls its publishers of FoundationNetworking, whose functions call libcurl:
            // the released tool does without that library. Debug builds report missing symbols.
            "-l_CFURLSessionInterface", "-Xlinker", "--unresolved-symbols=ignore-all",
          ], releasedTool)
      ]),

    .executableTarget(
      name: "tessera-lower",
      dependencies: [
        "LoweringProtocol", "SourceLowering", "InterfaceFiles",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Sources/TesseraLower"),
    .plugin(name: "LowerSources", capability: .buildTool(), dependencies: ["tessera-lower"]),

    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .target(
      name: "AllocationCounting", path: "Benchmarks/Sources/CAllocations",
      cSettings: [.define("ALLOCATION_COUNT_ONLY")],
      linkerSettings: [.linkedLibrary("m")]),
    .target(
      name: "SolverReference", dependencies: ["ConstraintSolver"], path: "Tests/SolverReference",
      // A dense method on thousands of systems: the reference takes most of the time otherwise.
      swiftSettings: [.unsafeFlags(["-O"], .when(configuration: .debug))]),
    .target(
      name: "TestControls", dependencies: ["UIKit", "Scenes", "TestSupport"],
      path: "Tests/TestControls"),
    .executableTarget(
      name: "ControlProbe", dependencies: ["BrowserHost", "TestControls"],
      path: "Tests/ControlProbe"),
    .testTarget(
      name: "CollectionLayoutTests",
      dependencies: ["CollectionLayout", "TestSupport", "AllocationCounting"]),
    .testTarget(
      name: "CollectionLanesTests",
      dependencies: [
        "CollectionLanes", "CollectionLayout", "TesseraTesting", "TestSupport", "UIKit",
      ]),
    .testTarget(
      name: "DiffableSnapshotsTests", dependencies: ["DiffableSnapshots", "TestSupport"]),
    .testTarget(
      name: "ConstraintSolverTests",
      dependencies: ["ConstraintSolver", "SolverReference", "TestSupport"]),
    .testTarget(name: "TextLayoutTests", dependencies: ["TextLayout", "TestSupport"]),
    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "UIKit", "CollectionLayout", "DiffableSnapshots", "Scenes", "TextLayout", "TestSupport",
        "AllocationCounting",
      ],
      exclude: [
        "Text/Cases", "Controls/Cases", "ListContent/Cases", "Lists/Layout/Cases",
        "Lists/Cells/Cases", "Navigation/Cases", "TableView/Cases",
      ],
      resources: [.copy("Recordings")]),
    .testTarget(
      name: "UIKitSwift5Tests",
      dependencies: ["UIKit", "Scenes"] + frameworks.map { .target(name: $0) },
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "AutoLayoutTests",
      dependencies: ["UIKit", "ConstraintSolver", "SolverReference", "TestSupport"],
      exclude: ["Cases"]),
    .testTarget(
      name: "ConformanceTests", dependencies: ["UIKit"],
      resources: [.copy("Cases")]),
    .testTarget(
      name: "SceneRenderingTests",
      dependencies: ["UIKit", "SceneRendering", "Scenes", "TesseraTesting", "TestSupport"]),
    .testTarget(
      name: "TesseraTestingTests",
      dependencies: [
        "UIKit", "Scenes", "SceneRendering", "TesseraTesting", "HeadlessHost", "TestControls",
        "TestSupport", "LifeCycle",
      ]
        + examples.map { .target(name: $0) }),
    .testTarget(
      name: "ScreenReadingTests", dependencies: ["UIKit", "HeadlessHost", "ScreenReading"]),
    .testTarget(
      name: "ScreenCheckingTests", dependencies: ["UIKit", "HeadlessHost", "ScreenChecking"]),
    .testTarget(
      name: "AgentServerTests",
      dependencies: ["UIKit", "HeadlessHost", "ScreenReading", "Subprocesses", "AgentServer"]),
    .target(
      name: "RandomOperations",
      dependencies: ["UIKit", "SceneRendering", "TesseraTesting", "TestSupport"],
      path: "Tests/RandomOperations"),
    .testTarget(name: "RandomOperationTests", dependencies: ["UIKit", "RandomOperations"]),
    .testTarget(
      name: "BrowserHostTests",
      dependencies: [
        "UIKit", "SceneRendering", "BrowserHost", "ScreenHost", "RandomOperations", "TestSupport",
        "ControlProbe", "Subprocesses", "AllocationCounting",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOEmbedded", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ]),
    .testTarget(name: "InterfaceFilesTests", dependencies: ["InterfaceFiles"]),
    .testTarget(
      name: "InterfaceBuilderTests",
      dependencies: ["UIKit", "InterfaceFiles", "TesseraTesting"], exclude: ["Documents"]),
    .testTarget(
      name: "SourceBuildingTests",
      dependencies: ["SourceBuilding", "PreviewHost", "XcodeProjects"]
        + optionalFrameworks.map { .target(name: $0) }),
    .testTarget(name: "XcodeProjectsTests", dependencies: ["XcodeProjects"]),
    .testTarget(
      name: "SourceLoweringTests",
      dependencies: [
        "SourceLowering", "SourceBuilding", "LoweringProtocol", "UIKit", "TestSupport",
        "tessera-lower",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      exclude: ["Cases", "StandIn"]),
    .executableTarget(
      name: "TrapProbe", dependencies: ["CollectionLayout", "ConstraintSolver", "UIKit"],
      path: "Tests/TrapProbe"),
    .executableTarget(
      name: "CostProbe",
      dependencies: ["UIKit", "SceneRendering", "ScreenHost", "AllocationCounting"],
      path: "Tests/CostProbe"),
    .testTarget(
      name: "CommandTests",
      dependencies: ["TrapProbe"]),
  ]
    + frameworkTargets
    + (optionalFrameworks.isEmpty
      ? []
      : [
        .testTarget(
          name: "FrameworksTests",
          dependencies: ["UIKit", "HeadlessHost", "SystemScreens", "TestSupport"]
            + optionalFrameworks.map { .target(name: $0) })
      ])
    + (optionalFrameworks.isEmpty
      ? [] : [.target(name: "SystemScreens", dependencies: ["UIKit"], swiftSettings: libraryBuild)])
    + optionalFrameworks.map {
      .target(
        name: $0, dependencies: frameworkDependencies[$0] ?? [],
        swiftSettings: $0 == "Photos" ? libraryBuild : $0 == "CoreImage" ? pixelBuild : [])
    }
    + [.target(name: "ExamplePictures", dependencies: ["UIKit"], path: "Examples/ExamplePictures")]
    + examples.map {
      .target(
        name: $0,
        dependencies: ["UIKit"] + (exampleDependencies[$0] ?? []),
        path: loweredExamples.contains($0) ? "Examples/Lowered/\($0)" : "Examples/\($0)")
    },
  swiftLanguageModes: [.v6]
)

/// The test targets to build, separated by commas: all of them without the variable. A change of
/// one library then compiles the tests that concern it, instead of the tests of all libraries.
if let names = Context.environment["TESSERA_TESTS"] {
  let wanted = Set(names.split(separator: ",").map(String.init))
  package.targets.removeAll { $0.type == .test && !wanted.contains($0.name) }
}
