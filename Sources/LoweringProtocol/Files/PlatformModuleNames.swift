/// The modules of Apple's platforms that this package has.
public enum PlatformModuleNames {
  /// The names. The conditions of files that import one have their values on iOS.
  public static let all: Set<String> = [
    "UIKit", "CoreGraphics", "QuartzCore", "Photos", "MobileCoreServices", "UniformTypeIdentifiers",
    "PlaygroundSupport", "Combine", "os", "SafariServices", "LocalAuthentication",
    "UserNotifications", "WebKit", "MessageUI", "PhotosUI", "CoreLocation", "StoreKit",
    "AuthenticationServices", "CoreMedia", "AVFoundation", "AVFAudio", "AudioToolbox", "AVKit",
    "MapKit", "ImageIO", "CoreImage", "Security", "SystemConfiguration",
  ]
}
