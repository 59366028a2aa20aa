import Foundation

/// Which element of a collection view a node shows.
public struct SceneElement: Sendable, Hashable {
  /// `cell`, `supplementary:` and its kind, or `decoration:` and its kind.
  public var kind: String
  /// The section.
  public var section: Int
  /// The item in the section; `NSNotFound` where the element belongs to the whole layout.
  public var item: Int
  /// Whether the element is selected.
  public var isSelected: Bool

  /// An element at an index path.
  public init(kind: String, section: Int, item: Int, isSelected: Bool = false) {
    self.kind = kind
    self.section = section
    self.item = item
    self.isSelected = isSelected
  }
}

/// What a view tells assistive technology and tests about itself.
public struct SceneAccessibility: Sendable, Hashable {
  /// The words that stand for the view; nil where its text does.
  public var label: String?
  /// The name under which tests find the view.
  public var identifier: String?
  /// What the view is, by the names of ARIA roles; nil where nothing is known.
  public var role: String?

  /// A description of a view; nil where nothing is given.
  public init?(label: String? = nil, identifier: String? = nil, role: String? = nil) {
    if label == nil, identifier == nil, role == nil { return nil }
    self.label = label
    self.identifier = identifier
    self.role = role
  }
}
