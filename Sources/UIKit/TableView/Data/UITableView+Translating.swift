extension UITableView: UIDataSourceTranslating {
  /// Returns the same index, because sections are not moved interactively.
  public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int)
    -> Int
  { dataSourceSectionIndex }

  /// Returns the same index, because sections are not moved interactively.
  public func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int)
    -> Int
  { presentationSectionIndex }

  /// Returns the presented index path of a row of the data source; `nil` for `nil`.
  public func presentationIndexPath(
    forDataSourceIndexPath dataSourceIndexPath: IndexPath?
  ) -> IndexPath? {
    dataSourceIndexPath.map(reordering.presentedIndexPath(ofItemAt:))
  }

  /// Returns the index path in the data source of a presented row; `nil` for `nil`.
  public func dataSourceIndexPath(
    forPresentationIndexPath presentationIndexPath: IndexPath?
  ) -> IndexPath? {
    presentationIndexPath.map(reordering.dataSourceIndexPath(ofItemAt:))
  }

  /// Runs a closure that dequeues views for index paths of the presentation.
  public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
    reordering.performUsingPresentationValues(actionsToTranslate)
  }
}
