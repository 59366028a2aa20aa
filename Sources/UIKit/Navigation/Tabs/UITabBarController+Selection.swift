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
    guard let container, !state.isSwitching else { return }
    let (from, to) = (state.shown, state.selected)
    guard from !== to else { return }
    state.isSwitching = true
    to?.loadViewIfNeeded()
    let notifies = container.window != nil && appearance.stage == .appeared
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
