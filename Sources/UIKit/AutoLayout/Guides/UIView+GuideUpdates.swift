import Foundation

extension UIView {
  /// Updates constraints and guides whose meaning depends on traits.
  func traitsForConstraintsDidChange(from old: UITraitCollection, to new: UITraitCollection) {
    if old.layoutDirection != new.layoutDirection { contentDirectionDidChange() }
    if old.preferredContentSizeCategory != new.preferredContentSizeCategory
      || old.userInterfaceIdiom != new.userInterfaceIdiom
    {
      readableContentDidChange()
    }
  }
}

extension UIView {
  /// The distances from the frame to the alignment rectangle, also for a class that overrides
  /// ``UIView/alignmentRect(forFrame:)`` instead of ``UIView/alignmentRectInsets``.
  var insetsOfAlignmentRect: UIEdgeInsets {
    let frame = CGRect(origin: .zero, size: geometry.bounds.size)
    let rect = alignmentRect(forFrame: frame)
    guard rect != frame else { return .zero }
    return UIEdgeInsets(
      top: rect.origin.y, left: rect.origin.x,
      bottom: frame.size.height - rect.origin.y - rect.size.height,
      right: frame.size.width - rect.origin.x - rect.size.width)
  }
}
