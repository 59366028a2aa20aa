/// The view of a window that contains a presented view, above a dimmed area.
final class PresentationContainer: UIView {
  private weak var owner: UIPresentationController?
  /// The view whose area the container covers; `nil` for the window.
  private weak var area: UIView?
  private let dimming = UIView()
  private weak var presented: UIView?
  /// The view behind the presented one, which appears and disappears with it; `nil` for none.
  var backdrop: UIView? {
    didSet {
      guard backdrop !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backdrop { insertSubview(backdrop, aboveSubview: dimming) }
    }
  }
  /// The distance by which a drag has moved the presented view downwards, in points.
  var dragged: CGFloat = 0 { didSet { if dragged != oldValue { setNeedsLayout() } } }

  init(_ presentation: UIPresentationController, area: UIView?) {
    owner = presentation
    self.area = area
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = presentation.dimmingColor
    dimming.isUserInteractionEnabled = false
    if presentation.dimmingColor != nil || presentation.presentationStyle == .popover {
      addSubview(dimming)
    }
    for recognizer in presentation.makeRecognizers() { addGestureRecognizer(recognizer) }
  }

  required init?(coder: NSCoder) {
    fatalError("PresentationContainer cannot be decoded; present a view controller in code.")
  }

  // MARK: Tint colors

  /// A Boolean value that indicates whether the tint colors behind the presented view are gray.
  private var dimsTint = false {
    didSet { if dimsTint != oldValue, let superview { Self.updateTint(in: superview) } }
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    if newSuperview == nil { dimsTint = false }
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if dimsTint, let superview { Self.updateTint(in: superview) }
  }

  /// Dims the tint colors of the views that are behind a container that does so.
  private static func updateTint(in view: UIView) {
    var isBehind = false
    for child in view.children.reversed() {
      child.changeTintMode { child.isBehindPresentation = isBehind }
      if let container = child as? PresentationContainer, container.dimsTint { isBehind = true }
    }
  }

  // MARK: Placement

  /// Returns the covered area of a window.
  func area(in window: UIWindow) -> CGRect {
    area.map { $0.convert($0.bounds, to: window) } ?? window.bounds
  }

  /// Sets the presented view, which an animator adds and places.
  func expect(_ view: UIView) {
    presented = view
    placedSize = bounds.size
    dragged = 0
  }

  func add(_ view: UIView) {
    expect(view)
    addSubview(view)
    if let grabber { bringSubviewToFront(grabber) }
    UIView.performWithoutAnimation { placeViews() }
  }

  /// Places the presented view at its frame.
  func placeViews() {
    guard let owner, let presented else { return }
    dimming.frame = bounds
    dimming.alpha = owner.passesTouchesThrough ? 0 : 1
    dimsTint = dimming.superview != nil && !owner.passesTouchesThrough
    // Assistive technology reaches what touches reach.
    accessibilityViewIsModal = !owner.passesTouchesThrough
    presented.alpha = 1
    backdrop?.alpha = 1
    placement = owner.placement
    placedSize = bounds.size
    presented.transform =
      placement.scale == 1
      ? .identity : CGAffineTransform(scaleX: placement.scale, y: placement.scale)
    presented.frame = placement.frame.offsetBy(dx: 0, dy: dragged)
    presented.refreshSafeArea()
    placeGrabber()
    owner.didPlace(presented)
    presented.layoutIfNeeded()
  }

  /// The rectangle of the presented view at rest.
  private var placement = SheetPlacement(frame: .zero)

  override func safeArea(assignedTo child: UIView) -> UIEdgeInsets? {
    guard child === presented else { return nil }
    return placement.safeArea
      ?? placement.safeAreaBottom.map { UIEdgeInsets(top: 0, left: 0, bottom: $0, right: 0) }
  }

  // MARK: Grabber

  /// A Boolean value that indicates whether a grabber is displayed at the top of the presented
  /// view, above its contents.
  var showsGrabber = false {
    didSet {
      guard showsGrabber != oldValue else { return }
      guard showsGrabber else {
        grabber?.removeFromSuperview()
        grabber = nil
        return
      }
      let bar = UIView()
      bar.backgroundColor = .tertiaryLabel
      bar.layer.cornerRadius = Self.grabberSize.height / 2
      bar.isUserInteractionEnabled = false
      addSubview(bar)
      grabber = bar
      placeGrabber()
    }
  }
  private var grabber: UIView?
  private static let grabberSize = CGSize(width: 36, height: 5)

  private func placeGrabber() {
    guard let grabber, let presented else { return }
    let frame = presented.frame
    grabber.alpha = presented.alpha
    grabber.frame = CGRect(
      x: frame.midX - Self.grabberSize.width / 2, y: frame.minY + 5,
      width: Self.grabberSize.width, height: Self.grabberSize.height)
  }

  /// Moves the presented view to where its movement begins, and ends when it is dismissed.
  func hidePresented() {
    dimming.alpha = 0
    dimsTint = false
    guard let owner, let presented else { return }
    switch owner.transition {
    case .coverVertical: presented.frame.origin.y = bounds.height
    case .crossDissolve: presented.alpha = 0
    }
    backdrop?.alpha = 0
    placeGrabber()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let owner else { return }
    owner.containerViewWillLayoutSubviews()
    // The app moves the view of its own presentation, apart from changes of the size.
    let isFixed = owner.presentationStyle == .custom && bounds.size == placedSize
    if owner.stage == .presented, !isFixed { placeViews() }
    owner.containerViewDidLayoutSubviews()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    owner?.traitCollectionDidChange(previousTraitCollection)
  }

  /// The size for which the presented view was placed.
  private var placedSize = CGSize.zero

  override func accessibilityPerformEscape() -> Bool {
    owner?.dismissByUser() ?? false
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self, let owner else { return hit }
    return owner.passesTouchesThrough || owner.passesThrough(point, in: self) ? nil : hit
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    let isBeside = touches.allSatisfy {
      !(presented?.frame.contains($0.location(in: self)) ?? false)
    }
    if isBeside { owner?.userDidTapBeside() }
  }
}
