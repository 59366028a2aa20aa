/// The description of a view for assistive technology and tests.
package struct AccessibilityFacts: Equatable, Sendable {
  /// The purpose of a view, for the roles that hosts support.
  package enum Role: Sendable {
    case list, listItem, navigation
    case button, link, heading, image, searchField, adjustable, tabBar
  }

  /// A Boolean value that indicates whether the view, including its subviews, is one element.
  package var isElement = false
  /// A short description of the view; `nil` if its text serves as one.
  package var label: String?
  /// The value of the view, in words.
  package var value: String?
  /// The result of an action on the view, in words.
  package var hint: String?
  /// The identifier by which tests find the view.
  package var identifier: String?
  package var role: Role?
  package var isSelected = false
  /// A Boolean value that indicates whether the view does not respond to the user.
  package var isDisabled = false
}
