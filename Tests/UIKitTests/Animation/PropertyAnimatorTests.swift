import Testing

@testable import UIKit

@MainActor @Suite("Property animators")
struct PropertyAnimatorTests {
  private func animator(
    on stage: Stage, by distance: CGFloat = 100, _ curve: UIView.AnimationCurve = .linear
  ) -> UIViewPropertyAnimator {
    let view = stage.view
    return UIViewPropertyAnimator(duration: 1, curve: curve) { view.center.x += distance }
  }

  @Test func `changes wait for the start and completions hear the end`() {
    let stage = Stage()
    let animator = animator(on: stage)
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    #expect(animator.state == .inactive)
    #expect(stage.view.frame.minX == 0)
    animator.startAnimation()
    #expect(animator.state == .active)
    #expect(animator.isRunning)
    #expect(stage.view.frame.minX == 100)
    stage.advance(by: 0.25)
    #expect(stage.x == 25)
    #expect(animator.fractionComplete == 0.25)
    stage.advance(by: 0.75)
    #expect(stage.x == 100)
    #expect(ends == [.end])
    #expect(animator.state == .inactive)
    #expect(stage.view.runningAnimations.isEmpty)
    #expect(!stage.window.animationClock.isBusy)
  }

  @Test func `a delay keeps the old values on screen`() {
    let stage = Stage()
    let animator = animator(on: stage)
    animator.startAnimation(afterDelay: 0.5)
    stage.advance(by: 0.5)
    #expect(stage.x == 0)
    #expect(animator.delay == 0.5)
    stage.advance(by: 0.5)
    #expect(stage.x == 50)
  }

  @Test func `a paused animator stays where it is until it continues`() {
    let stage = Stage()
    let animator = animator(on: stage, .easeIn)
    animator.startAnimation()
    stage.advance(by: 0.5)
    let shown = stage.x
    animator.pauseAnimation()
    #expect(stage.x == shown)
    #expect(!animator.isRunning)
    #expect(animator.state == .active)
    stage.advance(by: 3)
    #expect(stage.x == shown)
    #expect(!stage.window.animationClock.isBusy)
    animator.startAnimation()
    #expect(stage.x == shown)
    stage.advance(by: 0.5)
    #expect(stage.x == 100)
    #expect(animator.state == .inactive)
  }

  @Test func `a scrubbed animator follows its fraction at constant speed and back again`() {
    let stage = Stage()
    let animator = animator(on: stage, .easeInOut)
    animator.fractionComplete = 0.3
    #expect(abs(stage.x - 30) < 1e-9)
    #expect(stage.view.frame.minX == 100)
    animator.fractionComplete = 0.1
    #expect(abs(stage.x - 10) < 1e-9)
    #expect(abs(animator.fractionComplete - 0.1) < 1e-9)
    animator.startAnimation()
    #expect(abs(stage.x - 10) < 1e-6)
    stage.advance(by: 2)
    #expect(stage.x == 100)
  }

  @Test func `scrubbing along the curve shows the curve`() {
    let stage = Stage()
    let animator = animator(on: stage, .easeIn)
    animator.scrubsLinearly = false
    animator.fractionComplete = 0.5
    #expect(
      abs(stage.x - 100 * TimingCurve.bezier(x1: 0.42, y1: 0, x2: 1, y2: 1).value(at: 0.5)) < 1e-9)
  }

  @Test func `windows without movement show the fraction of a paused animator, too`() {
    let stage = Stage(plays: false)
    let animator = animator(on: stage)
    animator.fractionComplete = 0.4
    #expect(abs(stage.x - 40) < 1e-9)
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    NextTurn.runWaiting()
    #expect(stage.x == 100)
    #expect(ends == [.end])
  }

  @Test func `an animator that is reversed at its beginning stays there`() {
    let stage = Stage()
    // The difference of these numbers is rounded, so that the reversed run ends after the present.
    stage.advance(by: 0.023268646378130985)
    let animator = UIViewPropertyAnimator(duration: 1.432703641197641, curve: .linear) {
      stage.view.center.x += 100
    }
    animator.startAnimation()
    #expect(stage.x == 0)
    animator.isReversed = true
    #expect(stage.x == 0)
    stage.advance(by: 0.1)
    #expect(stage.view.center.x == 20)
    #expect(animator.state == .inactive)
  }

  @Test func `a reversed animator returns and gives the views their values back`() {
    let stage = Stage()
    stage.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let view = stage.view
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      view.frame = CGRect(x: 100, y: 50, width: 80, height: 60)
      view.alpha = 0.5
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      view.layer.cornerRadius = 8
      view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    }
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    stage.advance(by: 0.5)
    let middle = view.presentation.untransformedFrame
    animator.isReversed = true
    #expect(view.presentation.untransformedFrame == middle)
    #expect(animator.isRunning)
    stage.advance(by: 0.25)
    #expect(view.presentation.alpha == 0.875)
    stage.advance(by: 0.25)
    #expect(ends == [.start])
    #expect(view.transform == .identity)
    #expect(view.alpha == 1)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(view.layer.cornerRadius == 0)
    #expect(view.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(view.runningAnimations.isEmpty)
  }

  @Test func `a stopped animator leaves the displayed values and finishes where it is told`() {
    for (position, x) in [
      (UIViewAnimatingPosition.start, CGFloat(0)), (.current, 25), (.end, 100),
    ] {
      let stage = Stage()
      let animator = animator(on: stage)
      var ends: [UIViewAnimatingPosition] = []
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      stage.advance(by: 0.25)
      animator.stopAnimation(false)
      #expect(animator.state == .stopped)
      #expect(stage.view.frame.minX == 25)
      #expect(ends.isEmpty)
      animator.finishAnimation(at: position)
      #expect(animator.state == .inactive)
      #expect(ends == [position])
      #expect(stage.view.frame.minX == x)
      #expect(stage.x == x)
    }
  }

  @Test func `a value that is set between the stop and the end of an animator remains`() {
    for position in [UIViewAnimatingPosition.start, .end] {
      let stage = Stage()
      let view = stage.view
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        view.center.x += 100
        view.alpha = 0
      }
      animator.startAnimation()
      stage.advance(by: 0.25)
      animator.stopAnimation(false)
      view.frame.origin.x = 7
      animator.finishAnimation(at: position)
      #expect(view.frame.minX == 7)
      #expect(view.alpha == (position == .end ? 0 : 1))
    }
  }

  @Test func `a transform that is set between the stop and the end remains`() {
    let stage = Stage()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      stage.view.transform = CGAffineTransform(scaleX: 3, y: 3)
      stage.view.backgroundColor = .red
    }
    animator.startAnimation()
    stage.advance(by: 0.5)
    animator.stopAnimation(false)
    #expect(abs(stage.view.transform.a - 2) < 1e-9)
    stage.view.transform = CGAffineTransform(scaleX: 5, y: 5)
    animator.finishAnimation(at: .end)
    #expect(stage.view.transform.a == 5)
    #expect(stage.view.backgroundColor == .red)
  }

  @Test func `two changes of one property in an animator end at the second without rounding`() {
    let stage = Stage()
    let view = stage.view
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) {
      view.bounds.size = CGSize(width: 16.1, height: 0.7)
      view.bounds.size = CGSize(width: 168, height: 17.3)
    }
    animator.startAnimation()
    stage.advance(by: 0.3)
    animator.stopAnimation(false)
    #expect(view.bounds.width < 168)
    animator.finishAnimation(at: .end)
    #expect(view.bounds.size == CGSize(width: 168, height: 17.3))
  }

  @Test func `stopping without finishing calls no completion`() {
    let stage = Stage()
    let animator = animator(on: stage)
    var ends = 0
    animator.addCompletion { _ in ends += 1 }
    animator.startAnimation()
    stage.advance(by: 0.5)
    animator.stopAnimation(true)
    stage.advance(by: 2)
    #expect(animator.state == .inactive)
    #expect(stage.view.frame.minX == 50)
    #expect(ends == 0)
  }

  @Test func `changes with a delay factor share the rest of the time`() {
    let stage = Stage()
    let view = stage.view
    let animator = animator(on: stage)
    animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
    animator.startAnimation()
    stage.advance(by: 0.5)
    #expect(stage.x == 50)
    #expect(view.presentation.alpha == 1)
    stage.advance(by: 0.25)
    #expect(abs(view.presentation.alpha - 0.5) < 1e-9)
    animator.addAnimations { view.layer.cornerRadius = 10 }
    stage.advance(by: 0.125)
    #expect(abs(view.presentation.cornerRadius - 5) < 1e-9)
  }

  @Test func `other timing continues from the displayed values`() {
    let stage = Stage()
    let animator = animator(on: stage)
    animator.startAnimation()
    stage.advance(by: 0.4)
    animator.pauseAnimation()
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 2)
    #expect(abs(stage.x - 40) < 1e-9)
    stage.advance(by: 1)
    #expect(abs(stage.x - 70) < 1e-9)
    animator.isReversed = true
    stage.advance(by: 1)
    #expect(abs(stage.x - 35) < 1e-9)
    stage.advance(by: 1)
    #expect(stage.view.frame.minX == 0)
    #expect(animator.state == .inactive)
  }

  @Test func `an animator that pauses at its end can return`() {
    let stage = Stage()
    let animator = animator(on: stage)
    animator.pausesOnCompletion = true
    animator.startAnimation()
    stage.advance(by: 2)
    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    #expect(stage.x == 100)
    animator.isReversed = true
    animator.startAnimation()
    stage.advance(by: 0.25)
    #expect(abs(stage.x - 75) < 1e-9)
  }

  @Test func `keyframes in an animator are scrubbed with it`() {
    let stage = Stage()
    let view = stage.view
    var isDone = false
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x += 40 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          view.center.y += 10
        }
      } completion: {
        isDone = $0
      }
    }
    animator.fractionComplete = 0.25
    #expect(view.presentation.frame.origin == CGPoint(x: 20, y: 0))
    animator.fractionComplete = 0.75
    #expect(view.presentation.frame.origin == CGPoint(x: 40, y: 5))
    animator.startAnimation()
    stage.advance(by: 1)
    #expect(isDone)
  }

  @Test func `springs with a duration of their own determine the animator's duration`() {
    let parameters = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 20, initialVelocity: .zero)
    let animator = UIViewPropertyAnimator(duration: 5, timingParameters: parameters)
    // Critically damped, (1 + 10 t) exp(-10 t) is a thousandth.
    #expect(abs((1 + 10 * animator.duration) * exp(-10 * animator.duration) - 0.001) < 1e-6)
    #expect(UIViewPropertyAnimator(duration: 2, dampingRatio: 0.5).duration == 2)
    #expect(parameters.timingCurveType == .spring)
    #expect(parameters.cubicTimingParameters == nil)
    #expect(UICubicTimingParameters(animationCurve: .easeIn).timingCurveType == .builtin)
    #expect(UICubicTimingParameters().timingCurveType == .cubic)
  }

  @Test func `a running animator takes its curve from the options`() {
    let stage = Stage()
    let view = stage.view
    var end: UIViewAnimatingPosition?
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x += 100 },
      completion: { end = $0 })
    stage.advance(by: 0.5)
    #expect(stage.x == 50)
    #expect(animator.isRunning)
    stage.advance(by: 0.5)
    #expect(end == .end)
  }

  @Test func `an animator without changes completes in the next turn`() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    var end: UIViewAnimatingPosition?
    animator.addCompletion { end = $0 }
    animator.startAnimation()
    #expect(end == nil)
    NextTurn.runWaiting()
    #expect(end == .end)
    #expect(animator.state == .inactive)
  }
}
