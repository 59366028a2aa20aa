import UIKit

/// A label with a recorded intrinsic width, and the height and the baselines of its font.
final class RecordedWidthLabel: UILabel {
  private let width: CGFloat

  /// Creates a label with a width that was recorded with few digits, at a number of pixels per
  /// point.
  init(_ width: CGFloat, scale: CGFloat) {
    self.width = (width * scale).rounded() / scale
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("Not archived.") }

  override var intrinsicContentSize: CGSize {
    CGSize(width: width, height: super.intrinsicContentSize.height)
  }
}
