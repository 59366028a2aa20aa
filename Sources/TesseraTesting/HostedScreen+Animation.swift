import UIKit

extension HostedScreen {
  /// Whether animations take time: the time that ``advance(by:)`` lets pass. False unless it is set.
  ///
  /// While it is false, animations are over as soon as they begin, and whoever waits for a completion
  /// gets it at once. Setting it back to false ends what runs.
  public var playsAnimations: Bool {
    get { window.animationClock.plays }
    set { window.animationClock.plays = newValue }
  }

  /// Lets time pass for animations, at once and exactly. What ends meanwhile ends at its own time, and
  /// its completion is called. Content that scrolls moves in every sixtieth of a second, and is laid out
  /// each time.
  ///
  ///     screen.playsAnimations = true
  ///     UIView.animate(withDuration: 0.4) { box.center.x += 100 }
  ///     screen.advance(by: 0.2)
  ///     #expect(screen.presentationFrame(of: box).midX == start + 50)
  ///
  /// - Precondition: `seconds` is not negative.
  public func advance(by seconds: TimeInterval) {
    require(
      seconds >= 0,
      "The time of a hosted screen cannot be moved by \(seconds) seconds; it only goes on.")
    layOut()
    let clock = window.animationClock
    let end = clock.now + seconds
    while clock.isScrolling, clock.now + ScrollPhysics.frameDuration < end {
      clock.advance(by: ScrollPhysics.frameDuration)
      layOut()
    }
    clock.advance(to: end)
    layOut()
  }

  /// Where a view is seen at present, in the coordinates of its superview, while it moves to its
  /// `frame`.
  public func presentationFrame(of view: UIView) -> CGRect {
    layOut()
    return view.presentation.frame
  }

  /// How opaque a view is at present, while it fades to its `alpha`.
  public func presentationAlpha(of view: UIView) -> CGFloat {
    layOut()
    return view.presentation.alpha
  }
}
