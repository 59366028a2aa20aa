public import Foundation

/// A saved name with its password.
///
/// Apple documentation:
/// https://developer.apple.com/documentation/authenticationservices/aspasswordcredential
open class ASPasswordCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
  /// The name of the user.
  public let user: String
  /// The password.
  public let password: String

  /// Creates a credential.
  public init(user: String, password: String) {
    self.user = user
    self.password = password
    super.init()
  }

  /// Returns the object itself, which cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
