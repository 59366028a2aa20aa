/// A container that displays pages, each a view controller, which the user turns.
///
/// # Order of Calls
///
/// A swipe calls `pageViewController(_:willTransitionTo:)` of the delegate, `viewWillAppear` of the
/// new page, `viewWillDisappear` of the old one, and at the end `viewDidAppear`,
/// `viewDidDisappear`, and `pageViewController(_:didFinishAnimating:…)`. A page that is let go back
/// gets `viewWillDisappear` and `viewDidDisappear`. Changes by the app call no method of the
/// delegate. The data source returns both neighbors of a page when the page comes to rest.
///
/// The offsets of an animated change are recorded from iOS 26.1: 0.3 seconds along half a cosine
/// wave. Chosen: the position of the page indicator, below the pages; and the movement of the style
/// `pageCurl`, which slides.
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/uipageviewcontroller
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// The movement of the pages.
  public let transitionStyle: TransitionStyle
  /// The axis along which the pages follow each other.
  public let navigationOrientation: NavigationOrientation
  /// The position of the spine; `none` for the style `scroll`.
  open private(set) var spineLocation: SpineLocation
  private let spacing: CGFloat

  private var shown: [UIViewController] = []
  private var transition: PageTransition?
  /// The pages before and after the displayed ones; `nil` before the data source was asked.
  private var neighbors: (previous: [UIViewController], next: [UIViewController])?
  private var storedIsDoubleSided = false

  /// Creates a container.
  ///
  /// - Parameters:
  ///   - style: The movement of the pages.
  ///   - navigationOrientation: The axis along which the pages follow each other.
  ///   - options: The position of the spine, and the distance of pages, as numbers.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let spine = options?[.spineLocation]
    let number = (spine as? Int) ?? (spine as? NSNumber)?.intValue
    spineLocation =
      style == .scroll
      ? .none : (spine as? SpineLocation) ?? number.flatMap(SpineLocation.init) ?? .min
    let distance = options?[.interPageSpacing]
    spacing =
      style == .pageCurl
      ? 0
      : (distance as? CGFloat) ?? (distance as? Double).map { CGFloat($0) }
        ?? (distance as? Int).map { CGFloat($0) }
        ?? (distance as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
    storedIsDoubleSided = spineLocation == .mid
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a container of an interface file: pages that are turned horizontally.
  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    spineLocation = .min
    spacing = 0
    super.init(coder: coder)
  }

  // MARK: Settings

  /// The data source with the pages before and after a page. It is not retained. Without one, the
  /// user cannot change the page.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet {
      neighbors = nil
      updateIndicator()
      container?.setNeedsLayout()
    }
  }
  /// The delegate, which is told of the user's changes. It is not retained.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// A Boolean value that indicates whether the back of a page is also a page. The default is
  /// `false`, and `true` with the spine in the middle.
  ///
  /// With the spine at an edge, the backs are not displayed: a turn passes over every second page.
  ///
  /// - Precondition: It is `true` with the spine in the middle; otherwise UIKit also raises an
  ///   exception.
  open var isDoubleSided: Bool {
    get { storedIsDoubleSided }
    set {
      require(
        newValue || spineLocation != .mid,
        "Pages with the spine in the middle have two sides; do not set isDoubleSided to false.")
      storedIsDoubleSided = newValue
      neighbors = nil
      container?.setNeedsLayout()
    }
  }

  /// The recognizers of the user's changes: of a pan, and for the style `pageCurl` also of a tap
  /// near an edge.
  open var gestureRecognizers: [UIGestureRecognizer] {
    loadViewIfNeeded()
    guard let container else { return [] }
    let pan: UIGestureRecognizer = container.scroller.panGestureRecognizer
    return transitionStyle == .scroll ? [pan] : [pan, tapRecognizer]
  }

  private lazy var tapRecognizer: UITapGestureRecognizer = {
    let recognizer = UITapGestureRecognizer(
      target: self, action: Selector("tap(_:)", UIPageViewController.tap(_:)))
    recognizer.cancelsTouchesInView = false
    return recognizer
  }()

  // MARK: Pages

  /// The displayed pages, or those displayed after a change of the app; `nil` for none. There are
  /// two with the spine in the middle.
  open var viewControllers: [UIViewController]? {
    if let transition, !transition.isByUser { return transition.to }
    return shown.isEmpty ? nil : shown
  }

  /// The number of pages that are displayed at a time.
  private var visibleCount: Int { spineLocation == .mid ? 2 : 1 }

  /// Displays other pages.
  ///
  /// - Parameters:
  ///   - viewControllers: The pages: one, or two with the spine in the middle. With two sides and
  ///     the spine at an edge, the back of the page may follow.
  ///   - direction: The side from which the pages come.
  ///   - animated: A Boolean value that indicates whether the change is animated, in 0.3 seconds.
  ///   - completion: A closure called after the change, with whether it was completed.
  /// - Precondition: The number of pages is that which is displayed; otherwise UIKit also raises an
  ///   exception.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let given = viewControllers ?? []
    let hasBack = storedIsDoubleSided && spineLocation != .mid && given.count == 2
    require(
      given.count == visibleCount || hasBack || given.isEmpty
        || isAskingForSpine && given.count <= 2,
      "\(given.count) view controllers are given to a page view controller that displays "
        + "\(visibleCount); give \(visibleCount).")
    finishTransition()
    // For the position of the spine that the delegate is about to return.
    let new = isAskingForSpine ? given : Array(given.prefix(visibleCount))
    let isAnimated =
      animated && viewIfLoaded?.window != nil && !shown.isEmpty && !new.isEmpty
      && !new.elementsEqual(shown, by: ===) && UIView.areAnimationsEnabled
    neighbors = nil
    let change = PageTransition(
      from: shown, to: new, slot: direction == .forward ? 1 : -1, isAnimated: isAnimated,
      isByUser: false, completion: completion)
    guard begin(change) else { return end(isCompleted: true) }
    guard isAnimated, let container else { return end(isCompleted: true) }
    container.limit(hasPrevious: true, hasNext: true)
    container.scroller.setContentOffset(container.offset(ofSlot: change.slot), animated: true)
  }

  /// Begins a change: adds the new pages, and calls the methods about appearance.
  ///
  /// - Returns: `false` if the pages are displayed already, or are not loaded yet.
  private func begin(_ change: PageTransition) -> Bool {
    transition = change
    guard !change.to.elementsEqual(change.from, by: ===) else { return false }
    if change.isByUser { delegate?.pageViewController(self, willTransitionTo: change.to) }
    for page in change.to where page.parent !== self { addChild(page) }
    guard let container else { return false }
    if notifiesAppearance {
      for page in added(by: change) {
        page.beginAppearanceTransition(true, animated: change.isAnimated)
      }
      for page in removed(by: change) {
        page.beginAppearanceTransition(false, animated: change.isAnimated)
      }
    }
    UIView.performWithoutAnimation {
      for page in change.to { container.scroller.addSubview(page.view) }
      place(change.to, inSlot: change.slot)
      container.scroller.layoutIfNeeded()
    }
    return true
  }

  private var notifiesAppearance: Bool {
    viewIfLoaded?.window != nil && appearance.stage != .disappeared
  }

  private func added(by change: PageTransition) -> [UIViewController] {
    change.to.filter { page in !change.from.contains { $0 === page } }
  }

  private func removed(by change: PageTransition) -> [UIViewController] {
    change.from.filter { page in !change.to.contains { $0 === page } }
  }

  /// Ends the change in progress.
  private func end(isCompleted: Bool) {
    guard let change = transition else { return }
    transition = nil
    let (new, old) = (added(by: change), removed(by: change))
    let isNotified = notifiesAppearance && container != nil
    if isCompleted {
      shown = change.to
      for page in old { page.willMove(toParent: nil) }
      center()
      for page in old { page.viewIfLoaded?.removeFromSuperview() }
      if isNotified {
        for page in new + old { page.endAppearanceTransition() }
      }
      for page in old { page.removeFromParent() }
      for page in new { page.didMove(toParent: self) }
    } else {
      if isNotified {
        for page in new { page.beginAppearanceTransition(false, animated: true) }
        for page in old { page.beginAppearanceTransition(true, animated: true) }
      }
      for page in new { page.willMove(toParent: nil) }
      center()
      for page in new { page.viewIfLoaded?.removeFromSuperview() }
      if isNotified {
        for page in new + old { page.endAppearanceTransition() }
      }
      for page in new { page.removeFromParent() }
    }
    if isCompleted { neighbors = nil }
    if isCompleted, change.isByUser, let container {
      container.indicator.currentPage += change.slot
    } else if isCompleted {
      updateIndicator()
    }
    container?.setNeedsLayout()
    viewIfLoaded?.window?.updateStatusBar()
    if change.isByUser {
      delegate?.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: change.from,
        transitionCompleted: isCompleted)
    }
    change.completion?(isCompleted)
  }

  /// Ends a change in progress at once.
  private func finishTransition() {
    guard let transition else { return }
    container?.scroller.stopGlide()
    container?.scroller.stopDeceleration()
    end(isCompleted: !transition.isByUser)
  }

  /// Places the displayed pages in the middle slot, which is displayed.
  private func center() {
    guard let container else { return }
    UIView.performWithoutAnimation {
      place(shown, inSlot: 0)
      container.scroller.setContentOffset(container.offset(ofSlot: 0), animated: false)
    }
  }

  private func place(_ pages: [UIViewController], inSlot slot: Int) {
    guard let container else { return }
    for (index, page) in pages.enumerated() {
      guard let view = page.viewIfLoaded else { continue }
      let frame = container.frame(inSlot: slot, page: index, of: pages.count)
      if view.frame != frame { view.frame = frame }
    }
  }

  // MARK: Neighbors

  /// Asks the data source for the pages beside the displayed ones, once.
  private func readNeighbors() {
    guard neighbors == nil, !shown.isEmpty else { return }
    guard let dataSource else {
      neighbors = ([], [])
      return
    }
    neighbors = ([], [])
    let skipped = storedIsDoubleSided && spineLocation != .mid ? 1 : 0
    func pages(
      from start: UIViewController?, _ step: (UIViewController) -> UIViewController?
    ) -> [UIViewController] {
      var result: [UIViewController] = []
      var page = start
      for index in 0..<visibleCount + skipped {
        page = page.flatMap(step)
        guard let page else { return [] }
        if index >= skipped { result.append(page) }
      }
      return result
    }
    let previous = pages(from: shown.first) {
      dataSource.pageViewController(self, viewControllerBefore: $0)
    }
    let next = pages(from: shown.last) {
      dataSource.pageViewController(self, viewControllerAfter: $0)
    }
    neighbors = (previous.reversed(), next)
  }

  /// Begins or changes the user's transition, by the displayed slot.
  private func followUser() {
    guard let container, container.scroller.isDragging || container.scroller.isDecelerating else {
      return
    }
    let slot = container.displayedSlot
    let direction = slot > 0.001 ? 1 : slot < -0.001 ? -1 : 0
    guard direction != 0, direction != transition?.slot else { return }
    if let transition {
      guard transition.isByUser else { return }
      // The user has turned round before the page was let go.
      let offset = container.scroller.contentOffset
      end(isCompleted: false)
      container.scroller.placeContent(at: offset)
    }
    readNeighbors()
    let pages = direction > 0 ? neighbors?.next : neighbors?.previous
    guard let pages, !pages.isEmpty else { return }
    _ = begin(
      PageTransition(
        from: shown, to: pages, slot: direction, isAnimated: true, isByUser: true, completion: nil))
  }

  /// Ends the user's transition where the content has come to rest, or moves it there.
  private func settle() {
    guard let container, let transition else { return }
    let slot = container.displayedSlot
    if abs(slot - slot.rounded()) > 0.001 {
      return container.scroller.setContentOffset(container.scroller.rest, animated: true)
    }
    end(isCompleted: Int(slot.rounded()) == transition.slot)
  }

  /// Changes the page for the user, without a swipe.
  private func turn(_ direction: Int) {
    guard transition == nil, let container else { return }
    readNeighbors()
    let pages = direction > 0 ? neighbors?.next : neighbors?.previous
    guard let pages, !pages.isEmpty else { return updateIndicator(keepsPage: true) }
    let change = PageTransition(
      from: shown, to: pages, slot: direction, isAnimated: true, isByUser: true, completion: nil)
    guard begin(change) else { return end(isCompleted: true) }
    container.scroller.setContentOffset(container.offset(ofSlot: direction), animated: true)
  }

  private func tap(_ recognizer: UITapGestureRecognizer) {
    guard let container else { return }
    let point = recognizer.location(in: container)
    let isVertical = navigationOrientation == .vertical
    let length = isVertical ? container.bounds.height : container.bounds.width
    let place = isVertical ? point.y : point.x
    let isMirrored = container.offset(ofSlot: 1).x < container.offset(ofSlot: -1).x
    if place < length / 6 {
      turn(isMirrored ? 1 : -1)
    } else if place > length * 5 / 6 {
      turn(isMirrored ? -1 : 1)
    }
  }

  // MARK: The page indicator

  private func updateIndicator(keepsPage: Bool = false) {
    guard let container else { return }
    let count = dataSource?.presentationCount(for: self) ?? -1
    let index = dataSource?.presentationIndex(for: self) ?? -1
    let isShown = transitionStyle == .scroll && count >= 0 && index >= 0
    let indicator = container.indicator
    if indicator.isHidden == isShown {
      indicator.isHidden = !isShown
      container.setNeedsLayout()
    }
    guard isShown else { return }
    indicator.numberOfPages = count
    if !keepsPage { indicator.currentPage = index }
  }

  // MARK: The view

  private var container: PageContainerView? { viewIfLoaded as? PageContainerView }

  /// Creates the view of the container. Do not call it directly.
  open override func loadView() {
    let view = PageContainerView(
      isVertical: navigationOrientation == .vertical, spacing: spacing)
    view.pages = self
    view.scroller.delegate = scrollAgent
    view.indicator.addAction(
      UIAction { [weak self] action in
        guard let self, let control = action.sender as? UIPageControl else { return }
        let direction = control.currentPage > indicatedPage ? 1 : -1
        control.currentPage = indicatedPage
        turn(direction)
      }, for: .valueChanged)
    if transitionStyle == .pageCurl { view.addGestureRecognizer(tapRecognizer) }
    self.view = view
    updateIndicator()
    for page in shown {
      view.scroller.addSubview(page.view)
    }
  }

  /// The page of the indicator before the user's tap.
  private var indicatedPage = 0

  private lazy var scrollAgent: PageScrollAgent = {
    let agent = PageScrollAgent()
    agent.didScroll = { [unowned self] in followUser() }
    agent.didStop = { [unowned self] in settle() }
    return agent
  }()

  /// Places the pages, for a layout of the view.
  func layOutPages() {
    guard let container else { return }
    let size = container.scroller.contentSize
    container.placeScroller()
    indicatedPage = container.indicator.currentPage
    if transition != nil {
      if container.scroller.contentSize != size { finishTransition() }
      return
    }
    if container.window != nil { readNeighbors() }
    container.limit(
      hasPrevious: !(neighbors?.previous.isEmpty ?? true),
      hasNext: !(neighbors?.next.isEmpty ?? true))
    let scroller = container.scroller
    guard !scroller.isDragging, !scroller.isDecelerating else { return place(shown, inSlot: 0) }
    center()
  }

  /// A Boolean value that indicates whether the delegate's method for the position of the spine
  /// runs.
  private var isAskingForSpine = false

  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    guard transitionStyle == .pageCurl, let delegate else { return }
    let orientation: UIInterfaceOrientation =
      size.width > size.height ? .landscapeRight : .portrait
    finishTransition()
    isAskingForSpine = true
    let spine = delegate.pageViewController(self, spineLocationFor: orientation)
    isAskingForSpine = false
    guard spine != .none, spine != spineLocation else { return }
    spineLocation = spine
    if spine == .mid { storedIsDoubleSided = true }
    neighbors = nil
    container?.setNeedsLayout()
  }

  open dynamic override var childForStatusBarHidden: UIViewController? { shown.first }
  open dynamic override var childForStatusBarStyle: UIViewController? { shown.first }
  open dynamic override var childForHomeIndicatorAutoHidden: UIViewController? { shown.first }
}

/// The delegate of the scroll view of a page view controller.
final class PageScrollAgent: NSObject, UIScrollViewDelegate {
  var didScroll: () -> Void = {}
  var didStop: () -> Void = {}

  func scrollViewDidScroll(_ scrollView: UIScrollView) { didScroll() }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { didStop() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { didStop() }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { didStop() }
}
