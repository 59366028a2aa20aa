import UIKit

/// A view with an intrinsic size.
final class FixedIntrinsicView: UIView {
  /// The intrinsic size, in points.
  var content: CGSize { didSet { invalidateIntrinsicContentSize() } }

  init(_ content: CGSize) {
    self.content = content
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("Not archived.") }

  override var intrinsicContentSize: CGSize { content }
}
