/// The view of a window that contains a presented view, above a dimmed area.
final class PresentationContainer: UIView {
  private weak var owner: UIPresentationController?
  /// The view whose area the container covers; `nil` for the window.
  private weak var area: UIView?
  private let dimming = UIView()
  private weak var presented: UIView?
  /// The distance by which a drag has moved the presented view downwards, in points.
  var dragged: CGFloat = 0 { didSet { if dragged != oldValue { setNeedsLayout() } } }

  init(_ presentation: UIPresentationController, area: UIView?) {
    owner = presentation
    self.area = area
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = presentation.dimmingColor
    dimming.isUserInteractionEnabled = false
    addSubview(dimming)
    for recognizer in presentation.makeRecognizers() { addGestureRecognizer(recognizer) }
  }

  required init?(coder: NSCoder) {
    fatalError("PresentationContainer cannot be decoded; present a view controller in code.")
  }

  /// Returns the covered area of a window.
  func area(in window: UIWindow) -> CGRect {
    area.map { $0.convert($0.bounds, to: window) } ?? window.bounds
  }

  func add(_ view: UIView) {
    presented = view
    dragged = 0
    addSubview(view)
    UIView.performWithoutAnimation { placeViews() }
  }

  /// Places the presented view at its frame.
  func placeViews() {
    guard let owner, let presented else { return }
    dimming.frame = bounds
    dimming.alpha = owner.passesTouchesThrough ? 0 : 1
    // Assistive technology reaches what touches reach.
    accessibilityViewIsModal = !owner.passesTouchesThrough
    presented.alpha = 1
    presented.frame = owner.frameOfPresentedViewInContainerView.offsetBy(dx: 0, dy: dragged)
    presented.layoutIfNeeded()
  }

  /// Moves the presented view to where its movement begins, and ends when it is dismissed.
  func hidePresented() {
    dimming.alpha = 0
    guard let owner, let presented else { return }
    switch owner.presentedViewController.modalTransitionStyle {
    case .coverVertical: presented.frame.origin.y = bounds.height
    case .crossDissolve: presented.alpha = 0
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if owner?.stage == .presented { placeViews() }
  }

  override func accessibilityPerformEscape() -> Bool {
    owner?.dismissByUser() ?? false
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && owner?.passesTouchesThrough ?? false ? nil : hit
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    let isBeside = touches.allSatisfy {
      !(presented?.frame.contains($0.location(in: self)) ?? false)
    }
    if isBeside { owner?.userDidTapBeside() }
  }
}
