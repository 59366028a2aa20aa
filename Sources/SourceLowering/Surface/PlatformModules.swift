import LoweringProtocol

/// The modules that files of apps import: those that are here, and what to write instead of
/// others.
enum PlatformModules {
  /// The modules that the products of this package and the toolchain have.
  static let known: Set<String> = PlatformModuleNames.all.union([
    "ObjectiveC", "CryptoKit", "Foundation", "FoundationEssentials", "FoundationNetworking",
    "FoundationXML", "FoundationInternationalization", "Swift", "Dispatch",
    "Observation", "Synchronization", "RegexBuilder", "Distributed", "Testing", "XCTest",
    "Darwin", "Glibc", "Musl", "CollectionLayout", "CollectionLanes", "DiffableSnapshots",
    "ConstraintSolver", "TextLayout", "Scenes", "SceneRendering", "ScreenHost", "BrowserHost",
    "TesseraTesting",
  ])

  /// The modules of Apple's platforms that this package has. The conditions of files that import
  /// one have their values on iOS.
  static var ofPlatform: Set<String> { PlatformModuleNames.all }

  /// The modules of this package and the toolchain whose parts are imported as a whole.
  static let withParts: Set<String> = [
    "UIKit", "Foundation", "CoreGraphics", "QuartzCore", "os", "Dispatch", "Darwin", "CoreImage",
    "SystemConfiguration",
  ]

  /// The modules that take the place of others.
  static let replacements = ["ObjectiveC": "UIKit", "Darwin": "Glibc"]

  /// Returns the module of a type that `import Foundation` includes on Apple's platforms only.
  static func foundationModule(of type: String) -> String? {
    if networking.contains(type) { return "FoundationNetworking" }
    return xml.contains(type) ? "FoundationXML" : nil
  }

  static let networking: Set<String> = [
    "CachedURLResponse", "HTTPCookie", "HTTPCookiePropertyKey", "HTTPCookieStorage",
    "HTTPURLResponse", "NSMutableURLRequest", "NSURLRequest", "URLAuthenticationChallenge",
    "URLAuthenticationChallengeSender", "URLCache", "URLCredential", "URLCredentialStorage",
    "URLProtectionSpace", "URLProtocol", "URLProtocolClient", "URLRequest", "URLResponse",
    "URLSession", "URLSessionConfiguration", "URLSessionDataDelegate", "URLSessionDataTask",
    "URLSessionDelegate", "URLSessionDownloadDelegate", "URLSessionDownloadTask",
    "URLSessionStreamDelegate", "URLSessionStreamTask", "URLSessionTask",
    "URLSessionTaskDelegate", "URLSessionTaskMetrics", "URLSessionTaskTransactionMetrics",
    "URLSessionUploadTask", "URLSessionWebSocketDelegate", "URLSessionWebSocketTask",
  ]
  /// The labels of the optional methods of the protocols of `FoundationNetworking`, by their names.
  static let optionalNetworkingMethods: [String: [[String]]] = [
    "urlSession": [
      ["_", "didBecomeInvalidWithError"],
      ["_", "didReceive", "completionHandler"],
      ["_", "task", "willPerformHTTPRedirection", "newRequest", "completionHandler"],
      ["_", "task", "didReceive", "completionHandler"],
      ["_", "task", "needNewBodyStream"],
      ["_", "task", "didSendBodyData", "totalBytesSent", "totalBytesExpectedToSend"],
      ["_", "task", "didCompleteWithError"],
      ["_", "task", "willBeginDelayedRequest", "completionHandler"],
      ["_", "task", "didFinishCollecting"],
      ["_", "dataTask", "didReceive", "completionHandler"],
      ["_", "dataTask", "didBecome"],
      ["_", "dataTask", "didReceive"],
      ["_", "dataTask", "willCacheResponse", "completionHandler"],
      ["_", "downloadTask", "didWriteData", "totalBytesWritten", "totalBytesExpectedToWrite"],
      ["_", "downloadTask", "didResumeAtOffset", "expectedTotalBytes"],
    ]
  ]
  static let xml: Set<String> = [
    "XMLDTD", "XMLDTDNode", "XMLDocument", "XMLElement", "XMLNode", "XMLParser",
    "XMLParserDelegate",
  ]

  /// A module whose declarations files name without an import on Apple's platforms.
  struct IncludedModule {
    let name: String
    /// The declarations that files name.
    let declarations: Set<String>
    /// The first letters of further declarations, which no declarations of apps have.
    var prefixes: [String] = []
    /// The modules whose imports include the module there.
    let includingModules: Set<String>
    /// The modules that have the declarations: the module itself, and its replacements.
    let declaringModules: Set<String>

    /// Returns a Boolean value that indicates whether the module has a declaration.
    func declares(_ name: String) -> Bool {
      declarations.contains(name) || prefixes.contains(where: name.hasPrefix)
    }
  }

  static let included = [
    IncludedModule(
      name: "Combine",
      declarations: [
        "ObservableObject", "Published", "ObservableObjectPublisher", "AnyCancellable",
        "AnyPublisher", "PassthroughSubject", "CurrentValueSubject",
      ],
      includingModules: ["Foundation"],
      declaringModules: ["Combine", "OpenCombine", "CombineX", "OpenCombineShim"]),
    IncludedModule(
      name: "Observation",
      declarations: [
        "Observable", "ObservationIgnored", "ObservationRegistrar", "ObservationTracked",
        "withObservationTracking",
      ],
      includingModules: ["Foundation", "UIKit"], declaringModules: ["Observation"]),
    IncludedModule(
      name: "UIKit",
      declarations: [
        "autoreleasepool", "objc_getAssociatedObject", "objc_setAssociatedObject",
        "objc_removeAssociatedObjects", "objc_AssociationPolicy", "objc_sync_enter",
        "objc_sync_exit", "object_getClass", "NSInteger", "CFAbsoluteTime",
        "CFAbsoluteTimeGetCurrent", "CFTimeInterval", "kCFAbsoluteTimeIntervalSince1970",
        "MAXFLOAT", "HUGE", "class_getInstanceSize", "class_getSuperclass", "class_getName",
        "object_getClassName", "NSDiscardableContent", "NSException", "NSExceptionName",
        "NSHashTable", "NSMapTable", "NSPointerFunctions", "DispatchSourceMemoryPressure",
      ],
      includingModules: ["Foundation"], declaringModules: ["UIKit", "ObjectiveC"]),
    IncludedModule(
      name: "CoreGraphics",
      declarations: [
        "CFTypeRef", "CFString", "CFMutableString", "CFDictionary", "CFMutableDictionary", "CFSet",
        "CFData", "CFMutableData", "CFNumber", "CFBoolean", "CFDate", "CFURL", "CFError", "CFNull",
        "CFIndex", "CFOptionFlags", "OSStatus", "noErr", "kCFBooleanTrue", "kCFBooleanFalse",
        "CFAllocator", "kCFAllocatorDefault", "CFRunLoopGetMain", "CFRunLoopGetCurrent",
        "CFRunLoopMode", "CFErrorGetDomain", "CFErrorGetCode", "CFErrorCopyUserInfo",
        "CFErrorCopyDescription", "kCFBundleIdentifierKey", "kCFBundleNameKey",
        "kCFBundleVersionKey", "kCFBundleExecutableKey", "NSFoundationVersionNumber",
      ],
      includingModules: ["Foundation"],
      declaringModules: ["CoreGraphics", "UIKit", "QuartzCore", "Security", "SystemConfiguration"]),
    IncludedModule(
      name: "Security",
      declarations: [
        "SecAccessControl", "SecAccessControlCreateWithFlags", "SecAccessControlCreateFlags",
        "SecRandomCopyBytes", "SecCopyErrorMessageString", "SecCreateSharedWebCredentialPassword",
      ],
      prefixes: ["SecItem", "kSec", "errSec"],
      includingModules: ["Foundation", "UIKit"], declaringModules: ["Security"]),
    IncludedModule(
      name: "CoreImage",
      declarations: [
        "CIImage", "CIContext", "CIFilter", "CIColor", "CIVector", "CIKernel", "CIDetector",
        "CIFeature", "CIFormat", "CIContextOption", "CIImageOption", "CIImageRepresentationOption",
      ],
      prefixes: ["kCIInput", "kCIOutput", "kCIAttribute", "kCICategory"],
      includingModules: includingUIKit, declaringModules: ["CoreImage"]),
    IncludedModule(
      name: "ImageIO",
      declarations: ["CGImagePropertyOrientation"],
      prefixes: [
        "CGImageSource", "CGImageDestination", "kCGImageSource", "kCGImageDestination",
        "kCGImageProperty",
      ],
      includingModules: includingUIKit.union(["CoreImage"]),
      declaringModules: ["ImageIO", "CoreImage", "Photos", "PhotosUI"]),
  ]

  /// The modules whose imports include UIKit, and with it Core Image and Image I/O, on iOS.
  private static let includingUIKit: Set<String> = [
    "UIKit", "AVFoundation", "AVKit", "MapKit", "MessageUI", "PhotosUI", "SafariServices",
    "StoreKit",
    "WebKit",
  ]

  /// Returns what to write instead of a module that is not here.
  static func advice(for module: String) -> String {
    if let sentence = sentences[module] { return sentence }
    return apple.contains(module)
      ? "\(module) is not part of Tessera; leave its uses out with #if canImport(\(module))."
      : "\(module) is no module of Tessera or of the toolchain; if a package has it, name the "
        + "package as a dependency, and check that it supports Linux."
  }

  /// Returns a Boolean value that indicates whether a module is one of Apple's that is not here.
  static func isApple(_ module: String) -> Bool {
    sentences[module] != nil || apple.contains(module)
  }

  private static let sentences = [
    "SwiftUI": "SwiftUI is not part of Tessera; write these screens with UIKit.",
    "CoreData": "Core Data is missing; keep values in structures, and store them with Codable and "
      + "FileManager.",
    "SwiftData": "SwiftData is missing; keep values in structures, and store them with Codable and "
      + "FileManager.",
    "Network": "Network is missing; use URLSession.",
    "SpriteKit": "SpriteKit is missing; use layers with animations, and CADisplayLink.",
  ]

  private static let apple: Set<String> = [
    "ARKit", "Accelerate", "Accounts", "ActivityKit", "AdSupport", "AppIntents",
    "AppTrackingTransparency", "BackgroundTasks",
    "CallKit", "CarPlay", "Charts", "ClockKit", "CloudKit", "CommonCrypto", "Contacts",
    "ContactsUI", "CoreAudio", "CoreBluetooth", "CoreHaptics", "CoreML", "CoreMotion",
    "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText", "CoreVideo",
    "EventKit", "EventKitUI", "ExternalAccessory", "FileProvider", "GameController", "GameKit",
    "GameplayKit", "GLKit", "HealthKit", "HomeKit", "IOSurface", "Intents", "IntentsUI",
    "JavaScriptCore", "LinkPresentation", "MediaPlayer",
    "Messages", "Metal", "MetalKit", "MetricKit", "ModelIO", "MultipeerConnectivity",
    "NaturalLanguage", "NetworkExtension", "NotificationCenter", "OSLog", "PDFKit", "PassKit",
    "PencilKit", "PushKit", "QuickLook", "QuickLookThumbnailing", "RealityKit", "ReplayKit",
    "SceneKit", "SensorKit", "ShazamKit", "Social", "SoundAnalysis", "Speech",
    "TipKit", "UserNotificationsUI",
    "VideoToolbox", "Vision", "VisionKit", "WatchConnectivity", "WatchKit", "WidgetKit",
  ]
}
