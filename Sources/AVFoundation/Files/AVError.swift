// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The domain of the errors of AVFoundation.
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// An error of a file, a player or a session.
///
/// Apple documentation: https://developer.apple.com/documentation/avfoundation/averror
public struct AVError: CustomNSError, LocalizedError, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// Another reason.
    case unknown = -11800
    /// There is no such device.
    case deviceNotConnected = -11814
    /// The file is damaged.
    case fileFailedToParse = -11853
    /// The kind of the file is not known.
    case fileFormatNotRecognized = -11828
    /// The app may not use the device.
    case applicationIsNotAuthorizedToUseDevice = -11852
  }

  /// The domain.
  public static var errorDomain: String { AVFoundationErrorDomain }

  /// The reason.
  public let code: Code
  private let underlying: (any Error)?

  /// Creates an error.
  public init(_ code: Code) { self.init(code, underlying: nil) }

  init(_ code: Code, underlying: (any Error)?) {
    self.code = code
    self.underlying = underlying
  }

  /// The number of the reason.
  public var errorCode: Int { code.rawValue }

  /// The text for the user, and the error that is the cause.
  public var errorUserInfo: [String: Any] {
    var info: [String: Any] = [:]
    info[NSLocalizedDescriptionKey] = errorDescription
    info[NSUnderlyingErrorKey] = underlying
    return info
  }

  /// The reason for the user.
  public var errorDescription: String? {
    switch code {
    case .unknown: "The operation could not be completed"
    case .deviceNotConnected: "The device is not connected"
    case .fileFailedToParse, .fileFormatNotRecognized: "Cannot Open"
    case .applicationIsNotAuthorizedToUseDevice: "The app may not use the device"
    }
  }
}
