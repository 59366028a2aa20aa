/// The configurations of a cell, and the states of the collection view on which they depend.
@MainActor
struct CellConfigurations {
  var content: (any UIContentConfiguration)?
  /// A Boolean value that indicates whether a content configuration created the content view.
  var hasMadeContentView = false
  /// The view of the background configuration; `nil` if there is none.
  var background: BackgroundConfigurationView?
  /// A Boolean value that indicates whether the configurations have to be updated, as before the
  /// first display.
  var needUpdate = true
  /// A Boolean value that indicates whether the configurations are being updated.
  var areUpdating = false
  /// A Boolean value that indicates whether the configurations are out of date, and no update is
  /// under way.
  var areDue: Bool { needUpdate && !areUpdating }
  /// A Boolean value that indicates whether the collection view is in the editing mode, and the
  /// item can be edited.
  var isEditing = false
  /// A Boolean value that indicates whether the user is moving the item.
  var isReordering = false
  /// A Boolean value that indicates whether the item of an outline is expanded.
  var isExpanded = false
  /// A Boolean value that indicates whether a swipe reveals actions of the row.
  var isSwiped = false
  /// A Boolean value that indicates whether the item has the focus of the keyboard.
  var isFocused = false
  /// The stage of a drag of the item.
  var cellDragState = UICellConfigurationState.DragState.none
  /// The state of the item under dragged items.
  var cellDropState = UICellConfigurationState.DropState.none
  /// The separators of a row in a list; `nil` before the cell was one.
  var separators: ListSeparators?
}

extension UICollectionViewCell {
  /// The states of the cell, without those that an app adds.
  var presentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isHighlighted = isHighlighted
    state.isSelected = isSelected
    state.isEditing = configurations.isEditing
    state.isReordering = configurations.isReordering
    state.isExpanded = configurations.isExpanded
    state.isSwiped = configurations.isSwiped
    state.isFocused = configurations.isFocused
    state.cellDragState = configurations.cellDragState
    state.cellDropState = configurations.cellDropState
    return state
  }

  /// Sets the states of the item in the collection view.
  func setState(isEditing: Bool, isReordering: Bool, isExpanded: Bool) {
    guard
      configurations.isEditing != isEditing || configurations.isReordering != isReordering
        || configurations.isExpanded != isExpanded
    else { return }
    configurations.isEditing = isEditing
    configurations.isReordering = isReordering
    configurations.isExpanded = isExpanded
    setNeedsUpdateConfiguration()
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
    let old = configurations.cellDragState
    configurations.cellDragState = drag
    configurations.cellDropState = drop
    setNeedsUpdateConfiguration()
    guard drag != old else { return }
    switch drag {
    case .none: dragStateDidChange(.none)
    case .lifting: dragStateDidChange(.lifting)
    case .dragging: dragStateDidChange(.dragging)
    }
  }

  /// Displays the cell beside its position, as a swiped row.
  ///
  /// - Parameter distance: The distance along x, in points; `nil` if the row is not swiped.
  func showSwipe(_ distance: CGFloat?) {
    displacement = distance ?? 0
    guard configurations.isSwiped != (distance != nil) else { return }
    configurations.isSwiped = distance != nil
    setNeedsUpdateConfiguration()
  }

  func removeBackgroundViews() {
    backgroundView = nil
    selectedBackgroundView = nil
  }

  func callUpdateHandler(_ state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }
}
