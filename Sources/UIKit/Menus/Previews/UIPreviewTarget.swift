/// The location from which a preview appears, or to which it disappears.
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/uipreviewtarget
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// The view whose coordinate space contains the position.
  public let container: UIView
  /// The center of the preview in the container.
  public let center: CGPoint
  /// The transform of the preview in the container.
  public let transform: CGAffineTransform

  /// Creates a target at a position with a transform.
  ///
  /// - Parameters:
  ///   - container: The view in whose coordinates the position is.
  ///   - center: The center of the preview.
  ///   - transform: The transform of the preview.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }

  /// Creates a target at a position without a transform.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }
}
