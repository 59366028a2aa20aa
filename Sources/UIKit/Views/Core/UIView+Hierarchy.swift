extension UIView {
  /// Exchanges two subviews, counted from the back.
  func exchangeChildren(_ index1: Int, _ index2: Int) {
    require(
      children.indices.contains(index1) && children.indices.contains(index2),
      "Subviews \(index1) and \(index2) of \(type(of: self)) #\(sceneID) cannot be exchanged; it "
        + "has \(children.count) subviews, so give indices below that number.")
    subviewList.exchange(index1, index2)
    layer.subviewsWereExchanged(children[index1], children[index2])
  }

  func isInside(_ view: UIView) -> Bool {
    var step: UIView? = self
    while let current = step {
      if current === view { return true }
      step = current.parentView
    }
    return false
  }

  func findView(tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in children {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }
}

extension UIView {
  /// The subviews, from back to front.
  var children: [UIView] { subviewList.views }

  /// The window that contains the view.
  var owningWindow: UIWindow? { windowLink?.window }

  /// Moves a view from its current superview to a position among the children.
  ///
  /// Order of calls: on the view, `willMove(toWindow:)` (if its window changes) and
  /// `willMove(toSuperview:)`; on its old superview, `willRemoveSubview`; on the view,
  /// `didMoveToWindow()`; on the new superview, `didAddSubview`; finally, on the view,
  /// `didMoveToSuperview()`.
  func insert(_ view: UIView, at place: SubviewPlace) {
    view.layer.extras?.maskedLayer?.mask = nil
    require(
      !isInside(view),
      "\(type(of: view)) #\(view.sceneID) cannot be added to itself or to its descendant; "
        + "add it to another view.")
    if view.parentView === self {
      leaveOrder(view)
      subviewList.insert(view, at: subviewList.index(at: place))
      layer.subview(view, wasInsertedAt: place)
      return
    }
    let oldWindow = view.windowLink
    let newWindow = windowLink
    if oldWindow !== newWindow { view.windowWillChange(to: newWindow?.window) }
    view.willMove(toSuperview: self)
    if let old = view.parentView {
      old.willRemoveSubview(view)
      view.dropOutsideConstraints()
      old.layoutSoon()
    }
    // Not `old`: overrides may have moved the view.
    view.leaveSubviewList()
    subviewList.insert(view, at: subviewList.index(at: place))
    layer.subview(view, wasInsertedAt: place)
    view.parentView = self
    view.invalidateTraits()
    view.placeChanged(from: oldWindow, to: newWindow)
    layoutSoon()
    view.layoutStateMoved()
    if view.constraintItem != nil { view.regionMayHaveChanged() }
    didAddSubview(view)
    view.didMoveToSuperview()
    view.windowDidChange(from: oldWindow)
  }

  /// Removes the view from its superview.
  func detach() {
    guard let old = parentView else { return }
    let oldWindow = windowLink
    if oldWindow != nil { windowWillChange(to: nil) }
    willMove(toSuperview: nil)
    old.willRemoveSubview(self)
    dropOutsideConstraints()
    // Not from `old`: overrides may have moved the view.
    leaveSubviewList()
    old.layoutSoon()
    if constraintItem != nil { regionMayHaveChanged() }
    invalidateTraits()
    placeChanged(from: oldWindow, to: nil)
    didMoveToSuperview()
    windowDidChange(from: oldWindow)
  }

  /// Removes the view from its superview's list without notifications.
  private func leaveSubviewList() {
    guard let parentView else { return }
    parentView.leaveOrder(self)
    if parentView.layoutState.onlyDueChild === self { parentView.layoutState.onlyDueChild = nil }
    self.parentView = nil
  }

  /// Removes a view from the order of subviews and sublayers.
  private func leaveOrder(_ view: UIView) {
    if layer.hasPlainSublayers, let index = subviewList.index(of: view) {
      layer.subview(view, willBeRemovedInFrontOf: index > 0 ? children[index - 1] : nil)
    }
    subviewList.remove(view)
  }

  /// Sets the window of the subtree, notifies its views, and updates traits, safe areas, and tint
  /// colors.
  private func placeChanged(from oldWindow: WindowLink?, to newWindow: WindowLink?) {
    if oldWindow !== newWindow {
      setWindow(newWindow)
      if newWindow != nil { applyAppearanceInTree() }
    }
    deliverTraitChanges()
    refreshSafeArea()
    refreshMargins()
    if oldWindow !== newWindow {
      tellOfNewWindow()
    }
    inheritedTintChanged()
  }

  func setWindow(_ window: WindowLink?) {
    let isOther = windowLink !== window
    if isOther { leaveClock() }
    windowLink = window
    if isOther { clockDidChange() }
    for child in children { child.setWindow(window) }
    if let dissolving {
      for snapshot in dissolving { snapshot.setWindow(window) }
    }
  }

  private func tellOfNewWindow() {
    didMoveToWindow()
    for child in children { child.tellOfNewWindow() }
  }

  /// Notifies every view of the subtree, and the view controllers whose views it contains.
  private func windowWillChange(to window: UIWindow?) {
    willMove(toWindow: window)
    owningController?.viewWillMove(toWindow: window)
    for child in children { child.windowWillChange(to: window) }
  }

  /// Completes the transitions of view controllers that ``windowWillChange(to:)`` began, innermost
  /// first.
  private func windowDidChange(from oldWindow: WindowLink?) {
    guard oldWindow !== windowLink else { return }
    tellControllersOfNewWindow()
    finishAppearances()
  }

  private func tellControllersOfNewWindow() {
    owningController?.viewDidMoveToWindow()
    for child in children { child.tellControllersOfNewWindow() }
  }

  private func finishAppearances() {
    for child in children { child.finishAppearances() }
    owningController?.finishAppearanceUnlessDeferred()
  }
}
