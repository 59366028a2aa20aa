/// The presentation of a view controller in a popover, which points at its source.
///
///     controller.modalPresentationStyle = .popover
///     controller.popoverPresentationController?.sourceView = button
///     present(controller, animated: true)
///
/// In a window of compact width or height, a popover adapts to a sheet, unless its delegate returns
/// another style; `none` keeps the popover. The style is chosen when the presentation begins.
///
/// The frames on iPads with iOS 26 are recorded (`po-ipad-…`). Chosen: the size of the content of a
/// view controller without a preferred size, 320 by 480 points; and the side of popovers of items
/// in bars at the bottom, above the bar.
///
/// Apple documentation:
/// https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  // MARK: Source

  /// The view at which the popover points. The default is `nil`.
  open var sourceView: UIView? { didSet { placementDidChange() } }
  /// The part of ``sourceView`` at which the popover points, in its coordinates. The default,
  /// `CGRect.null`, stands for the bounds.
  open var sourceRect = CGRect.null { didSet { placementDidChange() } }
  /// The view or the item at which the popover points, which precedes ``sourceView``. The default
  /// is `nil`.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    didSet { placementDidChange() }
  }
  /// The item of a bar at which the popover points: ``sourceItem``, if that is one.
  open var barButtonItem: UIBarButtonItem? {
    get { sourceItem as? UIBarButtonItem }
    set { sourceItem = newValue }
  }

  // MARK: Appearance

  /// The permitted directions of the arrow. The default is `any`.
  open var permittedArrowDirections = UIPopoverArrowDirection.any {
    didSet { placementDidChange() }
  }
  /// The direction of the arrow: none for an item of a bar, and `unknown` outside of the
  /// presentation and for a popover that is adapted.
  open var arrowDirection: UIPopoverArrowDirection {
    container == nil ? .unknown : popoverPlacement.direction
  }
  /// A Boolean value that indicates whether the popover may cover its source if there is no room
  /// beside it. The default is `false`.
  open var canOverlapSourceViewRect = false { didSet { placementDidChange() } }
  /// The distances of the popover from the edges of the window, in points. The default is 10 on all
  /// sides, with which popovers keep the distance of the system, 19 points.
  open var popoverLayoutMargins: UIEdgeInsets {
    get { ownMargins ?? UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) }
    set {
      ownMargins = newValue
      placementDidChange()
    }
  }
  private var ownMargins: UIEdgeInsets?
  /// The color of the background and the arrow, or `nil` (the default) to use the system's color.
  open var backgroundColor: UIColor? { didSet { backdrop.color = backgroundColor } }
  /// The views that receive touches while the popover is displayed. The default is `nil`.
  open var passthroughViews: [UIView]?

  private let backdrop = PopoverBackdropView()
  private let shape = CAShapeLayer()

  /// The distance of popovers from the edges of the window.
  private static let systemMargin: CGFloat = 19
  /// The distance of the popover of an item in a bar from the safe area.
  private static let distanceOfBarItems: CGFloat = 30
  private static let standardSize = CGSize(width: 320, height: 480)

  init(presented: UIViewController) { super.init(presented: presented, style: .popover) }

  // MARK: Adaptation

  /// The sheet to which the popover adapts. Set its detents before the presentation.
  open var adaptiveSheetPresentationController: UISheetPresentationController {
    if let sheet = shownSheet ?? waitingSheet { return sheet }
    let sheet = UISheetPresentationController(presented: presentedViewController, style: .pageSheet)
    waitingSheet = sheet
    return sheet
  }
  private var waitingSheet: UISheetPresentationController?
  /// The sheet holds the popover while it is presented.
  private weak var shownSheet: UISheetPresentationController?

  /// `pageSheet`.
  open override var adaptivePresentationStyle: UIModalPresentationStyle { .pageSheet }

  /// Returns `pageSheet` for compact traits, and `none` otherwise.
  open override func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact || traitCollection.verticalSizeClass == .compact
      ? .pageSheet : .none
  }

  override func adapted(to traits: UITraitCollection) -> UIPresentationController {
    let style =
      delegate?.adaptivePresentationStyle(for: self, traitCollection: traits)
      ?? adaptivePresentationStyle(for: traits)
    guard style != .none, style != .popover else { return self }
    let replacement = delegate?.presentationController(
      self, viewControllerForAdaptivePresentationStyle: style)
    let made: UIPresentationController
    if let replacement, replacement !== presentedViewController {
      replacement.modalPresentationStyle = style
      made = replacement.makePresentationController()
      made.keepPresented()
    } else if style.isSheet {
      let sheet = adaptiveSheetPresentationController
      waitingSheet = nil
      shownSheet = sheet
      made = sheet
    } else {
      made = makeFullPresentation(style)
    }
    made.represented = self
    delegate?.presentationController(self, prepare: made)
    delegate?.presentationController(
      self, willPresentWithAdaptiveStyle: style, transitionCoordinator: nil)
    return made
  }

  /// Makes the presentation in a style that is neither a popover nor a sheet.
  func makeFullPresentation(_ style: UIModalPresentationStyle) -> UIPresentationController {
    UIPresentationController(presented: presentedViewController, style: style)
  }

  // MARK: Placement

  /// The source in the coordinates of the container; `nil` without a source in the window.
  var sourceFrame: CGRect? {
    guard let container else { return nil }
    if let sourceItem, let frame = sourceItem.frame(in: container) { return frame }
    guard let sourceView else { return nil }
    return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: container)
  }

  /// The area in which popovers are, in the coordinates of the container.
  var area: CGRect {
    guard let container else { return .zero }
    let safeArea = container.safeAreaInsets
    let margins =
      ownMargins
      ?? UIEdgeInsets(
        top: max(safeArea.top, Self.systemMargin), left: max(safeArea.left, Self.systemMargin),
        bottom: max(safeArea.bottom, Self.systemMargin),
        right: max(safeArea.right, Self.systemMargin))
    return container.bounds.inset(by: margins)
  }

  /// The size of the content: the preferred size of the view controller, or of its last child that
  /// has one.
  var contentSize: CGSize {
    func preferred(by controller: UIViewController) -> CGSize {
      let own = controller.preferredContentSize
      if own != .zero { return own }
      return controller.children.last.map(preferred) ?? .zero
    }
    let size = preferred(by: presentedViewController)
    return CGSize(
      width: size.width > 0 ? size.width : Self.standardSize.width,
      height: size.height > 0 ? size.height : Self.standardSize.height)
  }

  /// A Boolean value that indicates whether the popover is at an item of a bar without an arrow, as
  /// on iOS 26.
  private var isAtBarItem: Bool {
    barButtonItem != nil && container?.traitCollection.generation != .iOS14
  }

  /// The rectangle and the arrow of the popover.
  var popoverPlacement: PopoverPlacement {
    let area = area
    let source = sourceFrame ?? CGRect(x: area.midX, y: area.midY, width: 0, height: 0)
    guard let container, isAtBarItem else {
      return PopoverPlacement(
        beside: source, size: contentSize, in: area, permitted: permittedArrowDirections,
        overlaps: canOverlapSourceViewRect)
    }
    var room = area
    let isAtTop = source.midY < container.bounds.midY
    let safeArea = container.bounds.inset(by: container.safeAreaInsets)
    if isAtTop {
      let top = safeArea.minY + Self.distanceOfBarItems
      room = CGRect(
        x: area.minX, y: top, width: area.width, height: max(0, area.maxY - top))
    } else {
      let bottom = safeArea.maxY - Self.distanceOfBarItems
      room.size.height = max(0, bottom - area.minY)
    }
    let y = isAtTop ? -CGFloat.greatestFiniteMagnitude / 4 : CGFloat.greatestFiniteMagnitude / 4
    return PopoverPlacement(
      centeredAt: CGPoint(x: source.midX, y: y), size: contentSize, in: room)
  }

  /// The frame of the presented view with the arrow, in the coordinates of the container.
  open override var frameOfPresentedViewInContainerView: CGRect { placement.frame }

  override var placement: SheetPlacement {
    let popover = popoverPlacement
    var placement = SheetPlacement(frame: popover.frame)
    placement.safeArea = popover.contentInsets
    return placement
  }

  private func placementDidChange() { container?.setNeedsLayout() }

  // MARK: Presentation

  override var transition: UIModalTransitionStyle { .crossDissolve }

  override func willPresent(in window: UIWindow) {
    popoverDelegate?.prepareForPopoverPresentation(self)
    require(
      sourceView != nil || sourceItem != nil,
      "The popover of \(type(of: presentedViewController)) has no source; its "
        + "popoverPresentationController should have a non-nil sourceView, sourceItem or "
        + "barButtonItem set before the presentation occurs.")
  }

  override func decorate(_ view: UIView) {
    presentedViewController.traitOverrides.userInterfaceLevel = .elevated
    presentedViewController.traitOverrides.horizontalSizeClass = .compact
    view.layer.mask = shape
    container?.backdrop = backdrop
  }

  override func didPlace(_ view: UIView) {
    let placement = popoverPlacement
    backdrop.show(placement)
    shape.frame = view.layer.bounds
    shape.path = PopoverBackdropView.path(of: placement).cgPath
  }

  override func didEnd() {
    presentedView?.layer.mask = nil
    presentedViewController.traitOverrides.remove(UITraitHorizontalSizeClass.self)
  }

  // MARK: Touches

  override func userDidTapBeside() { dismissByUser() }

  override func passesThrough(_ point: CGPoint, in view: UIView) -> Bool {
    passthroughViews?.contains { target in
      target.owningWindow === view.owningWindow
        && target.bounds.contains(
          target.convert(point, from: view))
    } ?? false
  }

  private var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
    delegate as? any UIPopoverPresentationControllerDelegate
  }

  override func mayBeDismissedByUser() -> Bool {
    popoverDelegate?.popoverPresentationControllerShouldDismissPopover(self) ?? true
  }

  override func wasDismissedByUser() {
    popoverDelegate?.popoverPresentationControllerDidDismissPopover(self)
  }
}
