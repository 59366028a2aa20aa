extension UIView {
  /// The changes of the tint color.
  public enum TintAdjustmentMode: Int, Sendable {
    /// The mode of the superview.
    case automatic = 0
    /// The tint color.
    case normal = 1
    /// A gray of the same luminance.
    case dimmed = 2
  }

  /// The tint color, or the gray in its place.
  var resolvedTint: UIColor {
    guard storedTint == nil, let parent = parentView else {
      let color = storedTint ?? .systemBlue
      return isTintDimmed ? color.dimmedTint : color
    }
    // The inherited color is gray already if the mode is inherited as well.
    switch (isTintDimmed, parent.isTintDimmed) {
    case (true, false): return parent.tintColor.dimmedTint
    case (false, true): return parent.undimmedTint
    default: return parent.tintColor
    }
  }

  private var undimmedTint: UIColor { storedTint ?? parentView?.undimmedTint ?? .systemBlue }

  /// A Boolean value that indicates whether a gray is in the place of the tint color.
  var isTintDimmed: Bool {
    switch storedTintMode {
    case .normal: false
    case .dimmed: true
    case .automatic: isBehindPresentation || parentView?.isTintDimmed ?? false
    }
  }

  /// Performs a change of the mode, and calls `tintColorDidChange()` if the color is another one.
  func changeTintMode(_ change: () -> Void) {
    let before = isTintDimmed
    change()
    if isTintDimmed != before { tintModeChanged() }
  }

  private func tintModeChanged() {
    tintColorDidChange()
    for child in children where child.storedTintMode == .automatic && !child.isBehindPresentation {
      child.tintModeChanged()
    }
  }

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

extension UIColor {
  /// The gray of the same luminance, which is chosen for dimmed tint colors.
  fileprivate var dimmedTint: UIColor { UIConfigurationColorTransformer.grayscale(self) }
}
