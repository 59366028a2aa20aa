/// The item that the keyboard is at, which keys move and activate.
///
/// It follows its item through changes of the data, whether it is in sight or not. The item has the
/// focus unless the app does not allow it.
@MainActor
final class ItemFocus: DataChangeFollower {
  /// The rules that an app sets.
  struct Rules {
    var allowsFocus = true
    var allowsFocusDuringEditing = true
    var selectionFollowsFocus = false
  }

  /// The rules. An item that has the focus keeps it when they change.
  var rules = Rules()
  /// A Boolean value that indicates whether the item that the keyboard is at has the focus.
  private var isFocusable = true
  /// The item that the keyboard is at, or was at last; `nil` before the first time.
  private(set) var indexPath: IndexPath?
  /// A Boolean value that indicates whether the keyboard is in the collection view.
  private(set) var isActive = false

  /// The item under the keyboard's focus; `nil` if the focus is elsewhere.
  var activeItem: IndexPath? { isActive ? indexPath : nil }

  /// Returns whether the keyboard is at an item.
  func contains(_ indexPath: IndexPath) -> Bool { isActive && indexPath == self.indexPath }

  /// Returns whether an item has the focus.
  func isFocused(_ indexPath: IndexPath) -> Bool { isFocusable && contains(indexPath) }

  private var focusedItem: IndexPath? { isFocusable ? activeItem : nil }

  // MARK: - Rules

  private func allowsFocus(in view: any RecyclingView) -> Bool {
    rules.allowsFocus && (rules.allowsFocusDuringEditing || !view.selection.isEditing)
  }

  /// Returns whether an item can have the focus.
  func canFocus(_ indexPath: IndexPath, in view: any RecyclingView) -> Bool {
    guard allowsFocus(in: view) else { return false }
    let named = view.reordering.dataSourceIndexPath(ofItemAt: indexPath)
    return view.focusClient?.canFocusItem(at: named) ?? true
  }

  // MARK: - Changes

  /// Moves the keyboard to an item.
  ///
  /// - Parameter heading: The direction of the movement; empty if no key moves it.
  func enter(
    _ indexPath: IndexPath, _ heading: UIFocusHeading = [], in view: any RecyclingView
  ) {
    view.window?.keyboardList = view
    guard !contains(indexPath) else { return }
    let previous = focusedItem
    noteChange(in: view)
    self.indexPath = indexPath
    isActive = true
    isFocusable = canFocus(indexPath, in: view)
    noteChange(in: view)
    focusDidChange(from: previous, heading, in: view)
  }

  /// Called when the focus of the keyboard leaves the collection view.
  func leave(in view: any RecyclingView) {
    let previous = focusedItem
    isActive = false
    noteChange(in: view)
    focusDidChange(from: previous, [], in: view)
  }

  /// Updates the states of the two cells, informs the app, and selects the item that has the focus
  /// if the app wants that.
  private func focusDidChange(
    from previous: IndexPath?, _ heading: UIFocusHeading, in view: any RecyclingView
  ) {
    let next = focusedItem
    guard previous != next else { return }
    for indexPath in [previous, next] {
      guard let indexPath, let cell = view.cell(ofItemAt: indexPath) else { continue }
      view.updateState(of: cell, forItemAt: indexPath)
    }
    let client = view.focusClient
    if let client {
      let coordinator = UIFocusAnimationCoordinator()
      client.didUpdate(
        FocusChange(from: previous, to: next, heading, in: view), with: coordinator)
      coordinator.run()
    }
    // The app may have moved the focus, or changed the data.
    guard let next, next == focusedItem, view.hasItem(at: next) else { return }
    let named = view.reordering.dataSourceIndexPath(ofItemAt: next)
    if client?.selectionFollowsFocus(ofItemAt: named) ?? rules.selectionFollowsFocus {
      view.selection.followFocus(to: next, in: view)
    }
  }

  /// Updates the item for a change of the data. The item that takes the position of a deleted one
  /// gets the focus, or else the last one of its section.
  func follow(_ change: any DataChange, in view: any RecyclingView) {
    guard let old = indexPath else { return }
    indexPath = change.newItem(old) ?? clamped(old, in: view)
    noteChange(in: view)
  }

  private func clamped(_ indexPath: IndexPath, in view: any RecyclingView) -> IndexPath? {
    let counts = view.itemCounts
    guard counts.indices.contains(indexPath.section), counts[indexPath.section] > 0 else {
      return nil
    }
    let item = min(indexPath.item, counts[indexPath.section] - 1)
    return IndexPath(item: item, section: indexPath.section)
  }

  private func noteChange(in view: any RecyclingView) {
    guard let indexPath else { return }
    view.elements[ElementKey(.cell, at: indexPath)]?.view.noteDrawingChange()
  }

  // MARK: - Movement

  /// Moves to another item and scrolls it into sight.
  ///
  /// - Returns: `false` if there is no item that way that can have the focus.
  func move(_ move: FocusMove, in view: any RecyclingView) -> Bool {
    guard allowsFocus(in: view) else { return false }
    view.layoutIfNeeded()
    guard let target = target(of: move, in: view) else { return false }
    let heading = UIFocusHeading(move, scrollsSideways: view.scrollsSideways)
    if let client = view.focusClient,
      !client.shouldUpdate(FocusChange(from: focusedItem, to: target, heading, in: view))
    {
      return true
    }
    guard view.hasItem(at: target) else { return true }
    view.scroll(for: move, from: indexPath, to: target)
    view.show(target)
    enter(target, heading, in: view)
    view.window?.moveAccessibilityFocus(to: view.elements[ElementKey(.cell, at: target)]?.view)
    return true
  }

  private func target(of move: FocusMove, in view: any RecyclingView) -> IndexPath? {
    guard let start = indexPath, view.hasItem(at: start) else {
      let first = view.elements.displayed(.cell, in: view).lazy.map(\.key.indexPath)
        .first { canFocus($0, in: view) }
      guard let first, !move.isToNeighbor else { return first }
      return FocusSearch(from: first, in: view)?.target(of: move) ?? first
    }
    let target = FocusSearch(from: start, in: view)?.target(of: move)
    return target == start ? nil : target
  }
}

extension RecyclingView {
  /// Scrolls for a movement by a page or to an end. The item keeps its position on the screen if
  /// the content can be scrolled that far.
  fileprivate func scroll(for move: FocusMove, from start: IndexPath?, to target: IndexPath) {
    let (low, high) = restingOffsets
    switch move {
    case .first: contentOffset = offset(atDistance: 0)
    case .last:
      contentOffset = offset(
        atDistance: scrollsSideways ? high.x - low.x : high.y - low.y)
    case .previousPage, .nextPage:
      let origin = visiblePart(in: bounds).origin
      guard let end = frame(ofItemAt: target)?.origin else { return }
      let begin = start.flatMap { frame(ofItemAt: $0)?.origin } ?? origin
      let way =
        scrollsSideways
        ? CGPoint(x: end.x - begin.x, y: 0) : CGPoint(x: 0, y: end.y - begin.y)
      contentOffset = restingOffset(
        near: CGPoint(x: contentOffset.x + way.x, y: contentOffset.y + way.y))
    case .left, .right, .up, .down: return
    }
    layoutIfNeeded()
  }

  /// The frame at which an item is seen, in the coordinates of the content.
  private func frame(ofItemAt indexPath: IndexPath) -> CGRect? {
    guard hasItem(at: indexPath) else { return nil }
    return currentAttributes(of: ElementKey(.cell, at: indexPath)).map {
      rows.shownFrame(of: $0, in: self)
    }
  }

  /// Scrolls the minimum distance at which an item is in sight, and at which no other view covers
  /// its middle.
  fileprivate func show(_ indexPath: IndexPath) {
    let key = ElementKey(.cell, at: indexPath)
    guard let attributes = currentAttributes(of: key) else { return }
    let visible = visiblePart(in: bounds)
    let frame = rows.shownFrame(of: attributes, in: self)
    var position: UICollectionView.ScrollPosition = []
    if frame.minY < visible.minY || frame.height > visible.height {
      if frame.minY != visible.minY { position.insert(.top) }
    } else if frame.maxY > visible.maxY {
      position.insert(.bottom)
    }
    if frame.minX < visible.minX || frame.width > visible.width {
      if frame.minX != visible.minX { position.insert(.left) }
    } else if frame.maxX > visible.maxX {
      position.insert(.right)
    }
    if !position.isEmpty { scroll(to: indexPath, position, animated: false) }
    layoutIfNeeded()
    guard let cell = elements[key]?.view, let window, cell.isUserInteractionEnabled,
      let hit = window.hitTest(cell.accessibilityActivationPoint, with: nil),
      !hit.isDescendant(of: cell)
    else { return }
    scroll(
      to: indexPath, scrollsSideways ? .centeredHorizontally : .centeredVertically, animated: false)
    layoutIfNeeded()
  }

  /// Activates the item that the keyboard is at, after scrolling it into sight.
  func activateFocusedItem() -> Bool {
    guard let indexPath = itemFocus.indexPath, hasItem(at: indexPath) else { return false }
    show(indexPath)
    return elements[ElementKey(.cell, at: indexPath)]?.view.activateByUser() ?? false
  }
}
