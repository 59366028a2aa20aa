public import Foundation

/// Whether the user appears to be a person.
public enum ASUserDetectionStatus: Int, Sendable {
  /// The system does not judge it.
  case unsupported = 0
  /// The system does not know.
  case unknown = 1
  /// The user appears to be a person.
  case likelyReal = 2
}

/// Whether the user is a child.
public enum ASUserAgeRange: Int, Sendable {
  /// The system does not know.
  case unknown = 0
  /// The user is a child.
  case child = 1
  /// The user is not a child.
  case notChild = 2
}

/// The credential of a user who chose an Apple account.
///
/// The account exists in this process only. Its token has no signature: a server that verifies it
/// refuses it.
///
/// Apple documentation:
/// https://developer.apple.com/documentation/authenticationservices
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential,
  @unchecked Sendable
{
  /// The identifier of the user, which is the same in each run of an app.
  public let user: String
  /// The state of the request.
  public let state: String?
  /// The kinds of data that the user permitted.
  public let authorizedScopes: [ASAuthorization.Scope]
  /// A code for the server of the app.
  public let authorizationCode: Data?
  /// A JSON Web Token about the user, without a signature.
  public let identityToken: Data?
  /// The address for mail, if it was requested, at the first authorization only, as on iOS.
  public let email: String?
  /// The name, if it was requested, at the first authorization only, as on iOS. Its parts are
  /// `nil` at further ones.
  public let fullName: PersonNameComponents?
  /// Whether the user appears to be a person, which is `likelyReal` at the first authorization
  /// and `unknown` at further ones.
  public let realUserStatus: ASUserDetectionStatus
  /// Whether the user is a child, which is unknown.
  public var userAgeRange: ASUserAgeRange { .unknown }

  init(
    user: String, state: String?, authorizedScopes: [ASAuthorization.Scope],
    authorizationCode: Data, identityToken: Data, email: String?,
    fullName: PersonNameComponents?, realUserStatus: ASUserDetectionStatus
  ) {
    self.user = user
    self.state = state
    self.authorizedScopes = authorizedScopes
    self.authorizationCode = authorizationCode
    self.identityToken = identityToken
    self.email = email
    self.fullName = fullName
    self.realUserStatus = realUserStatus
    super.init()
  }

  /// Returns the object itself, which cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
