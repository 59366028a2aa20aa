import UIKit

extension HostedScreen {
  /// A Boolean value that indicates whether animations take time, which passes with
  /// ``advance(by:)``. The default is `false`.
  ///
  /// With `false`, animations finish as soon as they begin, and their completions are called
  /// immediately. Setting it back to `false` finishes the running animations.
  public var playsAnimations: Bool {
    get { window.animationClock.plays }
    set {
      layOut()
      window.markLayersAsDisplayed()
      window.animationClock.plays = newValue
    }
  }

  /// Advances the time of animations, immediately and exactly. Animations that end by then end at
  /// their own time, and their completions are called. Scrolling content moves in every sixtieth of
  /// a second, display links are called then, and views are laid out each time.
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
      "A hosted screen cannot advance by \(seconds) seconds; give a number that is not negative.")
    layOut()
    window.markLayersAsDisplayed()
    let clock = window.animationClock
    let end = clock.now + seconds
    while clock.isScrolling || clock.hasFrameLinks, clock.now + ScrollPhysics.frameDuration < end {
      clock.advance(by: ScrollPhysics.frameDuration)
      layOut()
    }
    clock.advance(to: end)
    layOut()
  }

  /// Returns the currently displayed frame of a view, in the coordinates of its superview, during
  /// an animation to its `frame`.
  public func presentationFrame(of view: UIView) -> CGRect {
    layOut()
    return view.presentation.frame
  }

  /// Returns the currently displayed opacity of a view, during an animation to its `alpha`.
  public func presentationAlpha(of view: UIView) -> CGFloat {
    layOut()
    return view.presentation.alpha
  }
}
