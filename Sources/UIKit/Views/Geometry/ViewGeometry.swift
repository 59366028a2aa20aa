/// The position, size, and transform of a view or a layer.
struct ViewGeometry: Equatable, Sendable {
  /// The origin of the untransformed frame in the superview.
  var origin: CGPoint
  var bounds: CGRect
  /// The transform about the anchor point; for a transform of space, its effect on x and y.
  var transform = CGAffineTransform.identity
  /// The rare properties; `nil` while they have their default values.
  private(set) var rare: RareGeometry?

  init(frame: CGRect) {
    origin = frame.origin
    bounds = CGRect(origin: .zero, size: frame.size)
  }

  /// The point of the bounds at ``center``, as fractions of the size.
  var anchorPoint: CGPoint {
    get { rare?.anchorPoint ?? RareGeometry.standard.anchorPoint }
    set {
      let center = center
      changeRare { $0.anchorPoint = newValue }
      self.center = center
    }
  }

  /// The transform about the anchor point.
  var transform3D: CATransform3D {
    get { rare?.transform3D ?? CATransform3D(transform) }
    set {
      transform = newValue.flat
      changeRare { $0.transform3D = newValue.isAffine ? nil : newValue }
    }
  }

  /// A Boolean value that indicates whether the transform is one of the plane.
  var isFlat: Bool { rare?.transform3D == nil }

  /// Sets a transform of the plane.
  mutating func setTransform(_ new: CGAffineTransform) {
    transform = new
    if rare?.transform3D != nil { changeRare { $0.transform3D = nil } }
  }

  /// Mirrors the transform and the anchor point; the origin is for the caller to mirror.
  mutating func reflectTransform() {
    transform = transform.reflected()
    guard rare != nil else { return }
    changeRare {
      $0.anchorPoint.x = 1 - $0.anchorPoint.x
      $0.transform3D = $0.transform3D?.reflected()
    }
  }

  private mutating func changeRare(_ change: (inout RareGeometry.Values) -> Void) {
    var values = rare?.values ?? RareGeometry.standard
    change(&values)
    rare = values == RareGeometry.standard ? nil : RareGeometry(values)
  }

  /// The distance of the anchor point from the upper left corner.
  private var anchorOffset: CGPoint {
    let anchor = anchorPoint
    return CGPoint(x: bounds.size.width * anchor.x, y: bounds.size.height * anchor.y)
  }

  /// The position of the anchor point in the superview; the center of the view unless that was
  /// changed.
  var center: CGPoint {
    get {
      guard rare == nil else { return origin + anchorOffset }
      return CGPoint(x: origin.x + bounds.size.width / 2, y: origin.y + bounds.size.height / 2)
    }
    set {
      guard rare == nil else {
        origin = newValue - anchorOffset
        return
      }
      origin = CGPoint(
        x: newValue.x - bounds.size.width / 2, y: newValue.y - bounds.size.height / 2)
    }
  }

  var frame: CGRect {
    if transform.isIdentity { return CGRect(origin: origin, size: bounds.size) }
    let anchor = anchorOffset
    return CGRect(origin: CGPoint(x: -anchor.x, y: -anchor.y), size: bounds.size)
      .applying(transform).offsetBy(dx: center.x, dy: center.y)
  }

  /// Changes the size and keeps the center.
  mutating func setBoundsKeepingCenter(_ new: CGRect) {
    let center = center
    bounds = new
    self.center = center
  }

  mutating func setFrame(_ new: CGRect) {
    if transform.isIdentity {
      origin = new.origin
      bounds.size = new.size
      return
    }
    let size = new.size.applying(transform.inverted())
    bounds.size = CGSize(width: abs(size.width), height: abs(size.height))
    guard rare == nil else {
      let now = frame
      origin = origin + (CGPoint(x: new.midX, y: new.midY) - CGPoint(x: now.midX, y: now.midY))
      return
    }
    center = CGPoint(x: new.midX, y: new.midY)
  }

  /// Converts a point from the view's own coordinates to the coordinates of its superview.
  func toSuperview(_ point: CGPoint) -> CGPoint {
    if transform.isIdentity {
      return CGPoint(
        x: point.x - bounds.origin.x + origin.x, y: point.y - bounds.origin.y + origin.y)
    }
    return (point - bounds.origin - anchorOffset).applying(transform) + center
  }

  /// Converts a point from the superview's coordinates to the view's own.
  func fromSuperview(_ point: CGPoint) -> CGPoint {
    if transform.isIdentity {
      return CGPoint(
        x: point.x - origin.x + bounds.origin.x, y: point.y - origin.y + bounds.origin.y)
    }
    return (point - center).applying(transform.inverted()) + bounds.origin + anchorOffset
  }

  /// Returns a transform about the anchor point as the same one about the center of the frame.
  func aboutMiddle(_ transform: CGAffineTransform) -> CGAffineTransform {
    guard let rare, !transform.isIdentity else { return transform }
    let way = rare.way(in: bounds.size)
    return CGAffineTransform(translationX: -way.x, y: -way.y).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: way.x, y: way.y))
  }

  /// The transform of space about the center of the frame; `nil` for one of the plane.
  var transform3DAboutMiddle: CATransform3D? {
    guard let rare, let transform = rare.values.transform3D else { return nil }
    let way = rare.way(in: bounds.size)
    return CATransform3DMakeTranslation(-way.x, -way.y, 0).concatenating(transform)
      .concatenating(CATransform3DMakeTranslation(way.x, way.y, 0))
  }

  var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && bounds.origin.x.isFinite
      && bounds.origin.y.isFinite && bounds.size.width.isFinite && bounds.size.height.isFinite
  }
}

/// The properties of a geometry that few views have.
final class RareGeometry: Equatable, Sendable {
  struct Values: Equatable, Sendable {
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// The transform, unless it is one of the plane.
    var transform3D: CATransform3D?
  }

  static let standard = Values()

  let values: Values

  init(_ values: Values) { self.values = values }

  var anchorPoint: CGPoint { values.anchorPoint }
  var transform3D: CATransform3D? { values.transform3D }

  /// The distance of the anchor point from the middle of a size.
  func way(in size: CGSize) -> CGPoint {
    CGPoint(
      x: (values.anchorPoint.x - 0.5) * size.width, y: (values.anchorPoint.y - 0.5) * size.height)
  }

  static func == (first: RareGeometry, second: RareGeometry) -> Bool {
    first === second || first.values == second.values
  }
}
