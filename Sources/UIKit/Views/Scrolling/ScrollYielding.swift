/// A bar above the content that gets shorter while the content moves up.
///
/// The adjusted inset follows the bar. The content can be moved down by the length that the bar can
/// extend again, so that the range of offsets does not depend on the bar.
struct ScrollYielding: Equatable {
  /// The length by which the bar is shorter than it can be, in points.
  var collapsed: CGFloat
  /// The largest value of ``collapsed``.
  var length: CGFloat
  /// A value of ``collapsed`` between 0 and ``length`` at which a released scroll may also stop.
  var stop: CGFloat = 0
}

/// A container whose bars follow the content of a scroll view.
@preconcurrency @MainActor
protocol ScrollFollower: AnyObject {
  /// Called after the content offset changed, before the delegate is notified.
  func contentDidMove(in scrollView: UIScrollView)
  /// Called after the content size changed.
  func contentDidResize(in scrollView: UIScrollView)
}

extension UIScrollView {
  /// Returns the offset of a released scroll at which the bar above the content is either short or
  /// long: as in UIKit, the nearer one.
  func besideYieldingBar(_ target: CGPoint) -> CGPoint {
    guard let yielding = scroll.yielding, yielding.length > 0 else { return target }
    let length = yielding.length
    let (low, high) = restingOffsets
    let past = target.y - low.y
    guard past > 0, past < length else { return target }
    let stops = [0, yielding.stop, length]
    let nearest = stops.min { abs($0 - past) < abs($1 - past) } ?? 0
    return CGPoint(x: target.x, y: min(low.y + nearest, high.y))
  }
}
