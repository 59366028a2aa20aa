public import CoreLocation
public import Foundation

/// Several points.
///
/// Apple documentation: https://developer.apple.com/documentation/mapkit/mkmultipoint
open class MKMultiPoint: MKShape, @unchecked Sendable {
  private let positions: [MKMapPoint]

  init(_ positions: [MKMapPoint]) {
    self.positions = positions
    super.init()
  }

  /// The number of points.
  open var pointCount: Int { positions.count }

  /// Returns the points in an array that lives as long as the object.
  open func points() -> UnsafeMutablePointer<MKMapPoint> { storage.baseAddress! }

  private lazy var storage: UnsafeMutableBufferPointer<MKMapPoint> = {
    let buffer = UnsafeMutableBufferPointer<MKMapPoint>.allocate(capacity: max(1, pointCount))
    _ = buffer.initialize(from: positions.isEmpty ? [MKMapPoint()] : positions)
    hasStorage = true
    return buffer
  }()
  private var hasStorage = false

  deinit { if hasStorage { storage.deallocate() } }

  /// Copies the locations of a range of points.
  ///
  /// - Precondition: The range is in the points, and the array has room for them.
  open func getCoordinates(
    _ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange
  ) {
    guard range.location >= 0, range.location + range.length <= positions.count else {
      fatalError(
        "MKMultiPoint has \(positions.count) points and no range \(range.location)..<"
          + "\(range.location + range.length); use a range within pointCount.")
    }
    for index in 0..<range.length {
      coords[index] = positions[range.location + index].coordinate
    }
  }

  /// The points.
  var all: [MKMapPoint] { positions }

  /// The rectangle around the points.
  open var boundingMapRect: MKMapRect {
    positions.reduce(MKMapRect.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize())) }
  }

  /// The middle of the rectangle around the points.
  open override var coordinate: CLLocationCoordinate2D {
    let rect = boundingMapRect
    return rect.isNull
      ? CLLocationCoordinate2D() : MKMapPoint(x: rect.midX, y: rect.midY).coordinate
  }
}
