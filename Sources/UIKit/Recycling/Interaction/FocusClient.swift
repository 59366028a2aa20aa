/// The decisions and notifications of an app about the focus, by index paths of the data source.
@preconcurrency @MainActor
protocol FocusClient {
  func canFocusItem(at indexPath: IndexPath) -> Bool

  /// Returns whether a key may move the focus.
  func shouldUpdate(_ change: FocusChange) -> Bool
  func didUpdate(_ change: FocusChange, with coordinator: UIFocusAnimationCoordinator)
  func selectionFollowsFocus(ofItemAt indexPath: IndexPath) -> Bool
}

/// A movement of the focus in a view, by index paths of the data source.
@MainActor
struct FocusChange {
  let previous: IndexPath?
  let next: IndexPath?
  let previousCell: UIView?
  let nextCell: UIView?
  let heading: UIFocusHeading

  /// Creates a movement between presented items; `nil` stands for the rest of the screen.
  init(
    from previous: IndexPath?, to next: IndexPath?, _ heading: UIFocusHeading,
    in view: any RecyclingView
  ) {
    self.previous = previous.map(view.reordering.dataSourceIndexPath(ofItemAt:))
    self.next = next.map(view.reordering.dataSourceIndexPath(ofItemAt:))
    previousCell = previous.flatMap(view.cell(ofItemAt:))
    nextCell = next.flatMap(view.cell(ofItemAt:))
    self.heading = heading
  }
}
