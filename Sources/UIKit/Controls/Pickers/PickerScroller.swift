/// The invisible scroll view in front of the rows of a component, whose offset turns the wheel.
///
/// It stops at rows. A page scrolls it by itself and reports where it has stopped; it then moves
/// on to the nearest row.
final class PickerScroller: UIScrollView {
  /// The distance of two rows, in points of the offset.
  var rowHeight: CGFloat = 32
  /// A Boolean value that indicates whether the host has stopped the content, which stays there.
  private var isStoppedByHost = false

  override func releaseTarget(velocity: CGPoint?) -> CGPoint {
    let usual = usualReleaseTarget(velocity: velocity)
    guard !isStoppedByHost else { return usual }
    return restingOffset(near: CGPoint(x: 0, y: nearestRow(to: usual.y)))
  }

  /// Returns the offset of the row nearest to an offset.
  private func nearestRow(to offset: CGFloat) -> CGFloat {
    (offset / rowHeight).rounded() * rowHeight
  }

  package override func handle(_ event: HostEvent) -> Bool {
    isStoppedByHost = true
    defer { isStoppedByHost = false }
    return super.handle(event)
  }

  /// The offset at which the wheel stops after the user has released it.
  var rest: CGPoint { restingOffset(near: CGPoint(x: 0, y: nearestRow(to: contentOffset.y))) }
}
