internal import Scenes

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
