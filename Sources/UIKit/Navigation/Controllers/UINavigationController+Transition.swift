extension UINavigationController {
  /// Displays the last view controller of the stack.
  func showTop(animated: Bool, isPush: Bool, isInteractive: Bool = false) {
    guard let container else { return settleMembers() }
    let isAppearing = appearance.stage == .appearing && container.window == nil
    if state.isNotifying || isAppearing {
      let isPush = state.waiting?.isPush ?? isPush
      state.waiting = (animated, isPush)
      return
    }
    while let running = state.transition {
      running.finishNow()
      // The callbacks may have begun a further transition.
      if let other = state.transition, other === running || other.to === state.stack.last {
        return
      }
    }
    let from = state.shown
    guard let to = state.stack.last, to !== from else {
      if state.stack.isEmpty { clear(container) }
      settleMembers()
      return showItems()
    }
    let notifies = container.window != nil && appearance.stage != .disappeared
    let isAnimated = animated && notifies && from != nil && appearance.stage == .appeared
    let transition = NavigationTransition(
      from: from, to: to, isPush: isPush, isAnimated: isAnimated, notifiesAppearance: notifies,
      in: container)
    begin(transition, in: container, isInteractive: isInteractive && isAnimated)
  }

  /// Displays the last view controller of a stack that was changed before it could be displayed.
  func showWaiting(animated: Bool) {
    guard let waiting = state.waiting else { return }
    state.waiting = nil
    showTop(animated: animated && waiting.animated, isPush: waiting.isPush)
  }

  private func clear(_ container: NavigationView) {
    state.shown?.viewIfLoaded?.removeFromSuperview()
    state.shown = nil
    container.setNeedsLayout()
  }

  private func showItems() {
    displayedBar.prepareChange(to: displayedBarItems).finish(isFinished: true)
    hideToolbarForStack()
    showToolbarItems(animated: false)
    parent?.childMayHideBottomBar(self, with: nil)
    container?.setNeedsLayout()
  }

  // MARK: Steps

  private func begin(
    _ transition: NavigationTransition, in container: NavigationView, isInteractive: Bool
  ) {
    let (from, to) = (transition.from, transition.to)
    state.transition = transition
    state.isNotifying = true
    let animator = isInteractive ? nil : appAnimator(of: transition)
    transition.attach(to: [self, from, to])
    to.loadViewIfNeeded()
    hideToolbarForStack()
    if transition.notifiesAppearance {
      from?.beginAppearanceTransition(false, animated: transition.isAnimated)
      to.beginAppearanceTransition(true, animated: transition.isAnimated)
    }
    parent?.childWillShowTop(of: self)
    delegate?.navigationController(self, willShow: to, animated: transition.isAnimated)
    UIView.performWithoutAnimation {
      parent?.childMayHideBottomBar(self, with: transition)
      prepareToolbar()
      place(to)
      if animator == nil { insertViews(of: transition, in: container) }
      transition.barChange = displayedBar.prepareChange(to: displayedBarItems)
      if !isBarAway { navigationBar.isHidden = false }
      displayedBar.layoutIfNeeded()
    }
    state.isNotifying = false
    if let animator {
      run(transition, with: animator, in: container)
      return showWaiting(animated: true)
    }
    transition.run(
      { [self] in
        placeViews(of: transition, atEnd: true)
        transition.barChange?.perform()
        layOutDisplayedBar(for: to)
        placeToolbar()
      }, isInteractive: isInteractive,
      didEnd: { [self] isCancelled in
        if isCancelled { cancel(transition) } else { finish(transition) }
      })
    if !isInteractive { showWaiting(animated: true) }
  }

  // MARK: Animators of the app

  /// Returns the animator of the app; `nil` for the movement of the system.
  private func appAnimator(
    of transition: NavigationTransition
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard transition.isAnimated, UIView.areAnimationsEnabled, let from = transition.from else {
      return nil
    }
    return delegate?.navigationController(
      self, animationControllerFor: transition.isPush ? .push : .pop, from: from,
      to: transition.to)
  }

  /// Begins a transition with an animator, which adds the new view to the content view.
  private func run(
    _ transition: NavigationTransition,
    with animator: any UIViewControllerAnimatedTransitioning, in container: NavigationView
  ) {
    let (from, to) = (transition.from, transition.to)
    transition.stackBefore = state.stackBefore
    state.stackBefore = []
    if transition.stackBefore.isEmpty {
      // The change waited for another one.
      let rest = state.stack.filter { $0 !== to && $0 !== from }
      transition.stackBefore =
        (transition.isPush ? rest : rest + [to]) + [from].compactMap { $0 }
    }
    let context = TransitionContext(
      from: TransitionContext.Member(
        controller: from, view: from?.viewIfLoaded,
        initialFrame: from?.viewIfLoaded?.frame ?? .zero),
      to: TransitionContext.Member(
        controller: to, view: to.view, finalFrame: to.view.frame),
      in: container.contentView, style: .none, animator: animator,
      interaction: delegate?.navigationController(self, interactionControllerFor: animator))
    transition.run(
      context,
      alongside: { [self] in
        transition.barChange?.perform()
        layOutDisplayedBar(for: to)
        placeToolbar()
      },
      didEnd: { [self] isCancelled in
        guard !isCancelled else { return cancel(transition) }
        if let view = to.viewIfLoaded, !view.isDescendant(of: container.contentView) {
          container.contentView.addSubview(view)
          placeSearch(of: to)
        }
        finish(transition)
      })
  }

  /// Adds the view of the new view controller at its beginning.
  private func insertViews(of transition: NavigationTransition, in container: NavigationView) {
    guard let view = transition.to.viewIfLoaded else { return }
    let old = transition.from?.viewIfLoaded
    if let old, !transition.isPush {
      container.contentView.insertSubview(view, belowSubview: old)
    } else {
      container.contentView.addSubview(view)
    }
    placeSearch(of: transition.to)
    guard transition.isAnimated else { return }
    // Before the views leave their positions, their content is complete.
    container.contentView.layoutIfNeeded()
    let lower = views(of: transition.isPush ? transition.from : transition.to).last
    if let lower { container.contentView.insertSubview(transition.shadeView, aboveSubview: lower) }
    placeViews(of: transition, atEnd: false)
  }

  /// Places the views at the beginning or at the end of a transition.
  private func placeViews(of transition: NavigationTransition, atEnd: Bool) {
    guard transition.isAnimated, let container else { return }
    let width = container.bounds.width
    let isRightToLeft = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let away = isRightToLeft ? -width : width
    let isUpperAway = transition.isPush != atEnd
    let (upper, lower) =
      transition.isPush
      ? (transition.to, transition.from) : (transition.from ?? transition.to, transition.to)
    for view in views(of: upper) { view.frame.origin.x = isUpperAway ? away : 0 }
    let lowerX =
      isUpperAway
      ? 0
      : PixelRounding.snapped(
        -away * NavigationBarChange.parallax, scale: traitCollection.roundingScale)
    for view in views(of: lower) { view.frame.origin.x = lowerX }
    transition.shadeView.frame = container.contentView.bounds
    transition.shadeView.alpha = isUpperAway ? 0 : NavigationTransition.shade
  }

  private func finish(_ transition: NavigationTransition) {
    let (from, to) = (transition.from, transition.to)
    state.shown = to
    end(transition, isFinished: true)
    removeViews(of: from)
    state.isNotifying = true
    if transition.notifiesAppearance {
      from?.endAppearanceTransition()
      to.endAppearanceTransition()
    }
    settleMembers()
    viewIfLoaded?.window?.updateStatusBar()
    delegate?.navigationController(self, didShow: to, animated: transition.isAnimated)
    parent?.childDidShowTop(of: self)
    state.isNotifying = false
    showWaiting(animated: true)
  }

  /// Returns to the view controller before a transition.
  private func cancel(_ transition: NavigationTransition) {
    let (from, to) = (transition.from, transition.to)
    state.stack = transition.stackBefore
    hideToolbarForStack()
    end(transition, isFinished: false)
    state.isNotifying = true
    if transition.notifiesAppearance {
      to.beginAppearanceTransition(false, animated: transition.isAnimated)
      // The order is recorded (`tr-interactive-pop-cancel`).
      to.endAppearanceTransition()
      from?.beginAppearanceTransition(true, animated: transition.isAnimated)
    }
    removeViews(of: to)
    if transition.notifiesAppearance { from?.endAppearanceTransition() }
    showToolbarItems(animated: false)
    parent?.childDidShowTop(of: self)
    // View controllers that were pushed leave without having arrived.
    let pushed = state.arriving.filter { controller in
      !state.stack.contains { $0 === controller }
    }
    state.arriving.removeAll { controller in pushed.contains { $0 === controller } }
    for controller in pushed {
      controller.willMove(toParent: nil)
      controller.membership = ContainerMembership()
      controller.setBarInsets(.zero)
      controller.removeFromParent()
    }
    let returning = state.leaving
    state.leaving = []
    for controller in returning {
      controller.membership.movement = nil
      controller.didMove(toParent: self)
    }
    state.isNotifying = false
    showWaiting(animated: true)
  }

  private func end(_ transition: NavigationTransition, isFinished: Bool) {
    state.transition = nil
    state.stackBefore = []
    transition.detach(from: [self, transition.from, transition.to])
    transition.shadeView.removeFromSuperview()
    transition.barChange?.finish(isFinished: isFinished)
    navigationBar.isHidden = isBarAway
    layOutToolbar()
    container?.setNeedsLayout()
  }
}
