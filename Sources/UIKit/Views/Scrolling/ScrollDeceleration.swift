/// The deceleration of content after the finger lifts.
@MainActor
final class ScrollDeceleration: ScrollMovement {
  private let begin: TimeInterval
  private let x: ScrollCoast
  private let y: ScrollCoast
  /// The sum of the offset changes caused by content before the visible part that grew or shrank
  /// during the deceleration.
  private var shift = CGPoint.zero
  private weak var view: UIScrollView?

  init(_ view: UIScrollView, x: ScrollCoast, y: ScrollCoast, begin: TimeInterval) {
    self.view = view
    self.x = x
    self.y = y
    self.begin = begin
  }

  var end: TimeInterval { begin + max(x.duration, y.duration) }

  func shift(by distance: CGPoint) {
    shift = CGPoint(x: shift.x + distance.x, y: shift.y + distance.y)
  }

  func step(to time: TimeInterval) {
    guard let view else { return }
    let offset = CGPoint(x: x.offset(at: time - begin), y: y.offset(at: time - begin))
    view.placeContent(at: CGPoint(x: offset.x + shift.x, y: offset.y + shift.y))
  }

  func finish() {
    guard let view else { return }
    // The content may have become shorter during the deceleration.
    let rest = CGPoint(x: x.rest + shift.x, y: y.rest + shift.y)
    view.placeContent(at: view.restingOffset(near: rest))
    view.scroll.deceleration = nil
    view.scroll.isDecelerating = false
    view.delegate?.scrollViewDidEndDecelerating(view)
  }
}

extension UIScrollView {
  /// Stops a deceleration at the current offset, without a call of the delegate.
  func stopDeceleration() {
    scroll.isDecelerating = false
    guard let deceleration = scroll.deceleration else { return }
    scroll.deceleration = nil
    owningWindow?.animationClock.remove(deceleration)
  }
}
