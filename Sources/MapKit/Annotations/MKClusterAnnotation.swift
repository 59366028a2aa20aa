public import CoreLocation
public import Foundation

/// Several annotations that one view displays.
///
/// Apple documentation: https://developer.apple.com/documentation/mapkit/mkclusterannotation
open class MKClusterAnnotation: NSObject, MKAnnotation, @unchecked Sendable {
  /// The annotations.
  public let memberAnnotations: [any MKAnnotation]
  /// The title; by default the title of the first annotation with the number of the others.
  open var title: String?
  /// The subtitle. The default is `nil`.
  open var subtitle: String?

  /// Creates a cluster.
  public init(memberAnnotations: [any MKAnnotation]) {
    self.memberAnnotations = memberAnnotations
    let count = memberAnnotations.count - 1
    title = memberAnnotations.first?.title.map { count > 0 ? "\($0)\n+\(count) more" : $0 }
    super.init()
  }

  /// The middle of the rectangle around the annotations.
  open var coordinate: CLLocationCoordinate2D {
    let points = memberAnnotations.map { MKMapPoint($0.coordinate) }
    let rect = points.reduce(MKMapRect.null) {
      $0.union(MKMapRect(origin: $1, size: MKMapSize()))
    }
    guard !rect.isNull else { return CLLocationCoordinate2D() }
    return MKMapPoint(x: rect.midX, y: rect.midY).coordinate
  }
}
