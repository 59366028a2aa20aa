/// The invalidation of a layout by changes of the bounds.
///
/// The order of calls is recorded from UIKit (iOS 26.1): `shouldInvalidateLayout(forBoundsChange:)` and
/// `invalidationContext(forBoundsChange:)` see the old bounds, `invalidateLayout()`,
/// `invalidateLayout(with:)` and `prepare()` the new ones. The programmatic setters of the offset are the
/// exception: all four calls that precede `prepare()` see the old bounds.
struct BoundsChangeState {
  /// The context for the change that is under way, until the bounds are set.
  var context: UICollectionViewLayoutInvalidationContext?
  /// The bounds that the layout was asked about before the change began.
  var askedBounds: CGRect?
}

extension UICollectionView {
  /// Asks the layout about bounds before they are set.
  func boundsWillBeSet(to new: CGRect) {
    anchorWillMove(to: new)
    if new.size != bounds.size, pass.direction != nil, pass.oldBounds == nil {
      pass.oldBounds = bounds
    }
    let isAsked = boundsChange.askedBounds == new
    boundsChange.askedBounds = nil
    guard !isAsked, let context = invalidationContext(forBounds: new) else { return }
    if new.size != bounds.size, !context.invalidateEverything { holdVisibleContent() }
    boundsChange.context = context
  }

  /// Invalidates the layout for bounds that were set.
  func boundsWereSet() {
    guard let context = boundsChange.context else { return }
    boundsChange.context = nil
    layoutInUse.invalidateLayout(passing: context)
  }

  /// Prepares an invalidated layout within the setter of a new size, as UIKit does. Its elements are
  /// queried in the layout pass.
  func sizeWasSet() {
    guard pass.wasPrepared, pass.needsPreparation, !pass.isPreparing, !pass.isRunning,
      updates.batch == nil, !updates.isUnderWay
    else { return }
    prepareLayoutIfNeeded()
  }

  /// Asks the layout about the bounds at an offset, and invalidates it, before the program moves the
  /// content there.
  ///
  /// - Parameter isImmediate: Whether the content moves there in one step. The layout is not asked again
  ///   for that step; an animated move asks for each of its steps.
  func layoutWillBeScrolled(to offset: CGPoint, isImmediate: Bool) {
    let new = CGRect(origin: offset, size: bounds.size)
    if let context = invalidationContext(forBounds: new) {
      layoutInUse.invalidateLayout(passing: context)
    }
    if isImmediate { boundsChange.askedBounds = new }
  }

  /// The context that the layout returns for new bounds; nil where it is not asked, or needs none.
  ///
  /// A layout that is invalid already is not asked about another offset. It is asked about another size
  /// all the same, since what it was invalidated for may be less.
  private func invalidationContext(
    forBounds new: CGRect
  ) -> UICollectionViewLayoutInvalidationContext? {
    guard !pass.needsPreparation || (pass.wasPrepared && new.size != bounds.size),
      layoutInUse.shouldInvalidateLayout(forBoundsChange: new)
    else { return nil }
    let context = layoutInUse.invalidationContext(forBoundsChange: new)
    context.isForBoundsChange = true
    return context
  }
}
