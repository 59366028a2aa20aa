/// A scroll view whose owner moves the content on to a position of rest after the user's scroll.
///
/// A page scrolls the content by itself, and reports where it has stopped. The content then stays
/// there, so that the owner can move it with an animation, when `scrollViewDidEndDragging` is
/// called.
class SnappingScrollView: UIScrollView {
  /// Returns the position of rest nearest to an offset; `nil` for the usual positions.
  var snap: ((CGPoint) -> CGPoint)?
  /// A Boolean value that indicates whether the host has stopped the content, which stays there.
  private var isStoppedByHost = false

  override func releaseTarget(velocity: CGPoint?) -> CGPoint {
    if isStoppedByHost { return restingOffset(near: contentOffset) }
    let usual = usualReleaseTarget(velocity: velocity)
    return snap.map { restingOffset(near: $0(usual)) } ?? usual
  }

  package override func handle(_ event: HostEvent) -> Bool {
    isStoppedByHost = true
    defer { isStoppedByHost = false }
    return super.handle(event)
  }

  /// The offset at which the content comes to rest after the user has released it.
  var rest: CGPoint {
    snap.map { restingOffset(near: $0(contentOffset)) } ?? usualReleaseTarget(velocity: nil)
  }
}
