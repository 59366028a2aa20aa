/// A pan that selects or deselects the items that it passes over.
struct SelectionPan {
  /// The item at which the pan began.
  private var anchor: IndexPath
  /// The item that the pan has reached.
  private(set) var current: IndexPath
  /// A Boolean value that indicates whether the pan selects items. A pan that begins at a selected
  /// item deselects.
  private let selectsItems: Bool
  /// The items that were selected when the pan began.
  private var selectedBefore: Set<IndexPath>

  /// Begins a pan at an item.
  ///
  /// - Parameter selected: The selected items.
  init(at indexPath: IndexPath, selected: Set<IndexPath>) {
    anchor = indexPath
    current = indexPath
    selectsItems = !selected.contains(indexPath)
    selectedBefore = selected
  }

  /// Returns whether an item lies between the start and the current item, in ascending order.
  func contains(_ indexPath: IndexPath) -> Bool {
    min(anchor, current) <= indexPath && indexPath <= max(anchor, current)
  }

  /// Returns whether the pan has an item selected. An item that the pan has left again is as it
  /// was.
  func selects(_ indexPath: IndexPath) -> Bool {
    contains(indexPath) ? selectsItems : selectedBefore.contains(indexPath)
  }

  /// Moves the current item.
  mutating func move(to indexPath: IndexPath) { current = indexPath }

  /// Carries the pan over a change of the data.
  ///
  /// - Returns: `false` if the first item was deleted, so that the pan ends.
  mutating func apply(_ change: any DataChange) -> Bool {
    guard let anchor = change.newItem(anchor) else { return false }
    self.anchor = anchor
    current = change.newItem(current) ?? anchor
    selectedBefore = Set(selectedBefore.compactMap(change.newItem))
    return true
  }
}
