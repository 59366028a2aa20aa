// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The domain of errors of locations.
public let kCLErrorDomain = "kCLErrorDomain"

/// An error of locations.
public struct CLError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    /// The location is unknown: the device has none.
    case locationUnknown = 0
    /// The user does not allow the app to know the location.
    case denied = 1
    /// The network, which locations are looked up by, is missing.
    case network = 2
    /// The direction of the device cannot be determined.
    case headingFailure = 3
    /// The user does not allow the app to monitor regions.
    case regionMonitoringDenied = 4
    /// The region cannot be monitored.
    case regionMonitoringFailure = 5
    /// The monitoring of the region begins later.
    case regionMonitoringSetupDelayed = 6
    /// Events of the region are late.
    case regionMonitoringResponseDelayed = 7
    /// No location was found.
    case geocodeFoundNoResult = 8
    /// Only a part of the locations was found.
    case geocodeFoundPartialResult = 9
    /// The app cancelled the request.
    case geocodeCanceled = 10
    /// Updates cannot be deferred.
    case deferredFailed = 11
    /// Updates that are off cannot be deferred.
    case deferredNotUpdatingLocation = 12
    /// Updates of a low accuracy cannot be deferred.
    case deferredAccuracyTooLow = 13
    /// Updates with a distance filter cannot be deferred.
    case deferredDistanceFiltered = 14
    /// Deferred updates were cancelled.
    case deferredCanceled = 15
    /// Distances of beacons cannot be measured.
    case rangingUnavailable = 16
    /// The measurement of the distance of beacons failed.
    case rangingFailure = 17
    /// The user declined the question of the app.
    case promptDeclined = 18
    /// Earlier locations are not known.
    case historicalLocationError = 19
  }

  /// The kind.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The location is unknown: the device has none.
  public static var locationUnknown: Code { .locationUnknown }
  /// The user does not allow the app to know the location.
  public static var denied: Code { .denied }
  /// The network, which locations are looked up by, is missing.
  public static var network: Code { .network }
  /// The direction of the device cannot be determined.
  public static var headingFailure: Code { .headingFailure }
  /// The user does not allow the app to monitor regions.
  public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
  /// The region cannot be monitored.
  public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
  /// The monitoring of the region begins later.
  public static var regionMonitoringSetupDelayed: Code { .regionMonitoringSetupDelayed }
  /// Events of the region are late.
  public static var regionMonitoringResponseDelayed: Code { .regionMonitoringResponseDelayed }
  /// No location was found.
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
  /// Only a part of the locations was found.
  public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
  /// The app cancelled the request.
  public static var geocodeCanceled: Code { .geocodeCanceled }
  /// Updates cannot be deferred.
  public static var deferredFailed: Code { .deferredFailed }
  /// Updates that are off cannot be deferred.
  public static var deferredNotUpdatingLocation: Code { .deferredNotUpdatingLocation }
  /// Updates of a low accuracy cannot be deferred.
  public static var deferredAccuracyTooLow: Code { .deferredAccuracyTooLow }
  /// Updates with a distance filter cannot be deferred.
  public static var deferredDistanceFiltered: Code { .deferredDistanceFiltered }
  /// Deferred updates were cancelled.
  public static var deferredCanceled: Code { .deferredCanceled }
  /// Distances of beacons cannot be measured.
  public static var rangingUnavailable: Code { .rangingUnavailable }
  /// The measurement of the distance of beacons failed.
  public static var rangingFailure: Code { .rangingFailure }
  /// The user declined the question of the app.
  public static var promptDeclined: Code { .promptDeclined }
  /// Earlier locations are not known.
  public static var historicalLocationError: Code { .historicalLocationError }

  /// The domain.
  public static var errorDomain: String { kCLErrorDomain }
  /// The number of the kind.
  public var errorCode: Int { code.rawValue }
  /// A sentence.
  public var errorDescription: String? {
    switch code {
    case .locationUnknown: "The location is unknown: the device has none."
    case .denied: "The user does not allow the app to know the location."
    case .network: "The network, which locations are looked up by, is missing."
    case .headingFailure: "The direction of the device cannot be determined."
    case .regionMonitoringDenied: "The user does not allow the app to monitor regions."
    case .regionMonitoringFailure: "The region cannot be monitored."
    case .regionMonitoringSetupDelayed: "The monitoring of the region begins later."
    case .regionMonitoringResponseDelayed: "Events of the region are late."
    case .geocodeFoundNoResult: "No location was found."
    case .geocodeFoundPartialResult: "Only a part of the locations was found."
    case .geocodeCanceled: "The app cancelled the request."
    case .deferredFailed: "Updates cannot be deferred."
    case .deferredNotUpdatingLocation: "Updates that are off cannot be deferred."
    case .deferredAccuracyTooLow: "Updates of a low accuracy cannot be deferred."
    case .deferredDistanceFiltered: "Updates with a distance filter cannot be deferred."
    case .deferredCanceled: "Deferred updates were cancelled."
    case .rangingUnavailable: "Distances of beacons cannot be measured."
    case .rangingFailure: "The measurement of the distance of beacons failed."
    case .promptDeclined: "The user declined the question of the app."
    case .historicalLocationError: "Earlier locations are not known."
    }
  }
}

extension CLError.Code {
  /// Returns a Boolean value that indicates whether an error has a kind, for patterns.
  public static func ~= (code: CLError.Code, error: any Error) -> Bool {
    (error as? CLError)?.code == code
  }
}
