/// The requests for views to the data source and the delegate, and the checks of their answers.
extension UITableView {
  // MARK: - Requests

  func requestView(
    for key: ElementKey, at indexPath: IndexPath, _ attributes: UICollectionViewLayoutAttributes
  ) -> any ElementView {
    guard let dataSource else { fatalError("A table view without a data source was asked.") }
    guard case .supplementary(let kind) = key.kind else {
      let cell = dataSource.tableView(self, cellForRowAt: indexPath)
      require(
        elements.indexPath(of: cell, in: self) == nil,
        "The data source returned the cell of another row for the row at "
          + "\(key.indexPath.sentenceName); return a cell that was dequeued or created for it.")
      adopt(cell)
      updateState(of: cell, forItemAt: key.indexPath)
      return cell
    }
    return requestSectionView(SectionEdge(kind: kind), ofSection: key.path.section)
  }

  private func requestSectionView(_ edge: SectionEdge, ofSection section: Int) -> any ElementView {
    if let view = sectionViews.takeView(edge, ofSection: section, in: self) {
      guard let view = view as? UITableViewHeaderFooterView else {
        return TableSectionContainer(view, edge)
      }
      adopt(view)
      prepare(view, edge, ofSection: section)
      return view
    }
    guard let title = sectionViews.title(edge, ofSection: section, in: self) else {
      // The layout had assumed a view.
      heightsDidChange()
      return TableSectionContainer(UIView(), edge)
    }
    let view = elements.dequeuing.dequeueTitleView()
    prepare(view, edge, ofSection: section)
    view.textLabel?.text = title
    return view
  }

  func requestConfiguration(
    of cell: any ElementCell, for key: ElementKey, at indexPath: IndexPath
  ) {
    guard let dataSource else { return }
    let returned = dataSource.tableView(self, cellForRowAt: indexPath)
    require(
      returned === cell,
      "The row at \(key.indexPath.sentenceName) is reconfigured, but the data source returned a "
        + "different cell than the existing one; dequeue the cell with the requested index path, or "
        + "reload the row if it needs a cell of another class.")
  }

  // MARK: - Dequeuing

  /// Returns a cell that waits for reuse or a new one; `nil` if there is none and no class is
  /// registered.
  ///
  /// - Parameter named: The index path of the row in the data source; `nil` if it is not known.
  func dequeueCell(_ identifier: String, for named: IndexPath?) -> UITableViewCell? {
    if case .reconfiguration(let key, let cell) = elements.dequeuing.request?.reason,
      named.map({ reordering.presentedIndexPath(ofNamed: $0, in: backend) == key.indexPath })
        ?? (cell.reuseIdentifier == identifier)
    {
      require(
        cell.reuseIdentifier == identifier,
        "The row at \(key.indexPath.sentenceName) is reconfigured, and its cell was dequeued as "
          + "'\(cell.reuseIdentifier ?? "")' before but as '\(identifier)' now; reload the row if "
          + "it needs another kind of cell.")
      elements.dequeuing.noteDequeued(cell)
      return cell as? UITableViewCell
    }
    let cell = elements.dequeuing.dequeue(.row(identifier)) as? UITableViewCell
    guard let cell, let named else { return cell }
    // The cell has its final width and editing state before the app configures it.
    let indexPath = reordering.presentedIndexPath(ofNamed: named, in: backend)
    if hasItem(at: indexPath) { updateState(of: cell, forItemAt: indexPath) }
    return cell
  }

  /// Stops the program, because neither a class nor a nib is registered for cells of an identifier.
  func failToDequeueCell(_ identifier: String) -> Never {
    let known = elements.dequeuing.pool.purposes.filter(\.kind.isCell).compactMap(\.identifier)
    let registered =
      known.isEmpty ? "none is" : known.sorted().map { "'\($0)'" }.joined(separator: ", ")
    fatalError(
      "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for "
        + "the identifier or connect a prototype cell in a storyboard (\(registered) registered); "
        + "call register(_:forCellReuseIdentifier:) before dequeueing.")
  }
}
