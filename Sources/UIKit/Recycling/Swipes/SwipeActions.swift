/// The actions of a row that a swipe reveals. At most one row of a collection view is swiped.
@MainActor
final class SwipeActions: DataChangeFollower {
  /// A swiped row.
  private struct Row {
    var indexPath: IndexPath
    weak var cell: (any ElementCell)?
    weak var list: (any RecyclingView)?
    let view: SwipeActionsView
    let extent: SwipeExtent
    /// The distance by which the row is displaced away from the edge.
    var distance: CGFloat = 0
    /// The distance at the beginning of the pan; `nil` while no pan is under way.
    var start: CGFloat?

    /// The displacement along the x-coordinates of the content.
    var displacement: CGFloat { view.edge.direction * distance }
  }

  /// The duration of the movement to a position of rest, in seconds (chosen).
  private static let duration: TimeInterval = 0.35

  private var recognizer: SwipePanGestureRecognizer?
  private var row: Row?
  /// A Boolean value that indicates whether a finger lies on the swiped row, which closes when it
  /// is lifted.
  private var isTouched = false

  /// The index path of the swiped row; `nil` if there is none.
  var indexPath: IndexPath? { row?.indexPath }

  /// Adds or removes the recognizer of swipes, after the layout was prepared.
  func layoutWasPrepared(in view: any RecyclingView) {
    let isNeeded = view.hasSwipeActions
    guard isNeeded != (recognizer != nil) else { return }
    if let old = recognizer {
      recognizer = nil
      view.removeGestureRecognizer(old)
      close(animated: false)
    } else {
      let made = SwipePanGestureRecognizer(target: nil, action: nil)
      recognizer = made
      view.addGestureRecognizer(made)
    }
  }

  // MARK: - Pans

  /// Begins a swipe, or continues the swipe of a swiped row.
  ///
  /// - Parameters:
  ///   - point: The point where the finger came down, in the coordinates of the content.
  ///   - travel: The travel of the finger along x.
  /// - Returns: Whether the row at the point has actions at the edge that the finger moves away
  ///   from.
  func begin(at point: CGPoint, by travel: CGFloat, in view: any RecyclingView) -> Bool {
    isTouched = false
    guard !view.selection.isEditing, !view.reordering.isActive,
      let indexPath = view.indexPathOfItem(at: point)
    else { return false }
    if row == nil || row?.indexPath != indexPath {
      guard reveal(travel > 0 ? .leading : .trailing, ofRowAt: indexPath, in: view) else {
        return false
      }
    }
    let distance = row?.distance
    row?.start = distance
    return true
  }

  /// Moves the row with the finger.
  ///
  /// - Parameter translation: The translation of the finger along x, in the coordinates of the
  ///   content.
  func move(by translation: CGFloat, in view: any RecyclingView) {
    guard let row, let start = row.start else { return }
    let distance = row.extent.displacement(for: start + translation * row.view.edge.direction)
    let crosses = row.extent.isAcross(distance) != row.view.showsFirstOnly
    guard crosses else { return show(distance, in: view) }
    UIView.animate(
      withDuration: 0.2, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
    ) {
      self.show(distance, in: view)
    }
  }

  /// Moves the row to a position of rest, or performs the first action.
  ///
  /// - Parameter velocity: The velocity of the finger along x, in points per second.
  func end(velocity: CGFloat, in view: any RecyclingView) {
    guard let row, row.start != nil else { return }
    self.row?.start = nil
    switch row.extent.outcome(at: row.distance, velocity: velocity * row.view.edge.direction) {
    case .closes: close(animated: true)
    case .opens: animate(to: row.extent.open, in: view)
    case .performsFirstAction:
      guard let action = row.view.actions.first, let button = row.view.firstButton else { return }
      animate(to: row.extent.width, in: view)
      perform(action, from: button, in: view)
    }
  }

  // MARK: - Touches

  /// Handles a finger that comes down in the content beside the buttons: the row closes, at once or
  /// when the finger is lifted from it.
  ///
  /// - Returns: Whether a row is swiped, so that the touch selects nothing.
  func touchBegan(at point: CGPoint, in view: any RecyclingView) -> Bool {
    guard let row else { return false }
    isTouched = view.indexPathOfItem(at: point) == row.indexPath
    if !isTouched { close(animated: true) }
    return true
  }

  /// Handles the lifting of a finger.
  func touchEnded() {
    if isTouched { close(animated: true) }
    isTouched = false
  }

  // MARK: - Rows

  /// Opens a row without a swipe.
  func open(_ edge: SwipeEdge, ofRowAt indexPath: IndexPath, in view: any RecyclingView) {
    guard reveal(edge, ofRowAt: indexPath, in: view), let row else { return }
    animate(to: row.extent.open, in: view)
  }

  /// Returns the actions of a row at an edge; `nil` if there are none.
  func configuration(
    at edge: SwipeEdge, ofRowAt indexPath: IndexPath, in view: any RecyclingView
  ) -> UISwipeActionsConfiguration? {
    guard let configuration = view.swipeConfiguration(at: edge, ofItemAt: indexPath),
      !configuration.actions.isEmpty
    else { return nil }
    return configuration
  }

  /// Adds the buttons of a row, still without a width, and closes another row.
  private func reveal(
    _ edge: SwipeEdge, ofRowAt indexPath: IndexPath, in view: any RecyclingView
  ) -> Bool {
    guard let configuration = configuration(at: edge, ofRowAt: indexPath, in: view),
      let live = view.elements[ElementKey(.cell, at: indexPath)],
      let cell = live.view.cell, cell.superview === view
    else { return false }
    close(animated: true)
    view.actionsWillAppear(ofItemAt: indexPath)
    let frame = live.attributes.frame
    let buttons = SwipeActionsView(configuration, at: edge, height: frame.height) {
      [weak view] action, button in
      guard let view else { return }
      view.swipes.perform(action, from: button, in: view)
    }
    view.insertSubview(buttons, belowSubview: cell)
    row = Row(
      indexPath: indexPath, cell: cell, list: view, view: buttons,
      extent: SwipeExtent(
        open: buttons.openDistance, width: frame.width,
        performsFirstAction: configuration.performsFirstActionWithFullSwipe))
    UIView.performWithoutAnimation { show(0, in: view) }
    return true
  }

  private func show(_ distance: CGFloat, in view: any RecyclingView) {
    row?.distance = distance
    guard let row, let live = view.elements[ElementKey(.cell, at: row.indexPath)] else { return }
    row.cell?.showSwipe(row.displacement)
    row.view.show(
      distance, of: live.attributes.frame, showsFirstOnly: row.extent.isAcross(distance))
  }

  private func animate(to distance: CGFloat, in view: any RecyclingView) {
    Self.settle { self.show(distance, in: view) }
  }

  /// Animates changes with the movement to a position of rest.
  private static func settle(_ changes: @escaping () -> Void, completion: @escaping () -> Void = {})
  {
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: [.allowUserInteraction, .beginFromCurrentState], animations: changes
    ) { _ in
      completion()
    }
  }

  /// Moves the swiped row back to its position, and removes the buttons.
  func close(animated: Bool) {
    guard let row else { return }
    self.row = nil
    isTouched = false
    let buttons = row.view
    if animated, buttons.window != nil {
      buttons.isUserInteractionEnabled = false
      Self.settle {
        row.cell?.showSwipe(nil)
        let x = buttons.edge == .leading ? buttons.frame.minX : buttons.frame.maxX
        let place = CGRect(x: x, y: buttons.frame.minY, width: 0, height: buttons.frame.height)
        buttons.show(0, of: place, showsFirstOnly: false)
      } completion: {
        buttons.removeFromSuperview()
      }
    } else {
      row.cell?.showSwipe(nil)
      buttons.removeFromSuperview()
    }
    row.list?.actionsDidDisappear(ofItemAt: row.indexPath)
  }

  // MARK: - Actions

  /// Performs an action of the swiped row, which closes when the app reports the end.
  func perform(_ action: UIContextualAction, from button: UIView, in view: any RecyclingView) {
    let buttons = row?.view
    action.handler(action, button) { [weak self, weak buttons] _ in
      MainActor.assumeIsolated {
        guard let self, let buttons, self.row?.view === buttons else { return }
        self.close(animated: true)
      }
    }
  }

  // MARK: - Changes

  /// Follows the item through a change of the data. The buttons of a deleted item fade out with it.
  func follow(_ change: any DataChange, in view: any RecyclingView) {
    guard let old = row?.indexPath else { return }
    if let new = change.newItem(old) {
      row?.indexPath = new
    } else {
      removeButtons()
    }
  }

  /// Ends the swipe without a movement, because the data are reloaded.
  func reset(in view: any RecyclingView) { close(animated: false) }

  /// Keeps the row and the buttons in place after a layout pass. A row that has left the screen
  /// closes.
  func layOut(in view: any RecyclingView) {
    guard let row else { return }
    guard let live = view.elements[ElementKey(.cell, at: row.indexPath)],
      let cell = live.view.cell
    else { return close(animated: false) }
    if cell !== row.cell {
      // The item was reloaded.
      self.row?.cell = cell
      view.insertSubview(row.view, belowSubview: cell)
      cell.showSwipe(row.displacement)
    }
    row.view.show(
      row.distance, of: live.attributes.frame, showsFirstOnly: row.view.showsFirstOnly)
  }

  /// Removes the buttons of a row that leaves by itself.
  private func removeButtons() {
    guard let buttons = row?.view else { return }
    let list = row?.list
    row = nil
    isTouched = false
    buttons.isUserInteractionEnabled = false
    UIView.animate(withDuration: Self.duration) {
      buttons.alpha = 0
    } completion: { _ in
      buttons.removeFromSuperview()
    }
    list?.actionsDidDisappear(ofItemAt: nil)
  }
}
