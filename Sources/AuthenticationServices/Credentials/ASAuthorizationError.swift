// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The domain of errors of authorizations.
public let ASAuthorizationErrorDomain = "com.apple.AuthenticationServices.AuthorizationError"

/// An error of an authorization.
public struct ASAuthorizationError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    /// The request failed for an unknown reason.
    case unknown = 1000
    /// The user cancelled the request, or there is nothing to sign in with.
    case canceled = 1001
    /// The response was not valid.
    case invalidResponse = 1002
    /// The request was not handled.
    case notHandled = 1003
    /// The request failed.
    case failed = 1004
    /// The request needs an answer of the user, which is not permitted.
    case notInteractive = 1005
    /// An excluded credential exists.
    case matchedExcludedCredential = 1006
  }

  /// The kind.
  public let code: Code
  /// The reason, as a sentence for the user; `nil` for the sentence of the kind.
  let reason: String?

  /// Creates an error.
  public init(_ code: Code) { self.init(code, reason: nil) }

  init(_ code: Code, reason: String?) {
    self.code = code
    self.reason = reason
  }

  /// The request failed for an unknown reason.
  public static var unknown: Code { .unknown }
  /// The user cancelled the request, or there is nothing to sign in with.
  public static var canceled: Code { .canceled }
  /// The response was not valid.
  public static var invalidResponse: Code { .invalidResponse }
  /// The request was not handled.
  public static var notHandled: Code { .notHandled }
  /// The request failed.
  public static var failed: Code { .failed }
  /// The request needs an answer of the user, which is not permitted.
  public static var notInteractive: Code { .notInteractive }
  /// An excluded credential exists.
  public static var matchedExcludedCredential: Code { .matchedExcludedCredential }

  /// The domain.
  public static var errorDomain: String { ASAuthorizationErrorDomain }
  /// The number of the kind.
  public var errorCode: Int { code.rawValue }
  /// A sentence.
  public var errorDescription: String? {
    if let reason { return reason }
    return switch code {
    case .unknown: "The authorization failed for an unknown reason."
    case .canceled: "The authorization was cancelled."
    case .invalidResponse: "The response of the authorization is not valid."
    case .notHandled: "The authorization was not handled."
    case .failed: "The authorization failed."
    case .notInteractive: "The authorization needs an answer of the user."
    case .matchedExcludedCredential: "An excluded credential exists."
    }
  }
}

extension ASAuthorizationError.Code {
  /// Returns a Boolean value that indicates whether an error has a kind, for patterns.
  public static func ~= (code: ASAuthorizationError.Code, error: any Error) -> Bool {
    (error as? ASAuthorizationError)?.code == code
  }
}
