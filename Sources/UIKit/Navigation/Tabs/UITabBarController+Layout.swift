extension UITabBarController {
  /// The duration of a movement of the bar, in seconds: chosen, as for navigation bars.
  private static let barDuration: TimeInterval = 0.2

  private var showsBar: Bool { !tabBar.isHidden && !state.isBarPushedAway }

  /// Lays out the bar and the displayed view.
  func layOutContainer() {
    guard let container else { return }
    container.contentView.frame = container.bounds
    // An animator of the app has placed the views.
    if state.transition == nil, let shown = state.shown { place(shown) }
    layOutBar()
    if state.movementCount == 0, state.isBarPushedAway {
      tabBar.removeFromSuperview()
    } else if tabBar.superview !== container {
      container.addSubview(tabBar)
    }
    updateBarEdge()
  }

  /// Gives the view of a view controller its frame, and the safe area above the bar.
  private func place(_ controller: UIViewController) {
    guard let container, let view = controller.view else { return }
    let length = showsBar ? tabBar.preferredHeight(safeArea: container.safeAreaInsets.bottom) : 0
    var frame = container.bounds
    if controller is UINavigationController || extendsBelowBar(controller) {
      let inset = max(0, length - container.safeAreaInsets.bottom)
      controller.setBarInsets(UIEdgeInsets(top: 0, left: 0, bottom: inset, right: 0))
    } else {
      frame.size.height = max(0, frame.height - length)
      controller.setBarInsets(.zero)
    }
    if view.autoresizingMask.isEmpty { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    if view.frame != frame { view.frame = frame }
    if !(controller is UINavigationController) {
      controller.contentScrollView(for: .bottom)?.follower = self
    }
  }

  private func extendsBelowBar(_ controller: UIViewController) -> Bool {
    controller.edgesForExtendedLayout.contains(.bottom)
      && (tabBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
  }

  private func layOutBar() {
    guard let container else { return }
    let height = tabBar.preferredHeight(safeArea: container.safeAreaInsets.bottom)
    let y = container.bounds.height - (state.isBarPushedAway ? 0 : height)
    let frame = CGRect(x: 0, y: y, width: container.bounds.width, height: height)
    if tabBar.frame != frame { tabBar.frame = frame }
  }

  /// Updates the background of the bar for the content.
  func updateBarEdge() {
    tabBar.isContentAtEdge = bottomContentScrollView?.isAtEnd ?? true
  }

  // MARK: Movement

  /// Hides or shows the bar for what a child displays, together with the child's transition.
  func moveBar(
    for child: UIViewController, with coordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    let hides = child.hidesBottomBarOfContainer
    guard child === state.shown, hides != state.isBarPushedAway else { return }
    guard let coordinator, let container else {
      state.isBarPushedAway = hides
      container?.setNeedsLayout()
      return
    }
    if tabBar.superview !== container {
      layOutBar()
      container.addSubview(tabBar)
      tabBar.layoutIfNeeded()
    }
    state.isBarPushedAway = hides
    state.movementCount += 1
    place(child)
    coordinator.animate { [self] _ in
      layOutBar()
    } completion: { [self] _ in
      state.movementCount -= 1
      // A cancelled transition returns to the view controller before.
      if let shown = state.shown { state.isBarPushedAway = shown.hidesBottomBarOfContainer }
      layOutContainer()
    }
  }

  func changeBarVisibility(to hidden: Bool, animated: Bool) {
    guard hidden != tabBar.isHidden else { return }
    guard animated, let container, container.window != nil, !state.isBarPushedAway else {
      tabBar.isHidden = hidden
      return
    }
    container.layoutIfNeeded()
    UIView.transition(
      with: tabBar, duration: Self.barDuration, options: .transitionCrossDissolve
    ) { [self] in
      tabBar.isHidden = hidden
    }
    UIView.animate(withDuration: Self.barDuration) { container.layoutIfNeeded() }
  }
}

extension UITabBarController: ScrollFollower {
  /// Updates the background of the bar for the content.
  func contentDidMove(in scrollView: UIScrollView) { updateBarEdge() }

  func contentDidResize(in scrollView: UIScrollView) { updateBarEdge() }
}
