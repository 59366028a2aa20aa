// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The end of the writing of a mail.
public enum MFMailComposeResult: Int, Sendable {
  /// The user deleted the draft.
  case cancelled = 0
  /// The user saved the draft.
  case saved = 1
  /// The user sent the mail.
  case sent = 2
  /// The mail could not be sent, which never occurs here.
  case failed = 3
}

/// The domain of errors of mails.
public let MFMailComposeErrorDomain = "MFMailComposeErrorDomain"

/// An error of a mail. There is none here, because no mail is transmitted.
public struct MFMailComposeError: Error, Hashable, Sendable, CustomNSError {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    /// The draft could not be saved.
    case saveFailed = 0
    /// The mail could not be sent.
    case sendFailed = 1
  }

  /// The kind.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The draft could not be saved.
  public static var saveFailed: Code { .saveFailed }
  /// The mail could not be sent.
  public static var sendFailed: Code { .sendFailed }
  /// The domain.
  public static var errorDomain: String { MFMailComposeErrorDomain }
  /// The number of the kind.
  public var errorCode: Int { code.rawValue }
}
