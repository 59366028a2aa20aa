/// The components of a transform, which can be animated separately: first scale and shear, then
/// rotation, then translation.
struct TransformParts {
  var scale: CGSize
  /// The factor by which y is added to x before scaling.
  var shear: CGFloat
  /// The rotation, in radians.
  var angle: CGFloat
  var movement: CGPoint

  /// Creates the components of a transform; `nil` if it is not invertible.
  init?(_ t: CGAffineTransform) {
    let determinant = t.a * t.d - t.b * t.c
    guard determinant != 0 else { return nil }
    var width = CGFloat((Double(t.a) * Double(t.a) + Double(t.b) * Double(t.b)).squareRoot())
    var angle = CGFloat(atan2(Double(t.b), Double(t.a)))
    let height = determinant / width
    // A reflection is attributed to the axis that is rotated further (CSS Transforms,
    // "Decomposing a 2D matrix"), so that browsers display the same.
    if determinant < 0, t.a < t.d {
      width = -width
      angle += angle > 0 ? -.pi : .pi
    }
    scale = CGSize(width: width, height: width < 0 ? -height : height)
    shear = (t.a * t.c + t.b * t.d) / (scale.width * scale.width)
    self.angle = angle
    movement = CGPoint(x: t.tx, y: t.ty)
  }

  /// The transform with these components.
  var transform: CGAffineTransform {
    let sine = CGFloat(sin(Double(angle)))
    let cosine = CGFloat(cos(Double(angle)))
    let sheared = shear * scale.width
    return CGAffineTransform(
      a: cosine * scale.width, b: sine * scale.width,
      c: cosine * sheared - sine * scale.height, d: sine * sheared + cosine * scale.height,
      tx: movement.x, ty: movement.y)
  }
}

extension CGAffineTransform {
  /// Returns the transform at a fraction between this one and another one: rotated, scaled, and
  /// translated by that fraction, with the shorter rotation.
  func interpolated(to end: CGAffineTransform, share: CGFloat) -> CGAffineTransform {
    if share == 0 || self == end { return self }
    if share == 1 { return end }
    guard let from = TransformParts(self), var to = TransformParts(end) else {
      return mixed(with: end, share: share)
    }
    if to.angle - from.angle > .pi { to.angle -= 2 * .pi }
    if from.angle - to.angle > .pi { to.angle += 2 * .pi }
    var parts = from
    parts.scale = .between(from.scale, to.scale, share)
    parts.shear = .between(from.shear, to.shear, share)
    parts.angle = .between(from.angle, to.angle, share)
    parts.movement = .between(from.movement, to.movement, share)
    return parts.transform
  }

  /// Returns the transform with each number interpolated, for transforms that are not invertible.
  private func mixed(with end: CGAffineTransform, share: CGFloat) -> CGAffineTransform {
    CGAffineTransform(
      a: .between(a, end.a, share), b: .between(b, end.b, share), c: .between(c, end.c, share),
      d: .between(d, end.d, share), tx: .between(tx, end.tx, share),
      ty: .between(ty, end.ty, share))
  }
}
