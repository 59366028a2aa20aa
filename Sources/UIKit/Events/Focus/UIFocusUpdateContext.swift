/// A movement of the focus from one view to another one.
///
/// The contexts of collection and table views name the items as well.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
  /// The cell that loses the focus; `nil` for none, and for an item without a cell.
  open private(set) weak var previouslyFocusedView: UIView?
  /// The cell that gets the focus; `nil` for none, and for an item without a cell.
  open private(set) weak var nextFocusedView: UIView?
  /// The direction of the movement. Empty if a pointer, or the tab key, moves the focus.
  public let focusHeading: UIFocusHeading

  /// Creates the context of a movement.
  init(from previous: UIView?, to next: UIView?, heading: UIFocusHeading) {
    previouslyFocusedView = previous
    nextFocusedView = next
    focusHeading = heading
    super.init()
  }
}
