/// The messages between a table view and its cells, headers and footers.
extension UITableView: TableHost {
  // MARK: - States

  func updateState(of cell: any ElementCell, forItemAt indexPath: IndexPath) {
    guard let cell = cell as? UITableViewCell else { return }
    if cell.host !== self { cell.host = self }
    let context = rowContext(ofRowAt: indexPath)
    if cell.row != context { cell.row = context }
    if let delegate,
      let level = optionalMethods.answer(
        .indentationLevel, { delegate.tableView(self, indentationLevelForRowAt: indexPath) }),
      cell.indentationLevel != level
    {
      cell.indentationLevel = level
    }
    cell.setReordering(reordering.isMoving(itemAt: indexPath))
    cell.showFocus(itemFocus.isFocused(indexPath))
    cell.showDrag(itemDrag.state(ofItemAt: indexPath), itemDrop.state(ofItemAt: indexPath))
    let isEditing = selection.isEditing
    if cell.isEditing != isEditing {
      cell.setEditing(isEditing, animated: rowEdits.isAnimating)
    }
  }

  /// Returns the facts about a row that its cell is laid out from.
  private func rowContext(ofRowAt indexPath: IndexPath) -> TableRowContext {
    let named = reordering.dataSourceIndexPath(ofItemAt: indexPath)
    var context = TableRowContext()
    context.placement = placement(ofRowAt: indexPath)
    context.tableWidth = bounds.width
    context.showsIndex = indexTitles.bar != nil
    context.insetsContentToSafeArea = settings.insetsContentViewsToSafeArea
    if selection.isEditing {
      context.isEditable = rowEdits.canEdit(named, in: self)
      context.selectsWhileEditing = allowsMultipleSelectionDuringEditing
      context.editingStyle = rowEdits.editingStyle(ofRowAt: named, in: self)
      context.isMovable = rowEdits.canMove(named, in: self)
      context.indentsWhileEditing =
        style == .plain
        || delegate?.tableView(self, shouldIndentWhileEditingRowAt: named) ?? true
    }
    context.selectsMultiple = selection.allowsMultipleSelection
    let next = IndexPath(row: indexPath.item + 1, section: indexPath.section)
    context.isAboveSelection =
      selection.contains(next)
      || liveElement(ElementKey(.cell, at: next))?.view.cell?.isHighlighted
        ?? false
    context.separators = separators
    return context
  }

  private func placement(ofRowAt indexPath: IndexPath) -> ListPlacement {
    var placement = style.placement
    if indexPath.item == 0 { placement.insert(.first) }
    if hasItem(at: indexPath), indexPath.item == itemCounts[indexPath.section] - 1 {
      placement.insert(.last)
    }
    return placement
  }

  private var separators: TableRowContext.Separators {
    var separators = TableRowContext.Separators()
    separators.style = separatorStyle
    if let color = separatorColor { separators.color = color }
    separators.insets = settings.separatorInset
    separators.addsToAutomaticInsets = separatorInsetReference == .fromAutomaticInsets
    separators.showsFirstTop = adjustedContentInset.top > 0
    return separators
  }

  /// The insets of separators that an app has not set, in points.
  var automaticSeparatorInset: UIEdgeInsets {
    let margin: CGFloat = bounds.width < 390 ? 16 : 20
    return UIEdgeInsets(top: 0, left: margin, bottom: 0, right: 0)
  }

  /// Gives a header or footer the facts that it is laid out from.
  func prepare(
    _ view: UITableViewHeaderFooterView, _ edge: SectionEdge, ofSection section: Int
  ) {
    var context = TableSectionViewContext()
    context.placement = style.placement.union([.supplementary, edge == .header ? .header : .footer])
    context.tableWidth = bounds.width
    context.insetsContentToSafeArea = settings.insetsContentViewsToSafeArea
    if edge == .header, style != .plain {
      context.gap = tableLayout.solution?.rule(ofSection: section).header.gap ?? 0
    }
    if style == .plain,
      let live = elements[
        ElementKey(.supplementary(edge.kind), at: IndexPath(item: 0, section: section))]
    {
      let rest =
        edge == .header
        ? tableLayout.rect(ofHeaderInSection: section)
        : tableLayout.rect(ofFooterInSection: section)
      context.isPinned = rest.map { $0.minY != live.attributes.frame.minY } ?? false
    }
    view.host = self
    if view.section != context { view.section = context }
  }

  /// Updates the facts of all headers and footers on screen.
  ///
  /// - Complexity: O(live elements).
  func updateSectionViews() {
    for live in elements.all {
      guard case .supplementary(let kind) = live.key.kind,
        let view = live.view as? UITableViewHeaderFooterView
      else { continue }
      prepare(view, SectionEdge(kind: kind), ofSection: live.key.path.section)
    }
  }

  /// Enters a cell, header or footer that the app has created itself in the queue of its
  /// identifier, to which it returns. A static cell remains the cell of its row.
  func adopt(_ view: any ElementView) {
    guard view.reuseQueue == nil, let identifier = view.reuseIdentifier,
      (view as? UITableViewCell)?.states.isStatic != true
    else { return }
    let purpose: ReuseQueue.Purpose =
      view.cell == nil ? .sectionView(identifier) : .row(identifier)
    elements.dequeuing.pool.openQueue(for: purpose).adopt(view)
  }

  // MARK: - Events of cells

  func editControlTapped(in cell: UITableViewCell) {
    guard let indexPath = indexPath(for: cell) else { return }
    rowEdits.controlWasTapped(ofRowAt: indexPath, in: self)
  }

  func detailButtonTapped(in cell: UITableViewCell) {
    guard let indexPath = indexPath(for: cell) else { return }
    delegate?.tableView(self, accessoryButtonTappedForRowWith: indexPath)
  }

  func activityDidChange(in cell: UITableViewCell) {
    guard let indexPath = indexPath(for: cell), indexPath.item > 0 else { return }
    let previous = IndexPath(row: indexPath.item - 1, section: indexPath.section)
    guard let above = cellForRow(at: previous) else { return }
    updateState(of: above, forItemAt: previous)
  }

  // MARK: - Swipes

  var endsHighlightBeforeSelection: Bool { true }

  func coveredLength(aboveItemAt indexPath: IndexPath) -> CGFloat {
    tableLayout.pinnedHeaderLength(inSection: indexPath.section)
  }

  func actionsWillAppear(ofItemAt indexPath: IndexPath) {
    delegate?.tableView(self, willBeginEditingRowAt: indexPath)
  }

  func actionsDidDisappear(ofItemAt indexPath: IndexPath?) {
    delegate?.tableView(self, didEndEditingRowAt: indexPath)
  }
}

extension UITableView.Style {
  /// The placement of any element in a table view of the style.
  fileprivate var placement: ListPlacement {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    }
  }
}
