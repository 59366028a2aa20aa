extension UINavigationController {
  /// Changes the stack, and displays its last view controller.
  ///
  /// - Parameter isInteractive: A Boolean value that indicates whether a gesture advances the
  ///   animation.
  func changeStack(to new: [UIViewController], animated: Bool, isInteractive: Bool = false) {
    requireValid(new)
    let old = state.stack
    guard !new.elementsEqual(old, by: ===) else { return }
    let isPush = !old.contains { $0 === new.last }
    if state.transition == nil { state.stackBefore = old }
    state.stack = new
    for controller in new where !old.contains(where: { $0 === controller }) { add(controller) }
    for controller in old where !new.contains(where: { $0 === controller }) { remove(controller) }
    showTop(animated: animated, isPush: isPush, isInteractive: isInteractive)
    if state.waiting == nil { state.stackBefore = [] }
  }

  private func requireValid(_ stack: [UIViewController]) {
    for (index, controller) in stack.enumerated() {
      require(
        (controller as? UINavigationController)?.state.isColumn ?? true,
        "\(type(of: controller)) is a navigation controller and cannot be in the stack of another "
          + "one (at \(index) of \(stack.count)); push its view controllers, or add it as a child.")
      require(
        !stack[..<index].contains { $0 === controller },
        "\(type(of: controller)) would be in the stack of \(stack.count) view controllers twice, "
          + "the second time at \(index); push another instance, or pop to it.")
    }
  }

  private func add(_ controller: UIViewController) {
    state.leaving.removeAll { $0 === controller }
    controller.membership.adjustsScrollViews = true
    if controller.parent === self {
      // It was being removed.
      controller.willMove(toParent: self)
    } else {
      addChild(controller)
    }
    controller.membership.movement = .toParent
    state.arriving.append(controller)
  }

  private func remove(_ controller: UIViewController) {
    state.arriving.removeAll { $0 === controller }
    controller.willMove(toParent: nil)
    controller.membership.movement = .fromParent
    state.leaving.append(controller)
  }

  /// Completes the addition and the removal of view controllers.
  func settleMembers() {
    let leaving = state.leaving
    // A view controller whose display is pending arrives then.
    let next = state.stack.last === state.shown ? nil : state.stack.last
    let arriving = state.arriving.filter { $0 !== next }
    state.arriving.removeAll { $0 !== next }
    state.leaving = []
    for controller in arriving {
      controller.membership.movement = nil
      controller.didMove(toParent: self)
    }
    for controller in leaving {
      controller.viewIfLoaded?.removeFromSuperview()
      let scrollView = controller.isViewLoaded ? controller.contentScrollView(for: .top) : nil
      if let scrollView, scrollView.follower === self {
        scrollView.follower = nil
        scrollView.scroll.yielding = nil
        scrollView.isBelowLargeTitle = false
      }
      controller.membership = ContainerMembership()
      controller.setBarInsets(.zero)
      controller.removeFromParent()
    }
  }
}
