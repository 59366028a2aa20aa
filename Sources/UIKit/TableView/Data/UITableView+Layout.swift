/// The answers of a table view to its layout.
extension UITableView: TableLayoutSource {
  var tableEnvironment: TableEnvironment {
    TableEnvironment(
      of: self, style: style.ofLayout, headerTopPadding: sectionHeaderTopPadding,
      followsReadableWidth: cellLayoutMarginsFollowReadableWidth)
  }

  var rowCounts: [Int] { itemCounts }

  // MARK: - Headers and footers

  func tableHeader(ofSection section: Int) -> TableBoundary {
    boundary(.header, ofSection: section)
  }

  func tableFooter(ofSection section: Int) -> TableBoundary {
    boundary(.footer, ofSection: section)
  }

  private func boundary(_ edge: SectionEdge, ofSection section: Int) -> TableBoundary {
    let content = sectionViews.content(edge, ofSection: section, in: self)
    let stated = optionalMethods.isMissing(edge.heightMethod) ? nil : height(edge, section)
    let height = stated ?? (edge == .header ? sectionHeaderHeight : sectionFooterHeight)
    guard height < 0 else {
      return TableBoundary(
        content: content, length: .given(height), isForAllSections: stated == nil)
    }
    let estimate = optionalMethods.isMissing(edge.estimateMethod) ? nil : estimate(edge, section)
    return TableBoundary(
      content: content,
      length: TableLength(
        height: height,
        estimate: estimate
          ?? (edge == .header ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight)))
  }

  /// Returns the height of a header or footer that the delegate states; `nil` if it does not
  /// implement the method.
  private func height(_ edge: SectionEdge, _ section: Int) -> CGFloat? {
    guard let delegate else { return nil }
    return optionalMethods.answer(edge.heightMethod) {
      edge == .header
        ? delegate.tableView(self, heightForHeaderInSection: section)
        : delegate.tableView(self, heightForFooterInSection: section)
    }
  }

  /// Returns the estimate of a header or footer that the delegate states; `nil` if it does not
  /// implement the method.
  private func estimate(_ edge: SectionEdge, _ section: Int) -> CGFloat? {
    guard let delegate else { return nil }
    return optionalMethods.answer(edge.estimateMethod) {
      edge == .header
        ? delegate.tableView(self, estimatedHeightForHeaderInSection: section)
        : delegate.tableView(self, estimatedHeightForFooterInSection: section)
    }
  }

  // MARK: - Rows

  func rowLengths(inSection section: Int) -> TableRowLengths {
    let isEmpty = itemCounts[section] == 0
    return TableRowLengths(
      height: rowHeight, estimate: estimatedRowHeight,
      asksHeights: !isEmpty && delegateStatesHeights(inSection: section),
      asksEstimates: !isEmpty && delegateStatesEstimates(inSection: section))
  }

  /// Returns whether the delegate states the heights of rows, which the first row of a section
  /// finds out.
  private func delegateStatesHeights(inSection section: Int) -> Bool {
    if optionalMethods.isMissing(.heightForRow) { return false }
    guard let delegate else { return false }
    return optionalMethods.isImplemented(.heightForRow)
      || height(ofRowAt: IndexPath(row: 0, section: section), by: delegate) != nil
  }

  /// Returns whether the delegate states the estimates of rows, which the first row of a section
  /// finds out.
  private func delegateStatesEstimates(inSection section: Int) -> Bool {
    if optionalMethods.isMissing(.estimatedHeightForRow) { return false }
    guard let delegate else { return false }
    return optionalMethods.isImplemented(.estimatedHeightForRow)
      || estimate(ofRowAt: IndexPath(row: 0, section: section), by: delegate) != nil
  }

  func lengthsOfRows(inSection section: Int) -> (_ row: Int) -> TableLength {
    let (height, estimate) = (rowHeight, estimatedRowHeight)
    // One read of the weak reference for all rows.
    guard let delegate else { return { _ in TableLength(height: height, estimate: estimate) } }
    return { row in
      let indexPath = IndexPath(row: row, section: section)
      if let stated = self.estimate(ofRowAt: indexPath, by: delegate) {
        return TableLength(height: UITableView.automaticDimension, estimate: stated)
      }
      return TableLength(
        height: self.height(ofRowAt: indexPath, by: delegate) ?? height, estimate: estimate)
    }
  }

  /// Returns the height of a row that the delegate states; `nil` if it does not implement the
  /// method.
  private func height(
    ofRowAt indexPath: IndexPath, by delegate: any UITableViewDelegate
  ) -> CGFloat? {
    optionalMethods.answer(.heightForRow) {
      delegate.tableView(self, heightForRowAt: indexPath)
    }
  }

  /// Returns the estimate of a row that the delegate states; `nil` if it does not implement the
  /// method.
  private func estimate(
    ofRowAt indexPath: IndexPath, by delegate: any UITableViewDelegate
  ) -> CGFloat? {
    optionalMethods.answer(.estimatedHeightForRow) {
      delegate.tableView(self, estimatedHeightForRowAt: indexPath)
    }
  }

  /// Returns the height that the app states for a row that becomes visible; `nil` if the row has
  /// the height of its cell.
  ///
  /// The delegate is asked even if it seems not to implement the method: an override in a
  /// ``UITableViewController`` may have called `super` for the first row. All heights are asked for
  /// again then.
  func statedHeight(ofRowAt indexPath: IndexPath) -> CGFloat? {
    let wasMissing = optionalMethods.isMissing(.heightForRow)
    let stated = delegate.flatMap { delegate in
      optionalMethods.firstAnswer(.heightForRow) {
        delegate.tableView(self, heightForRowAt: indexPath)
      }
    }
    if wasMissing, stated != nil { heightsDidChange() }
    let height = stated ?? rowHeight
    return height >= 0 ? height : nil
  }

  // MARK: - Changes

  /// Invalidates the heights and the contents of all rows, headers and footers. The data stay the
  /// same.
  ///
  /// During a layout pass, they are asked for after it: measurements of the pass would be lost.
  func heightsDidChange() {
    guard !layoutPass.isRunning else {
      heightsAreOutdated = true
      return setNeedsLayout()
    }
    heightsAreOutdated = false
    tableLayout.tableHeaderLength = edgeViews.headerLength
    tableLayout.tableFooterLength = edgeViews.footerLength
    tableLayout.invalidateLengths()
    setNeedsLayout()
  }
}

extension UITableView.Style {
  /// The style as the layout knows it.
  fileprivate var ofLayout: TableStyle {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    }
  }
}

extension UITableView.RowAnimation {
  /// The animation as the layout knows it.
  var ofLayout: RowAnimation {
    switch self {
    case .fade: .fade
    case .right: .right
    case .left: .left
    case .top: .top
    case .bottom: .bottom
    case .none: .none
    case .middle: .middle
    case .automatic: .automatic
    }
  }
}
