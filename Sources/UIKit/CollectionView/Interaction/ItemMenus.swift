/// The context menus of a collection view's items, which the delegate provides.
///
/// A finger that moves away from the place of the press moves the item, if the standard gesture of
/// a movement is installed and the item can be moved; the menu then closes. Otherwise it selects an
/// element of the menu.
@MainActor
final class ItemMenus: NSObject, UIContextMenuInteractionDelegate {
  /// The interaction; `nil` before the collection view had a delegate.
  private(set) var interaction: UIContextMenuInteraction?
  private weak var view: UICollectionView?
  /// The item of the open menu; `nil` for a menu beside the items.
  private var pressed: IndexPath?
  private var grip: MovementGrip?

  /// Adds the interaction to a collection view, once.
  func install(in view: UICollectionView) {
    guard interaction == nil else { return }
    self.view = view
    let interaction = UIContextMenuInteraction(delegate: self)
    interaction.holder = self
    // Whether the delegate has menus is known after the first one.
    interaction.isKnownToHaveMenus = false
    self.interaction = interaction
    view.addInteraction(interaction)
  }

  // MARK: Changes of the data

  /// Follows the pressed item through a change of the data.
  func apply(_ change: any DataChange) { pressed = pressed.flatMap(change.newItem) }

  /// Discards the pressed item, because the data are reloaded.
  func reset() { pressed = nil }

  // MARK: Configuration

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let view, let delegate = view.delegate else { return nil }
    pressed = nil
    let indexPath = view.indexPathForItem(at: location)
    var indexPaths: [IndexPath] = []
    if let indexPath {
      pressed = indexPath
      indexPaths =
        view.selection.contains(indexPath) ? view.selection.sortedItems : [indexPath]
    }
    return delegate.collectionView(
      view, contextMenuConfigurationForItemsAt: indexPaths, point: location)
  }

  // MARK: Previews

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    guard let view, let indexPath = pressed else { return nil }
    // The preview is not highlighted (chosen).
    view.selection.endTouch(in: view)
    return view.delegate?.collectionView(
      view, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath)
      ?? preview(ofItemAt: indexPath)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    guard let view, let indexPath = pressed else { return nil }
    return view.delegate?.collectionView(
      view, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: indexPath)
      ?? preview(ofItemAt: indexPath)
  }

  /// Returns the preview of a cell; `nil` without one.
  private func preview(ofItemAt indexPath: IndexPath) -> UITargetedPreview? {
    guard let cell = view?.cellForItem(at: indexPath), cell.window != nil else { return nil }
    return UITargetedPreview(view: cell)
  }

  // MARK: Display

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let view else { return }
    view.delegate?.collectionView(
      view, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let view else { return }
    view.delegate?.collectionView(
      view, willDisplayContextMenu: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let view else { return }
    view.delegate?.collectionView(
      view, willEndContextMenuInteraction: configuration, animator: animator)
  }
}

extension ItemMenus: MenuFingerHolder {
  var hasPreview: Bool { pressed != nil }

  var isDragging: Bool { grip != nil }

  func beginDrag(from point: CGPoint) -> Bool {
    guard let view, view.reordering.hasStandardGesture else { return false }
    grip = MovementGrip(at: view.convert(point, from: nil), in: view)
    return grip != nil
  }

  func drag(to point: CGPoint) {
    guard let view else { return }
    grip?.move(to: view.convert(point, from: nil), in: view)
  }

  func endDrag(commits: Bool) {
    guard grip != nil, let view else { return }
    grip = nil
    if commits {
      view.reordering.endByStandardGesture(in: view)
    } else {
      view.cancelInteractiveMovement()
    }
  }
}
