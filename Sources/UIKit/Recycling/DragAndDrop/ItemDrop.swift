/// The drops on a view's items, for which the delegate decides.
///
/// A proposal to insert a moved item of this view opens a gap at the destination, which is the item
/// itself: see ``Reordering/openGap(forItemAt:at:in:)``. Items of other views open none.
@MainActor
final class ItemDrop: NSObject {
  /// The delegate, which is a drop delegate of the view's class. It is not retained.
  private(set) weak var delegate: (any NSObjectProtocol)?
  private weak var view: (any RecyclingView)?
  private var interaction: UIDropInteraction?
  /// A Boolean value that indicates whether items are dragged over the view, or dropped on it.
  private(set) var isActive = false
  /// The presented index path of the drop that was proposed last.
  private var destination: IndexPath?
  /// The last answer to the dragged items.
  private var proposal = ItemDropProposal(operation: .cancel, intent: .unspecified)
  /// The presented item into which the items would be dropped; `nil` for none.
  private var container: IndexPath?
  /// The drop whose previews move; `nil` for none.
  private var performed: PerformedDrop?
  private lazy var scroller = EdgeScroller()

  /// Sets the delegate, and adds the interaction to the view with the first one.
  func setDelegate(_ delegate: (any NSObjectProtocol)?, in view: any RecyclingView) {
    self.delegate = delegate
    guard interaction == nil, delegate != nil else { return }
    self.view = view
    let interaction = UIDropInteraction(delegate: self)
    self.interaction = interaction
    view.addInteraction(interaction)
  }

  /// Returns the state of an item under dragged items.
  func state(ofItemAt indexPath: IndexPath) -> UICellConfigurationState.DropState {
    guard isActive else { return .none }
    return container == indexPath ? .targeted : .notTargeted
  }

  // MARK: - Destinations

  /// Returns the presented index path of a drop at a point of the content: the item under the
  /// point, the end of the section whose last item lies before the point, or `nil`.
  ///
  /// - Parameter source: The item of the view that would be moved; `nil` for none.
  private func destination(
    at point: CGPoint, moving source: IndexPath?, in view: any RecyclingView
  ) -> IndexPath? {
    let gap = view.reordering.gap
    guard let hovered = view.indexPathOfItem(at: point) else {
      guard var end = endOfSection(before: point, in: view) else { return gap }
      // The moved item is taken out of the section.
      if end.section == (gap ?? source)?.section { end.item -= 1 }
      return end
    }
    guard let gap, hovered != gap, let place = frame(ofItemAt: gap, in: view),
      let frame = frame(ofItemAt: hovered, in: view)
    else { return hovered }
    // An item and the gap are exchanged only if the point lies in the gap afterward.
    let isBeside = frame.minY < place.maxY && place.minY < frame.maxY
    let (position, low, high, length, isAfter) =
      isBeside
      ? (point.x, frame.minX, frame.maxX, place.width, frame.minX > place.minX)
      : (point.y, frame.minY, frame.maxY, place.height, frame.minY > place.minY)
    let isPast = isAfter ? position >= high - length : position < low + length
    return isPast ? hovered : gap
  }

  /// Returns the end of a section if its last item is the last displayed one before a point.
  ///
  /// - Complexity: O(live elements).
  private func endOfSection(before point: CGPoint, in view: any RecyclingView) -> IndexPath? {
    var last: IndexPath?
    let isHorizontal =
      view.contentSize.width > view.bounds.width && view.contentSize.height <= view.bounds.height
    for live in view.elements.all where live.key.isCell {
      let frame = live.attributes.frame
      guard isHorizontal ? frame.minX <= point.x : frame.minY <= point.y else { continue }
      last = max(last ?? live.key.indexPath, live.key.indexPath)
    }
    guard let last, last.item == view.itemCount(inSection: last.section) - 1 else { return nil }
    return IndexPath(item: last.item + 1, section: last.section)
  }

  private func frame(ofItemAt indexPath: IndexPath, in view: any RecyclingView) -> CGRect? {
    view.currentAttributes(of: ElementKey(.cell, at: indexPath)).map {
      view.rows.shownFrame(of: $0, in: view)
    }
  }

  // MARK: - Proposals

  /// Returns the answer of the app to items at a destination. Without one, items of this view are
  /// moved, and all others are not accepted.
  private func answer(
    to session: any UIDropSession, at destination: IndexPath?, moving source: IndexPath?,
    in view: any RecyclingView
  ) -> ItemDropProposal {
    guard let client = view.itemDropClient else {
      return ItemDropProposal(operation: .cancel, intent: .unspecified)
    }
    var proposal =
      client.proposal(for: session, at: destination)
      ?? ItemDropProposal(
        operation: source == nil ? .cancel : .move, intent: .insertAtDestination)
    if proposal.operation == .move, !session.allowsMoveOperation { proposal.operation = .cancel }
    return proposal
  }

  /// Returns the intent of a proposal, and the destination that belongs to it. The intent
  /// `automatic` depends on the position of the finger in the item.
  ///
  /// - Parameter source: The item of the view that would be moved; `nil` for none.
  private func resolve(
    _ proposal: ItemDropProposal, at point: CGPoint, _ destination: IndexPath?,
    moving source: IndexPath?, in view: any RecyclingView
  ) -> (intent: ItemDropProposal.Intent, destination: IndexPath?) {
    guard proposal.isAccepted else { return (.unspecified, destination) }
    guard proposal.intent == .automatic else { return (proposal.intent, destination) }
    guard let destination, destination != view.reordering.gap ?? source,
      let frame = frame(ofItemAt: destination, in: view)
    else { return (.insertAtDestination, destination) }
    // The middle half of an item takes the items (chosen).
    if frame.insetBy(dx: 0, dy: frame.height / 4).contains(point) {
      return (.insertIntoDestination, destination)
    }
    // The items behind a moved one follow it.
    var target = destination
    let isBelow = point.y > frame.midY
    if let source, source.section == target.section, source.item < target.item {
      if !isBelow { target.item -= 1 }
    } else if isBelow {
      target.item += 1
    }
    return (.insertAtDestination, target)
  }

  /// Shows a proposal: a gap at the destination, or the item there as the target.
  private func show(
    _ proposal: ItemDropProposal, at point: CGPoint, _ destination: IndexPath?,
    moving source: IndexPath?, in view: any RecyclingView
  ) {
    let (intent, destination) = resolve(
      proposal, at: point, destination, moving: source, in: view)
    self.destination = destination
    switch intent {
    case .insertAtDestination:
      setContainer(nil, in: view)
      guard proposal.operation == .move, let source, let destination else { return }
      view.reordering.openGap(forItemAt: source, at: destination, in: view)
      self.destination = view.reordering.gap ?? destination
    case .insertIntoDestination:
      let item = destination.map(view.reordering.dataSourceIndexPath(ofItemAt:))
      view.reordering.closeGap(in: view)
      self.destination = item
      setContainer(item.flatMap { view.hasItem(at: $0) ? $0 : nil }, in: view)
    case .unspecified, .automatic:
      setContainer(nil, in: view)
      let item = destination.map(view.reordering.dataSourceIndexPath(ofItemAt:))
      view.reordering.closeGap(in: view)
      self.destination = item
    }
  }

  /// Highlights the item into which the items would be dropped.
  private func setContainer(_ indexPath: IndexPath?, in view: any RecyclingView) {
    guard indexPath != container else { return }
    if let container { view.cell(ofItemAt: container)?.isHighlighted = false }
    container = indexPath
    if let indexPath { view.cell(ofItemAt: indexPath)?.isHighlighted = true }
    view.updateStatesOfCells()
  }

  /// Ends the display of a proposal.
  private func leave(_ view: any RecyclingView) {
    scroller.stop()
    setContainer(nil, in: view)
    view.reordering.closeGap(in: view)
    destination = nil
  }
}

extension ItemDrop: DataChangeFollower {
  func follow(_ change: any DataChange, in view: any RecyclingView) {
    destination = destination.flatMap(change.newItem)
    container = container.flatMap(change.newItem)
  }

  func reset(in view: any RecyclingView) {
    destination = nil
    container = nil
  }
}

extension ItemDrop: UIDropInteractionDelegate {
  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool { view?.itemDropClient?.canHandle(session) ?? false }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {
    isActive = true
    view?.itemDropClient?.sessionDidEnter(session)
    view?.updateStatesOfCells()
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    guard let view else { return UIDropProposal(operation: .cancel) }
    let point = session.location(in: view)
    let source = session.items.lazy.compactMap(view.itemDrag.presentedIndexPath(of:)).first
    let destination = destination(at: point, moving: source, in: view)
    proposal = answer(to: session, at: destination, moving: source, in: view)
    // The app may have changed the data.
    let isCurrent = source.map { view.hasItem(at: $0) } ?? true
    if isCurrent { show(proposal, at: point, destination, moving: source, in: view) }
    if let drag = (session as? DropSession)?.drag { scroller.follow(drag, over: view) }
    return UIDropProposal(operation: proposal.operation)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {
    isActive = false
    guard let view else { return }
    leave(view)
    view.updateStatesOfCells()
    view.itemDropClient?.sessionDidExit(session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    guard let view, let client = view.itemDropClient else { return }
    let drag = (session as? DropSession)?.drag
    let items = session.items.map { item in
      PerformedDrop.Item(
        dragItem: item,
        sourceIndexPath: view.itemDrag.presentedIndexPath(of: item).map(
          view.reordering.dataSourceIndexPath(ofItemAt:)),
        previewSize: drag?.previewSize(of: item) ?? .zero)
    }
    let drop = PerformedDrop(items, at: destination, proposal, of: session)
    performed = drop
    scroller.stop()
    setContainer(nil, in: view)
    client.perform(drop)
    // An update of the data has closed the gap already.
    leave(view)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let view, let landing = performed?.landing(of: item) else { return nil }
    switch landing {
    case .target(let target): return defaultPreview.retargetedPreview(with: target)
    case .item(let indexPath):
      guard let frame = landingFrame(ofItemAt: indexPath, in: view) else { return nil }
      return defaultPreview.retargetedPreview(
        with: UIDragPreviewTarget(
          container: view, center: CGPoint(x: frame.midX, y: frame.midY)))
    case .part(let indexPath, let rect):
      guard let frame = landingFrame(ofItemAt: indexPath, in: view) else { return nil }
      let size = defaultPreview.view.bounds.size
      let scale = CGAffineTransform(
        scaleX: size.width > 0 ? rect.width / size.width : 1,
        y: size.height > 0 ? rect.height / size.height : 1)
      return defaultPreview.retargetedPreview(
        with: UIDragPreviewTarget(
          container: view,
          center: CGPoint(x: frame.minX + rect.midX, y: frame.minY + rect.midY),
          transform: scale))
    }
  }

  private func landingFrame(
    ofItemAt indexPath: IndexPath, in view: any RecyclingView
  ) -> CGRect? {
    view.requireItem(at: indexPath, for: "A dragged item was to be dropped on one that")
    view.layoutIfNeeded()
    return frame(ofItemAt: indexPath, in: view)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  ) { performed?.addAnimations(of: item, to: animator) }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {
    isActive = false
    performed = nil
    guard let view else { return }
    leave(view)
    view.updateStatesOfCells()
    view.itemDropClient?.sessionDidEnd(session)
  }
}
