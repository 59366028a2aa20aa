/// The content of a scroll view on its way to where the program sent it.
///
/// Unlike an animated change of the bounds, it really passes every offset on the way, so that what is to
/// be seen there is there.
@MainActor
final class ScrollGlide: ScrollMovement {
  /// A number that nothing else that moves has.
  let id = ViewAnimation.makeID()
  private(set) var start: CGPoint
  private(set) var target: CGPoint
  let timing: AnimationTiming
  private weak var view: UIScrollView?

  init(_ view: UIScrollView, to target: CGPoint, timing: AnimationTiming) {
    self.view = view
    start = view.contentOffset
    self.target = target
    self.timing = timing
  }

  /// The content grew or shrank before what is seen.
  func shift(by distance: CGPoint) {
    start = CGPoint(x: start.x + distance.x, y: start.y + distance.y)
    target = CGPoint(x: target.x + distance.x, y: target.y + distance.y)
  }

  /// The content ends before the target.
  func setTarget(_ target: CGPoint) { self.target = target }

  /// One frame after the last step, when the delegate is told.
  var end: TimeInterval { timing.end + ScrollPhysics.frameDuration }

  func step(to time: TimeInterval) {
    view?.placeContent(at: .between(start, target, CGFloat(timing.progress(at: time))))
  }

  func finish() {
    guard let view else { return }
    view.scroll.glide = nil
    view.placeContent(at: target)
    view.delegate?.scrollViewDidEndScrollingAnimation(view)
  }
}

extension UIScrollView {
  /// What carries the content to where the program sent it; nil while it stays.
  var glide: ScrollGlide? { scroll.glide }

  /// Where the content is, or where it is on its way to.
  package var destination: CGPoint { glide?.target ?? contentOffset }

  /// Moves the content to an offset, as far as a clock lets it take time.
  func glideContent(to target: CGPoint) {
    guard target != destination else { return }
    guard target != contentOffset else {
      stopGlide()
      return
    }
    guard let clock = playingClock, UIView.areAnimationsEnabled else {
      stopGlide()
      stopDeceleration()
      contentWillBeSent(to: target, isImmediate: true)
      placeContent(at: target)
      delegate?.scrollViewDidEndScrollingAnimation(self)
      return
    }
    stopGlide()
    stopDeceleration()
    contentWillBeSent(to: target, isImmediate: false)
    let glide = ScrollGlide(
      self, to: target,
      timing: AnimationTiming(
        begin: clock.now, duration: ScrollPhysics.animationDuration, curve: .cosine))
    scroll.glide = glide
    clock.add(glide)
  }

  /// Leaves the content where it is.
  func stopGlide() {
    guard let glide else { return }
    scroll.glide = nil
    owningWindow?.animationClock.remove(glide)
  }

  /// Moves the content because what lies before it grew or shrank; a glide goes on.
  func shiftContent(by distance: CGPoint) {
    guard distance != .zero else { return }
    glide?.shift(by: distance)
    scroll.deceleration?.shift(by: distance)
    placeContent(at: CGPoint(x: contentOffset.x + distance.x, y: contentOffset.y + distance.y))
  }
}
