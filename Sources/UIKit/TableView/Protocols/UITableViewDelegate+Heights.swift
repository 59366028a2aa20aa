extension UITableViewDelegate {
  /// Returns the table view's ``UITableView/rowHeight``.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.optionalMethods.noteDefault(.heightForRow)
    return tableView.rowHeight
  }

  /// Returns the table view's ``UITableView/estimatedRowHeight``.
  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  {
    tableView.optionalMethods.noteDefault(.estimatedHeightForRow)
    return tableView.estimatedRowHeight
  }

  /// Returns the table view's ``UITableView/sectionHeaderHeight``.
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  {
    tableView.optionalMethods.noteDefault(.heightForHeader)
    return tableView.sectionHeaderHeight
  }

  /// Returns the table view's ``UITableView/sectionFooterHeight``.
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  {
    tableView.optionalMethods.noteDefault(.heightForFooter)
    return tableView.sectionFooterHeight
  }

  /// Returns the table view's ``UITableView/estimatedSectionHeaderHeight``.
  public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat
  {
    tableView.optionalMethods.noteDefault(.estimatedHeightForHeader)
    return tableView.estimatedSectionHeaderHeight
  }

  /// Returns the table view's ``UITableView/estimatedSectionFooterHeight``.
  public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat
  {
    tableView.optionalMethods.noteDefault(.estimatedHeightForFooter)
    return tableView.estimatedSectionFooterHeight
  }

  /// Returns `nil`.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    tableView.optionalMethods.noteDefault(.viewForHeader)
    return nil
  }

  /// Returns `nil`.
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    tableView.optionalMethods.noteDefault(.viewForFooter)
    return nil
  }
}
