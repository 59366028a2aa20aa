/// The choice of elements by taps, keys, and moving fingers and pointers.
extension MenuOverlay {
  /// Performs an element, or opens a submenu.
  func choose(_ view: MenuItemView) {
    guard stage == .open, view.isEnabled else { return }
    switch view.item {
    case .waiting: return
    case .submenu(let menu): openSubmenu(menu, at: view)
    case .leaf(let leaf):
      guard let root = menu else { return }
      let target = (leaf as? UICommand).flatMap { self.target(of: $0) }
      let keepsOpen = leaf.attributes.contains(.keepsMenuPresented)
      let sender: AnyObject? = self.sender ?? owner
      if !keepsOpen { close() }
      owner?.menuWillPerform(leaf, in: root)
      leaf.performWithSender(sender, target: target)
      if stage == .open { reload() }
    }
  }

  /// Returns the object that performs a command; `nil` for none.
  func target(of command: UICommand) -> Any? {
    guard let action = command.action else { return nil }
    let first = window?.firstResponder ?? responder
    return first?.target(forAction: action, withSender: command)
      ?? responder?.target(forAction: action, withSender: command)
  }

  /// Highlights the element under a finger.
  ///
  /// - Parameter point: A point in the coordinates of the window.
  func track(to point: CGPoint) {
    guard stage == .open else { return }
    highlight(item(at: point))
  }

  /// Performs the element at which a finger is lifted.
  ///
  /// - Returns: `false` if there is none.
  @discardableResult
  func release(at point: CGPoint) -> Bool {
    guard stage == .open else { return false }
    layoutIfNeeded()
    let item = item(at: point)
    highlight(nil)
    guard let item else { return false }
    choose(item)
    return true
  }

  /// Returns the element of the front list at a point of the window.
  private func item(at point: CGPoint) -> MenuItemView? {
    lists.last.flatMap { $0.item(at: $0.convert(point, from: nil)) }
  }

  func followPointer(_ recognizer: UIHoverGestureRecognizer) {
    guard stage == .open else { return }
    switch recognizer.state {
    case .began, .changed: highlight(item(at: recognizer.location(in: nil)))
    default: highlight(nil)
    }
  }
}
