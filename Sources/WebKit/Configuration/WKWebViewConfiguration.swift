public import UIKit

/// The options of a web view, which copies them.
///
/// The options of scripts and of media are kept for the app, which reads them: pages run in no
/// process of this view.
///
/// Apple documentation: https://developer.apple.com/documentation/webkit/wkwebviewconfiguration
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject, @preconcurrency NSCopying {
  /// The pool of processes that views share.
  open var processPool = WKProcessPool()
  /// Settings of pages.
  open var preferences = WKPreferences()
  /// Settings of each page.
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// Scripts of the app.
  open var userContentController = WKUserContentController()
  /// The data of pages.
  open var websiteDataStore: WKWebsiteDataStore = .default()
  /// The name of the app in the user agent. The default is `nil`.
  open var applicationNameForUserAgent: String?
  /// Whether a page is displayed only after it was loaded. The default is `false`.
  open var suppressesIncrementalRendering = false
  /// Whether videos play within the page. The default is `false` on iPhones.
  open var allowsInlineMediaPlayback = false
  /// Whether videos play in a window above others. The default is `true`.
  open var allowsPictureInPictureMediaPlayback = true
  /// Whether media play on another device. The default is `true`.
  open var allowsAirPlayForMediaPlayback = true
  /// The media that begin only after a touch. The default is empty.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  /// The kinds of data in texts that become links. The default is empty.
  open var dataDetectorTypes: WKDataDetectorTypes = []
  /// Whether pages cannot prevent that they are magnified. The default is `false`.
  open var ignoresViewportScaleLimits = false
  /// Whether addresses with the scheme `http` of known hosts become `https`. The default is `true`.
  open var upgradeKnownHostsToHTTPS = true
  /// Whether navigations to the app's own links open the app. The default is `true`.
  open var limitsNavigationsToAppBoundDomains = false

  /// Creates the default options.
  public override init() { super.init() }

  /// Returns a copy, which shares the objects that the options name.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = WKWebViewConfiguration()
    copy.processPool = processPool
    copy.preferences = preferences
    copy.defaultWebpagePreferences = defaultWebpagePreferences
    copy.userContentController = userContentController
    copy.websiteDataStore = websiteDataStore
    copy.applicationNameForUserAgent = applicationNameForUserAgent
    copy.suppressesIncrementalRendering = suppressesIncrementalRendering
    copy.allowsInlineMediaPlayback = allowsInlineMediaPlayback
    copy.allowsPictureInPictureMediaPlayback = allowsPictureInPictureMediaPlayback
    copy.allowsAirPlayForMediaPlayback = allowsAirPlayForMediaPlayback
    copy.mediaTypesRequiringUserActionForPlayback = mediaTypesRequiringUserActionForPlayback
    copy.dataDetectorTypes = dataDetectorTypes
    copy.ignoresViewportScaleLimits = ignoresViewportScaleLimits
    copy.upgradeKnownHostsToHTTPS = upgradeKnownHostsToHTTPS
    copy.limitsNavigationsToAppBoundDomains = limitsNavigationsToAppBoundDomains
    return copy
  }
}
