import UIKit

extension HostedScreen {
  // MARK: Finding

  /// Returns the view with an accessibility identifier.
  ///
  /// - Throws: ``MissingElement`` if no view has it, or several views have.
  public func view(identifier: String) throws -> UIView {
    layOut()
    var found: [UIView] = []
    var others: [String] = []
    window.visitVisibleViews { view in
      if view.accessibilityIdentifier == identifier {
        found.append(view)
      } else if let other = view.accessibilityIdentifier, !other.isEmpty {
        others.append(other)
      }
      return true
    }
    if found.count == 1 { return found[0] }
    guard found.isEmpty else {
      throw MissingElement(
        "\(found.count) views have the identifier “\(identifier)”: \(Self.names(found)); give each an "
          + "identifier of its own")
    }
    throw MissingElement(
      "no view has the identifier “\(identifier)”", property: "identifiers", there: others)
  }

  /// Returns the view with an accessibility label: an element for assistive technology, or else any
  /// view.
  ///
  /// - Throws: ``MissingElement`` if no view has it, or several views have.
  public func view(label: String) throws -> UIView {
    let element = try element(label: label)
    if let view = element as? UIView { return view }
    throw MissingElement(
      "the element with the label “\(label)” has no view; use activate(label:), which needs none")
  }

  private func element(label: String) throws -> UIResponder {
    layOut()
    let elements = window.elementsInReadingOrder
    var found = elements.filter { $0.accessibilityUserInputLabels.contains(label) }
    if found.isEmpty {
      window.visitVisibleViews { view in
        if view.accessibilityLabel == label { found.append(view) }
        return true
      }
    }
    if found.count == 1 { return found[0] }
    guard found.isEmpty else {
      throw MissingElement(
        "\(found.count) views have the label “\(label)”: \(Self.names(found)); use an identifier")
    }
    throw MissingElement(
      "no view has the label “\(label)”", property: "labels",
      there: elements.compactMap(\.accessibilityLabel))
  }

  private static func names(_ elements: [UIResponder]) -> String {
    elements.map { element in
      let frame = element.accessibilityFrame
      return "\(Swift.type(of: element)) at \(frame.minX), \(frame.minY)"
    }.joined(separator: " and ")
  }

  /// The labels of the elements in the order in which assistive technology reads them, with their
  /// values after a comma.
  public var readElements: [String] {
    layOut()
    return window.elementsInReadingOrder.map { element in
      [element.accessibilityLabel, element.accessibilityValue].compactMap(\.self)
        .joined(separator: ", ")
    }
  }

  // MARK: Actions

  /// Activates an element as assistive technology does: by `accessibilityActivate()`, or else by a
  /// tap at its activation point.
  ///
  /// - Throws: ``UnreachableTarget`` if the element is not on the screen, or takes no touches.
  public func activate(_ element: UIResponder) throws {
    layOut()
    guard element.activateByUser() else {
      throw UnreachableTarget(
        description:
          "\(Swift.type(of: element)) cannot be activated: it is not on this screen, or nothing "
          + "takes touches at its activation point")
    }
    layOut()
  }

  /// Activates the element with a label.
  ///
  /// - Throws: ``MissingElement`` if there is no such element or there are several, and
  ///   ``UnreachableTarget`` if it takes no touches.
  public func activate(label: String) throws { try activate(try element(label: label)) }

  /// Increases the value of an adjustable element.
  ///
  /// - Returns: `false`, without a change, if it is not adjustable.
  @discardableResult
  public func increment(_ element: UIResponder) -> Bool {
    defer { layOut() }
    return element.adjustByUser(increments: true)
  }

  /// Decreases the value of an adjustable element.
  ///
  /// - Returns: `false`, without a change, if it is not adjustable.
  @discardableResult
  public func decrement(_ element: UIResponder) -> Bool {
    defer { layOut() }
    return element.adjustByUser(increments: false)
  }

  /// Performs a custom action of an element.
  ///
  /// - Returns: Whether the action succeeded.
  /// - Throws: ``MissingElement`` if the element has no action of that name.
  @discardableResult
  public func perform(customAction name: String, of element: UIResponder) throws -> Bool {
    let names = element.accessibilityCustomActions?.map(\.name) ?? []
    guard let index = names.firstIndex(of: name) else {
      throw MissingElement(
        "\(Swift.type(of: element)) has no custom action “\(name)”; it has "
          + (names.isEmpty ? "none" : names.map { "“\($0)”" }.joined(separator: ", ")))
    }
    defer { layOut() }
    return element.performCustomAction(at: index)
  }

  /// Performs the gesture of assistive technology that dismisses, for the modal view or else the
  /// focused element.
  ///
  /// - Returns: Whether a responder did.
  @discardableResult
  public func performEscape() -> Bool { performInChain { $0.accessibilityPerformEscape() } }

  /// Performs the gesture of assistive technology for the main action of the screen.
  ///
  /// - Returns: Whether a responder did.
  @discardableResult
  public func performMagicTap() -> Bool { performInChain { $0.accessibilityPerformMagicTap() } }

  private func performInChain(_ action: (UIResponder) -> Bool) -> Bool {
    layOut()
    defer { layOut() }
    let start = window.accessibilityFocus ?? window.elementsInReadingOrder.first ?? viewController
    return start.performInChain(action)
  }

  // MARK: Announcements

  /// Returns the texts that were announced since the last call.
  public func takeAnnouncements() -> [String] {
    layOut()
    return window.takeAccessibilityNotices().compactMap {
      if case .announcement(let text) = $0 { text } else { nil }
    }
  }

  // MARK: Keyboard

  /// Moves the keyboard to an element, as the tab key does.
  public func moveKeyboard(to element: UIResponder) {
    layOut()
    window.deliverFocus(true, of: element)
    layOut()
  }

  /// Presses and releases a key, at the element that the keyboard is at.
  public func press(_ key: UIKeyboardHIDUsage, modifierFlags: UIKeyModifierFlags = []) {
    layOut()
    for isDown in [true, false] {
      let change = HostKey(isDown: isDown, code: key, modifierFlags: modifierFlags)
      if let element = window.keyboardElement {
        window.deliver(change, at: element)
      } else {
        window.deliver(change)
      }
    }
    layOut()
  }

  /// The item that the keyboard is at; `nil` if it is at none.
  public var keyboardItem: IndexPath? {
    layOut()
    return collectionView?.keyboardItem
  }

  /// Sets whether the user prefers less motion, and posts the notification about it.
  public func setReducesMotion(_ reducesMotion: Bool) {
    UIAccessibility.change(to: reducesMotion ? .reduceMotion : [])
    layOut()
  }
}
