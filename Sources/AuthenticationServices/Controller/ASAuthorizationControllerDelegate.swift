public import Foundation

/// The delegate of a controller of requests. All methods have defaults.
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
  /// Called after a request succeeded.
  @MainActor
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization)
  /// Called with an ``ASAuthorizationError`` after the requests failed or the user cancelled.
  @MainActor
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  /// Does nothing.
  @MainActor
  public func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  /// Does nothing.
  @MainActor
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) {}
}

/// An object that chooses the window of the sheet.
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
  /// Returns the window.
  @MainActor
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}
