internal import Scenes

extension CALayer {
  /// The position, size, and transform of the layer.
  var geometry: ViewGeometry {
    withView { $0.geometry } ?? extras?.geometry ?? ViewGeometry(frame: .zero)
  }

  func changeGeometry(_ change: (inout ViewGeometry) -> Void) {
    if let view {
      var new = geometry
      change(&new)
      return MainActor.assumeIsolated { [new] in view.changeGeometry { $0 = new } }
    }
    let old = geometry
    var new = old
    change(&new)
    guard new != old else { return }
    require(
      new.isFinite,
      "The frame of \(type(of: self)) would become \(new.frame) with bounds \(new.bounds); give it "
        + "finite numbers.")
    makeExtras().geometry = new
    noteDrawingChange()
    noteActions(from: old, to: new)
    if new.bounds.size != old.bounds.size { setNeedsLayout() }
  }

  // MARK: Conversion

  /// Converts a point from the coordinates of another layer to this layer's; `nil` stands for the
  /// topmost layer.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    pointDescending(l?.pointAscending(p) ?? p)
  }

  /// Converts a point from the coordinates of this layer to another layer's; `nil` stands for the
  /// topmost layer.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    let top = pointAscending(p)
    return l?.pointDescending(top) ?? top
  }

  /// Converts a rectangle from the coordinates of another layer: the smallest one around its
  /// corners.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    CGRect(around: r.corners.map { convert($0, from: l) })
  }

  /// Converts a rectangle to the coordinates of another layer: the smallest one around its corners.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    CGRect(around: r.corners.map { convert($0, to: l) })
  }

  /// Converts a point from the layer's own coordinates to the coordinates of its superlayer.
  private func pointInSuperlayer(_ point: CGPoint) -> CGPoint {
    let placed = withView { $0.pointInSuperview(point) } ?? geometry.toSuperview(point)
    return placed.applying(placement.flat)
  }

  /// Converts a point from the superlayer's coordinates to the layer's own.
  private func pointFromSuperlayer(_ point: CGPoint) -> CGPoint {
    let point = point.applying(placement.flat.inverted())
    return withView { $0.pointFromSuperview(point) } ?? geometry.fromSuperview(point)
  }

  /// Converts a point from the layer's coordinates to the coordinates of the topmost layer.
  private func pointAscending(_ point: CGPoint) -> CGPoint {
    var point = point
    var step = self
    while let outer = step.superlayer {
      point = step.pointInSuperlayer(point)
      step = outer
    }
    return point
  }

  /// Converts a point from the topmost layer's coordinates to this layer's.
  private func pointDescending(_ point: CGPoint) -> CGPoint {
    guard let outer = superlayer else { return point }
    return pointFromSuperlayer(outer.pointDescending(point))
  }

  /// The transform that the superlayer gives its sublayers, in its coordinates; the identity for
  /// most.
  private var placement: CATransform3D {
    superlayer?.sublayerPlacement ?? CATransform3DIdentity
  }

  /// ``sublayerTransform`` in the layer's coordinates; `nil` for the identity.
  var sublayerPlacement: CATransform3D? {
    guard let transform = extras?.sublayerTransform, transform != CATransform3DIdentity else {
      return nil
    }
    let geometry = geometry
    let anchor = CGPoint(
      x: geometry.bounds.minX + geometry.bounds.width * geometry.anchorPoint.x,
      y: geometry.bounds.minY + geometry.bounds.height * geometry.anchorPoint.y)
    return CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0).concatenating(transform)
      .concatenating(CATransform3DMakeTranslation(anchor.x, anchor.y, 0))
  }

  func findLayer(at point: CGPoint) -> CALayer? {
    guard !isHidden else { return nil }
    let inner = pointFromSuperlayer(point)
    if masksToBounds, !contains(inner) { return nil }
    for sublayer in sublayersBackToFront.reversed() {
      if let hit = sublayer.hitTest(inner) { return hit }
    }
    return contains(inner) ? self : nil
  }
}

extension CGRect {
  /// The corners of the rectangle.
  var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ]
  }
}
