/// The view of a split view controller.
@MainActor
final class SplitView: UIView {
  weak var controller: UISplitViewController?
  /// The background of a primary column that floats.
  let plate = UIView()
  /// The area behind columns that cover the secondary one, where a tap hides them.
  let dimming = UIControl()
  private var lines: [UIView] = []
  private(set) lazy var edgePan = SplitEdgePan(self)

  /// The radius of the corners of a column that floats: chosen.
  static let cornerRadius: CGFloat = 26

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    plate.isUserInteractionEnabled = false
    plate.backgroundColor = .secondarySystemBackground
    plate.layer.cornerRadius = Self.cornerRadius
    plate.layer.shadowOpacity = 0.12
    plate.layer.shadowRadius = 16
    plate.layer.shadowOffset = CGSize(width: 0, height: 4)
    dimming.backgroundColor = UIColor.black.withAlphaComponent(0.12)
    dimming.isAccessibilityElement = false
    dimming.addAction(
      UIAction { [weak self] _ in self?.controller?.hideColumnsOverSecondary() },
      for: .touchUpInside)
    addGestureRecognizer(edgePan.recognizer)
  }

  required init?(coder: NSCoder) {
    fatalError("The views of split view controllers cannot be decoded; create a controller.")
  }

  /// Displays lines between columns, above the secondary column.
  func showLines(_ frames: [CGRect]) {
    while lines.count > frames.count { lines.removeLast().removeFromSuperview() }
    while lines.count < frames.count {
      let line = UIView()
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      lines.append(line)
      insertSubview(line, at: 0)
    }
    for (line, frame) in zip(lines, frames) { line.frame = frame }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.mountIfNeeded()
    // After a change of the traits, which precedes the change of the size.
    controller?.sizeClassMayHaveChanged()
    controller?.layOutColumns()
  }

  // The safe areas of the columns are set before their appearance callbacks.
  override func safeAreaWasChanged() {
    super.safeAreaWasChanged()
    controller?.layOutColumns()
  }

  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    setNeedsLayout()
  }

  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    setNeedsLayout()
  }

  // Assistive technology reads the columns from the leading edge on.
  override var childrenInReadingOrder: [UIView] {
    let columns = controller?.viewsInReadingOrder ?? []
    return columns + children.filter { child in !columns.contains { $0 === child } }
  }
}

/// The pan from the edge that displays the next column.
@MainActor
final class SplitEdgePan: NSObject, UIGestureRecognizerDelegate {
  let recognizer = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
  private unowned let view: SplitView

  init(_ view: SplitView) {
    self.view = view
    super.init()
    recognizer.edges = .left
    recognizer.delegate = self
    recognizer.addTarget(self, action: Selector("pan(_:)", SplitEdgePan.pan(_:)))
  }

  /// The pan from the edge of a navigation controller that can pop precedes it.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    view.controller?.mayShowByGesture ?? false
  }

  private func pan(_ recognizer: UIPanGestureRecognizer) {
    guard let controller = view.controller else { return }
    switch recognizer.state {
    case .began:
      controller.delegate?.splitViewControllerInteractivePresentationGestureWillBegin(controller)
      controller.showNextColumn()
    case .ended, .cancelled:
      controller.delegate?.splitViewControllerInteractivePresentationGestureDidEnd(controller)
    default: break
    }
  }
}
