import Testing

@testable import UIKit

/// A view whose actions a test decides.
@MainActor
private class ActingView: UIView {
  var asked: [String] = []
  var answer: (String, (any CAAction)?) -> (any CAAction)? = { $1 }

  override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    asked.append("\(event) \(layer.position.x)")
    return answer(event, super.action(for: layer, forKey: event))
  }
}

@MainActor @Suite("Actions of views")
struct ViewActionTests {
  private func actingView(on stage: Stage) -> ActingView {
    let view = ActingView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    stage.view.addSubview(view)
    return view
  }

  private func animate(_ changes: @escaping () -> Void) {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: changes)
  }

  @Test func `a view returns an animation in an animation and none otherwise`() throws {
    let stage = Stage()
    let view = stage.view
    #expect(view.layer.delegate === view)
    #expect(view.action(for: view.layer, forKey: "position") is NSNull)
    #expect(view.layer.action(forKey: "position") == nil)
    var inside: [(any CAAction)?] = []
    var other: (any CAAction)?
    UIView.animate(withDuration: 2, delay: 0, options: .curveEaseIn) {
      inside = ["position", "bounds", "opacity", "transform", "backgroundColor", "cornerRadius"]
        .map { view.layer.action(forKey: $0) }
      other = view.action(for: view.layer, forKey: "borderWidth")
    }
    for action in inside {
      let animation = try #require(action as? CABasicAnimation)
      #expect(animation.duration == 2)
      #expect(animation.timingFunction?.curve == .easeIn)
      #expect(animation.fillMode == .both)
    }
    #expect(other is NSNull)
  }

  @Test func `a layer has the animations of its view under the keys of their properties`() throws {
    let stage = Stage()
    let view = stage.view
    #expect(view.layer.animationKeys() == nil)
    animate {
      view.frame = CGRect(x: 100, y: 0, width: 60, height: 20)
      view.alpha = 0.5
      view.transform = CGAffineTransform(rotationAngle: 1)
      view.backgroundColor = .red
      view.layer.cornerRadius = 4
    }
    #expect(
      view.layer.animationKeys() == [
        "position", "bounds.size", "opacity", "transform", "backgroundColor", "cornerRadius",
      ])
    let move = try #require(view.layer.animation(forKey: "position") as? CABasicAnimation)
    #expect(move.isAdditive)
    #expect(move.keyPath == "position")
    #expect(move.fromValue as? CGPoint == CGPoint(x: -110, y: 0))
    #expect(move.toValue as? CGPoint == .zero)
    let fade = try #require(view.layer.animation(forKey: "opacity") as? CABasicAnimation)
    #expect(fade.fromValue as? CGFloat == 0.5)
    animate { view.center.x += 10 }
    animate { view.center.x += 10 }
    #expect(view.layer.animationKeys()?.suffix(2) == ["position-2", "position-3"])
    stage.advance(by: 1)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func `removing an animation of a view ends it unfinished`() {
    let stage = Stage()
    let done = Completions()
    stage.move(by: 100, completion: done.note("move"))
    UIView.animate(
      withDuration: 1, animations: { stage.view.alpha = 0 }, completion: done.note("fade"))
    stage.advance(by: 0.5)
    stage.view.layer.removeAnimation(forKey: "position")
    #expect(stage.x == 100)
    NextTurn.runWaiting()
    #expect(done.calls == ["move false"])
    stage.advance(by: 0.5)
    #expect(done.calls == ["move false", "fade true"])
  }

  @Test func `the presentation layer is on the way`() {
    let stage = Stage()
    stage.move(by: 100)
    stage.advance(by: 0.25)
    #expect(stage.view.layer.presentation()?.position.x == 45)
    #expect(stage.view.layer.position.x == 120)
  }

  @Test func `an override is asked before each change and may forbid the animation`() {
    let stage = Stage()
    let view = actingView(on: stage)
    view.asked = []
    view.center.x += 10
    #expect(view.asked == ["position 20.0"])
    view.answer = { event, usual in event == "opacity" ? NSNull() : usual }
    animate {
      view.alpha = 0
      view.center.x += 10
    }
    #expect(view.layer.animationKeys() == ["position"])
    #expect(view.presentation.alpha == 0)
  }

  @Test func `only views whose class overrides the method are asked`() {
    final class LaterView: ActingView {}
    final class PlainLabel: UILabel {}
    #expect(!UIView().overridesActions)
    #expect(!PlainLabel().overridesActions)
    #expect(ActingView().overridesActions)
    #expect(LaterView().overridesActions)
  }

  @Test func `an animation for apps has the time of its animator`() throws {
    let stage = Stage()
    let view = stage.view
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { view.center.x += 100 }
    animator.fractionComplete = 0.25
    let move = try #require(view.layer.animation(forKey: "position") as? CABasicAnimation)
    #expect(move.speed == 0)
    #expect(move.timeOffset == 0.5)
    animator.isReversed = true
    animator.startAnimation()
    #expect(view.layer.animation(forKey: "position") === move)
    #expect(move.speed == -1)
    #expect(move.timeOffset == 2)
    animator.stopAnimation(true)
    #expect(view.layer.animation(forKey: "position") == nil)
  }

  @Test func `an override may return an animation of its own, and change the usual one`() {
    let stage = Stage()
    let view = actingView(on: stage)
    view.answer = { event, usual in
      guard event == "opacity" else {
        (usual as? CABasicAnimation)?.duration = 4
        return usual
      }
      let fade = CABasicAnimation(keyPath: event)
      fade.duration = 2
      return fade
    }
    view.alpha = 0
    animate { view.center.x += 100 }
    stage.advance(by: 1)
    #expect(view.presentation.alpha == 0.5)
    #expect(view.presentation.frame.minX == 25)
  }

  @Test func `without an answer a view's layer has the actions of any layer`() {
    let stage = Stage()
    let view = actingView(on: stage)
    view.answer = { _, _ in nil }
    view.layer.opacity = 0
    #expect(view.layer.animationKeys() == ["opacity"])
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    view.layer.cornerRadius = 3
    CATransaction.commit()
    #expect(view.layer.animationKeys() == ["opacity"])
  }

  @Test func `the time of a layer is the time of its view's animations`() {
    let stage = Stage()
    stage.move(by: 100)
    stage.advance(by: 0.25)
    stage.view.layer.timeOffset = stage.view.layer.convertTime(CACurrentMediaTime(), from: nil)
    stage.view.layer.speed = 0
    stage.advance(by: 10)
    #expect(abs(stage.x - 25) < 1e-9)
    stage.view.layer.timeOffset += 0.5
    #expect(abs(stage.x - 75) < 1e-9)
    stage.view.layer.removeAllAnimations()
  }

  @Test func `springs and keyframes are animations of their classes`() throws {
    let stage = Stage()
    let view = stage.view
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
    ) { view.center.x += 100 }
    let spring = try #require(view.layer.animation(forKey: "position") as? CASpringAnimation)
    // The motion is at rest at the end of the duration.
    #expect(abs(spring.settlingDuration - 1) < 1e-3)
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 1 }
    }
    let fade = try #require(view.layer.animation(forKey: "opacity") as? CAKeyframeAnimation)
    #expect(fade.keyTimes?.map(\.doubleValue) == [0, 0.5, 1])
    #expect(fade.values?.map { $0 as? CGFloat } == [0, -1, 0])
  }

  @Test(arguments: RepeatableRandom.seeds(40))
  func `random animators, animations of layers and interruptions end at the views' values`(
    seed: UInt64
  ) {
    var random = RepeatableRandom(seed: seed)
    let stage = Stage()
    let view = stage.view
    var animators: [UIViewPropertyAnimator] = []
    var begun = 0
    var ended = 0
    for _ in 0..<60 {
      let before = view.presentation
      let target = CGPoint(
        x: .random(in: -100...100, using: &random), y: .random(in: -100...100, using: &random))
      let duration = Double.random(in: 0.1...2, using: &random)
      var isContinuous = true
      switch Int.random(in: 0..<9, using: &random) {
      case 0:
        begun += 1
        let options: UIView.AnimationOptions =
          Bool.random(using: &random) ? .beginFromCurrentState : []
        UIView.animate(
          withDuration: duration, delay: 0, options: options, animations: { view.center = target },
          completion: { _ in ended += 1 })
      case 1:
        begun += 1
        let animator = UIViewPropertyAnimator(duration: duration, dampingRatio: 0.7) {
          view.center = target
        }
        animator.addCompletion { _ in ended += 1 }
        animator.startAnimation()
        animators.append(animator)
      case 2:
        animators.randomElement(using: &random).map { if $0.isRunning { $0.pauseAnimation() } }
      case 3:
        animators.randomElement(using: &random).map {
          if $0.state == .active { $0.isReversed.toggle() }
        }
      case 4:
        animators.randomElement(using: &random).map {
          if $0.state == .active, !$0.isRunning { $0.startAnimation() }
        }
      case 5:
        isContinuous = false
        animators.randomElement(using: &random).map {
          if $0.state == .active { $0.fractionComplete = .random(in: 0...1, using: &random) }
        }
      case 6:
        isContinuous = false
        let fade = CABasicAnimation(keyPath: "position.x")
        fade.byValue = CGFloat(5)
        fade.isAdditive = true
        fade.duration = duration
        view.layer.add(fade, forKey: "own")
      case 7:
        isContinuous = false
        if let key = view.layer.animationKeys()?.randomElement(using: &random),
          animators.allSatisfy({ $0.state != .active })
        {
          view.layer.removeAnimation(forKey: key)
        }
      default:
        isContinuous = false
        stage.advance(by: .random(in: 0...0.7, using: &random))
      }
      let keys = view.layer.animationKeys() ?? []
      #expect(Set(keys).count == keys.count, "seed \(seed)")
      if isContinuous {
        #expect(view.presentation.frame.isNear(before.frame), "seed \(seed)")
      }
    }
    for animator in animators where animator.state == .active {
      if animator.isReversed { animator.isReversed = false }
      animator.startAnimation()
    }
    stage.advance(by: 10)
    NextTurn.runWaiting()
    #expect(begun == ended, "seed \(seed)")
    #expect(view.layer.animationKeys() == nil, "seed \(seed)")
    #expect(view.presentation.frame == view.frame, "seed \(seed)")
    #expect(!stage.window.animationClock.isBusy, "seed \(seed)")
  }
}
