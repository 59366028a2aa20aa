/// An animated change of the content offset by the app.
///
/// Unlike an animated change of the bounds, it sets every intermediate offset, so that the content
/// there is laid out.
@MainActor
final class ScrollGlide: ScrollMovement {
  /// A number that is unique among animations.
  let id = LayerAnimation.makeID()
  private(set) var start: CGPoint
  private(set) var target: CGPoint
  let timing: MediaTiming
  private weak var view: UIScrollView?

  init(_ view: UIScrollView, to target: CGPoint, timing: MediaTiming) {
    self.view = view
    start = view.contentOffset
    self.target = target
    self.timing = timing
  }

  /// Moves the offsets after content before the visible part grew or shrank.
  func shift(by distance: CGPoint) {
    start = CGPoint(x: start.x + distance.x, y: start.y + distance.y)
    target = CGPoint(x: target.x + distance.x, y: target.y + distance.y)
  }

  /// Changes the target when the content ends before it.
  func setTarget(_ target: CGPoint) { self.target = target }

  /// The time of the delegate's call: one frame after the last step.
  var end: TimeInterval { timing.end + ScrollPhysics.frameDuration }

  /// Moves the content to the pixel nearest to the offset of a time (recorded:
  /// `ou-animated-scroll-300`).
  func step(to time: TimeInterval) {
    guard let view else { return }
    let offset = CGPoint.between(start, target, CGFloat(timing.progress(at: time)))
    let scale = view.traitCollection.roundingScale
    view.placeContent(
      at: CGPoint(
        x: PixelRounding.snapped(offset.x, scale: scale),
        y: PixelRounding.snapped(offset.y, scale: scale)))
  }

  func finish() {
    guard let view else { return }
    view.scroll.glide = nil
    view.placeContent(at: target)
    view.delegate?.scrollViewDidEndScrollingAnimation(view)
  }
}

extension UIScrollView {
  /// The running animated change of the content offset; `nil` if there is none.
  var glide: ScrollGlide? { scroll.glide }

  /// The target of the running animated change; the current offset if there is none.
  var destination: CGPoint { glide?.target ?? contentOffset }

  /// Moves the content to an offset, animated if the window has a running clock.
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
      timing: MediaTiming(
        beginTime: clock.now, duration: ScrollPhysics.animationDuration, curve: .cosine))
    scroll.glide = glide
    clock.add(glide)
  }

  /// Stops an animated change at the current offset.
  func stopGlide() {
    guard let glide else { return }
    scroll.glide = nil
    owningWindow?.animationClock.remove(glide)
  }

  /// Moves the content after content before the visible part grew or shrank; an animated change
  /// continues.
  func shiftContent(by distance: CGPoint) {
    guard distance != .zero else { return }
    glide?.shift(by: distance)
    scroll.deceleration?.shift(by: distance)
    scroll.pan?.start.x += distance.x
    scroll.pan?.start.y += distance.y
    placeContent(at: CGPoint(x: contentOffset.x + distance.x, y: contentOffset.y + distance.y))
  }
}
