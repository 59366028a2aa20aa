/// Twelve columns of ten colors each: shades of gray in the first row, and below it the shades of
/// a hue in each column. The hues and shades are chosen.
final class ColorGrid: UIControl, ColorPart {
  private static let columns = 12
  private static let rows = 10
  private static let hues: [CGFloat] = [194, 216, 253, 283, 339, 8, 22, 38, 48, 58, 67, 95]
  private static let shades: [(saturation: CGFloat, brightness: CGFloat)] = [
    (1, 0.33), (1, 0.46), (1, 0.6), (1, 0.8), (1, 1), (0.76, 1), (0.56, 1), (0.37, 1), (0.19, 1),
  ]

  var didChoose: (RGBA, Bool) -> Void = { _, _ in }

  private let mark = UIView()
  private var color = RGBA(red: 0, green: 0, blue: 0, alpha: 1)

  init() {
    super.init(frame: .zero)
    clipsToBounds = true
    layer.cornerRadius = 10
    contentMode = .redraw
    mark.isUserInteractionEnabled = false
    mark.layer.borderWidth = 3
    mark.layer.borderColor = UIColor.white.cgColor
    mark.layer.cornerRadius = 3
    addSubview(mark)
  }

  required init?(coder: NSCoder) {
    fatalError("The parts of pickers of colors cannot be decoded; create a picker.")
  }

  /// Returns the color in a row and a column.
  static func color(row: Int, column: Int) -> RGBA {
    guard row > 0 else {
      let white = 1 - CGFloat(column) / CGFloat(columns - 1)
      return RGBA(red: white, green: white, blue: white, alpha: 1)
    }
    let shade = shades[row - 1]
    return RGBA(
      hue: hues[column] / 360, saturation: shade.saturation, brightness: shade.brightness)
  }

  /// The number of the displayed color, by rows; `nil` if it is not in the grid.
  private var index: Int? {
    (0..<Self.rows * Self.columns).first {
      Self.color(row: $0 / Self.columns, column: $0 % Self.columns).looksLike(color)
    }
  }

  func show(_ color: RGBA) {
    self.color = color
    setNeedsLayout()
    noteDrawingChange()
  }

  // MARK: Drawing

  private func frame(row: Int, column: Int) -> CGRect {
    func edge(_ number: Int, _ count: Int, _ length: CGFloat) -> CGFloat {
      PixelRounding.snapped(
        length * CGFloat(number) / CGFloat(count), scale: traitCollection.roundingScale)
    }
    let left = edge(column, Self.columns, bounds.width)
    let top = edge(row, Self.rows, bounds.height)
    return CGRect(
      x: left, y: top, width: edge(column + 1, Self.columns, bounds.width) - left,
      height: edge(row + 1, Self.rows, bounds.height) - top)
  }

  override func draw(_ rect: CGRect) {
    for row in 0..<Self.rows {
      for column in 0..<Self.columns {
        UIColor(Self.color(row: row, column: column)).setFill()
        UIRectFill(frame(row: row, column: column))
      }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let index = index
    mark.isHidden = index == nil
    guard let index else { return }
    mark.frame = frame(row: index / Self.columns, column: index % Self.columns)
    // The mark of a light color is dark.
    mark.layer.borderColor =
      (color.red + color.green + color.blue > 2.4 ? UIColor.darkGray : .white).cgColor
  }

  // MARK: Touches

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    choose(touch, continues: true)
    return super.beginTracking(touch, with: event)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    choose(touch, continues: true)
    return super.continueTracking(touch, with: event)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    didChoose(color, false)
  }

  private func choose(_ touch: UITouch, continues: Bool) {
    let place = touch.location(in: self)
    func number(_ value: CGFloat, _ length: CGFloat, _ count: Int) -> Int {
      min(max(Int(value / max(length, 1) * CGFloat(count)), 0), count - 1)
    }
    let new = Self.color(
      row: number(place.y, bounds.height, Self.rows),
      column: number(place.x, bounds.width, Self.columns)
    ).with(alpha: color.alpha)
    guard new != color else { return }
    show(new)
    didChoose(new, continues)
  }

  // MARK: Accessibility

  override var standardIsAccessibilityElement: Bool { true }
  override var standardAccessibilityLabel: String? { "Color grid" }
  override var standardAccessibilityTraits: UIAccessibilityTraits { .adjustable }
  override var standardAccessibilityValue: String? { color.spoken }
  override func accessibilityIncrement() { step(by: 1) }
  override func accessibilityDecrement() { step(by: -1) }

  private func step(by count: Int) {
    let next = index.map { $0 + count } ?? 0
    guard (0..<Self.rows * Self.columns).contains(next) else { return }
    let new = Self.color(row: next / Self.columns, column: next % Self.columns)
      .with(alpha: color.alpha)
    show(new)
    didChoose(new, false)
  }
}
