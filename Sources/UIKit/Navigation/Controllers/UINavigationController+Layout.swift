extension UINavigationController {
  /// Lays out the bar and the displayed view.
  ///
  /// - Parameter follows: A Boolean value that indicates whether the bar then follows the content,
  ///   whose safe area is complete.
  func layOutContainer(follows: Bool = true) {
    guard !state.isNotifying, let container else { return }
    if let transition = state.transition {
      // The animation has placed the views; another size ends it.
      guard container.contentView.bounds.size != container.bounds.size else { return }
      return transition.finishNow()
    }
    container.contentView.frame = container.bounds
    guard let shown = state.shown else { return layOutBar(for: nil) }
    state.isFollowing = true
    place(shown)
    layOutBar(for: shown)
    layOutToolbar()
    state.isFollowing = false
    if isNested { navigationBar.isHidden = true }
    if !isBarAway { navigationBar.isHidden = false }
    if follows, let scrollView = shown.contentScrollView(for: .top) {
      contentDidMove(in: scrollView)
    }
  }

  /// The distance of the bar from the top of the container.
  private var barTop: CGFloat {
    max(
      container?.safeAreaInsets.top ?? 0,
      navigationBar.metrics.leastTop(in: navigationBar.traitCollection))
  }

  /// Returns the heights of the bar for a view controller.
  private func heights(for controller: UIViewController) -> NavigationBarHeights {
    navigationBar.heights(
      of: barItem(of: controller), hasLargeTitle: hasLargeTitle(controller))
  }

  /// Returns whether a view controller of the stack has a large title.
  private func hasLargeTitle(_ controller: UIViewController) -> Bool {
    guard navigationBar.prefersLargeTitles, traitCollection.verticalSizeClass != .compact,
      let index = barItems.firstIndex(where: { $0 === barItem(of: controller) })
    else { return false }
    return barItems.showsLargeTitle(at: index)
  }

  // MARK: Views

  /// Gives the view of a view controller its frame, and the safe area below the bar.
  func place(_ controller: UIViewController) {
    guard let container, let view = controller.view else { return }
    let follows = follow(controller)
    let heights = heights(for: controller)
    if !follows { controller.membership.collapsedLength = 0 }
    let length = min(controller.membership.collapsedLength, heights.collapsible)
    controller.membership.collapsedLength = length
    let bottom =
      isBarAway ? 0 : barTop + heights.full - length
    var frame = container.bounds
    var insets = UIEdgeInsets.zero
    if extendsBelowBar(controller) {
      insets.top = max(0, bottom - container.safeAreaInsets.top)
    } else {
      frame.origin.y += bottom
      frame.size.height = max(0, frame.height - bottom)
    }
    if extendsBelowToolbar(controller) {
      insets.bottom = max(0, toolbarLength - container.safeAreaInsets.bottom)
    } else {
      frame.size.height = max(0, frame.height - lengthOfBottomBars)
    }
    controller.setBarInsets(insets)
    if view.autoresizingMask.isEmpty { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    if view.frame != frame { view.frame = frame }
    if let scrollView = controller.contentScrollView(for: .top), scrollView.follower === self {
      scrollView.isBelowLargeTitle = follows && !isBarAway && hasLargeTitle(controller)
      let yielding =
        follows && heights.collapsible > 0 && !isBarAway
        ? ScrollYielding(collapsed: length, length: heights.collapsible, stop: heights.stop) : nil
      if scrollView.scroll.yielding != yielding { scrollView.scroll.yielding = yielding }
    }
    placeSearch(of: controller)
  }

  private func extendsBelowBar(_ controller: UIViewController) -> Bool {
    controller.edgesForExtendedLayout.contains(.top)
      && (navigationBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
  }

  /// Updates the bar for the content of a view controller.
  ///
  /// - Returns: `false` if there is no content to follow.
  private func follow(_ controller: UIViewController) -> Bool {
    guard !isNested, let scrollView = controller.contentScrollView(for: .top) else {
      return false
    }
    scrollView.follower = self
    return reachesBar(scrollView, of: controller)
  }

  /// Returns whether a scroll view extends below the whole bar, and has the safe area as an inset.
  private func reachesBar(_ scrollView: UIScrollView, of controller: UIViewController) -> Bool {
    guard let container, extendsBelowBar(controller),
      scrollView.contentInsetAdjustmentBehavior != .never
    else { return false }
    // A view that is not in the container yet will fill it.
    let isPlaced = scrollView.isDescendant(of: container)
    let top = isPlaced ? scrollView.convert(scrollView.bounds.origin, to: container).y : 0
    return top <= barTop
  }

  // MARK: The bar

  /// Gives the bar the frame for a view controller.
  func layOutBar(for controller: UIViewController?) {
    guard let container else { return }
    let bar = navigationBar
    bar.updateSizeOfTitle()
    let heights =
      controller.map(heights(for:))
      ?? NavigationBarHeights(compact: navigationBar.metrics.height(in: traitCollection))
    let length = controller?.membership.collapsedLength ?? 0
    var height = heights.full - length
    if let controller {
      let room = roomAboveContent(of: controller)
      bar.isContentAtEdge = room.map { $0 >= height - 0.01 } ?? true
      // Content that is pulled down takes the large title along, unless it shows a control there.
      let hasControl = controller.contentScrollView(for: .top)?.scroll.refreshing != nil
      if heights.large > 0, length == 0, !hasControl, let room { height = max(height, room) }
    }
    let y = isBarAway ? -height : barTop
    let frame = CGRect(x: 0, y: y, width: container.bounds.width, height: height)
    if bar.frame != frame { bar.frame = frame }
  }

  /// Returns the distance from the top of the bar to the content of a view controller; `nil`
  /// without scrollable content.
  private func roomAboveContent(of controller: UIViewController) -> CGFloat? {
    guard let container, controller.isViewLoaded,
      let scrollView = controller.contentScrollView(for: .top), scrollView.window != nil,
      reachesBar(scrollView, of: controller)
    else { return nil }
    let top = scrollView.convert(scrollView.bounds.origin, to: container).y
    return top - scrollView.contentOffset.y - scrollView.contentInset.top - barTop
  }

  func changeBarVisibility(to hidden: Bool, animated: Bool) {
    guard hidden != state.isBarHidden else { return }
    state.isBarHidden = hidden
    let bar = navigationBar
    // A transition moves the bar itself.
    guard !state.isNotifying, state.transition == nil else { return }
    guard animated, let container, container.window != nil else {
      bar.isHidden = hidden
      container?.setNeedsLayout()
      return
    }
    UIView.performWithoutAnimation {
      bar.isHidden = false
      if !hidden { bar.frame.origin.y = -bar.frame.height }
    }
    UIView.animate(withDuration: Self.hideShowBarDuration) { [self] in
      if let shown = state.shown { place(shown) }
      layOutBar(for: state.shown)
      container.layoutIfNeeded()
    } completion: { [self] _ in
      if state.transition == nil { bar.isHidden = state.isBarHidden }
    }
  }
}

extension UINavigationController: NavigationBarOwner {
  var lastItem: UINavigationItem? { barItems.last }
  var hasLargeTitle: Bool { topViewController.map(hasLargeTitle) ?? false }

  func barHeightMayHaveChanged() {
    guard !state.isNotifying else { return }
    container?.setNeedsLayout()
  }

  func goBack() {
    if let column = topColumn, column.state.stack.count > 1 { return column.goBack() }
    popViewController(animated: true)
  }
}

extension UINavigationController: ScrollFollower {
  /// Updates the background of the toolbar for the end of the content.
  func contentDidResize(in scrollView: UIScrollView) {
    guard !state.isNotifying else { return }
    updateToolbarEdge()
    parent?.childContentDidMove()
  }

  /// Updates the bar for the content: a large title collapses, and the background appears over the
  /// content.
  func contentDidMove(in scrollView: UIScrollView) {
    if !state.isNotifying {
      updateToolbarEdge()
      parent?.childContentDidMove()
      if hidesBarsOnSwipe { contentWasScrolled(scrollView) }
    }
    guard !state.isFollowing, !state.isNotifying, state.transition == nil, !isBarAway,
      let shown = state.shown, shown.isViewLoaded,
      shown.contentScrollView(for: .top) === scrollView
    else { return }
    guard let room = roomAboveContent(of: shown) else {
      scrollView.scroll.yielding = nil
      return
    }
    state.isFollowing = true
    defer { state.isFollowing = false }
    let heights = heights(for: shown)
    let length = min(max(heights.full - room, 0), heights.collapsible)
    if length != shown.membership.collapsedLength {
      shown.membership.collapsedLength = length
      place(shown)
    }
    layOutBar(for: shown)
  }
}
