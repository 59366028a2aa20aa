public import Foundation
internal import SystemScreens
internal import UIKit

/// A page of the web that the user signs in on, and that returns to the app with an address.
///
/// The page is not loaded: a placeholder takes its place. Its button *Return to App* asks for the
/// address that the page would return to, and begins with `TESSERA_SIGN_IN_CALLBACK` or an
/// address that ends the session. `TESSERA_SIGN_IN` is `success` to return it at once, if it ends
/// the session, and `cancel` to cancel.
///
/// Apple documentation:
/// https://developer.apple.com/documentation/authenticationservices/aswebauthenticationsession
open class ASWebAuthenticationSession: NSObject, @unchecked Sendable {
  /// A closure called with the returned address, or with an error.
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  /// The object that chooses the window. It is needed.
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  /// Whether the page does not share cookies with the browser, so that the user is not asked
  /// before. The default is `false`.
  open var prefersEphemeralWebBrowserSession = false
  /// Fields for the request of the page, or `nil` (the default) for none. The page is not loaded:
  /// the setting is kept for the app.
  open var additionalHeaderFields: [String: String]?

  private enum State { case ready, started, finished }

  private let address: URL
  private let callback: Callback?
  private let answer: SignInAnswer
  private var completion: CompletionHandler?
  private var state = State.ready
  /// The question or the page. It is used on the main queue only.
  private var displayed: UIViewController?

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - URL: The address of the page, with the scheme `http` or `https`.
  ///   - callbackURLScheme: The scheme of the addresses that end the session, without a colon;
  ///     `nil` for one that only the user ends.
  ///   - completionHandler: A closure called once on the main queue after the end.
  /// - Precondition: The address has the scheme `http` or `https`.
  public convenience init(
    url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler
  ) {
    self.init(
      URL, callbackURLScheme.map(Callback.customScheme), .chosen, completionHandler)
  }

  /// Creates a session with the addresses that end it.
  ///
  /// - Precondition: The address has the scheme `http` or `https`.
  public convenience init(
    url URL: URL, callback: Callback, completionHandler: @escaping CompletionHandler
  ) {
    self.init(URL, callback, .chosen, completionHandler)
  }

  init(
    _ address: URL, _ callback: Callback?, _ answer: SignInAnswer,
    _ completion: @escaping CompletionHandler
  ) {
    guard WebAddress.isWeb(address) else {
      fatalError(
        "ASWebAuthenticationSession cannot display '\(address.absoluteString)': its scheme is not "
          + "http or https.")
    }
    self.address = address
    self.callback = callback
    self.answer = answer
    self.completion = completion
    super.init()
  }

  // MARK: Session

  /// Whether the session can be started: it has not been started, and has an object that chooses
  /// its window.
  open var canStart: Bool { state == .ready && presentationContextProvider != nil }

  /// Starts the session, which exists until its end. It can be started once.
  ///
  /// - Returns: `false` if it cannot be started. Without an object that chooses the window, the
  ///   closure is called with the error `presentationContextNotProvided` in the next turn.
  @discardableResult
  open func start() -> Bool {
    guard state == .ready else { return false }
    state = .started
    guard presentationContextProvider != nil else {
      endLater(.init(.presentationContextNotProvided))
      return false
    }
    MainWork.runLater { self.begin() }
    return true
  }

  /// Ends the session and dismisses its page. The closure is not called.
  open func cancel() {
    MainWork.run { [self] in
      completion = nil
      state = .finished
      displayed?.dismiss(animated: true)
      displayed = nil
    }
  }

  private func endLater(_ error: ASWebAuthenticationSessionError) {
    MainWork.runLater { self.end(nil, error) }
  }

  @MainActor
  private func end(_ url: URL?, _ error: ASWebAuthenticationSessionError?) {
    let completion = completion
    self.completion = nil
    state = .finished
    displayed = nil
    completion?(url, error)
  }

  // MARK: Screens

  /// The address that is returned if the user chooses no other.
  private var proposal: String {
    ProcessInfo.processInfo.environment["TESSERA_SIGN_IN_CALLBACK"] ?? callback?.example ?? ""
  }

  @MainActor
  private func begin() {
    guard state == .started else { return }
    let window = presentationContextProvider?.presentationAnchor(for: self)
    guard let presenter = window.flatMap({ SystemQuestion.frontController(in: $0) }) else {
      return end(nil, .init(.presentationContextInvalid))
    }
    switch answer {
    case .success:
      guard let url = URL(string: proposal), callback?.matchesURL(url) == true else {
        return show(from: presenter)
      }
      end(url, nil)
    case .cancel: end(nil, .init(.canceledLogin))
    case .ask, .known:
      if prefersEphemeralWebBrowserSession { show(from: presenter) } else { ask(presenter) }
    }
  }

  /// Asks whether the app may use the page.
  @MainActor
  private func ask(_ presenter: UIViewController) {
    displayed = SystemQuestion.ask(
      "“\(AppInformation.name)” Wants to Use “\(WebAddress.title(address))” to Sign In",
      "This allows the app and website to share information about you.",
      answers: [
        .init("Cancel", style: .cancel) { self.end(nil, .init(.canceledLogin)) },
        .init("Continue") { self.show(from: presenter) },
      ])
  }

  @MainActor
  private func show(from presenter: UIViewController) {
    let page = SignInPageController(address, callback: callback, proposal: proposal)
    let navigation = UINavigationController(rootViewController: page)
    let listener = SignInPageListener { [weak navigation] url in
      self.displayed = navigation
      let error = url == nil ? ASWebAuthenticationSessionError(.canceledLogin) : nil
      guard let navigation, !navigation.isBeingDismissed,
        navigation.presentingViewController != nil
      else { return self.end(url, error) }
      navigation.dismiss(animated: true) { self.end(url, error) }
    }
    page.listener = listener
    navigation.presentationController?.delegate = listener
    displayed = navigation
    presenter.present(navigation, animated: true)
  }
}
