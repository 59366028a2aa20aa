extension UIView {
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
  /// Moves a view into a place among the children, from wherever it was.
  ///
  /// Order of calls: the view hears `willMove(toWindow:)` (if its window changes) and
  /// `willMove(toSuperview:)`, its old superview `willRemoveSubview`; then it hears
  /// `didMoveToWindow()` and the new superview `didAddSubview`; at last it hears
  /// `didMoveToSuperview()`.
  func insert(_ view: UIView, at place: (inout [UIView]) -> Int) {
    require(
      !isInside(view),
      "\(type(of: view)) #\(view.sceneID) was added to itself or to a view inside it: remove it "
        + "from its superview and add it to another view.")
    if view.parentView === self {
      children.removeAll { $0 === view }
      children.insert(view, at: place(&children))
      return
    }
    let oldWindow = view.owningWindow
    let newWindow = owningWindow
    if oldWindow !== newWindow { view.windowWillChange(to: newWindow) }
    view.willMove(toSuperview: self)
    if let old = view.parentView {
      old.willRemoveSubview(view)
      old.children.removeAll { $0 === view }
      old.layoutSoon()
    }
    children.insert(view, at: place(&children))
    view.parentView = self
    view.invalidateTraits()
    view.placeChanged(from: oldWindow, to: newWindow)
    layoutSoon()
    view.layoutStateMoved()
    didAddSubview(view)
    view.didMoveToSuperview()
    view.windowDidChange(from: oldWindow)
  }

  /// Takes the view out of its superview.
  func detach() {
    guard let old = parentView else { return }
    let oldWindow = owningWindow
    if oldWindow != nil { windowWillChange(to: nil) }
    willMove(toSuperview: nil)
    old.willRemoveSubview(self)
    old.children.removeAll { $0 === self }
    parentView = nil
    old.layoutSoon()
    invalidateTraits()
    placeChanged(from: oldWindow, to: nil)
    didMoveToSuperview()
    windowDidChange(from: oldWindow)
  }

  /// Sets the window below this view, tells it, and brings traits, safe areas and tint up to date.
  private func placeChanged(from oldWindow: UIWindow?, to newWindow: UIWindow?) {
    if oldWindow !== newWindow {
      setWindow(newWindow)
    }
    deliverTraitChanges()
    refreshSafeArea()
    refreshMargins()
    if oldWindow !== newWindow {
      forSubtree { $0.didMoveToWindow() }
    }
    inheritedTintChanged()
  }

  func setWindow(_ window: UIWindow?) {
    if owningWindow !== window { leaveClock() }
    owningWindow = window
    for child in children { child.setWindow(window) }
    for snapshot in dissolvingSnapshots { snapshot.setWindow(window) }
  }

  private func forSubtree(_ visit: (UIView) -> Void) {
    visit(self)
    for child in children { child.forSubtree(visit) }
  }

  /// Tells every view of the subtree, and the view controllers whose views are in it.
  private func windowWillChange(to window: UIWindow?) {
    willMove(toWindow: window)
    owningController?.viewWillMove(toWindow: window)
    for child in children { child.windowWillChange(to: window) }
  }

  /// Ends what ``windowWillChange(to:)`` began for view controllers, innermost first.
  private func windowDidChange(from oldWindow: UIWindow?) {
    guard oldWindow !== owningWindow else { return }
    forSubtree { $0.owningController?.viewDidMoveToWindow() }
    finishAppearances()
  }

  private func finishAppearances() {
    for child in children { child.finishAppearances() }
    owningController?.finishAppearanceUnlessDeferred()
  }
}
