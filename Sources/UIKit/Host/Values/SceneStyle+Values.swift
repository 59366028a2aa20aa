internal import Scenes

extension SceneColor {
  init(_ color: RGBA) {
    self.init(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
      alpha: Double(color.alpha))
  }
}

extension UIColor {
  /// Returns the color for an environment.
  func sceneColor(in traits: UITraitCollection) -> SceneColor { SceneColor(rgba(in: traits)) }

  /// Creates a color of a scene.
  convenience init(_ color: SceneColor) {
    self.init(
      RGBA(
        red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
        alpha: CGFloat(color.alpha)))
  }
}

extension SceneCorners {
  init(_ mask: CACornerMask) {
    self = []
    if mask.contains(.layerMinXMinYCorner) { insert(.topLeft) }
    if mask.contains(.layerMaxXMinYCorner) { insert(.topRight) }
    if mask.contains(.layerMaxXMaxYCorner) { insert(.bottomRight) }
    if mask.contains(.layerMinXMaxYCorner) { insert(.bottomLeft) }
  }
}

extension SceneTransform {
  init(_ transform: CGAffineTransform) {
    self.init(
      a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx,
      ty: transform.ty)
  }
}

extension SceneInsets {
  init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension SceneDrawing.Fit {
  init(_ mode: UIView.ContentMode) {
    self =
      switch mode {
      case .scaleToFill, .redraw: .fill
      case .scaleAspectFit: .aspectFit
      case .scaleAspectFill: .aspectFill
      case .center: .center
      case .top: .top
      case .bottom: .bottom
      case .left: .left
      case .right: .right
      case .topLeft: .topLeft
      case .topRight: .topRight
      case .bottomLeft: .bottomLeft
      case .bottomRight: .bottomRight
      }
  }
}

extension SceneDrawing.Stroke {
  /// Sets the dashes. A pattern with a negative length, or without any length, is a solid line.
  mutating func setDashes(_ lengths: [CGFloat], phase: CGFloat) {
    guard lengths.allSatisfy({ $0 >= 0 }), lengths.reduce(0, +) > 0 else { return }
    (dashes, dashPhase) = (lengths, phase)
  }
}

extension SceneDrawing.Stroke.Cap {
  init(_ cap: CGLineCap) {
    self =
      switch cap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
  }
}

extension SceneDrawing.Stroke.Join {
  init(_ join: CGLineJoin) {
    self =
      switch join {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
  }
}
