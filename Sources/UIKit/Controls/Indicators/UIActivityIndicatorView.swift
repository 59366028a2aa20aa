/// A wheel that turns while a task of unknown length is in progress.
///
/// The sizes follow iOS 26: 20 and 37 points (`se26-spinner-medium`, `se26-spinner-large`); the
/// marks, their color and the duration of a turn are chosen.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The sizes of a wheel.
  public enum Style: Int, Sendable {
    /// The large white wheel of old systems.
    @available(*, deprecated, message: "Use large, and set a color.")
    case whiteLarge = 0
    /// The white wheel of old systems.
    @available(*, deprecated, message: "Use medium, and set a color.")
    case white = 1
    /// The gray wheel of old systems.
    @available(*, deprecated, message: "Use medium.")
    case gray = 2
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101

    // The names of old styles would warn.
    fileprivate var side: CGFloat { rawValue == 0 || rawValue == 101 ? 37 : 20 }
    fileprivate var color: UIColor { rawValue < 2 ? .white : .systemGray }
  }

  private let wheel = SpinnerWheel()

  /// Creates a medium wheel. An empty size of the frame is replaced by the size of the wheel.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a wheel of an interface file.
  public required init(coder: NSCoder) {
    super.init(coder: coder)!
    setUp()
    decodeIndicator(from: coder)
  }

  /// Creates a wheel with the size of a style.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
    color = style.color
    bounds.size = intrinsicContentSize
    frame.origin = .zero
    hideWhenStopped()
  }

  private func setUp() {
    if bounds.size == .zero {
      frame.size = CGSize(width: style.side, height: style.side)
    }
    wheel.color = color
    addSubview(wheel)
    hideWhenStopped()
  }

  // MARK: Appearance

  /// The size. The default is `medium`. Setting it also sets the color of the style.
  open var style = Style.medium {
    didSet {
      guard style != oldValue else { return }
      AppearanceProxies.withoutNoting { color = style.color }
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }

  /// The color of the marks. The default, which setting `nil` restores, is a gray.
  open var color: UIColor! {
    get { storedColor }
    set {
      noteAssigned(.color)
      storedColor = newValue ?? style.color
      wheel.color = storedColor
    }
  }
  private var storedColor = UIColor.systemGray

  // MARK: Animation

  /// A Boolean value that indicates whether the wheel turns. The default is `false`.
  open private(set) var isAnimating = false

  /// A Boolean value that indicates whether a wheel that does not turn is hidden. The default is
  /// `true`.
  open var hidesWhenStopped = true { didSet { hideWhenStopped() } }

  /// Turns the wheel.
  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    wheel.turns = true
    hideWhenStopped()
    noteDrawingChange()
  }

  /// Stops the wheel.
  open func stopAnimating() {
    guard isAnimating else { return }
    isAnimating = false
    wheel.turns = false
    hideWhenStopped()
    noteDrawingChange()
  }

  private func hideWhenStopped() {
    if hidesWhenStopped { isHidden = !isAnimating } else if isAnimating { isHidden = false }
  }

  // MARK: Sizes

  /// The size of the style.
  open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }

  /// Returns the size of the style, whatever the offered size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var huggedLengths: HuggedLengths { .fixedSize }

  /// Places the wheel in the middle, at whole points towards the top left.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = style.side
    wheel.bounds.size = CGSize(width: side, height: side)
    wheel.center = CGPoint(
      x: (bounds.midX - side / 2).rounded(.down) + side / 2,
      y: (bounds.midY - side / 2).rounded(.down) + side / 2)
  }

  // MARK: Accessibility

  override var standardIsAccessibilityElement: Bool { true }

  override var standardAccessibilityLabel: String? {
    isAnimating ? "In progress" : "Progress halted"
  }

  // MARK: Appearance proxies

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      .init(.color, \UIActivityIndicatorView.color)
    ]
  }
}
