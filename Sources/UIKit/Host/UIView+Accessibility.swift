extension UIResponder {
  /// The description of the element by its properties, which subclasses may override.
  package var accessibilityFacts: AccessibilityFacts {
    let traits = accessibilityTraits
    let isElement = isAccessibilityElement
    var facts = AccessibilityFacts(
      isElement: isElement, label: accessibilityLabel, value: accessibilityValue,
      hint: accessibilityHint, identifier: accessibilityIdentifier, language: accessibilityLanguage,
      isSelected: traits.contains(.selected), isDisabled: traits.contains(.notEnabled),
      isOperable: accessibilityRespondsToUserInteraction,
      isLive: traits.contains(.updatesFrequently), isModal: accessibilityViewIsModal)
    facts.role = AccessibilityFacts.Role(traits) ?? containerRole
    if isElement, facts.label == nil, facts.role == .toggle || facts.role == .adjustable {
      facts.label = (self as? UIView)?.labelBeside
    }
    if facts.role == .button, isInTabBar { facts.role = .tab }
    // An element of its class that is none any more is ignored with its text.
    facts.isHidden = accessibilityElementsHidden || !isElement && standardIsAccessibilityElement
    if let actions = accessibilityCustomActions { facts.actions = actions.map(\.name) }
    if !isElement, let elements = containedElements {
      facts.order = elements.compactMap(\.accessibilityID)
    }
    return facts
  }

  /// A Boolean value that indicates whether the element is in a bar of tabs.
  private var isInTabBar: Bool {
    var step = (self as? UIView)?.superview
    while let view = step {
      if view.accessibilityTraits.contains(.tabBar) { return true }
      step = view.superview
    }
    return false
  }

  /// The role of a container; `nil` for those without one.
  private var containerRole: AccessibilityFacts.Role? {
    if accessibilityViewIsModal { return .dialog }
    switch accessibilityContainerType {
    case .dataTable: return .table
    case .list: return .list
    case .landmark: return .region
    case .semanticGroup: return .group
    case .none:
      let isGroup = shouldGroupAccessibilityChildren || accessibilityNavigationStyle == .combined
      return isGroup ? .group : nil
    }
  }

  /// The elements that the container lists in the order of reading; `nil` if it lists none.
  package var containedElements: [UIResponder]? {
    if let elements = accessibilityElements { return elements.compactMap { $0 as? UIResponder } }
    let count = accessibilityElementCount()
    guard count != NSNotFound, count > 0 else { return nil }
    return (0..<count).compactMap { accessibilityElement(at: $0) as? UIResponder }
  }

  /// The number that is unique among views and elements; `nil` for other responders.
  package var accessibilityID: Int? {
    (self as? UIView)?.sceneID ?? (self as? UIAccessibilityElement)?.sceneID
  }
}

extension UIView {
  /// The elements without views that the view lists, to be described behind its subviews.
  package var virtualElements: [UIAccessibilityElement] {
    guard !isAccessibilityElement else { return [] }
    return containedElements?.compactMap { $0 as? UIAccessibilityElement } ?? []
  }
}

extension UIAccessibilityElement {
  /// The description of the element in a view, in place of a drawing.
  package func drawing(in view: UIView) -> ViewDrawing {
    let frame = view.convert(accessibilityFrame, from: nil)
    var drawing = ViewDrawing(
      frame: CGRect(origin: view.originAsShown(frame), size: frame.size), transform: .identity,
      contentOrigin: .zero, opacity: 1)
    drawing.accessibility = accessibilityFacts
    drawing.accessibility.isVirtual = true
    return drawing
  }
}

extension AccessibilityFacts.Role {
  /// The role that traits stand for; `nil` for those without one.
  fileprivate init?(_ traits: UIAccessibilityTraits) {
    let roles: [(UIAccessibilityTraits, Self)] = [
      (.adjustable, .adjustable), (.searchField, .searchField), (.toggleButton, .toggle),
      (.button, .button), (.keyboardKey, .button), (.link, .link), (.tabBar, .tabBar),
      (.header, .heading), (.image, .image), (.summaryElement, .summary),
    ]
    guard !traits.isEmpty, let role = roles.first(where: { traits.contains($0.0) }) else {
      return nil
    }
    self = role.1
  }
}
