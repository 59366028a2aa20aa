/// The answers of a table view to its parts.
extension UITableView: RecyclingView {
  var words: RecyclerWords { .tableView }

  // MARK: - Data

  var hasDataSource: Bool { dataSource != nil }

  func countItems() -> [Int] {
    guard let dataSource else { return [] }
    let sections = dataSource.numberOfSections(in: self)
    require(
      sections >= 0,
      "The data source returned \(sections) from numberOfSections(in:); return zero or more.")
    // A loop, because a closure would check at each call that it runs on the main actor.
    var counts: [Int] = []
    counts.reserveCapacity(sections)
    for section in 0..<sections {
      let rows = dataSource.tableView(self, numberOfRowsInSection: section)
      require(
        rows >= 0,
        "The data source returned \(rows) as the number of rows in section \(section); return zero "
          + "or more.")
      counts.append(rows)
    }
    return counts
  }

  // MARK: - Display

  func displayDidChange(of view: any ElementView, _ key: ElementKey, isDisplayed: Bool) {
    guard let delegate else { return }
    switch key.kind {
    case .decoration: return
    case .cell:
      guard let cell = view as? UITableViewCell else { return }
      if isDisplayed {
        delegate.tableView(self, willDisplay: cell, forRowAt: key.indexPath)
      } else {
        delegate.tableView(self, didEndDisplaying: cell, forRowAt: key.indexPath)
      }
    case .supplementary(let kind):
      let shown = (view as? TableSectionContainer)?.content ?? view
      let section = key.path.section
      switch (SectionEdge(kind: kind), isDisplayed) {
      case (.header, true):
        delegate.tableView(self, willDisplayHeaderView: shown, forSection: section)
      case (.header, false):
        delegate.tableView(self, didEndDisplayingHeaderView: shown, forSection: section)
      case (.footer, true):
        delegate.tableView(self, willDisplayFooterView: shown, forSection: section)
      case (.footer, false):
        delegate.tableView(self, didEndDisplayingFooterView: shown, forSection: section)
      }
    }
  }

  func acceptedContentOffset(forProposed target: CGPoint) -> CGPoint { target }

  // MARK: - The app's objects

  var selectionClient: (any SelectionClient)? {
    TableViewSelection(view: self, delegate: delegate)
  }

  var itemMenuClient: (any ItemMenuClient)? {
    delegate.map { TableViewMenus(view: self, delegate: $0) }
  }

  var reorderingClient: (any ReorderingClient)? {
    dataSource.map { TableViewData(view: self, source: $0) }
  }

  var prefetchingClient: (any PrefetchingClient)? {
    prefetchDataSource.map { TableViewPrefetching(view: self, source: $0) }
  }

  func loadIndexTitles() -> [String] {
    let least = settings.sectionIndexMinimumDisplayRowCount
    guard style == .plain, least <= 0 || dataUpdates.itemCount(in: self) >= least else { return [] }
    return dataSource?.sectionIndexTitles(for: self) ?? []
  }

  func indexPath(forIndexTitle title: String, at index: Int) -> IndexPath? {
    guard let dataSource else { return nil }
    let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: index)
    return (0..<sectionCount).contains(section) ? IndexPath(index: section) : nil
  }

  var hasSwipeActions: Bool { dataSource != nil }

  func swipeConfiguration(
    at edge: SwipeEdge, ofItemAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    rowEdits.swipeConfiguration(at: edge, ofRowAt: indexPath, in: self)
  }
}

extension RecyclerWords {
  static let tableView = RecyclerWords(
    view: "table view", item: "row", cellMethod: "tableView(_:cellForRowAt:)",
    countMethod: "tableView(_:numberOfRowsInSection:)", insertMethod: "insertRows(at:with:)",
    deleteMethod: "deleteRows(at:with:)", insertSectionsMethod: "insertSections(_:with:)",
    deleteSectionsMethod: "deleteSections(_:with:)")
}
