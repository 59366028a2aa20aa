extension UIView {
  /// The usual answer of `hitTest(_:with:)`: hidden, untouchable and nearly transparent views, and
  /// those that move and may not be touched meanwhile, are passed over, with everything in them;
  /// subviews in front are asked first.
  func hitTestSubviews(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, !isUntouchableWhileAnimated,
      self.point(inside: point, with: event)
    else { return nil }
    for child in childrenBackToFront.reversed() {
      if let hit = child.hitTest(child.pointFromSuperview(point), with: event) { return hit }
    }
    return self
  }

  /// The children in the order they are drawn: by `layer.zPosition`, then as they were added.
  package var childrenBackToFront: [UIView] {
    if children.allSatisfy({ $0.layer.zPosition == 0 }) { return children }
    return children.enumerated().sorted { a, b in
      let (za, zb) = (a.element.layer.zPosition, b.element.layer.zPosition)
      return za == zb ? a.offset < b.offset : za < zb
    }.map(\.element)
  }
}
