extension UIView {
  /// A Boolean value that indicates whether the view is displayed although it is hidden: it was
  /// hidden within an animation, and its stack view collapses it until the animation ends, as in
  /// UIKit.
  var isCollapsing: Bool {
    collapsesWithAnimation && storedIsHidden && !runningAnimations.isEmpty
  }
}
