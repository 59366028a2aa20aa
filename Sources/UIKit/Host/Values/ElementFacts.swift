/// The element of a collection view that a view displays.
package struct ElementFacts: Equatable, Sendable {
  /// The category of an element, with the kind of views that are no cells.
  package enum Kind: Hashable, Sendable {
    case cell
    case decoration(String)
    case supplementary(String)

    /// The name in scenes: `cell`, or the category and the kind with a colon between.
    package var name: String {
      switch self {
      case .cell: "cell"
      case .decoration(let kind): "decoration:" + kind
      case .supplementary(let kind): "supplementary:" + kind
      }
    }
  }

  package var kind: Kind
  /// The section of the element.
  package var section: Int
  /// The item in the section; `NSNotFound` for an element of the whole layout.
  package var item: Int
  /// A Boolean value that indicates whether the item is selected.
  package var isSelected: Bool
  /// The place of an item among all items of the collection view, from 1; `nil` for other elements.
  package var position: Int?
  /// A Boolean value that indicates whether the keyboard is at the item.
  package var isFocused = false
}
