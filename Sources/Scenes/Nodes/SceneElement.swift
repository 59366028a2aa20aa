import Foundation

/// The element of a collection view that a node displays.
public struct SceneElement: Sendable, Hashable {
  /// `cell`, `supplementary:` and its kind, or `decoration:` and its kind.
  public var kind: String
  /// The section.
  public var section: Int
  /// The item in the section; `NSNotFound` for an element of the whole layout.
  public var item: Int
  /// A Boolean value that indicates whether the element is selected.
  public var isSelected: Bool
  /// The position of an item among all items of the collection view, from 1; `nil` for other
  /// elements.
  public var position: Int?
  /// A Boolean value that indicates whether the keyboard is at the item.
  public var isFocused: Bool

  /// Creates an element at an index path.
  public init(
    kind: String, section: Int, item: Int, isSelected: Bool = false, position: Int? = nil,
    isFocused: Bool = false
  ) {
    self.kind = kind
    self.section = section
    self.item = item
    self.isSelected = isSelected
    self.position = position
    self.isFocused = isFocused
  }
}

/// The description of a view for assistive technology and tests.
public struct SceneAccessibility: Sendable, Hashable {
  /// A Boolean value that indicates whether the node, with everything in it, is one element with a
  /// label.
  public var isElement: Bool
  /// A short description of the view; `nil` if its text serves as one.
  public var label: String?
  /// The value of the view, in words; `nil` for none.
  public var value: String?
  /// The result of an action on the view, in words; `nil` for none.
  public var hint: String?
  /// The identifier by which tests find the view.
  public var identifier: String?
  /// The language of the texts as a tag of BCP 47; `nil` for the user's language.
  public var language: String?
  /// The name of the view's ARIA role; `nil` if the role is unknown.
  public var role: String?
  /// A Boolean value that indicates whether the view is selected.
  public var isSelected: Bool
  /// A Boolean value that indicates whether the view does not respond to the user.
  public var isDisabled: Bool
  /// A Boolean value that indicates whether the user operates the view, so that keyboards reach it.
  public var isOperable = false
  /// A Boolean value that indicates whether arrow keys have a meaning at the view.
  public var takesArrows = false
  /// A Boolean value that indicates whether changes are announced.
  public var isLive = false
  /// A Boolean value that indicates whether the view and everything in it is ignored.
  public var isHidden = false
  /// A Boolean value that indicates whether the siblings of the view are ignored.
  public var isModal = false
  /// A Boolean value that indicates whether the node stands for an element without a view.
  public var isVirtual = false
  /// A Boolean value that indicates whether the node opens a menu.
  public var opensMenu = false
  /// The names of further actions.
  public var actions: [String] = []
  /// The number of items in a list, in view or not; `nil` for other views.
  public var itemCount: Int?
  /// The identities of the elements in the order of reading; `nil` for the order of the children.
  public var order: [Int]?

  /// Creates a description; `nil` if there is nothing to describe.
  public init?(
    isElement: Bool = false, label: String? = nil, value: String? = nil, hint: String? = nil,
    identifier: String? = nil, role: String? = nil, isSelected: Bool = false,
    isDisabled: Bool = false
  ) {
    self.init(
      checked: isElement, label: label, value: value, hint: hint, identifier: identifier,
      role: role, isSelected: isSelected, isDisabled: isDisabled)
    if self == Self.nothing { return nil }
  }

  private init(
    checked isElement: Bool, label: String?, value: String?, hint: String?, identifier: String?,
    role: String?, isSelected: Bool, isDisabled: Bool
  ) {
    self.isElement = isElement
    self.label = label
    self.value = value
    self.hint = hint
    self.identifier = identifier
    self.role = role
    self.isSelected = isSelected
    self.isDisabled = isDisabled
  }

  /// The description of a view that has none.
  package static let nothing = SceneAccessibility(
    checked: false, label: nil, value: nil, hint: nil, identifier: nil, role: nil,
    isSelected: false, isDisabled: false)

  /// Creates a description with all of its members; `nil` if there is nothing to describe.
  package init?(_ describe: (inout SceneAccessibility) -> Void) {
    self = Self.nothing
    describe(&self)
    if self == Self.nothing { return nil }
  }
}
