internal import Scenes

/// A layer whose sublayers share one space: its own transform also moves them in depth.
///
/// Apple documentation: https://developer.apple.com/documentation/quartzcore/catransformlayer
///
/// Other layers flatten their sublayers before they are transformed; this one gives its transform
/// to each of its sublayers, with their `zPosition` as a depth. Sublayers whose middles are closer
/// to the viewer are in front of others.
///
/// The layer draws nothing itself: its background, border, corners, shadow, mask, opacity and
/// `masksToBounds` have no effect. Hit tests and frames use the effect on x and y.
///
/// Each sublayer is flat: sublayers do not intersect. Layers in sublayers of other classes have no
/// depth.
open class CATransformLayer: CALayer {
  override var hasDepth: Bool { true }

  @MainActor
  override func placementOfSublayers(at moment: DrawingMoment) -> CATransform3D? {
    let shown = presentation(at: moment)
    let (bounds, anchor) = (shown.geometry.bounds, shown.geometry.anchorPoint)
    let middle = CGPoint(
      x: bounds.minX + bounds.width * anchor.x, y: bounds.minY + bounds.height * anchor.y)
    var own = shown.geometry.transform3D.about(middle)
    if let inner = (shown.copy ?? self).sublayerPlacement { own = inner.concatenating(own) }
    guard let superlayer else { return own }
    if superlayer.hasDepth {
      own = own.concatenating(CATransform3DMakeTranslation(0, 0, zPosition))
    }
    guard let outer = superlayer.placementOfSublayers(at: moment) else { return own }
    let origin = shown.geometry.origin - bounds.origin
    return own.concatenating(CATransform3DMakeTranslation(origin.x, origin.y, 0))
      .concatenating(outer).concatenating(CATransform3DMakeTranslation(-origin.x, -origin.y, 0))
  }

  /// Returns sublayers in drawing order: the deepest ones first.
  @MainActor
  func byDepth(_ elements: [DrawnElement], at moment: DrawingMoment) -> [DrawnElement] {
    guard elements.count > 1, let placement = placementOfSublayers(at: moment) else {
      return elements
    }
    let depths = elements.map { element -> CGFloat in
      let layer = element.layer
      let geometry = layer.presentation(at: moment).geometry
      let middle = CGPoint(x: geometry.bounds.midX, y: geometry.bounds.midY)
      let anchor = CGPoint(
        x: geometry.bounds.minX + geometry.bounds.width * geometry.anchorPoint.x,
        y: geometry.bounds.minY + geometry.bounds.height * geometry.anchorPoint.y)
      let way = geometry.origin - geometry.bounds.origin
      let whole = geometry.transform3D.about(anchor)
        .concatenating(CATransform3DMakeTranslation(way.x, way.y, layer.zPosition))
        .concatenating(placement)
      return whole.depth(of: middle)
    }
    return elements.indices.sorted {
      // Depths of the same plane differ by rounding errors.
      abs(depths[$0] - depths[$1]) < 1e-6 ? $0 < $1 : depths[$0] < depths[$1]
    }.map { elements[$0] }
  }
}

extension CATransform3D {
  /// Returns the transform about a point instead of zero.
  func about(_ point: CGPoint) -> CATransform3D {
    guard self != CATransform3DIdentity else { return self }
    return CATransform3DMakeTranslation(-point.x, -point.y, 0).concatenating(self)
      .concatenating(CATransform3DMakeTranslation(point.x, point.y, 0))
  }

  /// Returns the depth of a transformed point of the plane; larger ones are closer to the viewer.
  fileprivate func depth(of point: CGPoint) -> CGFloat {
    let w = point.x * m14 + point.y * m24 + m44
    return (point.x * m13 + point.y * m23 + m43) / (abs(w) < 1e-9 ? 1e-9 : w)
  }
}

extension DrawnElement {
  /// The layer.
  @MainActor
  var layer: CALayer {
    switch self {
    case .view(let view): view.layer
    case .layer(let layer): layer
    }
  }
}
