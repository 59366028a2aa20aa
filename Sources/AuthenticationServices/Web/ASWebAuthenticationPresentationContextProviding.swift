public import Foundation

/// An object that chooses the window of a session.
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  /// Returns the window.
  @MainActor
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}
