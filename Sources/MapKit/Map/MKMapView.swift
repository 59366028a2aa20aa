public import CoreLocation
public import UIKit

/// A map with annotations and overlays.
///
/// Nothing is loaded: the map is a plain background with the lines of latitudes and longitudes, in
/// the projection of Mercator, with north at the top. The user drags it, zooms it with two fingers,
/// a double tap or a tap of two fingers, and selects annotations.
///
/// Apple documentation: https://developer.apple.com/documentation/mapkit/mkmapview
@preconcurrency @MainActor
open class MKMapView: UIView {
  /// The delegate.
  open weak var delegate: (any MKMapViewDelegate)? { didSet { setNeedsLayout() } }
  /// The kind of map. The default is `standard`.
  open var mapType = MKMapType.standard {
    didSet { if mapType != oldValue { surface.setNeedsDisplay() } }
  }
  /// Whether the user can drag the map. The default is `true`.
  open var isScrollEnabled = true { didSet { gestures.update() } }
  /// Whether the user can zoom the map. The default is `true`.
  open var isZoomEnabled = true { didSet { gestures.update() } }
  /// Whether the user can turn the map. The default is `true`. The setting is kept for the app:
  /// north stays at the top.
  open var isRotateEnabled = true
  /// Whether the user can tilt the map. The default is `true`. The setting is kept for the app:
  /// maps are seen from above.
  open var isPitchEnabled = true
  /// Whether a turned map has a compass. The default is `true`. The setting is kept for the app.
  open var showsCompass = true
  /// Whether a scale is displayed. The default is `false`. The setting is kept for the app.
  open var showsScale = false
  /// Whether buildings are displayed. The default is `true`. The setting is kept for the app.
  open var showsBuildings = true
  /// Whether traffic is displayed. The default is `false`. The setting is kept for the app.
  open var showsTraffic = false

  /// The drawing.
  let surface = MapSurface()
  /// The views of annotations, in their order.
  let content = UIView()
  let callout = MapCallout()
  private let legal = UILabel()
  private(set) lazy var gestures = MapGestures(self)

  /// The visible part; `nil` before the first layout.
  var viewport: MapViewport?
  /// The part that the app wants, until the user or the app changes it: it is applied again to
  /// another size.
  var wanted: WantedPart = .region(MKMapView.initialRegion)
  var movement: MapMovement?
  /// Called after a movement that another one ends.
  var moveEnd: () -> Void = {}
  var hasReportedLoading = false

  var annotationStore = AnnotationStore()
  var overlayEntries: [OverlayEntry] = []
  var follower: UserFollower?
  var storedUserLocation = MKUserLocation()
  var storedTrackingMode = MKUserTrackingMode.none

  /// A part of the map that the app wants.
  enum WantedPart {
    case region(MKCoordinateRegion)
    case rect(MKMapRect, UIEdgeInsets)
    case current
  }

  /// The region of a new map: North America, as in the simulator of iOS.
  static let initialRegion = MKCoordinateRegion(
    center: CLLocationCoordinate2D(latitude: 37.132_84, longitude: -95.785_58),
    span: MKCoordinateSpan(latitudeDelta: 76.8, longitudeDelta: 61.3))

  /// Creates a map.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a map of a coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    isMultipleTouchEnabled = true
    surface.map = self
    legal.text = "Legal"
    legal.font = .systemFont(ofSize: 9)
    legal.textColor = .secondaryLabel
    legal.isAccessibilityElement = false
    callout.didTap = { [weak self] control in
      guard let self, let view = callout.source else { return }
      delegate?.mapView(self, annotationView: view, calloutAccessoryControlTapped: control)
    }
    for view in [surface, content, legal] { addSubview(view) }
    gestures.update()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    surface.frame = bounds
    content.frame = bounds
    let size = legal.sizeThatFits(bounds.size)
    let insets = safeAreaInsets
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    legal.frame = CGRect(
      x: isRightToLeft
        ? bounds.width - insets.right - 12 - size.width : insets.left + 12,
      y: bounds.height - insets.bottom - 6 - size.height, width: size.width, height: size.height)
    guard !bounds.isEmpty else { return }
    applySize()
    addRenderers()
    layOutAnnotations()
    reportLoading()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
    surface.setNeedsDisplay()
  }

  private func reportLoading() {
    guard !hasReportedLoading, let delegate else { return }
    hasReportedLoading = true
    delegate.mapViewWillStartLoadingMap(self)
    delegate.mapViewWillStartRenderingMap(self)
    NextTurn.run { [weak self] in
      guard let self, let delegate = self.delegate else { return }
      delegate.mapViewDidFinishLoadingMap(self)
      delegate.mapViewDidFinishRenderingMap(self, fullyRendered: true)
    }
  }
}
