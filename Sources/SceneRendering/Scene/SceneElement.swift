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

  /// Creates an element at an index path.
  public init(kind: String, section: Int, item: Int, isSelected: Bool = false) {
    self.kind = kind
    self.section = section
    self.item = item
    self.isSelected = isSelected
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
  /// The name of the view's ARIA role; `nil` if the role is unknown.
  public var role: String?
  /// A Boolean value that indicates whether the view is selected.
  public var isSelected: Bool
  /// A Boolean value that indicates whether the view does not respond to the user.
  public var isDisabled: Bool

  /// Creates a description; `nil` if there is nothing to describe.
  public init?(
    isElement: Bool = false, label: String? = nil, value: String? = nil, hint: String? = nil,
    identifier: String? = nil, role: String? = nil, isSelected: Bool = false,
    isDisabled: Bool = false
  ) {
    if !isElement, label == nil, value == nil, hint == nil, identifier == nil, role == nil,
      !isSelected, !isDisabled
    {
      return nil
    }
    self.isElement = isElement
    self.label = label
    self.value = value
    self.hint = hint
    self.identifier = identifier
    self.role = role
    self.isSelected = isSelected
    self.isDisabled = isDisabled
  }
}
