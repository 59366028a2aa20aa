/// The appearance of a preview.
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/uipreviewparameters
///
/// The path around lines of text is not supported.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The visible part of the view, in its coordinates; `nil`, the default, for the whole view with
  /// rounded corners.
  open var visiblePath: UIBezierPath?
  /// The path that casts the shadow, in the coordinates of the view; `nil`, the default, for the
  /// visible part.
  open var shadowPath: UIBezierPath?
  /// The color behind the view. The default is the color of the system's background.
  open var backgroundColor: UIColor! = .systemBackground
}
