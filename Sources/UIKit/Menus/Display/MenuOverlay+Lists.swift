/// The displayed menu and its open submenus.
extension MenuOverlay {
  func makeList(_ menu: UIMenu) -> MenuListView {
    let list = MenuListView(menu)
    addSubview(list)
    return list
  }

  /// Displays the present state of the elements.
  func reload() {
    let element = highlighted?.item.element
    let isAtKeyboard = highlighted.map { window?.accessibilityFocus === $0 } ?? false
    var isEmpty = false
    for (level, list) in lists.enumerated() {
      let contents = MenuContents(list.menu)
      show(list.menu, contents, in: list)
      if contents.isEmpty {
        if level == 0 {
          isEmpty = true
        } else {
          removeLists(from: level)
          break
        }
      }
    }
    if isEmpty, preview == nil, stage == .open { return close() }
    highlighted = nil
    if let element, let item = lists.last?.items.first(where: { $0.item.element === element }) {
      highlight(item)
      if isAtKeyboard { focus(item) }
    }
    setNeedsLayout()
  }

  private func show(_ menu: UIMenu, _ contents: MenuContents, in list: MenuListView) {
    list.show(menu, contents, isReversed: areRowsReversed) { item, form, limit in
      let view = MenuItemView(item, form, lineLimit: limit, isEnabled: isEnabled(item))
      view.activation = { [weak self, weak view] in
        if let view, view.isEnabled { self?.choose(view) }
      }
      return view
    }
    for deferred in contents.deferred {
      deferred.provide { [weak self] in
        if self?.stage == .open { self?.reload() }
      }
    }
    // A closure that provides its elements at once.
    if contents.deferred.contains(where: { $0.provided != nil }), contents.hasWaiting {
      show(menu, MenuContents(menu), in: list)
    }
  }

  private func isEnabled(_ item: MenuContents.Item) -> Bool {
    switch item {
    case .waiting: return false
    case .submenu: return true
    case .leaf(let leaf):
      if let command = leaf as? UICommand {
        guard let target = target(of: command) else { return false }
        (target as? UIResponder)?.validate(command)
      }
      return !leaf.attributes.contains(.disabled)
    }
  }

  /// Displays another menu in place of the one on a level. Open submenus that it contains, by their
  /// identifiers, stay open.
  func replaceMenu(at level: Int, by menu: UIMenu) {
    guard stage == .open, lists.indices.contains(level) else { return }
    for deferred in menu.deferredElements { deferred.prepareForDisplay() }
    var shown = menu
    for index in level..<lists.count {
      if index > level {
        let identifier = lists[index].menu.identifier
        guard let found = shown.firstMenu(where: { $0.identifier == identifier }) else {
          removeLists(from: index)
          break
        }
        shown = found
      }
      lists[index].menu = shown
    }
    reload()
  }

  /// Opens a submenu over its row.
  func openSubmenu(_ menu: UIMenu, at item: MenuItemView) {
    guard let parent = lists.last else { return }
    let list = makeList(menu)
    list.layer.zPosition = 0
    lists.append(list)
    show(menu, MenuContents(menu), in: list)
    parent.accessibilityElementsHidden = true
    highlight(nil)
    setNeedsLayout()
    UIView.performWithoutAnimation {
      layoutIfNeeded()
      list.alpha = 0
    }
    UIView.animate(
      withDuration: MenuMetrics.duration, delay: 0, options: [.curveEaseOut, .allowUserInteraction]
    ) {
      list.alpha = 1
      parent.alpha = 0.5
    }
    if window?.accessibilityFocus === item { focus(list.items.first { $0.isEnabled }) }
  }

  /// Closes the innermost submenu.
  ///
  /// - Returns: `false` if none is open.
  @discardableResult
  func closeSubmenu() -> Bool {
    guard lists.count > 1 else { return false }
    let menu = lists[lists.count - 1].menu
    let isAtKeyboard = window?.accessibilityFocus is MenuItemView
    removeLists(from: lists.count - 1)
    let item = lists.last?.items.first {
      ($0.item.element as? UIMenu)?.identifier == menu.identifier
    }
    if isAtKeyboard { focus(item) }
    return true
  }

  private func removeLists(from level: Int) {
    for list in lists[level...] { list.removeFromSuperview() }
    lists.removeSubrange(level...)
    highlight(nil)
    lists.last?.accessibilityElementsHidden = false
    lists.last?.alpha = 1
    setNeedsLayout()
  }
}
