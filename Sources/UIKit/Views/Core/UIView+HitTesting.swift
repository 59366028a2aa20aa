extension UIView {
  /// Returns the default result of `hitTest(_:with:)`: it skips hidden views, views with user
  /// interaction disabled, nearly transparent views, and animated views that do not allow user
  /// interaction, with all their subviews; subviews in front are tested first.
  func hitTestSubviews(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, !isUntouchableWhileAnimated,
      self.point(inside: point, with: event)
    else { return nil }
    for child in childrenBackToFront.reversed() {
      if let hit = child.hitTest(child.pointFromSuperview(point), with: event) { return hit }
    }
    return self
  }

  /// The children in drawing order: by `layer.zPosition`, then in order of addition.
  var childrenBackToFront: [UIView] {
    if children.allSatisfy({ $0.layer.zPosition == 0 }) { return children }
    return children.enumerated().sorted { a, b in
      let (za, zb) = (a.element.layer.zPosition, b.element.layer.zPosition)
      return za == zb ? a.offset < b.offset : za < zb
    }.map(\.element)
  }
}
