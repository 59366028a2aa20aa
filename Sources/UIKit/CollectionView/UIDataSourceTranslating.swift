/// The conversion between the index paths of a data source and the index paths of the presentation
/// while an item is moved interactively.
@preconcurrency @MainActor
public protocol UIDataSourceTranslating: NSObjectProtocol {
  /// Returns the presented index of a section of the data source.
  func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int

  /// Returns the index in the data source of a presented section.
  func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int

  /// Returns the presented index path of an item of the data source; `nil` for `nil`.
  func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?

  /// Returns the index path in the data source of a presented item; `nil` for `nil`.
  func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?

  /// Runs a closure that dequeues views for index paths of the presentation.
  func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}

extension UICollectionView: UIDataSourceTranslating {
  /// Returns the same index, because sections are not moved interactively.
  public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int)
    -> Int
  { dataSourceSectionIndex }

  /// Returns the same index, because sections are not moved interactively.
  public func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int)
    -> Int
  { presentationSectionIndex }

  /// Returns the presented index path of an item of the data source; `nil` for `nil`.
  public func presentationIndexPath(
    forDataSourceIndexPath dataSourceIndexPath: IndexPath?
  ) -> IndexPath? {
    dataSourceIndexPath.map(reordering.presentedIndexPath(ofItemAt:))
  }

  /// Returns the index path in the data source of a presented item; `nil` for `nil`.
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
