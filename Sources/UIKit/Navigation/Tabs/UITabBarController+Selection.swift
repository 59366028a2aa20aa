extension UITabBarController {
  // MARK: View controllers

  func changeControllers(to wanted: [UIViewController], animated: Bool) {
    let old = state.controllers
    let new = withoutRepetition(wanted)
    let place = old.firstIndex { $0 === state.selected } ?? 0
    state.controllers = new
    for controller in new where controller.parent !== self {
      addChild(controller)
      controller.membership.adjustsScrollViews = true
      controller.didMove(toParent: self)
    }
    let isKept = new.contains { $0 === state.selected }
    if !isKept { state.selected = new.indices.contains(place) ? new[place] : new.first }
    showItems(animated: animated)
    showSelected()
    for controller in old where !new.contains(where: { $0 === controller }) { remove(controller) }
  }

  private func withoutRepetition(_ controllers: [UIViewController]) -> [UIViewController] {
    var result: [UIViewController] = []
    for controller in controllers {
      if result.contains(where: { $0 === controller }) {
        DeveloperLog.sink(
          "\(type(of: controller)) is twice among the \(controllers.count) view controllers of a tab "
            + "bar controller and gets one item; pass another instance for the second one.")
      } else {
        result.append(controller)
      }
    }
    return result
  }

  private func remove(_ controller: UIViewController) {
    guard controller.parent === self else { return }
    controller.willMove(toParent: nil)
    if controller.isViewLoaded {
      if let scrollView = controller.contentScrollView(for: .bottom), scrollView.follower === self {
        scrollView.follower = nil
      }
      controller.viewIfLoaded?.removeFromSuperview()
    }
    controller.membership = ContainerMembership()
    controller.setBarInsets(.zero)
    controller.removeFromParent()
  }

  /// Displays the items of the view controllers.
  func showItems(animated: Bool) {
    let items = state.controllers.compactMap(\.tabBarItem)
    if !(tabBar.items ?? []).elementsEqual(items, by: ===) {
      tabBar.show(items, animated: animated)
    }
    tabBar.select(state.selected?.tabBarItem)
  }

  // MARK: The selection

  func select(_ controller: UIViewController) {
    state.selected = controller
    tabBar.select(controller.tabBarItem)
    showSelected()
  }

  /// Displays the selected view controller in place of another one.
  func showSelected() {
    guard let container else { return }
    if let transition = state.transition, state.selected !== state.shown {
      // A further selection ends the animation.
      return transition.finishNow()
    }
    guard !state.isSwitching else { return }
    let (from, to) = (state.shown, state.selected)
    guard from !== to else { return }
    state.isSwitching = true
    to?.loadViewIfNeeded()
    let notifies = container.window != nil && appearance.stage == .appeared
    if notifies, UIView.areAnimationsEnabled, let from, let to,
      let animator = delegate?.tabBarController(
        self, animationControllerForTransitionFrom: from, to: to)
    {
      return run(animator, from: from, to: to, in: container)
    }
    if notifies {
      to?.beginAppearanceTransition(true, animated: false)
      from?.beginAppearanceTransition(false, animated: false)
    }
    UIView.performWithoutAnimation {
      state.shown = to
      state.isBarPushedAway = to?.hidesBottomBarOfContainer ?? false
      layOutContainer()
      if let view = to?.viewIfLoaded { container.contentView.addSubview(view) }
      from?.viewIfLoaded?.removeFromSuperview()
      container.setNeedsLayout()
      if notifies { container.layoutIfNeeded() }
    }
    if notifies {
      from?.endAppearanceTransition()
      to?.endAppearanceTransition()
    }
    state.isSwitching = false
    container.window?.updateStatusBar()
    // Another one may have been selected within the callbacks.
    showSelected()
  }

  /// Begins a change of the displayed view controller with an animator of the app.
  ///
  /// Order of appearance calls: as for pushes.
  private func run(
    _ animator: any UIViewControllerAnimatedTransitioning, from: UIViewController,
    to: UIViewController, in container: TabView
  ) {
    from.beginAppearanceTransition(false, animated: true)
    to.beginAppearanceTransition(true, animated: true)
    let initial = from.view.frame
    UIView.performWithoutAnimation {
      state.shown = to
      state.isBarPushedAway = to.hidesBottomBarOfContainer
      layOutContainer()
    }
    let context = TransitionContext(
      from: TransitionContext.Member(controller: from, view: from.view, initialFrame: initial),
      to: TransitionContext.Member(controller: to, view: to.view, finalFrame: to.view.frame),
      in: container.contentView, style: .none, animator: animator,
      interaction: delegate?.tabBarController(self, interactionControllerFor: animator))
    let coordinator = TransitionCoordinator(
      from: from, to: to, in: container.contentView, isAnimated: true, duration: context.duration)
    coordinator.attach(to: [self, from, to])
    state.transition = context
    coordinator.run(context) { [self] isCompleted in
      state.transition = nil
      if isCompleted {
        if to.view.superview == nil { container.contentView.addSubview(to.view) }
        from.viewIfLoaded?.removeFromSuperview()
        from.endAppearanceTransition()
        to.endAppearanceTransition()
      } else {
        to.beginAppearanceTransition(false, animated: true)
        from.beginAppearanceTransition(true, animated: true)
        to.viewIfLoaded?.removeFromSuperview()
        to.endAppearanceTransition()
        from.endAppearanceTransition()
        if state.selected === to { state.selected = from }
        state.shown = from
        state.isBarPushedAway = from.hidesBottomBarOfContainer
        tabBar.select(from.tabBarItem)
      }
      coordinator.detach(from: [self, from, to])
      coordinator.end(isCancelled: !isCompleted)
      state.isSwitching = false
      container.setNeedsLayout()
      container.window?.updateStatusBar()
      showSelected()
    }
  }

  /// Returns the selected view controller to its beginning: a navigation controller to its first
  /// view controller, or content to its top.
  private func returnToBeginning(_ controller: UIViewController) {
    if let navigation = controller as? UINavigationController,
      navigation.viewControllers.count > 1
    {
      navigation.popToRootViewController(animated: true)
    } else {
      let content = (controller as? UINavigationController)?.topViewController ?? controller
      _ = content.contentScrollView(for: .top)?.scrollToTopByUser()
    }
  }
}

extension UITabBarController: TabBarOwner {
  func userDidTap(_ item: UITabBarItem) {
    guard let index = tabBar.items?.firstIndex(where: { $0 === item }),
      state.controllers.indices.contains(index)
    else { return }
    let controller = state.controllers[index]
    tabBar(tabBar, didSelect: item)
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    // The callbacks may have removed it.
    guard state.controllers.contains(where: { $0 === controller }) else { return }
    if controller === state.selected {
      returnToBeginning(controller)
    } else {
      select(controller)
    }
    delegate?.tabBarController(self, didSelect: controller)
  }

  func barMayHaveChanged() {
    if !state.isSwitching { container?.setNeedsLayout() }
  }
}
