extension MenuOverlay {
  /// Performs the meaning of a key in the menu.
  ///
  /// - Returns: `false` for a key without a meaning.
  func respond(to code: UIKeyboardHIDUsage) -> Bool {
    guard stage == .open else { return false }
    switch code {
    case .keyboardEscape:
      if !closeSubmenu() { close() }
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
      if let highlighted { choose(highlighted) }
    case .keyboardUpArrow: move(by: -1)
    case .keyboardDownArrow: move(by: 1)
    case .keyboardHome, .keyboardPageUp: moveToEnd(isLast: false)
    case .keyboardEnd, .keyboardPageDown: moveToEnd(isLast: true)
    case .keyboardLeftArrow, .keyboardRightArrow:
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      moveSideways(isForward: (code == .keyboardRightArrow) != isMirrored)
    default: return false
    }
    return true
  }

  /// The elements that the keyboard can be at.
  private var stops: [MenuItemView] { lists.last?.items.filter(\.isEnabled) ?? [] }

  /// Moves to the next element. The movement ends at the first and at the last one (chosen).
  private func move(by step: Int) {
    let stops = stops
    guard let index = stops.firstIndex(where: { $0 === highlighted }) else {
      return focus(step > 0 ? stops.first : stops.last)
    }
    let target = index + step
    if stops.indices.contains(target) { focus(stops[target]) }
  }

  private func moveToEnd(isLast: Bool) {
    if let item = isLast ? stops.last : stops.first { focus(item) }
  }

  /// Moves among elements side by side, opens the submenu of a row, or closes it.
  private func moveSideways(isForward: Bool) {
    if let highlighted, lists.last?.isTile(highlighted) ?? false {
      move(by: isForward ? 1 : -1)
    } else if !isForward {
      closeSubmenu()
    } else if let highlighted, case .submenu = highlighted.item {
      choose(highlighted)
      if lists.last?.items.contains(where: { $0 === highlighted }) == false { focus(stops.first) }
    }
  }
}
