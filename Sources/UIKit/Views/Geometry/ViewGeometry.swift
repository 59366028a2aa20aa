/// The position, size, and transform of a view.
struct ViewGeometry: Equatable {
  /// The origin of the untransformed frame in the superview.
  var origin: CGPoint
  var bounds: CGRect
  var transform = CGAffineTransform.identity

  init(frame: CGRect) {
    origin = frame.origin
    bounds = CGRect(origin: .zero, size: frame.size)
  }

  var center: CGPoint {
    get {
      CGPoint(x: origin.x + bounds.size.width / 2, y: origin.y + bounds.size.height / 2)
    }
    set {
      origin = CGPoint(
        x: newValue.x - bounds.size.width / 2, y: newValue.y - bounds.size.height / 2)
    }
  }

  var frame: CGRect {
    if transform.isIdentity { return CGRect(origin: origin, size: bounds.size) }
    let half = CGSize(width: bounds.size.width / 2, height: bounds.size.height / 2)
    return CGRect(x: -half.width, y: -half.height, width: half.width * 2, height: half.height * 2)
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
    center = CGPoint(x: new.midX, y: new.midY)
  }

  /// Converts a point from the view's own coordinates to those of its superview.
  func toSuperview(_ point: CGPoint) -> CGPoint {
    if transform.isIdentity {
      return CGPoint(
        x: point.x - bounds.origin.x + origin.x, y: point.y - bounds.origin.y + origin.y)
    }
    let moved = CGPoint(x: point.x - bounds.midX, y: point.y - bounds.midY).applying(transform)
    return CGPoint(x: moved.x + center.x, y: moved.y + center.y)
  }

  /// Converts a point from the superview's coordinates to the view's own.
  func fromSuperview(_ point: CGPoint) -> CGPoint {
    if transform.isIdentity {
      return CGPoint(
        x: point.x - origin.x + bounds.origin.x, y: point.y - origin.y + bounds.origin.y)
    }
    let moved = CGPoint(x: point.x - center.x, y: point.y - center.y)
      .applying(transform.inverted())
    return CGPoint(x: moved.x + bounds.midX, y: moved.y + bounds.midY)
  }

  var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && bounds.origin.x.isFinite
      && bounds.origin.y.isFinite && bounds.size.width.isFinite && bounds.size.height.isFinite
  }
}
