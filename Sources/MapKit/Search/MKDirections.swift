public import CoreLocation
public import Foundation

/// The ways of directions.
public struct MKDirectionsTransportType: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates ways of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Cars.
  public static let automobile = MKDirectionsTransportType(rawValue: 1)
  /// Walks.
  public static let walking = MKDirectionsTransportType(rawValue: 2)
  /// Trains and buses.
  public static let transit = MKDirectionsTransportType(rawValue: 4)
  /// All ways.
  public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// Directions between two locations, which fail: there is no network.
///
/// Apple documentation: https://developer.apple.com/documentation/mapkit/mkdirections
open class MKDirections: NSObject, @unchecked Sendable {
  /// A closure with the directions, or with an error.
  public typealias DirectionsHandler = @Sendable (Response?, (any Error)?) -> Void
  /// A closure with the time of arrival, or with an error.
  public typealias ETAHandler = @Sendable (ETAResponse?, (any Error)?) -> Void

  /// The locations of directions.
  ///
  /// Apple documentation: https://developer.apple.com/documentation/mapkit/mkdirections/request
  open class Request: NSObject, @unchecked Sendable {
    /// The beginning. The default is `nil`.
    open var source: MKMapItem?
    /// The end. The default is `nil`.
    open var destination: MKMapItem?
    /// The ways. The default is all.
    open var transportType = MKDirectionsTransportType.any
    /// Whether several routes are wanted. The default is `false`.
    open var requestsAlternateRoutes = false
    /// The time of the departure. The default is `nil`.
    open var departureDate: Date?
    /// The time of the arrival. The default is `nil`.
    open var arrivalDate: Date?

    /// Creates directions without locations.
    public override init() { super.init() }
  }

  /// Routes, which directions without a network do not have.
  ///
  /// Apple documentation: https://developer.apple.com/documentation/mapkit/mkdirections/response
  open class Response: NSObject, @unchecked Sendable {
    /// The beginning.
    public let source: MKMapItem
    /// The end.
    public let destination: MKMapItem
    /// The routes.
    public let routes: [MKRoute]

    init(source: MKMapItem, destination: MKMapItem, routes: [MKRoute]) {
      self.source = source
      self.destination = destination
      self.routes = routes
      super.init()
    }
  }

  /// A time of arrival, which directions without a network do not have.
  ///
  /// Apple documentation: https://developer.apple.com/documentation/mapkit/mkdirections/etaresponse
  open class ETAResponse: NSObject, @unchecked Sendable {
    /// The length, in meters.
    public let distance: CLLocationDistance
    /// The time on the way, in seconds.
    public let expectedTravelTime: TimeInterval

    init(distance: CLLocationDistance, expectedTravelTime: TimeInterval) {
      self.distance = distance
      self.expectedTravelTime = expectedTravelTime
      super.init()
    }
  }

  private let request = OfflineRequest()

  /// Creates directions.
  public init(request: Request) { super.init() }

  /// Whether the directions are being determined.
  open var isCalculating: Bool { request.isRunning }

  /// Determines the directions, which fails in the next turn.
  ///
  /// - Parameter completionHandler: A closure called on the main queue with
  ///   `MKError.Code.serverFailure`.
  @preconcurrency
  open func calculate(completionHandler: @escaping DirectionsHandler) {
    request.start { completionHandler(nil, $0) }
  }

  /// Determines the directions.
  ///
  /// - Throws: ``MKError`` with the code `serverFailure`.
  open func calculate() async throws -> Response {
    try await withCheckedThrowingContinuation { continuation in
      request.start { continuation.resume(throwing: $0) }
    }
  }

  /// Determines the time of arrival, which fails in the next turn.
  @preconcurrency
  open func calculateETA(completionHandler: @escaping ETAHandler) {
    request.start { completionHandler(nil, $0) }
  }

  /// Determines the time of arrival.
  ///
  /// - Throws: ``MKError`` with the code `serverFailure`.
  open func calculateETA() async throws -> ETAResponse {
    try await withCheckedThrowingContinuation { continuation in
      request.start { continuation.resume(throwing: $0) }
    }
  }

  /// Ends the request. The closure is not called.
  open func cancel() { request.cancel() }
}

/// A route between two locations, which directions without a network do not have.
///
/// Apple documentation: https://developer.apple.com/documentation/mapkit/mkroute
open class MKRoute: NSObject, @unchecked Sendable {
  /// A part of a route.
  ///
  /// Apple documentation: https://developer.apple.com/documentation/mapkit/mkroute/step
  open class Step: NSObject, @unchecked Sendable {
    /// The instructions.
    public let instructions: String
    /// The notice.
    public let notice: String?
    /// The line.
    public let polyline: MKPolyline
    /// The length, in meters.
    public let distance: CLLocationDistance
    /// The way.
    public let transportType: MKDirectionsTransportType

    init(
      _ instructions: String, notice: String?, _ polyline: MKPolyline,
      distance: CLLocationDistance, _ transportType: MKDirectionsTransportType
    ) {
      self.instructions = instructions
      self.notice = notice
      self.polyline = polyline
      self.distance = distance
      self.transportType = transportType
      super.init()
    }
  }

  /// The name.
  public let name: String
  /// Notices.
  public let advisoryNotices: [String]
  /// The length, in meters.
  public let distance: CLLocationDistance
  /// The time on the way, in seconds.
  public let expectedTravelTime: TimeInterval
  /// The way.
  public let transportType: MKDirectionsTransportType
  /// The line.
  public let polyline: MKPolyline
  /// The parts.
  public let steps: [Step]

  init(
    _ name: String, notices: [String], distance: CLLocationDistance, time: TimeInterval,
    _ transportType: MKDirectionsTransportType, _ polyline: MKPolyline, steps: [Step]
  ) {
    self.name = name
    advisoryNotices = notices
    self.distance = distance
    expectedTravelTime = time
    self.transportType = transportType
    self.polyline = polyline
    self.steps = steps
    super.init()
  }
}
