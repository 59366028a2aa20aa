internal import Scenes

extension UITableViewCell {
  /// The states of the cell, without those that an app adds.
  var presentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isHighlighted = states.isHighlighted
    state.isSelected = states.isSelected
    state.isEditing = states.isEditing
    state.isReordering = configurations.isReordering
    state.isSwiped = configurations.isSwiped
    state.isFocused = configurations.isFocused
    state.cellDragState = configurations.cellDragState
    state.cellDropState = configurations.cellDropState
    return state
  }

  func callUpdateHandler(_ state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  // The cell is updated before it is displayed, and needs no layout pass for that.
  func configurationsAreReplaced() { configurations.needUpdate = true }

  // MARK: - Selection

  /// Shows another selection or highlight.
  func activityDidChange(animated: Bool) {
    noteDrawingChange()
    let isActive = states.isActive
    parts.text?.isHighlighted = isActive
    parts.detail?.isHighlighted = isActive
    parts.image?.isHighlighted = isActive
    showActivity(animated: animated)
    setNeedsUpdateConfiguration()
    setNeedsLayout()
    host?.activityDidChange(in: self)
  }

  // MARK: - Transitions

  /// Changes the states on which controls depend.
  func transition(animated: Bool, _ change: (inout TableCellState) -> Void) {
    var new = states
    change(&new)
    var target: StateMask = []
    if new.isEditing { target.insert(.showingEditControl) }
    if new.isConfirmingDeletion { target.insert(.showingDeleteConfirmation) }
    willTransition(to: target)
    change(&states)
    setNeedsUpdateConfiguration()
    setNeedsArrangement()
    guard animated, window != nil else { return didTransition(to: target) }
    UIView.animate(
      withDuration: 0.3, animations: { self.layoutIfNeeded() },
      completion: { [weak self] _ in self?.didTransition(to: target) })
  }

  /// Shows that the button that confirms the deletion has come into sight or left it.
  func showDeleteConfirmation(_ isShown: Bool, animated: Bool) {
    guard isShown != states.isConfirmingDeletion else { return }
    transition(animated: animated) { $0.isConfirmingDeletion = isShown }
  }

  /// Changes the stage of a drag of the cell.
  func setDragState(_ state: DragState) {
    guard state != states.dragState else { return }
    states.dragState = state
    dragStateDidChange(state)
  }

  func showFocus(_ isFocused: Bool) {
    guard isFocused != configurations.isFocused else { return }
    configurations.isFocused = isFocused
    setNeedsUpdateConfiguration()
  }

  func showDrag(
    _ drag: UICellConfigurationState.DragState, _ drop: UICellConfigurationState.DropState
  ) {
    guard drag != configurations.cellDragState || drop != configurations.cellDropState else {
      return
    }
    configurations.cellDragState = drag
    configurations.cellDropState = drop
    setNeedsUpdateConfiguration()
    switch drag {
    case .none: setDragState(.none)
    case .lifting: setDragState(.lifting)
    case .dragging: setDragState(.dragging)
    }
  }

  /// Shows whether the user is moving the row.
  func setReordering(_ isReordering: Bool) {
    guard isReordering != configurations.isReordering else { return }
    configurations.isReordering = isReordering
    setNeedsUpdateConfiguration()
  }

  func showSwipe(_ distance: CGFloat?) {
    displacement = distance ?? 0
    guard configurations.isSwiped != (distance != nil) else { return }
    configurations.isSwiped = distance != nil
    setNeedsUpdateConfiguration()
  }

  // MARK: - Taps

  func performTap(ofItemAt indexPath: IndexPath, in view: any RecyclingView) -> Bool { false }

  func performSelectionSegue() { selectionSegue?(self) }

  func accessoryTapped(_ accessory: TableAccessory) {
    switch accessory {
    case .delete, .insert: host?.editControlTapped(in: self)
    case .detail:
      host?.detailButtonTapped(in: self)
      accessorySegue?(self)
    case .disclosure, .checkmark, .multiselect, .reorder, .custom: break
    }
  }

  // MARK: - Hosts

  /// The element that the cell displays, for hosts; `nil` for a cell that displays none.
  var sceneElement: SceneElement? {
    guard let (key, host) = liveElement, key.isCell else { return nil }
    var element = SceneElement(.cell, at: key.indexPath, isSelected: states.isSelected)
    element.position = host.dataUpdates.position(of: key.indexPath, in: host)
    element.isFocused = focusStyle == .default && host.itemFocus.contains(key.indexPath)
    return element
  }
}
