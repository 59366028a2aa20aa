extension UISplitViewController {
  /// The columns of the style, from the leading edge on.
  var columnsInOrder: [Column] {
    style == .tripleColumn
      ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }

  /// The view controllers in the interface that have one, from the leading edge on.
  var hostedInOrder: [UIViewController] { columnsInOrder.compactMap(hosted) }

  /// Returns the view controller that displays a column: in the column styles, a navigation
  /// controller.
  func hosted(_ column: Column) -> UIViewController? {
    guard let controller = state.columns[column] else { return nil }
    guard style != .unspecified, column != .compact else { return controller }
    if let navigation = controller as? UINavigationController {
      navigation.state.isColumn = true
      return navigation
    }
    if let wrapper = state.wrappers[column] { return wrapper }
    let wrapper = UINavigationController(rootViewController: controller)
    wrapper.state.isColumn = true
    state.wrappers[column] = wrapper
    return wrapper
  }

  /// Returns the column that a view controller displays; `nil` if it displays no column.
  func column(of controller: UIViewController) -> Column? {
    columnsInOrder.first { hosted($0) === controller }
  }

  // MARK: Changes

  /// Sets the view controller of a column, and displays it if the column is in view.
  func change(_ controller: UIViewController?, for column: Column) {
    guard state.columns[column] !== controller else { return }
    state.endMovement?()
    let old = state.isMounted ? hosted(column) : nil
    if !state.isMounted {
      state.columns[column] = controller
      state.wrappers[column] = nil
      container?.setNeedsLayout()
    } else if state.isStacked {
      changeStacked(old, to: controller, for: column)
    } else {
      let isShown = state.shown.contains(column)
      if let old { leave(old) }
      state.columns[column] = controller
      state.wrappers[column] = nil
      if let new = hosted(column), column != .compact {
        enter(new)
        if isShown { UIView.performWithoutAnimation { showView(of: column) } }
      }
      updateModeItem()
    }
  }

  /// Makes a view controller a child.
  func enter(_ controller: UIViewController) {
    guard controller.parent !== self else { return }
    addChild(controller)
    controller.membership.adjustsScrollViews = true
    controller.didMove(toParent: self)
  }

  /// Ends that a view controller is a child.
  func leave(_ controller: UIViewController) {
    guard controller.parent === self else { return }
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.viewIfLoaded?.layer.cornerRadius = 0
    controller.traitOverrides.remove(UITraitUserInterfaceLevel.self)
    controller.membership = ContainerMembership()
    controller.setBarInsets(.zero)
    controller.removeFromParent()
  }

  /// Displays a view controller in the secondary column.
  func showDetail(_ controller: UIViewController, sender: Any?) {
    guard state.isStacked else { return change(controller, for: .secondary) }
    guard style != .unspecified else {
      // The primary view controller displays it in the place of the former one.
      guard let navigation = state.root as? UINavigationController else {
        return present(controller, animated: true)
      }
      (controller as? UINavigationController)?.state.isColumn = true
      return navigation.pushViewController(controller, animated: UIView.areAnimationsEnabled)
    }
    change(controller, for: .secondary)
    showByUser(.secondary)
  }

  // MARK: Calls of the delegate

  func tellWillShow(_ column: Column) {
    if style != .unspecified { delegate?.splitViewController(self, willShow: column) }
  }

  func tellWillHide(_ column: Column) {
    if style != .unspecified { delegate?.splitViewController(self, willHide: column) }
  }

  func tellDidShow(_ column: Column) {
    if style != .unspecified { delegate?.splitViewController(self, didShow: column) }
  }

  func tellDidHide(_ column: Column) {
    if style != .unspecified { delegate?.splitViewController(self, didHide: column) }
  }

  /// Performs the calls at the end of a change, once the interface has appeared.
  func tellOfEnd() {
    guard appearance.stage != .appearing else { return }
    let calls = state.ending
    state.ending = []
    for call in calls { call() }
  }
}
