/// What of a layout is out of date.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether everything is out of date, as after ``UICollectionView/reloadData()``.
  open private(set) var invalidateEverything = false

  /// Whether the numbers of sections and items may have changed and have to be asked for again.
  open private(set) var invalidateDataSourceCounts = false

  /// Added to the collection view's content offset at once, in points, as far as the content reaches. The
  /// offset stays when the layout is prepared again.
  ///
  /// Ignored while the collection view follows a batch update; adjust the offset in
  /// ``UICollectionViewLayout/finalizeCollectionViewUpdates()`` then.
  open var contentOffsetAdjustment = CGPoint.zero

  /// Added to the collection view's content size at once, in points. Once the layout is prepared
  /// again, the content is as large as ``UICollectionViewLayout/collectionViewContentSize`` says.
  open var contentSizeAdjustment = CGSize.zero

  /// The items that were named with ``invalidateItems(at:)``; nil where none was.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?

  /// The supplementary views that were named, by kind; nil where none was.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?

  /// The decoration views that were named, by kind; nil where none was.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// Where the items that are being moved interactively were presented before; nil where none is.
  open private(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?

  /// Where the items that are being moved interactively are presented now; nil where none is.
  open private(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?

  /// Where the middle of the items that are being moved is held, in the coordinates of the content;
  /// zero where none is.
  open private(set) var interactiveMovementTarget = CGPoint.zero

  /// Whether the context is for scrolling only.
  var isForScrolling = false

  /// Whether the context is for a reload of data, which the collection view has followed already.
  var isForReload = false

  /// Whether the context is for a change of the bounds.
  var isForBoundsChange = false

  /// Whether the context is for sizes that views prefer.
  var isForPreferredSizes = false

  /// The sizes that views prefer, for a layout that takes them at once.
  var preferredSizes: [(key: ElementKey, size: CGSize)] = []

  /// Creates a context that invalidates the attributes of all elements.
  ///
  /// Required, so that `contextClass.init()` compiles for a class value, as with UIKit. Off Apple's
  /// platforms, a subclass with designated initializers of its own therefore implements it, too.
  public required override init() { super.init() }

  /// Names items whose attributes are out of date. A compositional layout does not ask for its
  /// sections anew for a context that names elements only.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Names supplementary views of a kind whose attributes are out of date, as
  /// ``invalidateItems(at:)`` does for items.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// Names decoration views of a kind whose attributes are out of date, as
  /// ``invalidateItems(at:)`` does for items.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// A Boolean value that indicates whether the context invalidates only the change of the data that
  /// was passed to `apply(_:)`.
  var appliesChange = false
  /// Whether the collection view knows the counts after the change without asking the data source.
  var knowsCounts = false

  /// Whether everything lies where it did, but for what moves with the visible part and for what is
  /// named.
  var keepsGeometry: Bool {
    guard !invalidateEverything, !invalidateDataSourceCounts else { return false }
    return isForScrolling || isForPreferredSizes || invalidatedItemIndexPaths != nil
      || invalidatedSupplementaryIndexPaths != nil || invalidatedDecorationIndexPaths != nil
  }

  /// The elements that were named, where nothing but them is out of date; nil otherwise.
  var namedElements: [ElementKey]? {
    guard keepsGeometry, !isForScrolling, !isForBoundsChange, !isForPreferredSizes else {
      return nil
    }
    var keys = (invalidatedItemIndexPaths ?? []).map { ElementKey(kind: nil, indexPath: $0) }
    for (kind, indexPaths) in invalidatedSupplementaryIndexPaths ?? [:] {
      keys += indexPaths.map { ElementKey(kind: kind, indexPath: $0) }
    }
    for (kind, indexPaths) in invalidatedDecorationIndexPaths ?? [:] {
      keys += indexPaths.map { ElementKey(kind: kind, indexPath: $0, isDecoration: true) }
    }
    return keys
  }

  /// Whether views are to be asked anew what size they prefer.
  ///
  /// A change of the data keeps the sizes of what stays, and a change of the bounds asks those views
  /// whose room it changed.
  var forgetsPreferredSizes: Bool {
    if invalidateEverything { return true }
    return !keepsGeometry && !isForBoundsChange && !invalidateDataSourceCounts
  }

  /// Notes a movement of items.
  func setMovement(from previous: [IndexPath], to targets: [IndexPath], at position: CGPoint) {
    previousIndexPathsForInteractivelyMovingItems = previous
    targetIndexPathsForInteractivelyMovingItems = targets
    interactiveMovementTarget = position
  }

  /// Says that the data's counts are out of date.
  func markCounts() { invalidateDataSourceCounts = true }

  /// Says that all is out of date, the data's counts included.
  func markEverything() {
    invalidateEverything = true
    invalidateDataSourceCounts = true
  }
}
