extension UIView {
  var resolvedTint: UIColor { storedTint ?? parentView?.tintColor ?? .systemBlue }

  func changeTint(to color: UIColor?) {
    let before = tintColor
    storedTint = color
    if tintColor != before { tintChanged() }
  }

  /// Called when the view moved to another superview.
  func inheritedTintChanged() {
    if storedTint == nil, hasInheritedTint, parentView?.tintColor != nil { tintChanged() }
  }

  /// A Boolean value that indicates whether an ancestor has a tint color of its own.
  private var hasInheritedTint: Bool {
    var step = parentView
    while let view = step {
      if view.storedTint != nil { return true }
      step = view.parentView
    }
    return false
  }

  private func tintChanged() {
    tintColorDidChange()
    for child in children where child.storedTint == nil { child.tintChanged() }
  }
}
