/// The background of a popover with its arrow and its shadow, behind the presented view.
///
/// Chosen, because nothing is recorded: the color, the shadow, the radius of the corners, and the
/// width of the arrow.
final class PopoverBackdropView: UIView {
  static let cornerRadius: CGFloat = 26
  private static let arrowWidth: CGFloat = 28

  /// The color; `nil` for the standard one.
  var color: UIColor? { didSet { showColors() } }

  override class var layerClass: AnyClass { CAShapeLayer.self }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.shadowOpacity = 0.18
    layer.shadowRadius = 24
    layer.shadowOffset = CGSize(width: 0, height: 8)
    showColors()
  }

  required init?(coder: NSCoder) {
    fatalError("The background of a popover cannot be decoded; present a popover in code.")
  }

  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    showColors()
  }

  private func showColors() {
    let color = color ?? .secondarySystemGroupedBackground
    (layer as? CAShapeLayer)?.fillColor = color.resolvedColor(with: traitCollection).cgColor
  }

  /// Displays the shape of a popover.
  func show(_ placement: PopoverPlacement) {
    frame = placement.frame
    let path = Self.path(of: placement).cgPath
    (layer as? CAShapeLayer)?.path = path
    layer.shadowPath = path
  }

  /// Returns the shape of a popover, in the coordinates of its rectangle.
  static func path(of placement: PopoverPlacement) -> UIBezierPath {
    let bounds = CGRect(origin: .zero, size: placement.frame.size)
    let body = bounds.inset(by: placement.contentInsets)
    let radius = min(cornerRadius, min(body.width, body.height) / 2)
    let path = UIBezierPath(roundedRect: body, cornerRadius: radius)
    let isVertical = placement.direction == .up || placement.direction == .down
    let length = isVertical ? bounds.width : bounds.height
    let half = min(arrowWidth / 2, max(0, length / 2 - radius))
    let tip = min(max(placement.tip, radius + half), max(radius + half, length - radius - half))
    func point(_ across: CGFloat, _ isAtTip: Bool) -> CGPoint {
      switch placement.direction {
      case .up: CGPoint(x: across, y: isAtTip ? bounds.minY : body.minY)
      case .down: CGPoint(x: across, y: isAtTip ? bounds.maxY : body.maxY)
      case .left: CGPoint(x: isAtTip ? bounds.minX : body.minX, y: across)
      default: CGPoint(x: isAtTip ? bounds.maxX : body.maxX, y: across)
      }
    }
    guard !placement.direction.isEmpty, half > 0 else { return path }
    // Both parts turn the same way, so that the sum encloses what one of them does.
    let isReversed = placement.direction == .down || placement.direction == .left
    let (first, last) = isReversed ? (tip + half, tip - half) : (tip - half, tip + half)
    let arrow = UIBezierPath()
    arrow.move(to: point(first, false))
    arrow.addLine(to: point(tip, true))
    arrow.addLine(to: point(last, false))
    arrow.close()
    path.append(arrow)
    return path
  }
}
