public import Foundation

/// A request for something to sign in with, which a provider makes.
open class ASAuthorizationRequest: NSObject, NSCopying, @unchecked Sendable {
  /// The provider.
  public let provider: any ASAuthorizationProvider

  init(_ provider: any ASAuthorizationProvider) {
    self.provider = provider
    super.init()
  }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any { ASAuthorizationRequest(provider) }
}

/// A request with the parameters of OpenID Connect.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest, @unchecked Sendable {
  /// The kinds of data about the user that the app needs, or `nil` (the default) for none.
  open var requestedScopes: [ASAuthorization.Scope]?
  /// A text that the credential repeats.
  open var state: String?
  /// A text that the token repeats.
  open var nonce: String?
  /// The purpose. The default is `operationImplicit`.
  open var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit

  /// Returns a copy.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = ASAuthorizationOpenIDRequest(provider)
    take(into: copy)
    return copy
  }

  final func take(into copy: ASAuthorizationOpenIDRequest) {
    copy.requestedScopes = requestedScopes
    copy.state = state
    copy.nonce = nonce
    copy.requestedOperation = requestedOperation
  }
}

/// A request for the user's Apple account.
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest, @unchecked Sendable {
  /// The identifier of the user who is expected, or `nil` (the default) for any.
  open var user: String?

  /// Returns a copy.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = ASAuthorizationAppleIDRequest(provider)
    take(into: copy)
    copy.user = user
    return copy
  }
}

/// A request for a saved password.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest, @unchecked Sendable {
  /// Returns a copy.
  open override func copy(with zone: NSZone? = nil) -> Any {
    ASAuthorizationPasswordRequest(provider)
  }
}
