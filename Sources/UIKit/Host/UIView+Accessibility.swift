package import Scenes

extension UIResponder {
  /// The description of the element by its properties, which subclasses may override.
  package var accessibilityFacts: SceneAccessibility {
    let traits = accessibilityTraits
    let isElement = isAccessibilityElement
    var facts = SceneAccessibility.nothing
    facts.isElement = isElement
    facts.label = accessibilityLabel
    facts.value = accessibilityValue
    facts.hint = accessibilityHint
    facts.identifier = accessibilityIdentifier
    facts.language = accessibilityLanguage
    facts.isSelected = traits.contains(.selected)
    facts.isDisabled = traits.contains(.notEnabled)
    facts.isOperable = accessibilityRespondsToUserInteraction
    facts.isLive = traits.contains(.updatesFrequently)
    facts.isModal = accessibilityViewIsModal
    facts.role = AccessibilityRole.of(traits) ?? containerRole
    if isElement, facts.label == nil,
      facts.role == AccessibilityRole.toggle || facts.role == AccessibilityRole.slider
    {
      facts.label = (self as? UIView)?.labelBeside
    }
    if facts.role == AccessibilityRole.button, isInTabBar { facts.role = AccessibilityRole.tab }
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
  private var containerRole: String? {
    if accessibilityViewIsModal { return AccessibilityRole.dialog }
    switch accessibilityContainerType {
    case .dataTable: return AccessibilityRole.table
    case .list: return AccessibilityRole.list
    case .landmark: return AccessibilityRole.region
    case .semanticGroup: return AccessibilityRole.group
    case .none:
      let isGroup = shouldGroupAccessibilityChildren || accessibilityNavigationStyle == .combined
      return isGroup ? AccessibilityRole.group : nil
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
  package func drawing(in view: UIView) -> SceneNode {
    let frame = view.convert(accessibilityFrame, from: nil)
    var node = SceneNode(
      id: sceneID, frame: CGRect(origin: view.originAsShown(frame), size: frame.size))
    node.accessibility = SceneAccessibility { description in
      description = accessibilityFacts
      description.isVirtual = true
      description.complete()
    }
    return node
  }
}

extension SceneAccessibility {
  /// Derives the members that depend on several properties: only an element with a label is one for
  /// hosts, and ARIA takes a label only for elements with a role.
  mutating func complete() {
    // A picture without a description is an ornament.
    if role == AccessibilityRole.image, label == nil, !isElement { role = nil }
    isElement = isElement && label != nil
    if role == nil, isElement { role = AccessibilityRole.group }
  }
}

extension AccessibilityRole {
  /// Returns the role that traits stand for; `nil` for those without one.
  fileprivate static func of(_ traits: UIAccessibilityTraits) -> String? {
    guard !traits.isEmpty else { return nil }
    return roles.first { traits.contains($0.0) }?.1
  }

  private static let roles: [(UIAccessibilityTraits, String)] = [
    (.adjustable, slider), (.searchField, searchField), (.toggleButton, toggle),
    (.button, button), (.keyboardKey, button), (.link, link), (.tabBar, tabList),
    (.header, heading), (.image, image), (.summaryElement, status),
  ]
}
