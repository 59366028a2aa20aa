/// The events of assistive technology and keyboards at an element.
extension UIWindow {
  /// Returns the view, or the element without a view, with an identity.
  ///
  /// - Complexity: O(n) in the number of views.
  package func element(withID id: Int) -> UIResponder? {
    if let view = view(withSceneID: id) { return view }
    var found: UIResponder?
    visitVisibleViews { view in
      found = view.virtualElements.first { $0.sceneID == id }
      return found == nil
    }
    return found
  }

  /// Delivers a key that was pressed or released while the keyboard was at an element.
  ///
  /// The app's key commands precede the meaning of the key at the element: the return key and the
  /// space bar activate it, arrows change an adjustable element or move between the items of a
  /// collection view, and the escape key dismisses. A key without a meaning there is delivered as a
  /// press. A key that is held repeats its meaning.
  ///
  /// At a cell, a key applies to the item that the keyboard of the collection view is at: the host
  /// may not have drawn the movement of an earlier key yet.
  package func deliver(_ key: HostKey, at element: UIResponder) {
    guard !isHidden else { return }
    activate()
    layoutIfNeeded()
    let target = movedFocus(from: element) ?? element
    pressDispatcher.deliver(key) { target.performMeaning(of: key) }
  }

  /// The cell that the keyboard has moved to from an element in another cell of the same collection
  /// or table view, or that view if the item has no cell; `nil` if it has not moved.
  private func movedFocus(from element: UIResponder) -> UIResponder? {
    var cell: (any ElementCell)?
    element.performInChain {
      cell = ($0 as? any ElementView)?.cell
      return cell != nil
    }
    guard let cell, let list = keyboardList, cell.isDescendant(of: list),
      let item = list.itemFocus.activeItem
    else { return nil }
    let current = list.cell(ofItemAt: item)
    guard let current else { return list }
    return current === cell ? nil : current
  }

  /// The element that the keyboard is at, for hosts without a focus of their own. A collection view
  /// stands for an item of it that has no cell any more.
  package var keyboardElement: UIResponder? {
    guard let list = keyboardList, let item = list.itemFocus.activeItem
    else { return accessibilityFocus }
    guard let cell = list.cell(ofItemAt: item) else { return list }
    let isInCell = accessibilityFocus?.performInChain { $0 === cell } ?? false
    return isInCell ? accessibilityFocus : cell
  }

  /// Delivers the keyboard's arrival at an element, or its departure.
  ///
  /// - Parameters:
  ///   - number: The number of the host's change; see ``HostEvent/focus(_:number:)``.
  ///   - follows: A Boolean value that indicates whether the host moved the keyboard because a
  ///     drawing has it at another item. Such a movement does not move the keyboard of the
  ///     collection view, which later keys may have moved on already.
  package func deliverFocus(
    _ isFocused: Bool, of element: UIResponder, number: Int = 0, follows: Bool = false
  ) {
    if follows {
      guard !isFocused || movedFocus(from: element) == nil else { return }
      if isFocused || accessibilityFocus === element {
        moveAccessibilityFocus(to: isFocused ? element : nil)
      }
      return
    }
    if isFocused {
      if let list = keyboardList, !element.performInChain({ $0 === list }) {
        list.itemFocus.leave(in: list)
      }
      moveAccessibilityFocus(to: element)
    } else if accessibilityFocus === element {
      moveAccessibilityFocus(to: nil)
    }
    (element as? UIView)?.handle(.focus(isFocused, number: number))
  }
}

extension UIResponder {
  /// Activates the element as assistive technology does: by ``accessibilityActivate()``, or else by
  /// a tap at its activation point.
  ///
  /// - Returns: `false` if the element is in no window, or nothing takes touches at the point.
  @discardableResult
  package func activateByUser() -> Bool {
    guard let window = responderWindow else { return false }
    window.layoutIfNeeded()
    if accessibilityActivate() { return true }
    let point = accessibilityActivationPoint
    let touch = HostTouch(id: UIWindow.activationTouch, phase: .began, location: point)
    guard window.deliver([touch]) else { return false }
    window.deliver([HostTouch(id: touch.id, phase: .ended, location: point)])
    return true
  }

  /// Increases or decreases the value of an adjustable element.
  ///
  /// - Returns: `false`, with nothing changed, if the element is not adjustable.
  @discardableResult
  package func adjustByUser(increments: Bool) -> Bool {
    let traits = accessibilityTraits
    guard traits.contains(.adjustable), !traits.contains(.notEnabled) else { return false }
    if increments { accessibilityIncrement() } else { accessibilityDecrement() }
    return true
  }

  /// Performs a custom action by its index in the list.
  ///
  /// - Returns: Whether there is such an action, and it succeeded.
  @discardableResult
  package func performCustomAction(at index: Int) -> Bool {
    guard let actions = accessibilityCustomActions, actions.indices.contains(index) else {
      return false
    }
    return actions[index].perform()
  }

  /// Performs an action of this responder, or of the next one in the responder chain that can.
  ///
  /// - Returns: A Boolean value that indicates whether a responder performed it.
  @discardableResult
  package func performInChain(_ action: (UIResponder) -> Bool) -> Bool {
    var step: UIResponder? = self
    while let responder = step {
      if action(responder) { return true }
      step = responder.next
    }
    return false
  }

  /// Performs the meaning of a key at this element.
  ///
  /// - Returns: `false` if it has none.
  fileprivate func performMeaning(of key: HostKey) -> Bool {
    guard key.modifierFlags.subtracting([.shift, .alphaShift, .numericPad]).isEmpty else {
      return false
    }
    let control = self as? UIControl
    if let control, control.respond(to: key) { return true }
    switch key.code {
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
      // A tap at its middle would change its value.
      if control?.takesArrows ?? false { return false }
      if let view = self as? any RecyclingView { return view.activateFocusedItem() }
      return activateByUser()
    case .keyboardApplication: return performInChain { $0.showContextMenu(for: self) }
    case .keyboardEscape: return performInChain { $0.accessibilityPerformEscape() }
    default: break
    }
    guard let move = FocusMove(key.code) else { return false }
    if let increments = move.increments(isRightToLeft: isRightToLeft),
      adjustByUser(increments: increments)
    {
      return true
    }
    return performInChain { $0.moveFocus(move) }
  }

  private var isRightToLeft: Bool {
    (self as? UIView)?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}

extension UIWindow {
  /// The identity of the touch that an activation consists of.
  fileprivate static let activationTouch = -1
}

extension FocusMove {
  /// The movement that a key stands for; `nil` for other keys.
  fileprivate init?(_ code: UIKeyboardHIDUsage) {
    switch code {
    case .keyboardLeftArrow: self = .left
    case .keyboardRightArrow: self = .right
    case .keyboardUpArrow: self = .up
    case .keyboardDownArrow: self = .down
    case .keyboardHome: self = .first
    case .keyboardEnd: self = .last
    case .keyboardPageUp: self = .previousPage
    case .keyboardPageDown: self = .nextPage
    default: return nil
    }
  }

  /// Returns whether an arrow increases a value; `nil` for other keys.
  fileprivate func increments(isRightToLeft: Bool) -> Bool? {
    switch self {
    case .up: true
    case .down: false
    case .right: !isRightToLeft
    case .left: isRightToLeft
    default: nil
    }
  }
}
