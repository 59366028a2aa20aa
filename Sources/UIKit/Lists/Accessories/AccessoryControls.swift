/// The view of an accessory that shows a symbol.
@MainActor
final class AccessoryImageView: UIImageView {
  func show(_ symbol: String, weight: UIImage.SymbolWeight, size: CGFloat, color: UIColor?) {
    image = UIImage(
      systemName: symbol,
      withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: weight))
    contentMode = .center
    tintColor = color
  }
}

/// An accessory that performs an action: a symbol, or a symbol on a circle.
@MainActor
final class AccessoryButton: UIControl {
  private let circle = UIView(frame: .zero)
  private let symbol = AccessoryImageView(frame: .zero)
  var onTap: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    circle.isUserInteractionEnabled = false
    addSubview(circle)
    addSubview(symbol)
    addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  /// Displays a symbol, on a circle if that has a color.
  func show(
    _ name: String, weight: UIImage.SymbolWeight, size: CGFloat, color: UIColor?,
    circle circleColor: UIColor? = nil
  ) {
    symbol.show(name, weight: weight, size: size, color: color)
    circle.backgroundColor = circleColor
    circle.isHidden = circleColor == nil
  }

  /// Turns the arrow of an outline.
  func turn(by angle: CGFloat) { symbol.transform = CGAffineTransform(rotationAngle: angle) }

  override func layoutSubviews() {
    super.layoutSubviews()
    circle.frame = bounds
    circle.layer.cornerRadius = bounds.height / 2
    symbol.bounds.size = bounds.size
    symbol.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  /// The button takes touches in the height of the cell, and 44 points of width (chosen).
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let extra = max(0, 44 - bounds.width) / 2
    let height = superview?.bounds.height ?? bounds.height
    return point.x >= -extra && point.x < bounds.width + extra
      && abs(point.y - bounds.midY) <= max(height, bounds.height) / 2
  }
}

/// The circle of an item that can be selected beside others.
@MainActor
final class SelectionCircleView: UIView {
  private let symbol = AccessoryImageView(frame: .zero)
  private var isSelected = false
  private var circle: UIColor?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(symbol)
  }

  required init?(coder: NSCoder) { nil }

  /// Displays a state, with the tint color if the circle has no color of its own.
  func show(isSelected: Bool, color: UIColor?, circle: UIColor?) {
    (self.isSelected, self.circle) = (isSelected, circle)
    symbol.show("checkmark", weight: .bold, size: 11, color: color)
    symbol.isHidden = !isSelected
    layer.borderWidth = isSelected ? 0 : 1.5
    showColors()
  }

  private func showColors() {
    backgroundColor = isSelected ? circle ?? tintColor : nil
    traitCollection.performAsCurrent {
      layer.borderColor = UIColor.tertiaryLabel.cgColor
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    showColors()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    symbol.frame = bounds
  }
}
