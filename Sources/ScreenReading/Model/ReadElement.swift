import Foundation

/// An element of a screen, as a reader names it.
package struct ReadElement: Codable, Hashable, Sendable {
  /// The number of the reference: 12 for `e12`.
  package var reference: Int
  /// The reference of the element around this one; `nil` for an outermost one.
  package var parent: Int?
  /// The number of elements around this one.
  package var depth: Int
  /// The identity of the scene's node.
  package var node: Int
  /// The word for the element: `button`, `cell`, `text`.
  package var role: String
  /// The label, or the text; `nil` for none.
  package var name: String?
  /// The value in words; `nil` for none.
  package var value: String?
  /// The states in words: `selected`, `disabled`, `focused`, `editing`, `partly`.
  package var states: [String]
  /// The section, and the item if the element has one, of an element of a list; `nil` for others.
  package var place: [Int]?
  /// The number of the sections and items of a list, in words; `nil` for other elements.
  package var contents: String?
  /// The bounding box in the coordinates of the window, in points.
  package var frame: CGRect
  /// The name of the view's class; `nil` for an element without a view.
  package var type: String?
  /// The accessibility identifier; `nil` for none.
  package var identifier: String?
  /// A Boolean value that indicates whether a part of the element is on screen and not clipped.
  package var isOnScreen: Bool
  /// A Boolean value that indicates whether the name of the element around this one contains this
  /// one, so that a short text leaves it out.
  package var isMerged: Bool

  /// The reference as it is written: `e12`.
  package var mark: String { "e\(reference)" }

  /// Returns whether two elements look alike apart from their frames.
  package func hasSameContent(as other: ReadElement) -> Bool {
    role == other.role && name == other.name && value == other.value && states == other.states
      && place == other.place && contents == other.contents
  }
}
