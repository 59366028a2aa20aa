/// Gray and white squares, which transparent colors are displayed on.
final class CheckerView: UIView {
  private static let side: CGFloat = 8

  init(cornerRadius: CGFloat) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = .white
    clipsToBounds = true
    layer.cornerRadius = cornerRadius
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    fatalError("The parts of pickers of colors cannot be decoded; create a picker.")
  }

  override func draw(_ rect: CGRect) {
    UIColor(white: 0.82, alpha: 1).setFill()
    let side = Self.side
    for row in 0..<Int((bounds.height / side).rounded(.up)) {
      for column in 0..<Int((bounds.width / side).rounded(.up)) where (row + column) % 2 == 0 {
        UIRectFill(
          CGRect(x: CGFloat(column) * side, y: CGFloat(row) * side, width: side, height: side))
      }
    }
  }
}

/// A color in front of squares.
final class ColorSwatch: UIView {
  private let checker: CheckerView
  private let front = UIView()
  private let radius: CGFloat

  /// - Parameter cornerRadius: The radius in points.
  init(cornerRadius: CGFloat) {
    radius = cornerRadius
    checker = CheckerView(cornerRadius: cornerRadius)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    front.layer.cornerRadius = cornerRadius
    for view in [checker, front] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    fatalError("The parts of pickers of colors cannot be decoded; create a picker.")
  }

  /// The displayed color; `nil` for none.
  var color: RGBA? {
    didSet {
      front.backgroundColor = color.map { UIColor($0) }
      checker.isHidden = color.map { $0.alpha >= 1 } ?? true
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    checker.frame = bounds
    front.frame = bounds
  }
}
