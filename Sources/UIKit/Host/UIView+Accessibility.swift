extension UIView {
  func changeAccessibility(_ change: (AccessibilityState) -> Void) {
    let state = accessibility ?? AccessibilityState()
    accessibility = state
    change(state)
    noteDrawingChange()
  }

  /// The description of the view by its properties, which subclasses may override.
  var accessibilityFacts: AccessibilityFacts {
    let traits = accessibilityTraits
    return AccessibilityFacts(
      isElement: isAccessibilityElement, label: accessibilityLabel, value: accessibilityValue,
      hint: accessibilityHint, identifier: accessibilityIdentifier,
      role: AccessibilityFacts.Role(traits), isSelected: traits.contains(.selected),
      isDisabled: traits.contains(.notEnabled))
  }
}

extension AccessibilityFacts.Role {
  /// The role that traits stand for; `nil` for those without one.
  fileprivate init?(_ traits: UIAccessibilityTraits) {
    if traits.contains(.adjustable) {
      self = .adjustable
    } else if traits.contains(.searchField) {
      self = .searchField
    } else if traits.contains(.button) {
      self = .button
    } else if traits.contains(.link) {
      self = .link
    } else if traits.contains(.tabBar) {
      self = .tabBar
    } else if traits.contains(.header) {
      self = .heading
    } else if traits.contains(.image) {
      self = .image
    } else {
      return nil
    }
  }
}
