import UIKit

extension UIView {
  /// The distance of a previewed view from the sides of the screen, in points.
  private static let previewMargin: CGFloat = 16

  /// Returns the size of a previewed view that fits an area; `nil` if it has none, or a higher one.
  func previewSize(in area: CGSize) -> CGSize? {
    let size = previewSize(in: area.width - 2 * Self.previewMargin)
    return size.width >= 1 && size.height >= 1 && size.height <= area.height ? size : nil
  }

  /// Returns the intrinsic size, or else the size by the constraints, in a width.
  private func previewSize(in width: CGFloat) -> CGSize {
    let intrinsic = intrinsicContentSize
    if intrinsic.width > 0, intrinsic.width <= width, intrinsic.height > 0 { return intrinsic }
    let target = CGSize(width: width, height: 0)
    let free = systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
    guard free.width > width else { return free }
    return systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
  }
}
