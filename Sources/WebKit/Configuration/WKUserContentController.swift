public import UIKit

/// The scripts of the app, and the objects that receive messages of pages.
///
/// Pages do not run here: scripts and handlers are kept for the app, and no message arrives.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
  private var handlers: [String: any WKScriptMessageHandler] = [:]

  /// Creates a controller without scripts.
  public override init() { super.init() }

  /// The scripts, in the order in which they were added.
  open private(set) var userScripts: [WKUserScript] = []

  /// Adds a script.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  /// Removes all scripts.
  open func removeAllUserScripts() { userScripts = [] }

  /// Adds an object that receives messages.
  ///
  /// - Parameter name: The name of the messages.
  /// - Precondition: No other object receives messages with the name.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    guard handlers[name] == nil else {
      fatalError(
        "WKUserContentController already has a handler of the messages '\(name)'; remove it with "
          + "removeScriptMessageHandler(forName:) before.")
    }
    handlers[name] = scriptMessageHandler
  }

  /// Removes the object that receives the messages with a name.
  open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
  /// Removes all objects that receive messages.
  open func removeAllScriptMessageHandlers() { handlers = [:] }
}

/// An object that receives messages of scripts.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
  /// Called after a script sent a message, which never occurs here.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// A message of a script.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
  /// The contents.
  public let body: Any
  /// The name.
  public let name: String
  /// The view.
  open private(set) weak var webView: WKWebView?
  /// The frame of the page.
  public let frameInfo: WKFrameInfo

  init(body: Any, name: String, webView: WKWebView?, frameInfo: WKFrameInfo) {
    self.body = body
    self.name = name
    self.webView = webView
    self.frameInfo = frameInfo
    super.init()
  }
}

/// The time at which a script runs.
public enum WKUserScriptInjectionTime: Int, Sendable {
  /// Before the page is loaded.
  case atDocumentStart = 0
  /// After the page was loaded.
  case atDocumentEnd = 1
}

/// A script of the app. Pages do not run here, so that it is not executed.
@preconcurrency @MainActor
open class WKUserScript: NSObject {
  /// The text.
  public let source: String
  /// The time at which it runs.
  public let injectionTime: WKUserScriptInjectionTime
  /// Whether it runs in the main frame only.
  public let isForMainFrameOnly: Bool

  /// Creates a script.
  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
  ) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
    super.init()
  }
}
