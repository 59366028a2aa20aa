extension UISplitViewController {
  /// Collapses or expands the interface for other traits.
  func sizeClassMayHaveChanged() {
    guard state.isMounted else { return }
    let isCompact = traitCollection.horizontalSizeClass == .compact
    guard isCompact != state.isStacked else { return }
    state.endMovement?()
    if isCompact { collapse(isFirst: false) } else { expand() }
  }

  // MARK: Collapse

  /// Displays the columns one at a time.
  func collapse(isFirst: Bool) {
    if isFirst { delegate?.splitViewController(self, willChangeTo: .oneBesideSecondary) }
    let before = isFirst ? [] : state.shown
    let top = style == .unspecified ? .secondary : topColumnForCollapse
    tellOfCollapse(from: before, to: top)
    state.isStacked = true
    state.isRearranging = true
    UIView.performWithoutAnimation {
      for controller in hostedInOrder { leave(controller) }
      removeExpandedViews()
      stack(upTo: top)
      showRoot()
    }
    state.isRearranging = false
    state.shown = [top]
    state.topColumn = top
    let hidden = [Column.primary, .supplementary].filter {
      $0 != top && (before.contains($0) || $0 == .primary && top != .compact)
    }
    let leavesSecondary = top != .secondary && before.contains(.secondary)
    state.ending.append { [weak self] in
      guard let self else { return }
      state.isCollapsed = true
      updateModeItem()
      if top == .compact {
        for column in hidden { tellDidHide(column) }
        delegate?.splitViewControllerDidCollapse(self)
        tellDidShow(.compact)
        if leavesSecondary { tellDidHide(.secondary) }
      } else if isFirst {
        delegate?.splitViewControllerDidCollapse(self)
        tellDidShow(top)
        for column in hidden { tellDidHide(column) }
      } else {
        tellDidShow(top)
        delegate?.splitViewControllerDidCollapse(self)
        for column in hidden { tellDidHide(column) }
        if leavesSecondary { tellDidHide(.secondary) }
      }
    }
    updateModeItem()
    tellOfEnd()
    container?.window?.updateStatusBar()
  }

  /// The column at the top of a collapsed interface: the compact one, or else the delegate's
  /// choice.
  private var topColumnForCollapse: Column {
    if state.columns[.compact] != nil { return .compact }
    let proposed: Column =
      [.secondary, .supplementary].first { state.columns[$0] != nil } ?? .primary
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
    return state.columns[top] == nil ? proposed : top
  }

  /// Calls the methods before a collapse (`sv-collapse-events`).
  private func tellOfCollapse(from before: Set<Column>, to top: Column) {
    if top == .compact {
      for column in [Column.primary, .supplementary] where before.contains(column) {
        tellWillHide(column)
      }
      tellWillShow(.compact)
      if before.contains(.secondary) { tellWillHide(.secondary) }
      return
    }
    if before.contains(.supplementary) { tellWillHide(.supplementary) }
    if !before.contains(.primary) { tellWillShow(.primary) }
    if before.contains(.secondary) { tellWillHide(.secondary) }
    guard top != .primary else { return }
    tellWillHide(.primary)
    tellWillShow(top)
  }

  private func removeExpandedViews() {
    container?.dimming.removeFromSuperview()
    container?.plate.removeFromSuperview()
    container?.showLines([])
  }

  /// Makes the root of a collapsed interface, with the columns up to one in its stack.
  private func stack(upTo top: Column) {
    guard style != .unspecified else { return stackTwo() }
    guard top != .compact else {
      state.root = hosted(.compact)
      return
    }
    let columns = columnsInOrder.filter { $0.rawValue <= top.rawValue }.compactMap(hosted)
    state.root = columns.first
    guard let root = columns.first as? UINavigationController else { return }
    root.changeStack(to: root.viewControllers + columns.dropFirst(), animated: false)
  }

  private func stackTwo() {
    let secondary = state.columns[.secondary]
    let primary =
      delegate?.primaryViewController(forCollapsing: self) ?? state.columns[.primary] ?? secondary
    state.root = primary
    guard let primary, let secondary, primary !== secondary else { return }
    let isDone =
      delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
    if !isDone { primary.collapseSecondaryViewController(secondary, for: self) }
  }

  private func showRoot() {
    guard let container, let root = state.root else { return }
    enter(root)
    root.loadViewIfNeeded()
    root.view.layer.cornerRadius = 0
    root.view.frame = container.bounds
    root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(root.view)
    container.setNeedsLayout()
  }

  // MARK: Expansion

  /// Displays the columns beside each other again.
  func expand() {
    let proposed = modes(isFirst: true).resolved(preferredDisplayMode)
    let mode =
      style == .unspecified
      ? proposed
      : delegate?.splitViewController(
        self, displayModeForExpandingToProposedDisplayMode: proposed) ?? proposed
    let wanted = modes(isFirst: false).resolved(mode)
    delegate?.splitViewController(self, willChangeTo: wanted)
    let top = state.topColumn
    state.isRearranging = true
    UIView.performWithoutAnimation {
      separate()
      if let root = state.root { leave(root) }
      state.root = nil
    }
    state.isRearranging = false
    state.isStacked = false
    state.sizeOfMode = geometry.size
    state.ending.append { [weak self] in
      guard let self else { return }
      state.isCollapsed = false
      updateModeItem()
      delegate?.splitViewControllerDidExpand(self)
    }
    for controller in hostedInOrder {
      enter(controller)
      (controller as? UINavigationController)?.takeItemsBack()
    }
    let isHidden = !columns(in: wanted).contains(top)
    expandViews(to: wanted, hiding: isHidden ? [top] : [])
    updateModeItem()
    tellOfEnd()
    container?.window?.updateStatusBar()
  }

  /// Takes the columns from the stack of the root.
  private func separate() {
    guard style != .unspecified else { return separateTwo() }
    guard let root = state.root as? UINavigationController else { return }
    let rest = root.viewControllers.filter { column(of: $0) == nil }
    root.changeStack(to: rest, animated: false)
  }

  private func separateTwo() {
    guard let root = state.root else { return }
    let secondary =
      delegate?.splitViewController(self, separateSecondaryFrom: root)
      ?? root.separateSecondaryViewController(for: self)
    let primary = delegate?.primaryViewController(forExpanding: self) ?? root
    if primary !== root || primary !== state.columns[.secondary] {
      state.columns[.primary] = primary
    }
    if let secondary { state.columns[.secondary] = secondary }
    if let kept = state.columns[.secondary], kept !== primary,
      let navigation = root as? UINavigationController,
      navigation.viewControllers.contains(where: { $0 === kept })
    {
      navigation.changeStack(
        to: navigation.viewControllers.filter { $0 !== kept }, animated: false)
    }
  }

  // MARK: The stack

  /// Returns the column at the top of the stack.
  private var columnInStack: Column {
    guard let root = state.root as? UINavigationController else { return state.topColumn }
    return root.viewControllers.last.flatMap(columnContaining) ?? .primary
  }

  private func columnContaining(_ controller: UIViewController) -> Column? {
    column(of: controller) == .primary ? nil : column(of: controller)
  }

  /// Called before the displayed view controller of a collapsed interface changes.
  func columnInStackWillChange() {
    guard state.isStacked, !state.isRearranging, style != .unspecified else { return }
    let (old, new) = (state.topColumn, columnInStack)
    guard old != new else { return }
    state.changingFrom = old
    state.topColumn = new
    // The secondary column causes no calls (`sv-iphone-compact-mount`).
    if new.rawValue > old.rawValue { tellWillHide(old) } else { tellWillShow(new) }
  }

  /// Called after the displayed view controller of a collapsed interface changed.
  func columnInStackDidChange() {
    guard let old = state.changingFrom else { return }
    state.changingFrom = nil
    let new = columnInStack
    // A pop that was taken back.
    guard new != old else {
      state.topColumn = old
      return
    }
    state.shown = [new]
    if new.rawValue > old.rawValue { tellDidHide(old) } else { tellDidShow(new) }
  }

  /// Displays a column of a collapsed interface.
  func showStacked(_ column: Column) {
    guard let root = state.root as? UINavigationController, column != .compact else { return }
    guard let wanted = hosted(column) else { return }
    if wanted === root {
      let own = root.viewControllers.prefix { columnContaining($0) == nil }
      return root.changeStack(to: Array(own), animated: true)
    }
    if let place = root.viewControllers.firstIndex(where: { $0 === wanted }) {
      return root.changeStack(to: Array(root.viewControllers[...place]), animated: true)
    }
    let between = columnsInOrder.filter { $0.rawValue <= column.rawValue && $0 != .primary }
    let missing = between.compactMap(hosted).filter { controller in
      !root.viewControllers.contains { $0 === controller }
    }
    root.changeStack(to: root.viewControllers + missing, animated: true)
  }

  /// Pops a column of a collapsed interface.
  func hideStacked(_ column: Column) {
    guard let root = state.root as? UINavigationController, let hidden = hosted(column),
      let place = root.viewControllers.firstIndex(where: { $0 === hidden }), place > 0
    else { return }
    root.changeStack(to: Array(root.viewControllers[..<place]), animated: true)
  }

  /// Replaces the view controller of a column of a collapsed interface.
  func changeStacked(
    _ old: UIViewController?, to controller: UIViewController?, for column: Column
  ) {
    state.isRearranging = true
    defer { state.isRearranging = false }
    let root = state.root as? UINavigationController
    let isRoot = old != nil && old === state.root
    let place = old.flatMap { old in root?.viewControllers.firstIndex { $0 === old } }
    if isRoot {
      // The columns above the root move to the new one.
      let above = root?.viewControllers.filter { columnContaining($0) != nil } ?? []
      root?.changeStack(
        to: root?.viewControllers.filter { columnContaining($0) == nil } ?? [], animated: false)
      if let old { leave(old) }
      state.columns[column] = controller
      state.wrappers[column] = nil
      state.root = hosted(column) ?? above.first
      if let new = state.root as? UINavigationController {
        let rest = above.filter { $0 !== new }
        new.changeStack(to: new.viewControllers + rest, animated: false)
      }
      return UIView.performWithoutAnimation { showRoot() }
    }
    state.columns[column] = controller
    state.wrappers[column] = nil
    guard let root, let place else { return }
    var stack = root.viewControllers
    stack.remove(at: place)
    if let new = hosted(column) { stack.insert(new, at: place) }
    root.changeStack(to: stack, animated: false)
  }
}
