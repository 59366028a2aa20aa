/// An item of a section that is about to be displayed, passed to the section's
/// ``NSCollectionLayoutSection/visibleItemsInvalidationHandler``.
///
/// Its properties apply to the item's view and persist while the item is visible and its layout is
/// the same: the handler receives the same object at every change of the offset.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  /// The opacity of the view, from 0 to 1.
  var alpha: CGFloat { get set }
  /// The stacking order among the views in the section's row, or in the collection view.
  var zIndex: Int { get set }
  /// A Boolean value that indicates whether the view is hidden.
  var isHidden: Bool { get set }
  /// The center, in points, in the coordinates of the unscrolled content. Setting it moves the
  /// frame.
  var center: CGPoint { get set }
  /// The transform of the view about its center.
  var transform: CGAffineTransform { get set }
  /// The transform of the view in space about its center.
  var transform3D: CATransform3D { get set }
  /// A name; empty, as items have no names.
  var name: String { get }
  /// The index path of the item, or of the element that the supplementary view belongs to.
  var indexPath: IndexPath { get }
  /// The frame of the view, in points, in the coordinates of the unscrolled content: it does not
  /// change while the section's row scrolls (measured).
  var frame: CGRect { get }
  /// The bounds before the transform, in points.
  var bounds: CGRect { get }
  /// The category of the element: a cell or a supplementary view.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of the supplementary view; `nil` for a cell.
  var representedElementKind: String? { get }
}

/// A closure that receives a section's visible items, the scrolled distance of the section, and the
/// environment in which its items scroll.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  [NSCollectionLayoutVisibleItem], CGPoint, NSCollectionLayoutEnvironment
) -> Void
