/// An item to which the app has scrolled, until the views around it have been measured.
///
/// The frames that `scrollToItem(at:at:animated:)` finds consist of estimates. The views on the way
/// and at the target are measured in the next layout passes, which move the target. Any other
/// scroll and a change of the data end it.
struct ScrollTarget {
  let key: ElementKey
  let position: UICollectionView.ScrollPosition
  /// The content offset at which the item lies at its position by the present layout.
  private(set) var offset = CGPoint.zero

  init(key: ElementKey, position: UICollectionView.ScrollPosition) {
    self.key = key
    self.position = position
  }

  /// Returns the target with the content offset of the present layout.
  func placed(at offset: CGPoint) -> ScrollTarget {
    var target = self
    target.offset = offset
    return target
  }
}

extension LayoutPass {
  /// Moves the content, or the target of an animated scroll, with the item that the app has
  /// scrolled to.
  func followScrollTarget(in view: any RecyclingView) {
    guard let target = scrollTarget else { return }
    guard let offset = view.offset(at: target, near: target.offset) else {
      scrollTarget = nil
      return
    }
    guard offset != target.offset else { return }
    scrollTarget = target.placed(at: offset)
    if let glide = view.glide {
      glide.setTarget(offset)
    } else {
      let current = view.contentOffset
      view.shiftContent(by: CGPoint(x: offset.x - current.x, y: offset.y - current.y))
    }
  }

  /// Drops the target for a scroll by the user, or to another offset.
  func dropScrollTarget(boundsChangingTo new: CGRect, in view: any RecyclingView) {
    guard let target = scrollTarget, !anchor.isFollowing, new.origin != view.bounds.origin,
      view.glide == nil, new.origin != target.offset
    else { return }
    scrollTarget = nil
  }

  /// Ends the target after a pass, once the content rests there.
  func releaseScrollTarget(in view: any RecyclingView) {
    if scrollTarget != nil, !needsPreparation, view.glide == nil { scrollTarget = nil }
  }
}
