public import UIKit

/// The processes of pages, which views share. Pages run in no process of this app.
@preconcurrency @MainActor
open class WKProcessPool: NSObject {
  /// Creates a pool.
  public override init() { super.init() }
}

/// Settings of pages, kept for the app, which reads them.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
  /// The smallest size of text. The default is 0.
  open var minimumFontSize: CGFloat = 0
  /// Whether scripts of pages open windows. The default is `false`.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// Whether pages run scripts. The default is `true`.
  open var javaScriptEnabled = true
  /// Whether the system warns of fraudulent pages. The default is `true`.
  open var isFraudulentWebsiteWarningEnabled = true
  /// Whether texts can be selected. The default is `true`.
  open var isTextInteractionEnabled = true
  /// Whether elements of pages fill the screen. The default is `false`.
  open var isElementFullscreenEnabled = false

  /// Creates the default settings.
  public override init() { super.init() }
}

/// Settings of one page, kept for the app, which reads them.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
  /// The kinds of layout.
  public enum ContentMode: Int, Sendable {
    /// The mode of the device.
    case recommended = 0
    /// Pages for phones.
    case mobile = 1
    /// Pages for computers.
    case desktop = 2
  }

  /// The kind of layout. The default is `recommended`.
  open var preferredContentMode = ContentMode.recommended
  /// Whether the page runs scripts. The default is `true`.
  open var allowsContentJavaScript = true

  /// Creates the default settings.
  public override init() { super.init() }
}

/// Kinds of media.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates kinds of media.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Sounds.
  public static let audio = Self(rawValue: 1)
  /// Videos.
  public static let video = Self(rawValue: 2)
  /// Sounds and videos.
  public static let all = Self(rawValue: .max)
}

/// Kinds of data in texts.
public struct WKDataDetectorTypes: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates kinds of data.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Numbers of phones.
  public static let phoneNumber = Self(rawValue: 1)
  /// Links.
  public static let link = Self(rawValue: 2)
  /// Addresses.
  public static let address = Self(rawValue: 4)
  /// Events.
  public static let calendarEvent = Self(rawValue: 8)
  /// All kinds.
  public static let all = Self(rawValue: .max)
}
