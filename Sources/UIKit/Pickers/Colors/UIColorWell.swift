/// A control that displays a color, and that presents a picker of colors after a tap.
///
///     let well = UIColorWell()
///     well.title = "Background"
///     well.addAction(UIAction { _ in … }, for: .valueChanged)
///
/// It sends `valueChanged` each time the user chooses a color. The picker is a sheet on an iPhone
/// and a popover on an iPad.
///
/// Chosen, because nothing is recorded: the size of 28 by 28 points, and the appearance.
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/uicolorwell
@preconcurrency @MainActor
open class UIColorWell: UIControl {
  private static let side: CGFloat = 28

  /// The color, or `nil` (the default) for none. Setting it sends no actions.
  open var selectedColor: UIColor? { didSet { showColor() } }
  /// The title of the picker, and the name of the control for assistive technology. The default is
  /// `nil`.
  open var title: String? { didSet { noteDrawingChange() } }
  /// A Boolean value that indicates whether the user changes the opacity. The default is `true`.
  open var supportsAlpha = true

  private let ring = CAGradientLayer()
  private let gap = UIView()
  private let swatch = ColorSwatch(cornerRadius: 10)
  private weak var picker: UIColorPickerViewController?

  /// Creates a well with a frame in the coordinates of its future superview. A frame without a size
  /// gets the usual one.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
    if frame.size == .zero { self.frame.size = intrinsicContentSize }
  }

  /// Creates a well of an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    ring.type = .conic
    ring.startPoint = CGPoint(x: 0.5, y: 0.5)
    ring.endPoint = CGPoint(x: 0.5, y: 0)
    ring.colors = (0...6).map {
      UIColor(RGBA(hue: CGFloat($0 % 6) / 6, saturation: 1, brightness: 1)).cgColor
    }
    layer.addSublayer(ring)
    gap.isUserInteractionEnabled = false
    gap.backgroundColor = .systemBackground
    for view in [gap, swatch] { addSubview(view) }
    addAction(UIAction { [unowned self] _ in present() }, for: .touchUpInside)
    showColor()
  }

  private func showColor() {
    swatch.color = selectedColor.map { RGBA(picked: $0, in: traitCollection) }
    noteDrawingChange()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showColor()
  }

  open override var isEnabled: Bool { didSet { alpha = isEnabled ? 1 : 0.5 } }

  /// 28 by 28 points.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.side, height: Self.side)
  }

  /// Returns 28 by 28 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height)
    let circle = CGRect(
      x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    ring.frame = circle
    ring.cornerRadius = side / 2
    gap.frame = circle.insetBy(dx: 3, dy: 3)
    gap.layer.cornerRadius = side / 2 - 3
    swatch.frame = circle.insetBy(dx: 4, dy: 4)
  }

  // MARK: Picker

  private func present() {
    guard picker == nil, let presenter = window?.presentedChain.last else { return }
    let picker = UIColorPickerViewController()
    picker.title = title
    picker.supportsAlpha = supportsAlpha
    if let selectedColor { picker.selectedColor = selectedColor }
    picker.listener = { [weak self] color, _ in
      self?.selectedColor = color
      self?.sendActions(for: .valueChanged)
    }
    if traitCollection.userInterfaceIdiom == .pad {
      picker.modalPresentationStyle = .popover
      picker.popoverPresentationController?.sourceView = self
    }
    self.picker = picker
    presenter.present(picker, animated: true)
  }

  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    present()
    return true
  }

  override var standardIsAccessibilityElement: Bool { true }
  override var standardAccessibilityLabel: String? { title ?? "Color picker" }
  override var standardAccessibilityTraits: UIAccessibilityTraits {
    isEnabled ? .button : [.button, .notEnabled]
  }
  override var standardAccessibilityValue: String? {
    selectedColor.map { RGBA(picked: $0, in: traitCollection).spoken }
  }
}
