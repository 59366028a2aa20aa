/// The context menus of a collection view's items, which the delegate provides.
///
/// A finger that moves away from the position of the press moves the item, if the standard gesture
/// of a movement is installed and the item can be moved; the menu then closes. Otherwise it selects
/// an element of the menu.
@MainActor
final class ItemMenus: NSObject, UIContextMenuInteractionDelegate, DataChangeFollower {
  /// The interaction; `nil` before the collection view had a delegate.
  private(set) var interaction: UIContextMenuInteraction?
  private weak var view: (any RecyclingView)?
  /// The item of the open menu; `nil` for a menu beside the items.
  private var pressed: IndexPath?
  private var grip: MovementGrip?

  /// Adds the interaction to a collection view, once.
  func install(in view: any RecyclingView) {
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
  func follow(_ change: any DataChange, in view: any RecyclingView) {
    pressed = pressed.flatMap(change.newItem)
  }

  /// Discards the pressed item, because the data are reloaded.
  func reset(in view: any RecyclingView) { pressed = nil }

  // MARK: Configuration

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let view, let client = view.itemMenuClient else { return nil }
    pressed = nil
    let indexPath = view.indexPathOfItem(at: location)
    var indexPaths: [IndexPath] = []
    if let indexPath {
      pressed = indexPath
      indexPaths =
        view.selection.contains(indexPath) ? view.selection.sortedItems : [indexPath]
    }
    return client.menuConfiguration(forItemsAt: indexPaths, at: location)
  }

  // MARK: Previews

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    guard let view, let indexPath = pressed else { return nil }
    // The preview is not highlighted (chosen).
    view.selection.endTouch(in: view)
    return view.itemMenuClient?.highlightPreview(configuration, forItemAt: indexPath)
      ?? preview(ofItemAt: indexPath)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    guard let view, let indexPath = pressed else { return nil }
    return view.itemMenuClient?.dismissalPreview(configuration, forItemAt: indexPath)
      ?? preview(ofItemAt: indexPath)
  }

  /// Returns the preview of a cell; `nil` without one.
  private func preview(ofItemAt indexPath: IndexPath) -> UITargetedPreview? {
    guard let cell = view?.cell(ofItemAt: indexPath), cell.window != nil else { return nil }
    return UITargetedPreview(view: cell)
  }

  // MARK: Display

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    view?.itemMenuClient?.willPerformPreviewAction(configuration, animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    view?.itemMenuClient?.willDisplayMenu(configuration, animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    view?.itemMenuClient?.willEndMenu(configuration, animator)
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
      view.reordering.cancel(in: view)
    }
  }
}
