/// A transform taken apart into what can be animated by itself: first scaled and sheared, then turned,
/// then moved.
struct TransformParts {
  var scale: CGSize
  /// How much of y goes into x before the scale.
  var shear: CGFloat
  /// In radians.
  var angle: CGFloat
  var movement: CGPoint

  /// The parts of a transform; nil where it flattens everything, so that it has none.
  init?(_ t: CGAffineTransform) {
    let determinant = t.a * t.d - t.b * t.c
    guard determinant != 0 else { return nil }
    var width = CGFloat((Double(t.a) * Double(t.a) + Double(t.b) * Double(t.b)).squareRoot())
    var angle = CGFloat(atan2(Double(t.b), Double(t.a)))
    let height = determinant / width
    // A mirror is taken for one of the axis that is turned further away (CSS Transforms, "Decomposing a
    // 2D matrix"), so that browsers show the same.
    if determinant < 0, t.a < t.d {
      width = -width
      angle += angle > 0 ? -.pi : .pi
    }
    scale = CGSize(width: width, height: width < 0 ? -height : height)
    shear = (t.a * t.c + t.b * t.d) / (scale.width * scale.width)
    self.angle = angle
    movement = CGPoint(x: t.tx, y: t.ty)
  }

  /// The transform of these parts.
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
  /// The transform at a share of the way to another one: turned, scaled and moved by that share, the
  /// short way round.
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

  /// Each number at a share of the way: what is left for transforms that flatten.
  private func mixed(with end: CGAffineTransform, share: CGFloat) -> CGAffineTransform {
    CGAffineTransform(
      a: .between(a, end.a, share), b: .between(b, end.b, share), c: .between(c, end.c, share),
      d: .between(d, end.d, share), tx: .between(tx, end.tx, share),
      ty: .between(ty, end.ty, share))
  }
}
