// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The domain of errors of the store.
public let SKErrorDomain = "SKErrorDomain"

/// An error of the store.
public struct SKError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    /// The reason is unknown.
    case unknown = 0
    /// The app may not do it.
    case clientInvalid = 1
    /// The user cancelled.
    case paymentCancelled = 2
    /// The payment is not valid.
    case paymentInvalid = 3
    /// The user may not pay.
    case paymentNotAllowed = 4
    /// The store has no such product.
    case storeProductNotAvailable = 5
  }

  /// The kind.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The reason is unknown.
  public static var unknown: Code { .unknown }
  /// The app may not do it.
  public static var clientInvalid: Code { .clientInvalid }
  /// The user cancelled.
  public static var paymentCancelled: Code { .paymentCancelled }
  /// The payment is not valid.
  public static var paymentInvalid: Code { .paymentInvalid }
  /// The user may not pay.
  public static var paymentNotAllowed: Code { .paymentNotAllowed }
  /// The store has no such product.
  public static var storeProductNotAvailable: Code { .storeProductNotAvailable }

  /// The domain.
  public static var errorDomain: String { SKErrorDomain }
  /// The number of the kind.
  public var errorCode: Int { code.rawValue }
  /// A sentence.
  public var errorDescription: String? {
    switch code {
    case .unknown: "The request to the store failed for an unknown reason."
    case .clientInvalid: "The app may not make this request to the store."
    case .paymentCancelled: "The user cancelled the payment."
    case .paymentInvalid: "The payment is not valid."
    case .paymentNotAllowed: "The user may not pay."
    case .storeProductNotAvailable: "The store has no such product."
    }
  }
}

extension SKError.Code {
  /// Returns a Boolean value that indicates whether an error has a kind, for patterns.
  public static func ~= (code: SKError.Code, error: any Error) -> Bool {
    (error as? SKError)?.code == code
  }
}
