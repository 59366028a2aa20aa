/// The properties of a responder for assistive technology. Most responders have none.
final class AccessibilityState {
  /// `nil` for the default of the class.
  var isElement: Bool?
  var label: AccessibilityText?
  var value: AccessibilityText?
  var hint: AccessibilityText?
  var identifier: String?
  /// `nil` for the default of the class.
  var traits: UIAccessibilityTraits?
  var language: String?
  var userInputLabels: [String]?
  /// `nil` for the default of the class.
  var respondsToUserInteraction: Bool?

  // In the coordinates of the screen; `nil` for the defaults of the class.
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?

  var elements: [Any]?
  var hidesElements = false
  var isModal = false
  var groupsChildren = false
  var containerType = UIAccessibilityContainerType.none
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var customActions: [UIAccessibilityCustomAction]?
}

/// A text for assistive technology, which may have attributes.
struct AccessibilityText {
  let plain: String
  private let attributed: NSAttributedString?

  init(_ plain: String) {
    self.plain = plain
    attributed = nil
  }

  init(_ attributed: NSAttributedString) {
    plain = attributed.string
    self.attributed = attributed
  }

  /// The text with its attributes, if any.
  var withAttributes: NSAttributedString { attributed ?? NSAttributedString(string: plain) }
}
