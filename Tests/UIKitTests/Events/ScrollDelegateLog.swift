import UIKit

/// Records the calls of a scroll view's delegate. Equal calls in a row are recorded once.
@MainActor
final class ScrollDelegateLog: NSObject, UIScrollViewDelegate {
  var calls: [String] = []
  private func note(_ call: String) { if calls.last != call { calls.append(call) } }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { note("didScroll") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBegin") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { note("willEnd \(velocity.y)") }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
    note("didEnd \(willDecelerate)")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didDecelerate") }
}
