/// The description of a view for assistive technology and tests.
package struct AccessibilityFacts: Equatable, Sendable {
  /// The purpose of a view, for the roles that hosts support.
  package enum Role: Sendable {
    case list, listItem, navigation, group, region, table, dialog
    case button, toggle, link, heading, image, searchField, adjustable, tabBar, tab, summary
    case menu, menuItem, menuItemCheckbox
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
  /// The language of the texts as a tag of BCP 47; `nil` for that of the user.
  package var language: String?
  package var role: Role?
  package var isSelected = false
  /// A Boolean value that indicates whether the view does not respond to the user.
  package var isDisabled = false
  /// A Boolean value that indicates whether the user operates the view, so that keyboards reach it.
  package var isOperable = false
  /// A Boolean value that indicates whether arrow keys have a meaning at the view.
  package var takesArrows = false
  /// A Boolean value that indicates whether changes are announced.
  package var isLive = false
  /// A Boolean value that indicates whether the view and everything in it is ignored.
  package var isHidden = false
  /// A Boolean value that indicates whether the siblings of the view are ignored.
  package var isModal = false
  /// A Boolean value that indicates whether the element has no view, and is not drawn.
  package var isVirtual = false
  /// A Boolean value that indicates whether the view opens a menu.
  package var opensMenu = false
  /// The names of further actions.
  package var actions: [String] = []
  /// The number of items in a list, in view or not; `nil` for other views.
  package var itemCount: Int?
  /// The identities of the elements in the order of reading; `nil` for that of the subviews.
  package var order: [Int]?
}
