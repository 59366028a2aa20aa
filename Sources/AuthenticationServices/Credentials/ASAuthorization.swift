public import Foundation

/// The result of a successful request.
///
/// Apple documentation:
/// https://developer.apple.com/documentation/authenticationservices/asauthorization
open class ASAuthorization: NSObject, @unchecked Sendable {
  /// The provider of the request that succeeded.
  public let provider: any ASAuthorizationProvider
  /// The means that the user signs in with: an ``ASAuthorizationAppleIDCredential`` or an
  /// ``ASPasswordCredential``.
  public let credential: any ASAuthorizationCredential

  init(_ provider: any ASAuthorizationProvider, _ credential: any ASAuthorizationCredential) {
    self.provider = provider
    self.credential = credential
    super.init()
  }
}

/// Something that makes requests of one kind.
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// Something that the user signs in with.
public protocol ASAuthorizationCredential: NSObjectProtocol, NSCopying {}

extension ASAuthorization {
  /// A kind of data about the user.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String

    /// Creates a kind with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a kind with a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The name of the user.
    public static let fullName = Scope("full_name")
    /// The address of the user for mail.
    public static let email = Scope("email")
  }

  /// The purpose of a request.
  public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
    /// The name of the purpose.
    public let rawValue: String

    /// Creates a purpose with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a purpose with a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The purpose depends on the provider.
    public static let operationImplicit = OpenIDOperation("implicit")
    /// The user signs in.
    public static let operationLogin = OpenIDOperation("login")
    /// The credential is renewed.
    public static let operationRefresh = OpenIDOperation("refresh")
    /// The user signs out.
    public static let operationLogout = OpenIDOperation("logout")
  }
}
