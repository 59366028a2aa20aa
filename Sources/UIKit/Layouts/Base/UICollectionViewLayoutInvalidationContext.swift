/// The invalid parts of a layout.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// A Boolean value that indicates whether everything is invalid, as after
  /// ``UICollectionView/reloadData()``.
  open private(set) var invalidateEverything = false

  /// A Boolean value that indicates whether the numbers of sections and items may have changed, so
  /// the collection view requests them again.
  open private(set) var invalidateDataSourceCounts = false

  /// A change of the collection view's content offset, in points, applied immediately and clamped
  /// to the content. The offset stays when the layout is prepared again.
  ///
  /// Ignored during a batch update; adjust the offset in
  /// ``UICollectionViewLayout/finalizeCollectionViewUpdates()`` then.
  open var contentOffsetAdjustment = CGPoint.zero

  /// A change of the collection view's content size, in points, applied immediately. Once the
  /// layout is prepared again, the content size is
  /// ``UICollectionViewLayout/collectionViewContentSize``.
  open var contentSizeAdjustment = CGSize.zero

  /// The items passed to ``invalidateItems(at:)``; `nil` if there are none.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?

  /// The invalidated supplementary views, by kind; `nil` if there are none.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?

  /// The invalidated decoration views, by kind; `nil` if there are none.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// The previous index paths of the items in an interactive movement; `nil` if there is none.
  open private(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?

  /// The current index paths of the items in an interactive movement; `nil` if there is none.
  open private(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?

  /// The position of the center of the items in an interactive movement, in the coordinates of the
  /// content; zero if there is none.
  open private(set) var interactiveMovementTarget = CGPoint.zero

  /// The reason for an invalidation.
  enum Reason: Equatable {
    /// A call of an app's code, or a movement of items.
    case unspecified
    /// A reload of the data, which the collection view has followed already.
    case reload
    /// A change of the bounds.
    case boundsChange
    /// A change of the bounds or the insets by which only pinned elements move.
    case scrolling
    /// Sizes that views prefer.
    case preferredSizes
    /// A change of the data, which the layout has applied already.
    case dataChange(countsAreKnown: Bool)
  }

  /// The reason for the invalidation.
  private(set) var reason = Reason.unspecified

  /// Sets the reason for the invalidation.
  func setReason(_ reason: Reason) { self.reason = reason }

  /// Marks the context as belonging to a change of the bounds.
  func noteBoundsChange() {
    if reason != .scrolling { reason = .boundsChange }
  }

  /// The preferred sizes of views, for a layout that applies them immediately.
  var preferredSizes: [(key: ElementKey, size: CGSize)] = []

  /// Creates a context that invalidates the attributes of all elements.
  ///
  /// Required, so that `contextClass.init()` compiles for a class value, as in UIKit. Off Apple's
  /// platforms, a subclass with designated initializers of its own therefore also implements it.
  public required override init() { super.init() }

  /// Invalidates the attributes of items. A context that names elements only does not make a
  /// compositional layout call its section provider.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Invalidates the attributes of supplementary views of a kind; see ``invalidateItems(at:)``.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// Invalidates the attributes of decoration views of a kind; see ``invalidateItems(at:)``.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  // MARK: - Within the module

  /// A Boolean value that indicates whether the reason is a change of the bounds.
  var isForBoundsChange: Bool { reason == .boundsChange || reason == .scrolling }

  /// A Boolean value that indicates whether the reason is a change of the data that the layout has
  /// applied, and nothing else is invalid.
  var isForAppliedChange: Bool {
    if case .dataChange = reason { !invalidateEverything } else { false }
  }

  /// A Boolean value that indicates whether the data source has to be asked for its counts.
  var needsCounts: Bool {
    guard invalidateDataSourceCounts else { return false }
    return reason != .dataChange(countsAreKnown: true) || invalidateEverything
  }

  /// A Boolean value that indicates whether every element keeps its position, except pinned and
  /// named elements.
  var keepsGeometry: Bool {
    guard !invalidateEverything, !invalidateDataSourceCounts else { return false }
    return reason == .scrolling || reason == .preferredSizes || invalidatedItemIndexPaths != nil
      || invalidatedSupplementaryIndexPaths != nil || invalidatedDecorationIndexPaths != nil
  }

  /// The named elements, if nothing else is invalid; otherwise `nil`.
  var namedElements: [ElementKey]? {
    guard keepsGeometry, !isForBoundsChange, reason != .preferredSizes else { return nil }
    var keys = (invalidatedItemIndexPaths ?? []).map { ElementKey(.cell, at: $0) }
    for (kind, indexPaths) in invalidatedSupplementaryIndexPaths ?? [:] {
      keys += indexPaths.map { ElementKey(.supplementary(kind), at: $0) }
    }
    for (kind, indexPaths) in invalidatedDecorationIndexPaths ?? [:] {
      keys += indexPaths.map { ElementKey(.decoration(kind), at: $0) }
    }
    return keys
  }

  /// A Boolean value that indicates whether views are measured again.
  ///
  /// A change of the data keeps the sizes of elements that stay, and a change of the bounds
  /// measures the views whose available space it changed.
  var forgetsPreferredSizes: Bool {
    if invalidateEverything { return true }
    return !keepsGeometry && !isForBoundsChange && !invalidateDataSourceCounts
  }

  /// Records a movement of items.
  func setMovement(from previous: [IndexPath], to targets: [IndexPath], at position: CGPoint) {
    previousIndexPathsForInteractivelyMovingItems = previous
    targetIndexPathsForInteractivelyMovingItems = targets
    interactiveMovementTarget = position
  }

  /// Invalidates the counts of the data.
  func markCounts() { invalidateDataSourceCounts = true }

  /// Invalidates everything, including the counts of the data.
  func markEverything() {
    invalidateEverything = true
    invalidateDataSourceCounts = true
  }
}
