/// The properties of a view for assistive technology. Most views have none.
final class AccessibilityState {
  /// `nil` for the default of the view's class.
  var isElement: Bool?
  var label: String?
  var value: String?
  var hint: String?
  var identifier: String?
  /// `nil` for the default of the view's class.
  var traits: UIAccessibilityTraits?
}
