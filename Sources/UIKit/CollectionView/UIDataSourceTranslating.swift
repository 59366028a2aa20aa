/// Translates between where the data source has sections and items, and where they are presented while
/// an item is being moved.
@preconcurrency @MainActor
public protocol UIDataSourceTranslating: NSObjectProtocol {
  /// Where a section of the data source is presented.
  func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int

  /// Where the data source has a section that is presented.
  func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int

  /// Where an item of the data source is presented; nil for nil.
  func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?

  /// Where the data source has an item that is presented; nil for nil.
  func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?

  /// Runs a closure in which index paths that views are dequeued for are those of the presentation.
  func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}

extension UICollectionView: UIDataSourceTranslating {
  /// The same index: sections are not moved interactively.
  public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int)
    -> Int
  { dataSourceSectionIndex }

  /// The same index: sections are not moved interactively.
  public func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int)
    -> Int
  { presentationSectionIndex }

  /// Where an item of the data source is presented; nil for nil.
  public func presentationIndexPath(
    forDataSourceIndexPath dataSourceIndexPath: IndexPath?
  ) -> IndexPath? {
    dataSourceIndexPath.map(reordering.presentedIndexPath(ofItemAt:))
  }

  /// Where the data source has an item that is presented; nil for nil.
  public func dataSourceIndexPath(
    forPresentationIndexPath presentationIndexPath: IndexPath?
  ) -> IndexPath? {
    presentationIndexPath.map(reordering.dataSourceIndexPath(ofItemAt:))
  }

  /// Runs a closure in which index paths that views are dequeued for are those of the presentation.
  public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
    reordering.performUsingPresentationValues(actionsToTranslate)
  }
}
