/// The sizes of the controls of the editing mode in a text size, in points.
///
/// Recorded at two text sizes: at the standard one (`tb-se261-editing-rest`), with a symbol of 26
/// by 26 points and a grip of 27 by 15, and at AX2, with 39 by 38 and 41 by 21.5. Symbols grow with
/// the line spacing of the style `title1`, and the height by which a button is centered grows with
/// body text: both together explain all numbers.
struct EditControlGeometry {
  /// The frame of a symbol in its button.
  let symbol: CGRect
  /// The size of a button, without the distance of the symbol from its top.
  let button: CGSize
  /// The diameter of the circle in the middle of the symbol.
  let circle: CGFloat
  /// The size of the grip.
  let grip: CGSize
  /// The height by which the grip is centered: the height of its figure.
  private let gripFigure: CGFloat
  /// The height by which a button is centered.
  private let buttonHeight: CGFloat
  private let scale: CGFloat

  @MainActor
  init(_ traits: UITraitCollection) {
    let scale = traits.roundingScale
    let symbols = UIFontMetrics(forTextStyle: .title1)
    let lines = UIFontMetrics(forTextStyle: .body)
    let factor = symbols.scaledValue(for: 100, compatibleWith: traits) / 100
    button = CGSize(
      width: (26 * factor).rounded(), height: max(26, PixelRounding.up(25.3 * factor, scale: 1)))
    symbol = CGRect(x: 0, y: 1, width: button.width, height: button.height)
    circle = (22 * factor).rounded()
    gripFigure = 14.33 * factor
    grip = CGSize(
      width: (27 * factor).rounded(.up), height: max(15, PixelRounding.up(gripFigure, scale: scale))
    )
    buttonHeight = lines.scaledValue(for: 28, compatibleWith: traits)
    self.scale = scale
  }

  /// The width that a button takes from the content: 24 points, which a symbol of the standard text
  /// size exceeds on both sides, or the width of a larger symbol.
  var buttonSlot: CGFloat {
    button.width > 26 ? button.width : AccessoryMetrics.current.standardWidth
  }

  /// Returns the position of a button in a height.
  func buttonTop(in height: CGFloat) -> CGFloat {
    PixelRounding.snapped((height - buttonHeight) / 2, scale: scale)
  }

  /// Returns the position of the grip in a height.
  func gripTop(in height: CGFloat) -> CGFloat {
    PixelRounding.snapped((height - gripFigure) / 2, scale: scale)
  }
}
