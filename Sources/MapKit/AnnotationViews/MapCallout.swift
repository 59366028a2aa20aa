import UIKit

/// The bubble above a selected annotation, with texts and accessories.
final class MapCallout: UIView {
  /// Called with a control of an accessory that the user tapped.
  var didTap: (UIControl) -> Void = { _ in }

  private static let arrow = CGSize(width: 20, height: 10)
  private static let margin: CGFloat = 12
  private static let spacing: CGFloat = 8

  private let title = UILabel()
  private let subtitle = UILabel()
  private var leading: UIView?
  private var trailing: UIView?
  private var detail: UIView?
  private(set) weak var source: MKAnnotationView?
  /// The x-coordinate of the arrow.
  private var arrowPlace: CGFloat = 0

  init() {
    super.init(frame: .zero)
    backgroundColor = .clear
    isOpaque = false
    contentMode = .redraw
    title.font = .preferredFont(forTextStyle: .body)
    subtitle.font = .preferredFont(forTextStyle: .caption1)
    subtitle.textColor = .secondaryLabel
    for label in [title, subtitle] {
      label.adjustsFontForContentSizeCategory = true
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("MapCallout cannot be decoded; create it with init().")
  }

  /// Displays the texts and accessories of a view.
  func display(_ view: MKAnnotationView) {
    source = view
    title.text = view.annotation?.title?.replacingOccurrences(of: "\n", with: " ")
    subtitle.text = view.detailCalloutAccessoryView == nil ? view.annotation?.subtitle : nil
    replace(&leading, view.leftCalloutAccessoryView)
    replace(&trailing, view.rightCalloutAccessoryView)
    replace(&detail, view.detailCalloutAccessoryView)
    setNeedsLayout()
  }

  private func replace(_ old: inout UIView?, _ new: UIView?) {
    if old !== new, old?.superview === self { old?.removeFromSuperview() }
    old = new
    guard let new, new.superview !== self else { return }
    addSubview(new)
    guard let control = new as? UIControl else { return }
    // A second action of the same identifier replaces the first one.
    control.addAction(
      UIAction(identifier: UIAction.Identifier("MapCallout")) { [weak self] action in
        if let control = action.sender as? UIControl { self?.didTap(control) }
      }, for: .touchUpInside)
  }

  private func size(of view: UIView) -> CGSize {
    view.bounds.isEmpty
      ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : view.bounds.size
  }

  /// Puts the arrow at a point, and the bubble into a width.
  func point(at target: CGPoint, within bounds: CGRect) {
    let texts = [title, subtitle].filter { !($0.text ?? "").isEmpty }
    let sides = [leading, trailing].compactMap { $0 }.map { size(of: $0).width + Self.spacing }
    let available = max(40, bounds.width - 16 - 2 * Self.margin - sides.reduce(0, +))
    let sizes = texts.map {
      $0.sizeThatFits(CGSize(width: available, height: .greatestFiniteMagnitude))
    }
    let detailSize = detail.map { size(of: $0) } ?? .zero
    let middle = min(
      available, max(sizes.map(\.width).max() ?? 0, detailSize.width).rounded(.up))
    let textHeight = sizes.map(\.height).reduce(0, +) + detailSize.height
    let sideHeight = [leading, trailing].compactMap { $0 }.map { size(of: $0).height }.max() ?? 0
    let content = max(textHeight, sideHeight)
    let width = middle + sides.reduce(0, +) + 2 * Self.margin
    let height = (content + 2 * Self.spacing + Self.arrow.height).rounded(.up)
    let x = min(max(target.x - width / 2, bounds.minX + 8), max(bounds.maxX - 8 - width, 8))
    frame = CGRect(x: x.rounded(), y: (target.y - height).rounded(), width: width, height: height)
    let edge = Self.arrow.width / 2 + 10
    arrowPlace = min(max(target.x - frame.minX, edge), max(edge, width - edge))
    place(texts, sizes, detailSize, middle, content)
    setNeedsDisplay()
  }

  private func place(
    _ texts: [UILabel], _ sizes: [CGSize], _ detailSize: CGSize, _ middle: CGFloat,
    _ height: CGFloat
  ) {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (first, last) = isRightToLeft ? (trailing, leading) : (leading, trailing)
    var x = Self.margin
    func put(_ view: UIView?, at x: CGFloat) -> CGFloat {
      guard let view else { return 0 }
      let size = size(of: view)
      view.frame = CGRect(
        x: x, y: Self.spacing + (height - size.height) / 2, width: size.width,
        height: size.height)
      return size.width
    }
    if first != nil { x += put(first, at: x) + Self.spacing }
    let whole = sizes.map(\.height).reduce(0, +) + detailSize.height
    var y = Self.spacing + (height - whole) / 2
    for (label, size) in zip(texts, sizes) {
      label.frame = CGRect(x: x, y: y, width: middle, height: size.height)
      y += size.height
    }
    if let detail {
      detail.frame = CGRect(origin: CGPoint(x: x, y: y), size: detailSize)
    }
    if last != nil { _ = put(last, at: x + middle + Self.spacing) }
  }

  override func draw(_ rect: CGRect) {
    let bubble = CGRect(
      x: 0.5, y: 0.5, width: bounds.width - 1, height: bounds.height - Self.arrow.height - 1)
    let path = UIBezierPath(roundedRect: bubble, cornerRadius: 10)
    let tip = UIBezierPath()
    tip.move(to: CGPoint(x: arrowPlace - Self.arrow.width / 2, y: bubble.maxY - 0.5))
    tip.addLine(to: CGPoint(x: arrowPlace, y: bounds.height))
    tip.addLine(to: CGPoint(x: arrowPlace + Self.arrow.width / 2, y: bubble.maxY - 0.5))
    tip.close()
    UIColor.separator.setStroke()
    path.stroke()
    tip.stroke()
    UIColor.secondarySystemGroupedBackground.setFill()
    path.fill()
    tip.fill()
  }
}
