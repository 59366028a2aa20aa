/// An item of a section that is about to be shown, given to the section's
/// ``NSCollectionLayoutSection/visibleItemsInvalidationHandler``.
///
/// What is set on it is shown by the item's view, and stays set for as long as the item is visible and
/// its layout the same: the handler is given the same object again at every change of the offset.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  /// How opaque the view is, from 0 to 1.
  var alpha: CGFloat { get set }
  /// The order in depth among what is shown in the same section's row, or in the collection view.
  var zIndex: Int { get set }
  /// Whether the view is hidden.
  var isHidden: Bool { get set }
  /// The middle, in points, in the coordinates of the unscrolled content. Setting it moves the frame.
  var center: CGPoint { get set }
  /// How the view is transformed about its middle.
  var transform: CGAffineTransform { get set }
  /// A name; empty, as items have none.
  var name: String { get }
  /// The index path of the item, or of what the supplementary view belongs to.
  var indexPath: IndexPath { get }
  /// The rectangle that the view takes up, in points, in the coordinates of the unscrolled content: it
  /// does not change while the section's row scrolls (measured).
  var frame: CGRect { get }
  /// The bounds before the transform, in points.
  var bounds: CGRect { get }
  /// Whether the view is a cell or a supplementary view.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of the supplementary view; nil for a cell.
  var representedElementKind: String? { get }
}

/// Called with a section's visible items, how far the section is scrolled, and the room that its
/// items scroll in.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  [NSCollectionLayoutVisibleItem], CGPoint, NSCollectionLayoutEnvironment
) -> Void
