/// A view that displays the progress of a task as a bar, 4 points high.
///
/// The filled part is a whole number of points wide, and at least 8 points
/// (`cat26-progress-fill-0.01-280` and others); without progress there is none (chosen).
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// The styles of a bar.
  public enum Style: Int, Sendable {
    /// The usual style.
    case `default` = 0
    /// A style for toolbars: square, and without a color behind the filled part (chosen).
    case bar = 1
  }

  private static let height: CGFloat = 4
  private static let leastFill: CGFloat = 8

  private let track = UIView()
  private let fill = UIView()

  /// Creates a bar with a frame in the coordinates of its future superview, in points. The height
  /// of the frame is not used.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size(width: frame.width)))
    setUp()
  }

  /// Creates a bar of an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame.size = Self.size(width: frame.width)
    setUp()
    decodeProgress(from: coder)
  }

  /// Creates a bar of width zero in a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    // An initializer does not call the observer.
    showStyle()
  }

  private static func size(width: CGFloat) -> CGSize { CGSize(width: width, height: height) }

  private func setUp() {
    for part in [track, fill] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    showStyle()
    placeParts()
  }

  /// The style. The default is `default`.
  open var progressViewStyle = Style.default { didSet { showStyle() } }

  // MARK: Progress

  /// The progress, from 0 to 1; other values are replaced by the nearest end. The default is 0.
  open var progress: Float {
    get { storedProgress }
    set { setProgress(newValue, animated: false) }
  }
  private var storedProgress: Float = 0

  /// Sets the progress, which is displayed at once or in an animation of a quarter of a second.
  open func setProgress(_ progress: Float, animated: Bool) {
    if animated { layoutIfNeeded() }
    storedProgress = progress.isNaN ? 0 : min(max(progress, 0), 1)
    noteDrawingChange()
    if animated {
      UIView.animate(withDuration: 0.25) { self.placeParts() }
    } else {
      placeParts()
    }
  }

  // MARK: Colors

  /// The color of the filled part; `nil`, the default, for the tint color.
  open var progressTintColor: UIColor? {
    didSet {
      noteAssigned(.progressTintColor)
      showColors()
    }
  }
  /// The color of the rest, or `nil` (the default) to use the color of the style.
  open var trackTintColor: UIColor? {
    didSet {
      noteAssigned(.trackTintColor)
      showColors()
    }
  }

  private func showStyle() {
    for part in [track, fill] {
      part.layer.cornerRadius = progressViewStyle == .bar ? 0 : Self.height / 2
    }
    showColors()
  }

  private func showColors() {
    let standard: UIColor = progressViewStyle == .bar ? .clear : .secondarySystemFill
    track.backgroundColor = trackTintColor ?? standard
    fill.backgroundColor = progressTintColor ?? tintColor
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  // MARK: Layout

  private func placeParts() {
    let bounds = bounds
    track.frame = bounds
    var width = (CGFloat(storedProgress) * bounds.width + 0.5).rounded(.down)
    width = storedProgress > 0 ? min(max(width, Self.leastFill), bounds.width) : 0
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    fill.frame = CGRect(
      x: isRightToLeft ? bounds.maxX - width : bounds.minX, y: bounds.minY, width: width,
      height: bounds.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  /// 4 points high, without a width.
  open override var intrinsicContentSize: CGSize { Self.size(width: UIView.noIntrinsicMetric) }

  /// Returns the offered width, and 4 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size(width: size.width) }

  override var huggedLengths: HuggedLengths { .fixedHeight }

  // MARK: Accessibility

  override var standardIsAccessibilityElement: Bool { true }

  /// The progress in percent, such as "30%".
  override var standardAccessibilityValue: String? {
    "\(Int((storedProgress * 100).rounded()))%"
  }

  // MARK: Appearance proxies

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      .init(.progressTintColor, \UIProgressView.progressTintColor),
      .init(.trackTintColor, \UIProgressView.trackTintColor),
    ]
  }
}
