/// A view that displays the bars of a device, for hosts. It is not added to a window.
///
/// UIKit documents neither the positions of the contents nor the symbols: they are Tessera's own.
/// The text size of the user does not change them.
package final class DeviceBarsView: UIView {
  private let bars: DeviceBars

  /// Creates a view of the size of the screen.
  package init(_ bars: DeviceBars) {
    self.bars = bars
    super.init(frame: CGRect(origin: .zero, size: bars.size))
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    if let frame = bars.homeIndicator { addHomeIndicator(frame) }
    switch bars.arrangement {
    case .besideHousing: addContentsBesideHousing()
    case .carrierTimeBattery: addContentsOfPhoneWithoutHousing()
    case .timeAndDate: addContentsOfPad()
    case nil: break
    }
  }

  package required init?(coder: NSCoder) {
    fatalError("DeviceBarsView cannot be decoded; create it with init(_:).")
  }

  /// The color of the contents of the status bar.
  private var color: UIColor { bars.isLight ? .white : .black }

  private func addHomeIndicator(_ frame: CGRect) {
    let indicator = UIView(frame: frame)
    indicator.backgroundColor = bars.isIndicatorLight ? .white : .black
    indicator.layer.cornerRadius = frame.height / 2
    addSubview(indicator)
  }

  // MARK: Arrangements

  private func addContentsBesideHousing() {
    // The width of the island, or of a notch with its round corners, in points.
    let hasIsland = bars.top >= 51
    let ear = (bars.size.width - (hasIsland ? 126 : 186)) / 2
    let middle = hasIsland ? bars.top - 27 : bars.top / 2
    let time = label("9:41", size: hasIsland ? 17 : 16, weight: .semibold)
    place(time, leading: (ear - time.frame.width) / 2, middle: middle)
    let symbols = [symbol(.signal), symbol(.wireless), symbol(.battery)]
    let gap: CGFloat = 7
    let width = symbols.reduce(-gap) { $0 + gap + $1.frame.width }
    var leading = bars.size.width - ear + (ear - width) / 2
    for view in symbols {
      place(view, leading: leading, middle: middle)
      leading += view.frame.width + gap
    }
  }

  private func addContentsOfPhoneWithoutHousing() {
    let middle = bars.top / 2
    let carrier = label("Carrier", size: 12, weight: .regular)
    place(carrier, leading: 6, middle: middle)
    place(symbol(.wireless, scale: 0.75), leading: carrier.frame.width + 11, middle: middle)
    let time = label("9:41 AM", size: 12, weight: .semibold)
    place(time, leading: (bars.size.width - time.frame.width) / 2, middle: middle)
    addCharge(middle: middle, distance: 5)
  }

  private func addContentsOfPad() {
    let middle = bars.top / 2 + 1
    let time = label("9:41 AM", size: 12, weight: .semibold)
    place(time, leading: 20, middle: middle)
    let date = label("Tue Jan 9", size: 12, weight: .semibold)
    place(date, leading: 28 + time.frame.width, middle: middle)
    let leading = addCharge(middle: middle, distance: 20)
    let wireless = symbol(.wireless, scale: 0.75)
    place(wireless, leading: leading - 6 - wireless.frame.width, middle: middle)
  }

  /// Adds the charge of the battery as a number and as a symbol at a distance from the trailing
  /// edge, and returns their leading edge.
  @discardableResult
  private func addCharge(middle: CGFloat, distance: CGFloat) -> CGFloat {
    let battery = symbol(.battery, scale: 0.9)
    let percentage = label("100%", size: 12, weight: .regular)
    let leading = bars.size.width - distance - battery.frame.width
    place(battery, leading: leading, middle: middle)
    place(percentage, leading: leading - 3 - percentage.frame.width, middle: middle)
    return leading - 3 - percentage.frame.width
  }

  // MARK: Parts

  private func label(_ text: String, size: CGFloat, weight: UIFont.Weight) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: size, weight: weight)
    label.text = text
    label.textColor = color
    label.semanticContentAttribute = .forceLeftToRight
    label.frame.size = label.intrinsicContentSize
    return label
  }

  private func symbol(_ shape: StatusSymbolView.Shape, scale: CGFloat = 1) -> StatusSymbolView {
    StatusSymbolView(shape, color: color, scale: scale)
  }

  /// Adds a view at a distance from the leading edge.
  private func place(_ view: UIView, leading: CGFloat, middle: CGFloat) {
    let size = view.frame.size
    let left = bars.isRightToLeft ? bars.size.width - leading - size.width : leading
    view.frame = CGRect(
      x: (left * 3).rounded() / 3, y: ((middle - size.height / 2) * 3).rounded() / 3,
      width: size.width, height: size.height)
    addSubview(view)
  }
}

/// A symbol of a status bar.
final class StatusSymbolView: UIView {
  enum Shape {
    /// Four bars for the signal of the carrier.
    case signal
    /// Three arcs for the wireless network.
    case wireless
    /// A full battery.
    case battery

    /// The size at a scale of 1, in points.
    var size: CGSize {
      switch self {
      case .signal: CGSize(width: 19.2, height: 12.2)
      case .wireless: CGSize(width: 17, height: 12.2)
      case .battery: CGSize(width: 27.4, height: 13)
      }
    }
  }

  private let shape: Shape
  private let color: UIColor
  private let scale: CGFloat

  init(_ shape: Shape, color: UIColor, scale: CGFloat) {
    (self.shape, self.color, self.scale) = (shape, color, scale)
    super.init(
      frame: CGRect(
        origin: .zero,
        size: CGSize(width: shape.size.width * scale, height: shape.size.height * scale)))
  }

  required init?(coder: NSCoder) {
    fatalError("StatusSymbolView cannot be decoded; create it with init(_:color:scale:).")
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.scaleBy(x: scale, y: scale)
    color.set()
    switch shape {
    case .signal: drawSignal()
    case .wireless: drawArcs()
    case .battery: drawBattery()
    }
  }

  private func drawSignal() {
    for (index, height) in [CGFloat(4.2), 6.6, 9.4, 12.2].enumerated() {
      let bar = CGRect(x: CGFloat(index) * 5.33, y: 12.2 - height, width: 3.2, height: height)
      UIBezierPath(roundedRect: bar, cornerRadius: 1).fill()
    }
  }

  private func drawArcs() {
    let center = CGPoint(x: 8.5, y: 12.2)
    for (inner, outer) in [(CGFloat(0), CGFloat(3.6)), (5.1, 7.9), (9.4, 12.1)] {
      let path = UIBezierPath()
      let (from, to) = (CGFloat.pi * 1.253, CGFloat.pi * 1.747)
      path.addArc(
        withCenter: center, radius: outer, startAngle: from, endAngle: to, clockwise: true)
      if inner > 0 {
        path.addArc(
          withCenter: center, radius: inner, startAngle: to, endAngle: from, clockwise: false)
      } else {
        path.addLine(to: center)
      }
      path.close()
      path.fill()
    }
  }

  private func drawBattery() {
    let body = CGRect(x: 0.5, y: 0.5, width: 24, height: 12)
    let outline = UIBezierPath(roundedRect: body, cornerRadius: 3.8)
    outline.lineWidth = 1
    color.withAlphaComponent(0.4).set()
    outline.stroke()
    let cap = UIBezierPath(
      roundedRect: CGRect(x: 26, y: 4.4, width: 1.4, height: 4.2), cornerRadius: 0.7)
    cap.fill()
    color.set()
    UIBezierPath(roundedRect: body.insetBy(dx: 1.5, dy: 1.5), cornerRadius: 2.5).fill()
  }
}
