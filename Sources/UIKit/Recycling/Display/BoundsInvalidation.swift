/// The invalidation of a layout by changes of the bounds and of the insets.
///
/// The order of calls is recorded from UIKit (iOS 26.1): `shouldInvalidateLayout(forBoundsChange:)`
/// and `invalidationContext(forBoundsChange:)` see the old bounds, `invalidateLayout()`,
/// `invalidateLayout(with:)` and `prepare()` the new ones. The programmatic setters of the offset
/// are the exception: all four calls that precede `prepare()` see the old bounds.
@MainActor
final class BoundsInvalidation {
  /// The context for the change that is under way, until the bounds are set.
  private var context: UICollectionViewLayoutInvalidationContext?
  /// The bounds for which the layout was queried before the change began.
  private var queriedBounds: CGRect?
  /// The safe area and the margins at the last call of ``insetsMayHaveChanged(in:)``.
  private var knownInsets = [UIEdgeInsets.zero, .zero]

  /// Queries the layout for bounds before they are set.
  func boundsWillChange(to new: CGRect, in view: any RecyclingView) {
    let isQueried = queriedBounds == new
    queriedBounds = nil
    guard !isQueried, let context = invalidationContext(for: new, in: view) else { return }
    if new.size != view.bounds.size, !context.invalidateEverything {
      view.layoutPass.anchor.hold(in: view)
    }
    self.context = context
  }

  /// Invalidates the layout for bounds that were set.
  func boundsDidChange(in view: any RecyclingView) {
    guard let context else { return }
    self.context = nil
    view.layoutInUse.invalidateLayout(passing: context)
  }

  /// Queries the layout for the bounds at an offset, and invalidates it, before the app moves the
  /// content there.
  ///
  /// - Parameter isImmediate: Whether the content moves there in one step, for which the layout is
  ///   not queried again. An animated move queries for each of its steps.
  func contentWillMove(to offset: CGPoint, isImmediate: Bool, in view: any RecyclingView) {
    let new = CGRect(origin: offset, size: view.bounds.size)
    if let context = invalidationContext(for: new, in: view) {
      view.layoutInUse.invalidateLayout(passing: context)
    }
    if isImmediate { queriedBounds = new }
  }

  /// Invalidates the layout for a change of the safe area or the margins that may have an effect on
  /// it. A bar whose height follows the content changes them at the top only.
  func insetsMayHaveChanged(in view: any RecyclingView) {
    let (old, new) = (knownInsets, [view.safeAreaInsets, view.layoutMargins])
    knownInsets = new
    let isUnaffected = zip(old, new).allSatisfy { old, new in
      switch view.backend.directionWithoutInsets {
      case .vertical: old.left == new.left && old.right == new.right
      case .horizontal: old.top == new.top && old.bottom == new.bottom
      case nil: false
      }
    }
    if !isUnaffected { view.backend.environmentDidChange() }
  }

  /// Returns the layout's context for new bounds; `nil` if the layout is not queried, or needs
  /// none.
  ///
  /// An invalid layout is not queried for another offset. It is queried for another size, because
  /// it may have been invalidated for less.
  private func invalidationContext(
    for new: CGRect, in view: any RecyclingView
  ) -> UICollectionViewLayoutInvalidationContext? {
    let pass = view.layoutPass
    guard !pass.needsPreparation || (pass.hasPrepared && new.size != view.bounds.size),
      view.layoutInUse.shouldInvalidateLayout(forBoundsChange: new)
    else { return nil }
    let context = view.layoutInUse.invalidationContext(forBoundsChange: new)
    context.noteBoundsChange()
    return context
  }
}
