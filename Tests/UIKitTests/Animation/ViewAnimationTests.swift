import Testing

@testable import UIKit

@MainActor @Suite("Animations of views")
struct ViewAnimationTests {
  @Test func `the view is at its end at once and is seen on the way`() {
    let stage = Stage()
    stage.move(by: 100)
    #expect(stage.view.frame.minX == 100)
    #expect(stage.x == 0)
    stage.advance(by: 0.25)
    #expect(stage.x == 25)
    stage.advance(by: 0.75)
    #expect(stage.x == 100)
    #expect(stage.view.runningAnimations.isEmpty)
  }

  @Test func `every animatable property is seen halfway`() {
    let stage = Stage()
    let view = stage.view
    view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.frame = CGRect(x: 100, y: 50, width: 80, height: 40)
      view.alpha = 0.5
      view.transform = CGAffineTransform(scaleX: 3, y: 1)
      view.layer.cornerRadius = 8
      view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 0)
    }
    stage.advance(by: 0.5)
    let shown = view.presentation
    #expect(shown.untransformedFrame == CGRect(x: 50, y: 25, width: 60, height: 30))
    #expect(shown.alpha == 0.75)
    #expect(abs(shown.transform.a - 2) < 1e-9)
    #expect(abs(shown.transform.d - 1) < 1e-9)
    #expect(shown.cornerRadius == 4)
    #expect(
      shown.backgroundColor == UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 0.5))
    stage.advance(by: 0.5)
    #expect(view.presentation.transform == CGAffineTransform(scaleX: 3, y: 1))
    #expect(view.presentation.backgroundColor === view.backgroundColor)
  }

  @Test func `ground that was none fades in`() {
    let stage = Stage()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      stage.view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    }
    stage.advance(by: 0.5)
    #expect(
      stage.view.presentation.backgroundColor
        == UIColor(red: 0, green: 1, blue: 0, alpha: 0.5))
  }

  @Test func `a second animation goes on from where the first is`() {
    let stage = Stage()
    let done = Completions()
    stage.move(by: 100, completion: done.note("first"))
    stage.advance(by: 0.5)
    let before = stage.x
    stage.move(by: -100, completion: done.note("second"))
    #expect(stage.x == before)
    stage.advance(by: 0.5)
    #expect(done.calls == ["first true"])
    stage.advance(by: 0.5)
    #expect(stage.x == 0)
    #expect(done.calls == ["first true", "second true"])
  }

  @Test func `beginning from the current state ends the first unfinished`() {
    let stage = Stage()
    let done = Completions()
    stage.move(by: 100, completion: done.note("first"))
    stage.advance(by: 0.5)
    stage.move(by: 100, 1, [.curveLinear, .beginFromCurrentState], completion: done.note("second"))
    NextTurn.runWaiting()
    #expect(done.calls == ["first false"])
    #expect(stage.view.runningAnimations.count == 1)
    #expect(stage.x == 50)
    stage.advance(by: 0.5)
    #expect(stage.x == 125)
    stage.advance(by: 0.5)
    #expect(stage.x == 200)
    #expect(done.calls == ["first false", "second true"])
  }

  @Test(arguments: [UIView.AnimationOptions.curveLinear, [.curveLinear, .beginFromCurrentState]])
  func `a second transform starts from the one that is seen`(options: UIView.AnimationOptions) {
    let stage = Stage()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      stage.view.transform = CGAffineTransform(scaleX: 3, y: 3)
    }
    stage.advance(by: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: options) {
      stage.view.transform = .identity
    }
    #expect(abs(stage.view.presentation.transform.a - 2) < 1e-9)
    stage.advance(by: 0.5)
    #expect(abs(stage.view.presentation.transform.a - 1.5) < 1e-9)
    stage.advance(by: 0.5)
    #expect(stage.view.presentation.transform == .identity)
  }

  @Test func `a transform of space turns about its axis and is drawn frame by frame`() throws {
    let stage = Stage()
    let end = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      stage.view.transform3D = end
    }
    stage.advance(by: 0.5)
    let shown = try #require(stage.view.layer.presentation()).transform
    let expected = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
    #expect(zip(shown.numbers, expected.numbers).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(stage.window.animationClock.changesEveryFrame)
    #expect(stage.view.layer.playedAnimations.isEmpty)
    #expect(stage.view.layer.presentation(at: .end).geometry.transform3D == shown)
    stage.advance(by: 0.5)
    #expect(stage.view.layer.animationKeys() == nil)
    #expect(stage.view.layer.presentation()?.transform == end)
  }

  @Test func `a dynamic color is resolved for the view and stays dynamic`() {
    let stage = Stage()
    let end = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    stage.view.overrideUserInterfaceStyle = .dark
    stage.view.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      stage.view.backgroundColor = end
    }
    animator.fractionComplete = 0.5
    #expect(
      stage.view.presentation.backgroundColor == UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
    animator.stopAnimation(false)
    animator.finishAnimation(at: .end)
    #expect(stage.view.backgroundColor === end)
  }

  @Test func `a change outside moves the end and the way along`() {
    let stage = Stage()
    stage.move(by: 100)
    stage.advance(by: 0.5)
    stage.view.center.x += 7
    #expect(stage.x == 57)
    stage.advance(by: 0.5)
    #expect(stage.x == 107)
  }

  @Test func `what is shown stays during the delay`() {
    let stage = Stage()
    let done = Completions()
    stage.move(by: 100, 1, delay: 0.5, completion: done.note("end"))
    stage.advance(by: 0.5)
    #expect(stage.x == 0)
    stage.advance(by: 0.5)
    #expect(stage.x == 50)
    #expect(done.calls.isEmpty)
    stage.advance(by: 0.5)
    #expect(done.calls == ["end true"])
  }

  @Test func `an inner animation has the outer duration unless it says otherwise`() {
    let stage = Stage()
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.view.addSubview(other)
    let done = Completions()
    var inherited: [TimeInterval] = [UIView.inheritedAnimationDuration]
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      inherited.append(UIView.inheritedAnimationDuration)
      stage.view.center.x += 100
      UIView.animate(
        withDuration: 1,
        animations: {
          inherited.append(UIView.inheritedAnimationDuration)
          other.center.x += 100
        }, completion: done.note("inner"))
      UIView.animate(
        withDuration: 1, delay: 0,
        options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveEaseIn],
        animations: { other.alpha = 0 }, completion: done.note("own"))
    } completion: {
      done.note("outer")($0)
    }
    #expect(inherited == [0, 2, 2])
    stage.advance(by: 0.5)
    #expect(other.presentation.frame.minX == 25)
    #expect(other.presentation.alpha > 0.5)
    stage.advance(by: 0.5)
    #expect(done.calls == ["own true"])
    stage.advance(by: 1)
    #expect(done.calls.sorted() == ["inner true", "outer true", "own true"])
  }

  @Test func `without animation nothing moves`() {
    let stage = Stage()
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation { stage.view.center.x += 50 }
      stage.view.alpha = 0.5
    }
    #expect(stage.x == 50)
    #expect(stage.view.presentation.alpha == 1)
    UIView.setAnimationsEnabled(false)
    stage.move(by: 50)
    UIView.setAnimationsEnabled(true)
    #expect(stage.x == 100)
    stage.view.center.x = 0
    #expect(stage.view.runningAnimations.count == 1)
  }

  @Test func `what is laid out within moves too`() {
    final class Box: UIView {
      let inner = UIView()
      override func layoutSubviews() {
        super.layoutSubviews()
        inner.frame = bounds.insetBy(dx: 10, dy: 0)
      }
    }
    let stage = Stage()
    let box = Box(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    box.addSubview(box.inner)
    stage.view.addSubview(box)
    box.layoutIfNeeded()
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .layoutSubviews]) {
      box.frame.size.width = 200
    }
    #expect(box.inner.frame.width == 180)
    stage.advance(by: 0.5)
    #expect(box.inner.presentation.frame.width == 130)
  }

  @Test func `a moving view takes no touches unless it may`() {
    let stage = Stage()
    stage.move(by: 0.5)
    #expect(stage.view.hitTest(CGPoint(x: 5, y: 5), with: nil) == nil)
    stage.advance(by: 1)
    #expect(stage.view.hitTest(CGPoint(x: 5, y: 5), with: nil) === stage.view)
    stage.move(by: 0.5, 1, [.allowUserInteraction])
    #expect(stage.view.hitTest(CGPoint(x: 5, y: 5), with: nil) === stage.view)
  }

  @Test func `repeats for ever and runs backwards`() {
    let stage = Stage()
    let done = Completions()
    stage.move(by: 100, 1, [.curveLinear, .repeat, .autoreverse], completion: done.note("end"))
    stage.advance(by: 0.25)
    #expect(stage.x == 25)
    stage.advance(by: 1)
    #expect(stage.x == 75)
    stage.advance(by: 1001)
    #expect(done.calls.isEmpty)
    stage.view.layer.removeAllAnimations()
    #expect(stage.x == 100)
    NextTurn.runWaiting()
    #expect(done.calls == ["end false"])
  }

  @Test func `runs backwards once without repeating`() {
    let stage = Stage()
    stage.move(by: 100, 1, [.curveLinear, .autoreverse])
    stage.advance(by: 1.75)
    #expect(stage.x == 25)
    stage.advance(by: 0.25)
    #expect(stage.x == 100)
  }
}
