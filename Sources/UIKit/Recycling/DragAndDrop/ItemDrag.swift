/// The drags of a view's items, which the delegate provides.
///
/// The part keeps the index paths of the dragged items as they are presented, and follows changes
/// of the data with them.
@MainActor
final class ItemDrag: NSObject {
  /// The opacity of the cell of a dragged item (chosen).
  private static let draggedAlpha: CGFloat = 0.5

  /// A dragged item, and its index path as it is presented; `nil` if the item of the view is gone.
  private struct Source {
    let item: UIDragItem
    var indexPath: IndexPath?
  }

  /// The delegate, which is a drag delegate of the view's class. It is not retained.
  private(set) weak var delegate: (any NSObjectProtocol)?
  private weak var view: (any RecyclingView)?
  private var interaction: UIDragInteraction?
  private var sources: [Source] = []
  /// A Boolean value that indicates whether the finger has moved since the lift.
  private(set) var hasBegun = false
  /// A Boolean value that indicates whether items can be dragged.
  var isEnabled = true { didSet { interaction?.isEnabled = isEnabled } }

  /// A Boolean value that indicates whether items are lifted or dragged.
  var isActive: Bool { !sources.isEmpty }

  /// Sets the delegate, and adds the interaction to the view with the first one.
  func setDelegate(_ delegate: (any NSObjectProtocol)?, in view: any RecyclingView) {
    self.delegate = delegate
    guard interaction == nil, delegate != nil else { return }
    self.view = view
    let interaction = UIDragInteraction(delegate: self)
    interaction.isEnabled = isEnabled
    self.interaction = interaction
    view.addInteraction(interaction)
  }

  // MARK: - Dragged items

  /// Returns the index path at which a dragged item is presented; `nil` for an item of another view
  /// and one that is gone.
  func presentedIndexPath(of item: UIDragItem) -> IndexPath? {
    sources.first { $0.item === item }?.indexPath
  }

  /// Returns the stage of the drag of an item.
  func state(ofItemAt indexPath: IndexPath) -> UICellConfigurationState.DragState {
    guard sources.contains(where: { $0.indexPath == indexPath }) else { return .none }
    return hasBegun ? .dragging : .lifting
  }

  /// Makes the cells of dragged items translucent, and hides the one that a gap stands for.
  func fadeItems(in elements: inout [WantedElement], of view: any RecyclingView) {
    guard hasBegun else { return }
    let gap = view.reordering.gap
    for index in elements.indices where elements[index].key.isCell {
      let indexPath = elements[index].key.indexPath
      guard state(ofItemAt: indexPath) == .dragging else { continue }
      let attributes = elements[index].attributes.duplicate()
      attributes.alpha = indexPath == gap ? 0 : attributes.alpha * Self.draggedAlpha
      elements[index].attributes = attributes
    }
  }

  private func add(_ items: [UIDragItem], ofItemAt indexPath: IndexPath) {
    sources += items.map { Source(item: $0, indexPath: indexPath) }
  }

  /// Forgets the dragged items, and shows their cells again.
  private func finish() {
    guard isActive else { return }
    invalidateItems()
    sources = []
    hasBegun = false
    view?.updateStatesOfCells()
  }

  /// Requests a layout pass for the cells of dragged items.
  private func invalidateItems() {
    guard let view else { return }
    let indexPaths = sources.compactMap(\.indexPath).filter(view.hasItem)
    guard !indexPaths.isEmpty else { return }
    let context = view.layoutInUse.makeInvalidationContext()
    context.invalidateItems(at: indexPaths)
    view.layoutInUse.invalidateLayout(with: context)
  }
}

extension ItemDrag: DataChangeFollower {
  func follow(_ change: any DataChange, in view: any RecyclingView) {
    for index in sources.indices {
      sources[index].indexPath = sources[index].indexPath.flatMap(change.newItem)
    }
  }

  func reset(in view: any RecyclingView) {
    for index in sources.indices { sources[index].indexPath = nil }
  }
}

extension ItemDrag: UIDragInteractionDelegate {
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let view, let client = view.itemDragClient, !isActive, !view.reordering.isActive,
      let pressed = view.indexPathOfItem(at: session.location(in: view))
    else { return [] }
    let first = client.items(forBeginning: session, at: pressed)
    guard !first.isEmpty else { return [] }
    // The preview is not highlighted (chosen).
    view.selection.endTouch(in: view)
    add(first, ofItemAt: pressed)
    // A press on a selected item lifts the others as well.
    if view.selection.contains(pressed) {
      for indexPath in view.selection.sortedItems where indexPath != pressed {
        add(client.items(forBeginning: session, at: indexPath), ofItemAt: indexPath)
      }
    }
    return sources.map(\.item)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let view, let indexPath = presentedIndexPath(of: item),
      let cell = view.cell(ofItemAt: indexPath), cell.window != nil
    else { return nil }
    let named = view.reordering.dataSourceIndexPath(ofItemAt: indexPath)
    return UITargetedDragPreview(
      view: cell,
      parameters: view.itemDragClient?.dragPreviewParameters(forItemAt: named)
        ?? UIDragPreviewParameters())
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    view?.updateStatesOfCells()
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {
    hasBegun = true
    view?.itemDragClient?.sessionWillBegin(session)
    view?.updateStatesOfCells()
    invalidateItems()
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { view?.itemDragClient?.sessionAllowsMove(session) ?? true }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { view?.itemDragClient?.sessionIsRestricted(session) ?? false }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    guard let view, let client = view.itemDragClient,
      let indexPath = view.indexPathOfItem(at: point),
      !sources.contains(where: { $0.indexPath == indexPath })
    else { return [] }
    let named = view.reordering.dataSourceIndexPath(ofItemAt: indexPath)
    let items = client.items(forAddingTo: session, at: named, point: point)
    guard !items.isEmpty else { return [] }
    // Items of this view may be added to the drag of another one.
    add(items, ofItemAt: indexPath)
    hasBegun = true
    view.updateStatesOfCells()
    invalidateItems()
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) {
    guard let view, operation != .copy, operation != .move else { return }
    view.reordering.closeGap(in: view)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let view, let indexPath = presentedIndexPath(of: item) else { return nil }
    view.layoutIfNeeded()
    guard let cell = view.cell(ofItemAt: indexPath) else { return nil }
    return defaultPreview.retargetedPreview(
      with: UIDragPreviewTarget(container: view, center: cell.center))
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating
  ) {
    // A press without a movement ends without another call.
    animator.addCompletion { [weak self] _ in
      if let self, !hasBegun { finish() }
    }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    finish()
    view?.itemDragClient?.sessionDidEnd(session)
  }
}
