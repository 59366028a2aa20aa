/// The selected items of a collection view, the rules for selecting, and the selection by touches.
///
/// Methods that call the delegate or change cells take the collection view as a parameter.
@MainActor
final class Selection: DataChangeFollower {
  /// The rules that an app sets.
  struct Rules {
    var allowsSelection = true
    var allowsMultipleSelection = false
    var allowsSelectionDuringEditing = false
    var allowsMultipleSelectionDuringEditing = false
  }

  private(set) var rules = Rules()
  private(set) var isEditing = false
  private var items: Set<IndexPath> = []
  /// The indices of the selected items in the order of their selection.
  private var numbers: [IndexPath: Int] = [:]
  private var lastNumber = 0
  /// A Boolean value that indicates whether the user has selected or deselected an item since the
  /// data were loaded.
  private(set) var isOfUser = false
  /// The pan over several items that is under way.
  private var pan: SelectionPan?
  /// The highlighted item under the user's finger.
  private var touched: TouchedItem?
  /// The location of that finger, in the coordinates of the content.
  private var touchedPoint = CGPoint.zero

  // MARK: - Rules

  /// A Boolean value that indicates whether items can be selected in the current mode.
  var allowsSelection: Bool {
    isEditing
      ? rules.allowsSelectionDuringEditing || rules.allowsMultipleSelectionDuringEditing
      : rules.allowsSelection
  }

  /// A Boolean value that indicates whether several items can be selected in the current mode.
  var allowsMultipleSelection: Bool {
    isEditing
      ? rules.allowsMultipleSelectionDuringEditing
      : rules.allowsSelection && rules.allowsMultipleSelection
  }

  /// Changes the rules, and deselects the items that they no longer allow.
  func setRule(_ rule: WritableKeyPath<Rules, Bool>, _ value: Bool, in view: any RecyclingView) {
    rules[keyPath: rule] = value
    deselectForbiddenItems(in: view)
  }

  /// Begins or ends the editing mode, and updates the cells for it.
  ///
  /// - Complexity: O(live cells).
  func setEditing(_ isEditing: Bool, in view: any RecyclingView) {
    guard isEditing != self.isEditing else { return }
    self.isEditing = isEditing
    view.swipes.close(animated: true)
    deselectForbiddenItems(in: view)
    view.updateStatesOfCells()
  }

  private func deselectForbiddenItems(in view: any RecyclingView) {
    guard !allowsSelection || !allowsMultipleSelection && items.count > 1 else { return }
    for selected in items { deselect(selected, in: view) }
  }

  // MARK: - Selected items

  /// The selected items in ascending order.
  var sortedItems: [IndexPath] { items.sorted() }

  /// The item that was selected before all others; `nil` if no item is selected.
  ///
  /// - Complexity: O(selected items).
  var earliestItem: IndexPath? { numbers.min { $0.value < $1.value }?.key }

  /// Returns whether an item is selected.
  func contains(_ indexPath: IndexPath) -> Bool { items.contains(indexPath) }

  /// Selects an item without calling the delegate; deselects all items if the index path is `nil`.
  func set(_ indexPath: IndexPath?, in view: any RecyclingView) {
    guard allowsSelection else { return }
    guard let indexPath else {
      for selected in items { deselect(selected, in: view) }
      return
    }
    view.requireItem(at: indexPath, for: "An item was to be selected that")
    if !allowsMultipleSelection {
      for selected in items where selected != indexPath { deselect(selected, in: view) }
    }
    select(indexPath, in: view)
  }

  /// Deselects an item without calling the delegate.
  func deselect(_ indexPath: IndexPath, in view: any RecyclingView) {
    guard items.remove(indexPath) != nil else { return }
    numbers[indexPath] = nil
    view.cell(ofItemAt: indexPath)?.isSelected = false
  }

  private func select(_ indexPath: IndexPath, in view: any RecyclingView) {
    guard items.insert(indexPath).inserted else { return }
    lastNumber += 1
    numbers[indexPath] = lastNumber
    view.cell(ofItemAt: indexPath)?.isSelected = true
  }

  // MARK: - Changes of the data

  /// Deselects all items and ends a pan, because the data are reloaded. Cells are not updated.
  func reset(in view: any RecyclingView) {
    endPan(in: view)
    items = []
    numbers = [:]
    isOfUser = false
  }

  /// Carries the selection and a pan over a change of the data. The pan ends if its first item is
  /// deleted.
  func follow(_ change: any DataChange, in view: any RecyclingView) {
    items = Set(items.compactMap(change.newItem))
    let old = numbers
    numbers = [:]
    for (item, number) in old {
      if let new = change.newItem(item) { numbers[new] = number }
    }
    guard pan != nil else { return }
    if !pan!.apply(change) { endPan(in: view) }
  }

  // MARK: - Touches

  /// Highlights the item under a finger that came down, if the delegate allows it.
  ///
  /// - Parameter point: A point in the coordinates of the content.
  /// - Returns: Whether there is an item at the point that can be highlighted.
  @discardableResult
  func beginTouch(at point: CGPoint, in view: any RecyclingView) -> Bool {
    endTouch(in: view)
    guard let indexPath = view.indexPathOfItem(at: point),
      view.cell(ofItemAt: indexPath)?.isUserInteractionEnabled ?? true,
      view.selectionClient?.shouldHighlightItem(at: indexPath) ?? true
    else { return false }
    let touched = TouchedItem(at: indexPath, in: view)
    self.touched = touched
    touchedPoint = point
    touched.cell?.isHighlighted = true
    view.selectionClient?.didHighlightItem(at: indexPath)
    return true
  }

  /// Ends the highlight when the finger leaves the item.
  func moveTouch(to point: CGPoint, in view: any RecyclingView) {
    guard let touched, point != touchedPoint else { return }
    touchedPoint = point
    // An item that the delegate moves away from a finger that rests stays the touched one.
    if touched.indexPath(in: view) != view.indexPathOfItem(at: point) { endTouch(in: view) }
  }

  /// Selects or deselects the highlighted item and performs its primary action, when the finger is
  /// lifted on it, and ends the highlight, with the delegate's calls in UIKit's order.
  func liftTouch(at point: CGPoint, in view: any RecyclingView) {
    moveTouch(to: point, in: view)
    guard let touched else { return }
    defer { endTouch(in: view) }
    if let cell = touched.cell, let indexPath = touched.indexPath(in: view),
      cell.performTap(ofItemAt: indexPath, in: view)
    {
      return
    }
    if view.endsHighlightBeforeSelection { endTouch(in: view) }
    // A primary action is performed only for a tap that does not extend a selection.
    let mayAct = !allowsMultipleSelection || items.isEmpty
    if allowsSelection, let indexPath = touched.indexPath(in: view) {
      toggleByUser(indexPath, in: view)
    }
    if mayAct, let indexPath = touched.indexPath(in: view) {
      performPrimaryAction(ofItemAt: indexPath, in: view)
    }
  }

  /// Ends the highlight of the item under the finger.
  func endTouch(in view: any RecyclingView) {
    guard let touched else { return }
    self.touched = nil
    touched.cell?.isHighlighted = false
    view.selectionClient?.didUnhighlightItem(
      at: touched.indexPath(in: view) ?? touched.indexPath)
  }

  /// Selects the items that the user had selected in an earlier collection view, without calling
  /// the delegate.
  ///
  /// - Returns: `false` if one of them does not exist, or may not be selected.
  func restore(_ paths: [IndexPath], in view: any RecyclingView) -> Bool {
    guard paths.allSatisfy(view.hasItem), paths.isEmpty || allowsSelection,
      paths.count < 2 || allowsMultipleSelection
    else { return false }
    for selected in items where !paths.contains(selected) { deselect(selected, in: view) }
    for path in paths { select(path, in: view) }
    isOfUser = true
    return true
  }

  private func toggleByUser(_ indexPath: IndexPath, in view: any RecyclingView) {
    if allowsMultipleSelection, items.contains(indexPath) {
      deselectByUser(indexPath, in: view)
    } else {
      selectByUser(indexPath, in: view)
    }
  }

  /// Selects the item that has the focus, alone, as the user would.
  func followFocus(to indexPath: IndexPath, in view: any RecyclingView) {
    guard allowsSelection, items != [indexPath] else { return }
    if allowsMultipleSelection {
      for selected in items.sorted() where selected != indexPath {
        deselectByUser(selected, in: view)
      }
    }
    if !items.contains(indexPath) { selectByUser(indexPath, in: view) }
  }

  private func performPrimaryAction(ofItemAt indexPath: IndexPath, in view: any RecyclingView) {
    guard let client = view.selectionClient, client.canPerformPrimaryAction(ofItemAt: indexPath)
    else { return }
    client.performPrimaryAction(ofItemAt: indexPath)
  }

  /// Selects an item, or the one that the client names instead.
  private func selectByUser(_ touched: IndexPath, in view: any RecyclingView) {
    let client = view.selectionClient
    var target = touched
    if let client {
      guard let named = client.itemToSelect(insteadOf: touched) else { return }
      target = named
      if named != touched { view.requireItem(at: named, for: "The delegate selects an item that") }
    }
    let indexPath = target
    if !allowsMultipleSelection {
      for selected in items.sorted()
      where selected != indexPath && client?.mayReplaceSelection(ofItemAt: selected) ?? true {
        deselect(selected, in: view)
        client?.didDeselectItem(at: selected)
      }
    }
    select(indexPath, in: view)
    isOfUser = true
    // As in UIKit, the segue of a storyboard precedes the delegate's method.
    view.cell(ofItemAt: indexPath)?.performSelectionSegue()
    view.selectionClient?.didSelectItem(at: indexPath)
  }

  /// Deselects an item, or the one that the client names instead.
  private func deselectByUser(_ touched: IndexPath, in view: any RecyclingView) {
    let client = view.selectionClient
    guard let indexPath = client == nil ? touched : client!.itemToDeselect(insteadOf: touched)
    else { return }
    deselect(indexPath, in: view)
    isOfUser = true
    view.selectionClient?.didDeselectItem(at: indexPath)
  }

  // MARK: - Pans over several items

  /// A Boolean value that indicates whether a pan is under way.
  var isPanning: Bool { pan != nil }

  /// Begins a pan that selects the items between its start and its current point.
  ///
  /// - Parameter point: A point in the coordinates of the content.
  /// - Returns: Whether the pan selects: there is an item at the point, the content scrolls along
  ///   at most one axis, and the delegate allows it.
  func beginPan(at point: CGPoint, in view: any RecyclingView) -> Bool {
    guard pan == nil, let anchor = view.indexPathOfItem(at: point),
      view.contentSize.width <= view.bounds.width || view.contentSize.height <= view.bounds.height,
      view.selectionClient?.shouldBeginMultipleSelection(at: anchor)
        ?? rules.allowsMultipleSelectionDuringEditing
    else { return false }
    setEditing(true, in: view)
    view.selectionClient?.didBeginMultipleSelection(at: anchor)
    guard view.hasItem(at: anchor) else { return false }
    pan = SelectionPan(at: anchor, selected: items)
    selectByPan(anchor, in: view)
    return true
  }

  /// Continues a pan. Nothing changes if there is no item at the point.
  ///
  /// - Complexity: O(items between the previous point and this one).
  func movePan(to point: CGPoint, in view: any RecyclingView) {
    guard let old = pan, let indexPath = view.indexPathOfItem(at: point) else { return }
    let end = max(old.current, indexPath)
    pan?.move(to: indexPath)
    var step: IndexPath? = min(old.current, indexPath)
    while let item = step, item <= end, let pan {
      if old.contains(item) != pan.contains(item) { selectByPan(item, in: view) }
      step = view.indexPath(after: item)
    }
  }

  /// Ends a pan. The selection and the editing mode stay.
  func endPan(in view: any RecyclingView) {
    guard pan != nil else { return }
    pan = nil
    view.selectionClient?.didEndMultipleSelection()
  }

  /// Selects or deselects an item for the pan.
  private func selectByPan(_ indexPath: IndexPath, in view: any RecyclingView) {
    guard let pan, allowsMultipleSelection else { return }
    let selects = pan.selects(indexPath)
    guard selects != items.contains(indexPath) else { return }
    if selects {
      selectByUser(indexPath, in: view)
    } else {
      deselectByUser(indexPath, in: view)
    }
  }
}

extension Selection: ScrollContentTouches {
  func makeRecognizers() -> [UIGestureRecognizer] {
    [SelectionPanGestureRecognizer(target: nil, action: nil)]
  }

  func handle(_ touches: Set<UITouch>, in phase: UITouch.Phase, of scrollView: UIScrollView) {
    guard let view = scrollView as? any RecyclingView, let touch = touches.first else { return }
    let point = touch.location(in: view)
    switch phase {
    case .began:
      if !view.swipes.touchBegan(at: point, in: view) { beginTouch(at: point, in: view) }
    case .moved: moveTouch(to: point, in: view)
    case .ended:
      view.swipes.touchEnded()
      liftTouch(at: point, in: view)
    default: endTouch(in: view)
    }
  }
}
