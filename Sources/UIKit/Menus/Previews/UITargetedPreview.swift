/// A view, its appearance as a preview, and the target from which the preview appears.
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/uitargetedpreview
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The previewed view.
  public let view: UIView
  /// The appearance.
  public let parameters: UIPreviewParameters
  /// The location from which the preview appears.
  public let target: UIPreviewTarget
  /// The size of the view, in points.
  open var size: CGSize { view.bounds.size }

  /// Creates a preview at a target.
  ///
  /// - Parameters:
  ///   - view: The view, which need not be in a window.
  ///   - parameters: The appearance.
  ///   - target: The location, whose container is in a window.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// Creates a preview at the position of its view.
  ///
  /// - Precondition: The view is in a window; otherwise UIKit also raises an exception.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    guard let container = view.superview, view.window != nil else {
      fatalError(
        "\(type(of: view)) #\(view.sceneID) cannot be previewed at its place, because it is in no "
          + "window; add it to a window, or pass a UIPreviewTarget whose container is in one.")
    }
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(
        container: container, center: view.center, transform: view.transform))
  }

  /// Creates a preview with the standard appearance at the position of its view.
  ///
  /// - Precondition: The view is in a window; otherwise UIKit also raises an exception.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// Returns a preview of the same view at another target.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }

  /// The frame of the visible part at the target, in the coordinates of the window; `nil` if the
  /// container is in no window.
  var frameInWindow: CGRect? {
    guard target.container.window != nil else { return nil }
    let size = view.bounds.size
    let box = CGRect(
      x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height
    )
    .applying(target.transform)
    let frame = target.container.convert(
      box.offsetBy(dx: target.center.x, dy: target.center.y), to: nil)
    guard let path = parameters.visiblePath else { return frame }
    let part = path.bounds
    let shift = CGPoint(x: part.minX - view.bounds.minX, y: part.minY - view.bounds.minY)
    return CGRect(
      x: frame.minX + shift.x, y: frame.minY + shift.y, width: part.width, height: part.height)
  }
}
