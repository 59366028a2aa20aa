// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The domain of errors of authentication.
public let LAErrorDomain = "com.apple.LocalAuthentication"

/// An error of authentication.
public struct LAError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    /// The user was not recognized.
    case authenticationFailed = -1
    /// The user cancelled.
    case userCancel = -2
    /// The user chose the fallback of the app.
    case userFallback = -3
    /// The system cancelled.
    case systemCancel = -4
    /// The device has no passcode.
    case passcodeNotSet = -5
    /// The device has no biometry.
    case biometryNotAvailable = -6
    /// The user has not set up biometry.
    case biometryNotEnrolled = -7
    /// Biometry is locked after too many attempts.
    case biometryLockout = -8
    /// The app cancelled.
    case appCancel = -9
    /// The context was invalidated before.
    case invalidContext = -10
    /// The app does not permit a question.
    case notInteractive = -1004
  }

  /// The kind.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The user was not recognized.
  public static var authenticationFailed: Code { .authenticationFailed }
  /// The user cancelled.
  public static var userCancel: Code { .userCancel }
  /// The user chose the fallback of the app.
  public static var userFallback: Code { .userFallback }
  /// The system cancelled.
  public static var systemCancel: Code { .systemCancel }
  /// The device has no passcode.
  public static var passcodeNotSet: Code { .passcodeNotSet }
  /// The device has no biometry.
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  /// The user has not set up biometry.
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  /// Biometry is locked after too many attempts.
  public static var biometryLockout: Code { .biometryLockout }
  /// The app cancelled.
  public static var appCancel: Code { .appCancel }
  /// The context was invalidated before.
  public static var invalidContext: Code { .invalidContext }
  /// The app does not permit a question.
  public static var notInteractive: Code { .notInteractive }

  /// The domain.
  public static var errorDomain: String { LAErrorDomain }
  /// The number of the kind.
  public var errorCode: Int { code.rawValue }
  /// A sentence.
  public var errorDescription: String? {
    switch code {
    case .authenticationFailed: "The user was not recognized."
    case .userCancel: "Authentication was cancelled by the user."
    case .userFallback: "The user chose the fallback."
    case .systemCancel: "Authentication was cancelled by the system."
    case .passcodeNotSet: "The device has no passcode."
    case .biometryNotAvailable: "Biometry is not available."
    case .biometryNotEnrolled: "Biometry is not set up."
    case .biometryLockout: "Biometry is locked."
    case .appCancel: "Authentication was cancelled by the app."
    case .invalidContext: "The context is invalid."
    case .notInteractive: "The app does not permit a question."
    }
  }
}

extension LAError.Code {
  /// Returns whether an error has a kind, for patterns.
  public static func ~= (code: LAError.Code, error: any Error) -> Bool {
    (error as? LAError)?.code == code
  }
}
