/// The colors that the user saved in pickers, in circles beside the selected one, and a button that
/// saves it.
final class SavedColors: UIView {
  /// The saved colors of the process. The first ones are chosen.
  private(set) static var colors = [
    RGBA(red: 0, green: 0, blue: 0, alpha: 1), RGBA(red: 0, green: 0.48, blue: 1, alpha: 1),
    RGBA(red: 0.2, green: 0.78, blue: 0.35, alpha: 1), RGBA(red: 1, green: 0.8, blue: 0, alpha: 1),
    RGBA(red: 1, green: 0.23, blue: 0.19, alpha: 1),
  ]
  private static let limit = 9
  private static let perRow = 5
  private static let side: CGFloat = 30
  private static let preview: CGFloat = 76

  /// Called after the user chose a saved color.
  var didChoose: (RGBA) -> Void = { _ in }

  private let swatch = ColorSwatch(cornerRadius: 10)
  private var circles: [UIControl] = []
  private let add = UIButton(type: .system)
  private var color = RGBA(red: 0, green: 0, blue: 0, alpha: 1)

  init() {
    super.init(frame: .zero)
    swatch.isAccessibilityElement = true
    swatch.accessibilityLabel = "Selected color"
    add.setImage(UIImage(systemName: "plus"), for: .normal)
    add.backgroundColor = .tertiarySystemFill
    add.layer.cornerRadius = Self.side / 2
    add.accessibilityLabel = "Save color"
    add.addAction(UIAction { [unowned self] _ in save() }, for: .primaryActionTriggered)
    for view in [swatch, add] { addSubview(view) }
    showCircles()
  }

  required init?(coder: NSCoder) {
    fatalError("The parts of pickers of colors cannot be decoded; create a picker.")
  }

  /// Displays a color as the selected one.
  func show(_ color: RGBA) {
    self.color = color
    swatch.color = color
    swatch.accessibilityValue = color.spoken
    for (circle, saved) in zip(circles, Self.colors) {
      circle.layer.borderWidth = saved == color ? 3 : 0
      circle.isSelected = saved == color
    }
  }

  private func save() {
    Self.colors.append(color)
    if Self.colors.count > Self.limit { Self.colors.removeFirst() }
    showCircles()
    show(color)
  }

  private func showCircles() {
    for circle in circles { circle.removeFromSuperview() }
    circles = Self.colors.map { saved in
      let swatch = ColorSwatch(cornerRadius: Self.side / 2 - 3)
      swatch.color = saved
      let circle = UIControl(
        frame: .zero,
        primaryAction: UIAction { [unowned self] _ in
          show(saved)
          didChoose(saved)
        })
      circle.addAction(
        UIAction { [unowned circle] _ in circle.sendActions(for: .primaryActionTriggered) },
        for: .touchUpInside)
      circle.layer.cornerRadius = Self.side / 2
      circle.layer.borderColor = UIColor(saved.with(alpha: 1)).cgColor
      circle.isAccessibilityElement = true
      circle.accessibilityLabel = saved.spoken
      circle.accessibilityTraits = .button
      swatch.frame = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
        .insetBy(dx: 3, dy: 3)
      circle.addSubview(swatch)
      addSubview(circle)
      return circle
    }
    setNeedsLayout()
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.preview)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView, x: CGFloat, y: CGFloat, side: CGFloat) {
      view.frame = CGRect(
        x: isRightToLeft ? bounds.width - x - side : x, y: y, width: side, height: side)
    }
    place(swatch, x: 0, y: 0, side: Self.preview)
    let left = Self.preview + 24
    let step = max(
      Self.side, (bounds.width - left - Self.side) / CGFloat(Self.perRow - 1))
    for (index, view) in (circles + [add]).enumerated() {
      place(
        view, x: left + CGFloat(index % Self.perRow) * step,
        y: CGFloat(index / Self.perRow) * (Self.preview - Self.side), side: Self.side)
    }
  }
}
