/// A view that is displayed in place of the keyboard, or above it, and looks like it.
///
/// The defaults are recorded: an opaque view without a background color, with the frame as given.
/// The color of the style `keyboard` is chosen.
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/uiinputview
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// The style of an input view.
  public enum Style: Int, Sendable {
    /// The view has no background of its own.
    case `default` = 0
    /// The view has the background of the keyboard.
    case keyboard = 1
  }

  /// The style of the view.
  public let inputViewStyle: Style
  /// A Boolean value that indicates whether constraints decide the height of the view. The default
  /// is `false`: it keeps the height of its frame.
  open var allowsSelfSizing = false {
    didSet { if allowsSelfSizing != oldValue { window?.inputViewsMayHaveChanged() } }
  }

  /// Creates a view with a frame in points, whose height is used, and a style.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  /// Creates a view with the style `default` and a frame in points.
  public override init(frame: CGRect) {
    inputViewStyle = .default
    super.init(frame: frame)
  }

  /// Creates a view of an interface file, with the style `default`.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    if allowsSelfSizing { window?.inputViewsMayHaveChanged() }
  }
}
