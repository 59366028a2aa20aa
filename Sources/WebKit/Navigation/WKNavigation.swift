// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import FoundationNetworking
public import UIKit

/// A navigation, by its identity.
@preconcurrency @MainActor
open class WKNavigation: NSObject {
  override init() { super.init() }
}

/// The cause of a navigation.
public enum WKNavigationType: Int, Sendable {
  /// A link of the page.
  case linkActivated = 0
  /// A form of the page.
  case formSubmitted = 1
  /// An item of the history.
  case backForward = 2
  /// The page again.
  case reload = 3
  /// A form again.
  case formResubmitted = 4
  /// The app, and others.
  case other = -1
}

/// A navigation about which the delegate decides.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
  /// The cause.
  public let navigationType: WKNavigationType
  /// The request.
  public let request: URLRequest
  /// The frame with the cause.
  public let sourceFrame: WKFrameInfo
  /// The frame that displays the new page; `nil` for a new window, which never occurs here.
  open var targetFrame: WKFrameInfo? { sourceFrame }
  /// Whether the page asked for a download.
  public let shouldPerformDownload = false

  init(_ type: WKNavigationType, _ request: URLRequest, in frame: WKFrameInfo) {
    navigationType = type
    self.request = request
    sourceFrame = frame
    super.init()
  }
}

/// A response about which the delegate decides.
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
  /// The response. For a page that is not loaded, it has the status 200.
  public let response: URLResponse
  /// Whether it is for the main frame.
  public let isForMainFrame = true
  /// Whether the view can display the type.
  public let canShowMIMEType = true

  init(_ response: URLResponse) {
    self.response = response
    super.init()
  }
}

/// A frame of a page. There is only the main frame.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
  /// Whether it is the main frame.
  public let isMainFrame = true
  /// The request of the frame's page.
  public let request: URLRequest
  /// The view.
  open private(set) weak var webView: WKWebView?

  init(_ request: URLRequest, of view: WKWebView) {
    self.request = request
    webView = view
    super.init()
  }
}

/// A decision about a navigation.
public enum WKNavigationActionPolicy: Int, Sendable {
  /// The navigation is cancelled.
  case cancel = 0
  /// The page is displayed.
  case allow = 1
  /// The content is downloaded. Nothing is loaded, so that the navigation is cancelled.
  case download = 2
}

/// A decision about a response.
public enum WKNavigationResponsePolicy: Int, Sendable {
  /// The navigation is cancelled.
  case cancel = 0
  /// The page is displayed.
  case allow = 1
  /// The content is downloaded. Nothing is loaded, so that the navigation is cancelled.
  case download = 2
}

/// The domain of errors of web views.
public let WKErrorDomain = "WKErrorDomain"

/// An error of a web view.
public struct WKError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    /// An unknown error.
    case unknown = 1
    /// The process of pages ended.
    case webContentProcessTerminated = 2
    /// The view ended.
    case webViewInvalidated = 3
    /// A script failed.
    case javaScriptExceptionOccurred = 4
    /// The result of a script has no value in the app.
    case javaScriptResultTypeIsUnsupported = 5
  }

  /// The kind.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The domain.
  public static var errorDomain: String { WKErrorDomain }
  /// The number of the kind.
  public var errorCode: Int { code.rawValue }
  /// A sentence.
  public var errorDescription: String? {
    code == .javaScriptExceptionOccurred
      ? "Pages do not run in Tessera: the script was not executed." : nil
  }
}
