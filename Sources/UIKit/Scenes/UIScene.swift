/// One instance of an app's interface.
///
/// The application creates scenes; an app configures them by
/// `UIApplicationDelegate.application(_:configurationForConnecting:options:)` or in its property
/// list, and follows them in their delegates. In the responder chain, a scene follows its windows,
/// and the application follows the scene.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The application; `nil` for a scene of a window outside of applications.
  weak var ownApplication: UIApplication?

  /// The session, which outlives the scene.
  public let session: UISceneSession

  /// Creates a scene. Only the application does so.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  /// The delegate, an object of the configuration's class. The scene keeps it until it is
  /// disconnected.
  open var delegate: (any UISceneDelegate)?

  /// The state of the scene.
  open internal(set) var activationState = ActivationState.unattached

  /// The name of the scene for the user. Hosts display it in place of the app's name unless it is
  /// empty, the default.
  open var title: String! = ""

  open override var next: UIResponder? { application }

  /// The application.
  package var application: UIApplication { ownApplication ?? .standalone }

  /// The URLs that the app opened and no host has taken yet.
  package internal(set) var openedURLs: [URL] = []

  /// The text that the app copied and no host has taken yet; `nil` for none.
  var copiedText: String?

  /// Passes a URL to the host, which opens it.
  ///
  /// - Returns: `false`, after a message in the log, if hosts cannot open it.
  func request(_ url: URL, universalLinksOnly: Bool) -> Bool {
    guard !universalLinksOnly else { return false }
    guard ExternalURL.isValid(url) else {
      DeveloperLog.sink(
        "The URL \(url.absoluteString.debugDescription) was not opened; hosts open http, https and "
          + "mailto URLs.")
      return false
    }
    openedURLs.append(url)
    return true
  }
}

// In an extension: Swift 6.3 gives a method of a preconcurrency class two names if its type has a
// sendable closure, so that subclasses in this module would not link.
extension UIScene {
  /// Opens a URL outside of the app. See `UIApplication.open(_:options:completionHandler:)`.
  @preconcurrency
  public func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let isOpened = request(url, universalLinksOnly: options?.universalLinksOnly ?? false)
    if let completion { NextTurn.run { completion(isOpened) } }
  }
}
