public import CoreLocation
public import Foundation

/// An object at a location of a map, with texts.
///
/// Apple documentation: https://developer.apple.com/documentation/mapkit/mkshape
open class MKShape: NSObject, MKAnnotation, @unchecked Sendable {
  /// The title. The default is `nil`.
  open var title: String? { didSet { noteChange() } }
  /// The subtitle. The default is `nil`.
  open var subtitle: String? { didSet { noteChange() } }
  /// The location, which subclasses have.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }

  override init() { super.init() }

  /// Tells the maps that display the object.
  func noteChange() {
    NotificationCenter.default.post(name: Self.didChange, object: self)
  }

  /// Posted after a change of the location or of a text.
  static let didChange = Notification.Name("TesseraShapeDidChange")
}

/// A location with texts.
///
/// Apple documentation: https://developer.apple.com/documentation/mapkit/mkpointannotation
open class MKPointAnnotation: MKShape, @unchecked Sendable {
  private var place: CLLocationCoordinate2D

  /// The location. A map moves the view at once.
  open override var coordinate: CLLocationCoordinate2D {
    get { place }
    set {
      place = newValue
      noteChange()
    }
  }

  /// Creates an annotation at 0°, 0°.
  public override init() {
    place = CLLocationCoordinate2D()
    super.init()
  }

  /// Creates an annotation.
  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init()
    place = coordinate
  }

  /// Creates an annotation with texts.
  public convenience init(
    coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?
  ) {
    self.init(coordinate: coordinate)
    self.title = title
    self.subtitle = subtitle
  }
}
