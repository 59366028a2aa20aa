// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The domain of errors of sessions on pages of the web.
public let ASWebAuthenticationSessionErrorDomain =
  "com.apple.AuthenticationServices.WebAuthenticationSession"

/// An error of a session on a page of the web.
public struct ASWebAuthenticationSessionError: Error, CustomNSError, LocalizedError, Hashable,
  Sendable
{
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    /// The user cancelled.
    case canceledLogin = 1
    /// The session has no object that chooses its window.
    case presentationContextNotProvided = 2
    /// The window has no view controller.
    case presentationContextInvalid = 3
  }

  /// The kind.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The user cancelled.
  public static var canceledLogin: Code { .canceledLogin }
  /// The session has no object that chooses its window.
  public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
  /// The window has no view controller.
  public static var presentationContextInvalid: Code { .presentationContextInvalid }

  /// The domain.
  public static var errorDomain: String { ASWebAuthenticationSessionErrorDomain }
  /// The number of the kind.
  public var errorCode: Int { code.rawValue }
  /// A sentence.
  public var errorDescription: String? {
    switch code {
    case .canceledLogin: "The user cancelled signing in."
    case .presentationContextNotProvided:
      "The session has no window: set presentationContextProvider before start()."
    case .presentationContextInvalid: "The window of the session has no view controller."
    }
  }
}

extension ASWebAuthenticationSessionError.Code {
  /// Returns a Boolean value that indicates whether an error has a kind, for patterns.
  public static func ~= (
    code: ASWebAuthenticationSessionError.Code, error: any Error
  ) -> Bool {
    (error as? ASWebAuthenticationSessionError)?.code == code
  }
}
