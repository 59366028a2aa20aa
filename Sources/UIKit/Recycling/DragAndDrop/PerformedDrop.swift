/// The items of a drop, and the positions to which an app moves their previews.
@MainActor
final class PerformedDrop {
  /// The position to which the preview of an item moves.
  enum Landing {
    /// The position of an item, by its index path in the new data.
    case item(IndexPath)
    /// A rectangle in the coordinates of an item, by its index path in the new data.
    case part(IndexPath, CGRect)
    case target(UIDragPreviewTarget)
  }

  /// A dropped item.
  struct Item {
    let dragItem: UIDragItem
    /// The index path in the data before the drop; `nil` for an item of another view.
    let sourceIndexPath: IndexPath?
    /// The size of the preview, in points.
    let previewSize: CGSize
  }

  let items: [Item]
  /// The index path of the drop, after a moved item was removed; `nil` for none.
  let destination: IndexPath?
  /// The last proposal of the delegate.
  let proposal: ItemDropProposal
  let session: any UIDropSession
  private var landings: [(item: UIDragItem, landing: Landing, animator: DragAnimator)] = []

  init(
    _ items: [Item], at destination: IndexPath?, _ proposal: ItemDropProposal,
    of session: any UIDropSession
  ) {
    self.proposal = proposal
    self.items = items
    self.destination = destination
    self.session = session
  }

  /// Records the position to which the preview of an item moves.
  ///
  /// - Returns: The animation of the preview.
  func land(_ item: UIDragItem, at landing: Landing) -> any UIDragAnimating {
    let animator = DragAnimator()
    landings.removeAll { $0.item === item }
    landings.append((item, landing, animator))
    return animator
  }

  /// Returns the position to which the preview of an item moves; `nil` if it fades.
  func landing(of item: UIDragItem) -> Landing? {
    landings.first { $0.item === item }?.landing
  }

  /// Adds the animations of the app to the animation of a preview.
  func addAnimations(of item: UIDragItem, to animator: any UIDragAnimating) {
    guard let own = landings.first(where: { $0.item === item })?.animator else { return }
    animator.addAnimations(own.animate)
    animator.addCompletion { _ in own.complete() }
  }
}
