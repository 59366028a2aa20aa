/// The presentation of a view controller as a sheet, which rests at one of several heights.
///
/// Apple documentation:
/// https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller
///
/// The frames on iPhones with iOS 26 are recorded (`SheetPlacement`), and so are the frames of form
/// sheets on an iPad (`sh-se261-pagesheet`). Chosen, since no records exist: the sizes of page
/// sheets on large screens; the top of the large detent before iOS 26, 10 points below the safe
/// area; the color of the dimmed area; the corner radius; the appearance of the grabber; and the
/// distance of a drag that dismisses, half of the lowest detent or a flick. The presenter's view is
/// not scaled behind a sheet.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// The heights at which the sheet can rest, from the lowest one. The default is the large one.
  open var detents: [Detent] = [.large()] { didSet { updateSheet() } }
  /// The detent at which the sheet rests; `nil`, the default, for the lowest one. Setting it moves
  /// the sheet.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { updateSheet() } }
  /// The highest detent at which what is behind the sheet is not dimmed and has touches; `nil`, the
  /// default, for none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { updateSheet() } }
  /// A Boolean value that indicates whether a grabber is displayed at the top. The default is
  /// `false`.
  open var prefersGrabberVisible = false { didSet { updateSheet() } }
  /// A Boolean value that indicates whether a drag on a scroll view that is at its top moves the
  /// sheet to a higher detent instead of scrolling. The default is `true`.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// The radius of the upper corners, in points, or `nil` (the default) to use the system's radius.
  open var preferredCornerRadius: CGFloat? { didSet { updateSheet() } }

  /// The top of the sheet when a drag began.
  private var dragStart: CGFloat = 0

  private static let usualRadius: CGFloat = 34
  private static let formSheetRadius: CGFloat = 32
  /// The distance of the large detent from a safe area without a home indicator, and from any
  /// before iOS 26.
  private static let distanceFromSafeArea: CGFloat = 10
  /// The velocity of a flick, in points per second (chosen).
  private static let flick: CGFloat = 1000

  /// Runs a closure and animates the changes of the sheet in it.
  open func animateChanges(_ changes: () -> Void) {
    withoutActuallyEscaping(changes) { changes in
      UIView.animate(withDuration: Self.duration) { [self] in
        changes()
        container?.layoutIfNeeded()
      }
    }
  }

  /// Resolves custom detents again and updates the sheet.
  open func invalidateDetents() { updateSheet() }

  // MARK: Frames

  /// A Boolean value that indicates whether the sheet has the appearance of iOS 26.
  private var isFloating: Bool { container?.traitCollection.generation != .iOS14 }

  /// A Boolean value that indicates whether the sheet is a page in the middle of a large screen.
  private var isPage: Bool {
    guard let traits = container?.traitCollection else { return false }
    return traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular
  }

  private var isCompactInHeight: Bool {
    container?.traitCollection.verticalSizeClass == .compact
  }

  /// The frame of the sheet at the selected detent, in the coordinates of the container.
  open override var frameOfPresentedViewInContainerView: CGRect { placement.frame }

  override var placement: SheetPlacement { placement(of: selected(in: resolved).height) }

  /// Returns the placement for the height of a detent.
  private func placement(of height: CGFloat) -> SheetPlacement {
    guard let container else { return SheetPlacement(frame: .zero) }
    let bounds = container.bounds
    if isPage { return SheetPlacement(frame: pageFrame(in: bounds, height)) }
    // In a low window, a sheet covers everything.
    if isCompactInHeight { return SheetPlacement(frame: bounds) }
    let bottom = container.safeAreaInsets.bottom
    let value = height - bottom
    return isFloating && value < largestValue
      ? SheetPlacement(
        floating: value, in: bounds.size, safeAreaBottom: bottom,
        pixels: container.traitCollection.roundingScale)
      : SheetPlacement(attached: value, in: bounds.size, safeAreaBottom: bottom)
  }

  /// Returns the frame of a page. A form sheet of iOS 26 is 5 points above the middle, and lower
  /// detents end where it ends.
  private func pageFrame(in bounds: CGRect, _ height: CGFloat) -> CGRect {
    let size = pageSize(in: bounds.size)
    var frame = CGRect(
      x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2,
      width: size.width, height: size.height)
    guard isFormSheetWithDetents, let container else { return frame }
    frame.origin.y = max(0, frame.origin.y - 5)
    let own = min(height - container.safeAreaInsets.bottom, size.height)
    return CGRect(x: frame.minX, y: frame.maxY - own, width: frame.width, height: own)
  }

  private var isFormSheetWithDetents: Bool {
    isPage && isFloating && presentationStyle == .formSheet
  }

  private func pageSize(in room: CGSize) -> CGSize {
    let preferred = presentedViewController.preferredContentSize
    let form = isFloating ? CGSize(width: 580, height: 650) : CGSize(width: 540, height: 620)
    // On iOS 26, a page sheet begins 10 points below the safe area of 32.
    let margin: CGFloat = isFloating ? 42 : 40
    let usual =
      presentationStyle == .formSheet
      ? form : CGSize(width: 704, height: room.height - 2 * margin)
    return CGSize(
      width: min(preferred.width > 0 ? preferred.width : usual.width, room.width),
      height: min(preferred.height > 0 ? preferred.height : usual.height, room.height))
  }

  /// The height of the large detent without the safe area at the bottom.
  private var largestValue: CGFloat {
    guard let container else { return 0 }
    let size = container.bounds.size
    if isFormSheetWithDetents { return pageSize(in: size).height }
    let safeArea = container.safeAreaInsets
    let distance = isFloating && safeArea.bottom > 0 ? 0 : Self.distanceFromSafeArea
    return max(size.height - safeArea.top - distance - safeArea.bottom, 0)
  }

  /// The detents that the traits permit, with their heights, from the lowest one.
  private var resolved: [(detent: Detent, height: CGFloat)] {
    guard let container else { return [] }
    let context = DetentContext(
      containerTraitCollection: container.traitCollection, maximumDetentValue: largestValue)
    return detents.compactMap { detent in
      detent.value(context).map {
        (detent, min(max($0, 0), largestValue) + container.safeAreaInsets.bottom)
      }
    }.sorted { $0.height < $1.height }
  }

  /// The detent at which the sheet rests, with its height; the full height and no detent if the
  /// traits permit none.
  private func selected(
    in resolved: [(detent: Detent, height: CGFloat)]
  ) -> (detent: Detent?, height: CGFloat) {
    let selected = selectedDetentIdentifier.flatMap { identifier in
      resolved.first { $0.detent.identifier == identifier }
    }
    guard let (detent, height) = selected ?? resolved.first else {
      return (nil, largestValue + (container?.safeAreaInsets.bottom ?? 0))
    }
    return (detent, height)
  }

  // MARK: Look

  override var dimmingColor: UIColor? { .black.withAlphaComponent(0.2) }

  override var passesTouchesThrough: Bool {
    guard !isPage, !isCompactInHeight, let limit = largestUndimmedDetentIdentifier else {
      return false
    }
    let resolved = resolved
    guard let highest = resolved.first(where: { $0.detent.identifier == limit }) else {
      return false
    }
    return selected(in: resolved).height <= highest.height
  }

  override func decorate(_ view: UIView) {
    presentedViewController.traitOverrides.userInterfaceLevel = .elevated
    view.clipsToBounds = true
    updateSheet()
  }

  private func updateSheet() {
    guard let container, let view = presentedView else { return }
    let usual = isFormSheetWithDetents ? Self.formSheetRadius : Self.usualRadius
    view.layer.cornerRadius = isCompactInHeight ? 0 : preferredCornerRadius ?? usual
    view.layer.maskedCorners =
      isPage || placement.scale < 1
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
      : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    container.showsGrabber = prefersGrabberVisible && !isPage && !isCompactInHeight
    container.setNeedsLayout()
  }

  // MARK: Touches

  override func userDidTapBeside() { dismissByUser() }

  override func makeRecognizers() -> [UIGestureRecognizer] { [SheetPanGestureRecognizer(self)] }

  /// Returns whether a drag by a distance may move the sheet: downwards, or up to a higher detent.
  func mayDrag(by distance: CGFloat) -> Bool {
    guard stage == .presented, !isPage else { return false }
    return distance > 0 || distanceToHighest > 0
  }

  /// Moves the sheet with a drag, in points downwards. Beyond the highest detent it does not move.
  func drag(by distance: CGFloat) {
    guard let container else { return }
    container.dragged = max(distance, -distanceToHighest)
    container.layoutIfNeeded()
  }

  /// The distance from the selected detent to the highest one.
  private var distanceToHighest: CGFloat {
    let resolved = resolved
    guard let highest = resolved.last else { return 0 }
    return highest.height - selected(in: resolved).height
  }

  /// Moves the sheet to the detent nearest to where a drag ends, or dismisses it.
  func endDrag(velocity: CGFloat) {
    guard let container else { return }
    let resolved = resolved
    let before = selected(in: resolved)
    let height = before.height - container.dragged
    let lowest = resolved.first?.height ?? height
    let isDismissal = height < lowest / 2 || velocity > Self.flick && height <= lowest
    if isDismissal, dismissByUser() { return }
    let target = height - velocity * 0.1
    let nearest = resolved.min { abs($0.height - target) < abs($1.height - target) }?.detent
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: [.curveEaseOut, .allowUserInteraction]
    ) { [self] in
      container.dragged = 0
      if let nearest, nearest !== before.detent { selectedDetentIdentifier = nearest.identifier }
      container.placeViews()
    }
    guard let nearest, nearest !== before.detent else { return }
    (delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }
}
