/// All hues from the left to the right: lighter above, and darker below.
final class ColorSpectrum: UIControl, ColorPart {
  var didChoose: (RGBA, Bool) -> Void = { _, _ in }

  private let hues = CAGradientLayer()
  private let shades = CAGradientLayer()
  private let knob = UIView()
  private var color = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
  /// The position of the color, from 0 to 1 in both directions.
  private var place = CGPoint.zero

  init() {
    super.init(frame: .zero)
    hues.startPoint = CGPoint(x: 0, y: 0.5)
    hues.endPoint = CGPoint(x: 1, y: 0.5)
    hues.colors = (0...6).map {
      UIColor(RGBA(hue: CGFloat($0 % 6) / 6, saturation: 1, brightness: 1)).cgColor
    }
    let white = UIColor.white
    let black = UIColor.black
    shades.colors = [
      white.cgColor, white.withAlphaComponent(0).cgColor, black.withAlphaComponent(0).cgColor,
      black.cgColor,
    ]
    shades.locations = [0, 0.5, 0.5, 1]
    for gradient in [hues, shades] {
      gradient.cornerRadius = 10
      layer.addSublayer(gradient)
    }
    knob.isUserInteractionEnabled = false
    knob.layer.borderWidth = 3
    knob.layer.borderColor = UIColor.white.cgColor
    knob.layer.cornerRadius = 14
    knob.layer.shadowOpacity = 0.3
    knob.layer.shadowRadius = 3
    knob.layer.shadowOffset = .zero
    addSubview(knob)
  }

  required init?(coder: NSCoder) {
    fatalError("The parts of pickers of colors cannot be decoded; create a picker.")
  }

  func show(_ color: RGBA) {
    if !color.looksLike(self.color) || place == .zero {
      let (hue, saturation, brightness) = color.hueSaturationBrightness
      place = CGPoint(
        x: saturation == 0 ? place.x : hue,
        y: brightness < 1 ? 1 - brightness / 2 : saturation / 2)
    }
    self.color = color
    knob.backgroundColor = UIColor(color.with(alpha: 1))
    setNeedsLayout()
    noteDrawingChange()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for gradient in [hues, shades] { gradient.frame = bounds }
    knob.frame = CGRect(
      x: place.x * bounds.width - 14, y: place.y * bounds.height - 14, width: 28, height: 28)
  }

  // MARK: Touches

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    choose(touch)
    return super.beginTracking(touch, with: event)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    choose(touch)
    return super.continueTracking(touch, with: event)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    didChoose(color, false)
  }

  private func choose(_ touch: UITouch) {
    let point = touch.location(in: self)
    move(
      to: CGPoint(
        x: min(max(point.x / max(bounds.width, 1), 0), 1),
        y: min(max(point.y / max(bounds.height, 1), 0), 1)), continues: true)
  }

  private func move(to place: CGPoint, continues: Bool) {
    self.place = place
    let new = RGBA(
      hue: place.x, saturation: min(1, place.y * 2), brightness: min(1, 2 - place.y * 2)
    ).with(alpha: color.alpha)
    color = new
    show(new)
    didChoose(new, continues)
  }

  // MARK: Accessibility

  override var standardIsAccessibilityElement: Bool { true }
  override var standardAccessibilityLabel: String? { "Color spectrum" }
  override var standardAccessibilityTraits: UIAccessibilityTraits { .adjustable }
  override var standardAccessibilityValue: String? { color.spoken }
  override func accessibilityIncrement() { step(by: 0.05) }
  override func accessibilityDecrement() { step(by: -0.05) }

  private func step(by distance: CGFloat) {
    move(
      to: CGPoint(x: min(max(place.x + distance, 0), 1), y: place.y), continues: false)
  }
}
