// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The domain of errors of maps.
public let MKErrorDomain = "MKErrorDomain"

/// An error of a search or of directions.
public struct MKError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
  /// The kinds of errors.
  public enum Code: UInt, Sendable {
    /// Another reason.
    case unknown = 1
    /// The server did not answer: there is no network.
    case serverFailure = 2
    /// There were too many requests.
    case loadingThrottled = 3
    /// Nothing was found.
    case placemarkNotFound = 4
    /// There are no directions.
    case directionsNotFound = 5
    /// The answer of the server could not be read.
    case decodingFailed = 6
  }

  /// The kind.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The server did not answer: there is no network.
  public static var serverFailure: Code { .serverFailure }
  /// Nothing was found.
  public static var placemarkNotFound: Code { .placemarkNotFound }
  /// There are no directions.
  public static var directionsNotFound: Code { .directionsNotFound }

  /// The domain.
  public static var errorDomain: String { MKErrorDomain }
  /// The number of the kind.
  public var errorCode: Int { Int(code.rawValue) }
  /// A sentence.
  public var errorDescription: String? {
    switch code {
    case .unknown: "The operation could not be completed."
    case .serverFailure: "The server did not answer."
    case .loadingThrottled: "There were too many requests."
    case .placemarkNotFound: "Nothing was found."
    case .directionsNotFound: "There are no directions."
    case .decodingFailed: "The answer could not be read."
    }
  }
}

extension MKError.Code {
  /// Returns whether an error has a kind, for patterns.
  public static func ~= (code: MKError.Code, error: any Error) -> Bool {
    (error as? MKError)?.code == code
  }
}
