/// Content that moves on after the user has let go of it.
@MainActor
final class ScrollDeceleration: ScrollMovement {
  private let begin: TimeInterval
  private let x: ScrollCoast
  private let y: ScrollCoast
  /// What was added to the offset meanwhile, because content before it grew or shrank.
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
    // The content may have become shorter meanwhile.
    let rest = CGPoint(x: x.rest + shift.x, y: y.rest + shift.y)
    view.placeContent(at: view.restingOffset(near: rest))
    view.scroll.deceleration = nil
    view.scroll.isDecelerating = false
    view.delegate?.scrollViewDidEndDecelerating(view)
  }
}

extension UIScrollView {
  /// Ends a deceleration where the content is; the delegate is not told.
  func stopDeceleration() {
    scroll.isDecelerating = false
    guard let deceleration = scroll.deceleration else { return }
    scroll.deceleration = nil
    owningWindow?.animationClock.remove(deceleration)
  }
}
