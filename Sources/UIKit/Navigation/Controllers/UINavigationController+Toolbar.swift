extension UINavigationController: ToolbarOwner {
  /// A Boolean value that indicates whether the toolbar is in sight.
  private var showsToolbar: Bool { !state.isToolbarHidden && !state.isToolbarPushedAway }

  /// Hides the toolbar for a stack that hides bars at the bottom, until the app shows it, and shows
  /// it again for another stack. Called before the callbacks of a transition.
  func hideToolbarForStack() {
    let hides = hidesBottomBarOfContainer
    guard hides != state.hidesBottomBars else { return }
    state.hidesBottomBars = hides
    state.isToolbarPushedAway = hides
  }

  private var metrics: ToolbarMetrics { traitCollection.metrics.toolbar }

  /// A Boolean value that indicates whether the container has a bar at its bottom.
  private var isAboveOuterBar: Bool { membership.barInsets.bottom > 0 }

  /// The distance of the top of the toolbar from the end of the container; 0 without a toolbar.
  var toolbarLength: CGFloat {
    guard showsToolbar, let container else { return 0 }
    return isAboveOuterBar
      ? container.safeAreaInsets.bottom + metrics.stackedHeight
      : max(
        metrics.floatingHeight, container.safeAreaInsets.bottom + metrics.height)
  }

  /// The part of the container that its bars and an outer one cover at the bottom.
  var lengthOfBottomBars: CGFloat {
    max(toolbarLength, isAboveOuterBar ? container?.safeAreaInsets.bottom ?? 0 : 0)
  }

  /// Returns whether the view of a view controller extends below the bars at the bottom.
  func extendsBelowToolbar(_ controller: UIViewController) -> Bool {
    controller.edgesForExtendedLayout.contains(.bottom)
      && (!showsToolbar || ownToolbar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
  }

  // MARK: Items

  /// Displays the items of the last view controller.
  func showToolbarItems(animated: Bool) {
    let items = topViewController?.toolbarItems
    guard items != nil || showsToolbar else { return }
    ownToolbar.setItems(items, animated: animated && showsToolbar)
  }

  // MARK: Layout

  /// Displays the items of a transition's new view controller, and makes the toolbar ready to move.
  func prepareToolbar() {
    showToolbarItems(animated: state.transition?.isAnimated ?? false)
    guard showsToolbar else { return }
    addToolbar()
  }

  private func addToolbar() {
    guard let container else { return }
    if ownToolbar.superview !== container {
      container.addSubview(ownToolbar)
      hideBelowContainer()
    }
    if ownToolbar.isHidden {
      hideBelowContainer()
      ownToolbar.isHidden = false
    }
  }

  private func hideBelowContainer() {
    guard let container else { return }
    ownToolbar.frame = CGRect(
      x: 0, y: container.bounds.height, width: container.bounds.width,
      height: metrics.floatingHeight)
  }

  /// Gives the toolbar its frame: below the container if it is not in sight.
  func placeToolbar() {
    guard let container, showsToolbar || ownToolbar.superview === container else { return }
    guard showsToolbar else { return hideBelowContainer() }
    let length = toolbarLength
    let height =
      isAboveOuterBar ? metrics.stackedHeight : length
    let frame = CGRect(
      x: 0, y: container.bounds.height - length, width: container.bounds.width, height: height)
    if ownToolbar.frame != frame { ownToolbar.frame = frame }
    ownToolbar.layoutIfNeeded()
  }

  /// Shows or hides the toolbar at its position.
  func layOutToolbar() {
    guard container != nil, showsToolbar || !ownToolbar.isHidden else { return }
    if showsToolbar {
      addToolbar()
      placeToolbar()
      updateToolbarEdge()
    } else {
      ownToolbar.isHidden = true
    }
  }

  /// Updates the background of the toolbar for the content.
  func updateToolbarEdge() {
    guard showsToolbar else { return }
    ownToolbar.isContentAtEdge = bottomContentScrollView?.isAtEnd ?? true
  }

  func changeToolbarVisibility(to hidden: Bool, animated: Bool) {
    let wasShown = showsToolbar
    state.isToolbarHidden = hidden
    if !hidden { state.isToolbarPushedAway = false }
    guard wasShown != showsToolbar else { return }
    // A transition moves the toolbar itself.
    guard !state.isNotifying, state.transition == nil else { return }
    if !hidden { showToolbarItems(animated: false) }
    guard animated, let container, container.window != nil else {
      container?.setNeedsLayout()
      return
    }
    UIView.performWithoutAnimation { if showsToolbar { addToolbar() } }
    UIView.animate(withDuration: Self.hideShowBarDuration) { [self] in
      if let shown = state.shown { place(shown) }
      placeToolbar()
      container.layoutIfNeeded()
    } completion: { [self] _ in
      if state.transition == nil { layOutToolbar() }
    }
  }

  func toolbarMayHaveChanged() {
    if !state.isNotifying { container?.setNeedsLayout() }
  }
}

extension UIScrollView {
  /// A Boolean value that indicates whether the end of the content is in sight above the bars.
  var isAtEnd: Bool { contentOffset.y >= restingOffsets.high.y - 0.01 }
}
