public import UIKit

/// The view of an annotation.
///
/// Apple documentation: https://developer.apple.com/documentation/mapkit/mkannotationview
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
  /// The areas of views in collisions.
  public enum CollisionMode: Int, Sendable {
    /// The rectangle.
    case rectangle = 0
    /// The circle in the rectangle.
    case circle = 1
    /// Nothing.
    case none = 2
  }

  /// The annotation.
  open var annotation: (any MKAnnotation)? { didSet { annotationDidChange() } }
  /// The identifier for the reuse.
  public let reuseIdentifier: String?
  /// The picture, which determines the size of the view; `nil` (the default) for none.
  open var image: UIImage? { didSet { updateImage() } }
  /// The distance of the middle of the view from the location, in points. The default is 0, 0.
  open var centerOffset = CGPoint.zero {
    didSet { if centerOffset != oldValue { map?.setNeedsLayout() } }
  }
  /// The distance of the callout from the middle of the upper edge, in points. The default is 0, 0.
  open var calloutOffset = CGPoint.zero { didSet { map?.setNeedsLayout() } }
  /// The distance of the accessories, which is kept for the app.
  open var accessoryOffset = CGPoint.zero
  /// Whether the user can select the annotation. The default is `true`.
  open var isEnabled = true
  /// Whether the view is highlighted. The default is `false`.
  open var isHighlighted = false
  /// Whether a selected view has a callout, if the annotation has a title. The default is `false`.
  open var canShowCallout = false { didSet { map?.updateCallout() } }
  /// The view at the beginning of the callout. A control tells the delegate of taps.
  open var leftCalloutAccessoryView: UIView? { didSet { map?.updateCallout() } }
  /// The view at the end of the callout. A control tells the delegate of taps.
  open var rightCalloutAccessoryView: UIView? { didSet { map?.updateCallout() } }
  /// The view below the title, in place of the subtitle.
  open var detailCalloutAccessoryView: UIView? { didSet { map?.updateCallout() } }
  /// The identifier of clusters; views with the same one that overlap are displayed as one. The
  /// default is `nil`.
  open var clusteringIdentifier: String? { didSet { map?.setNeedsLayout() } }
  /// The view of the cluster in which the annotation is displayed; `nil` for none.
  open internal(set) weak var cluster: MKAnnotationView?
  /// The importance of the view in collisions. The default is `required`. The setting is kept for
  /// the app: views that overlap stay.
  open var displayPriority = MKFeatureDisplayPriority.required
  /// The area of the view in collisions. The default is `rectangle`; clusters use it.
  open var collisionMode = CollisionMode.rectangle
  /// The order of views: higher numbers are in front. The default is 500.
  open var zPriority = MKAnnotationViewZPriority.defaultUnselected {
    didSet { map?.setNeedsLayout() }
  }
  /// The order of selected views. The default is 1,000.
  open var selectedZPriority = MKAnnotationViewZPriority.defaultSelected {
    didSet { map?.setNeedsLayout() }
  }

  /// Whether the view is selected. A map sets it.
  open var isSelected: Bool {
    get { storedSelection }
    set { setSelected(newValue, animated: false) }
  }
  private var storedSelection = false

  weak var map: MKMapView?
  private var picture: UIImageView?

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - annotation: The annotation.
  ///   - reuseIdentifier: The identifier for the reuse, or `nil` for a view that is not reused.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    annotationDidChange()
  }

  /// Creates a view of a coder, without an annotation.
  public required init?(coder aDecoder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: aDecoder)
  }

  /// Called before the view displays another annotation. Call the method of `super`.
  open func prepareForReuse() {
    isSelected = false
    isHighlighted = false
    cluster = nil
  }

  /// Called before the view is displayed. Call the method of `super`.
  open func prepareForDisplay() {}

  /// Selects the view. A map calls it; subclasses change their appearance.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != storedSelection else { return }
    storedSelection = selected
    map?.setNeedsLayout()
  }

  /// Called after the annotation or its texts changed.
  func annotationDidChange() {
    let (title, subtitle) = (annotation?.title, annotation?.subtitle)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = title?.replacingOccurrences(of: "\n", with: ", ")
    accessibilityValue = subtitle
  }

  private func updateImage() {
    picture?.removeFromSuperview()
    picture = nil
    guard let image else { return }
    let view = UIImageView(image: image)
    picture = view
    insertSubview(view, at: 0)
    bounds.size = image.size
    view.frame = bounds
    map?.setNeedsLayout()
  }
}

/// The importance of a view of a map, from 0 to 1,000.
///
/// Apple documentation: https://developer.apple.com/documentation/mapkit/mkfeaturedisplaypriority
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  /// The number.
  public var rawValue: Float
  /// Creates an importance.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates an importance.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The highest importance, 1,000.
  public static let required = MKFeatureDisplayPriority(1000)
  /// A high importance, 750.
  public static let defaultHigh = MKFeatureDisplayPriority(750)
  /// A low importance, 250.
  public static let defaultLow = MKFeatureDisplayPriority(250)
}

/// The order of a view of a map: higher numbers are in front.
///
/// Apple documentation: https://developer.apple.com/documentation/mapkit/mkannotationviewzpriority
public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
  /// The number.
  public var rawValue: Float
  /// Creates an order.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// The highest order, 1,000.
  public static let max = MKAnnotationViewZPriority(rawValue: 1000)
  /// The order of selected views, 1,000.
  public static let defaultSelected = MKAnnotationViewZPriority(rawValue: 1000)
  /// The order of other views, 500.
  public static let defaultUnselected = MKAnnotationViewZPriority(rawValue: 500)
  /// The lowest order, 0.
  public static let min = MKAnnotationViewZPriority(rawValue: 0)
}

// Creation of objects whose class is known only at run time: see
// Sources/UIKit/Construction/ClassValues.swift.

extension MKAnnotationView {
  @_silgen_name("tessera_MKAnnotationView_map_object")
  convenience init(map annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
  }

  @_silgen_name("tessera_MKAnnotationView_map_object")
  private final class func construct(
    map annotation: __owned (any MKAnnotation)?, reuseIdentifier: __owned String?
  ) -> MKAnnotationView

  /// Returns a new view of this class.
  final class func make(
    _ annotation: (any MKAnnotation)?, reuseIdentifier: String?
  ) -> MKAnnotationView {
    construct(map: annotation, reuseIdentifier: reuseIdentifier)
  }
}
