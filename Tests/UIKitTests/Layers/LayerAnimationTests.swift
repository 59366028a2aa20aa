import Testing

@testable import UIKit

/// A layer in a window whose animations advance with the test's time.
@MainActor
private struct LayerStage {
  let stage = Stage()
  let layer: CALayer

  init(_ layer: CALayer = CALayer()) {
    self.layer = layer
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    stage.view.layer.addSublayer(layer)
    stage.window.markLayersAsDisplayed()
  }

  func advance(by seconds: TimeInterval) { stage.advance(by: seconds) }

  func shown(_ path: String) -> CGFloat {
    layer.presentation()?.value(forKeyPath: path) as? CGFloat ?? .nan
  }
}

@MainActor
private final class AnimationLog: CAAnimationDelegate {
  var calls: [String] = []
  func animationDidStart(_ anim: CAAnimation) {
    calls.append("start \(anim.value(forKey: "name") ?? "")")
  }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    calls.append("stop \(anim.value(forKey: "name") ?? "") \(flag)")
  }
}

@MainActor @Suite("Animations of layers")
struct LayerAnimationTests {
  private func animation(
    _ path: String, from: Any? = nil, to: Any? = nil, _ duration: TimeInterval = 1
  ) -> CABasicAnimation {
    let result = CABasicAnimation(keyPath: path)
    result.fromValue = from
    result.toValue = to
    result.duration = duration
    return result
  }

  @Test func `values may be objects with points, sizes and rectangles`() {
    let stage = LayerStage()
    stage.layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let move = CAKeyframeAnimation(keyPath: "position")
    move.values = [
      NSValue(cgPoint: .zero), NSValue(cgPoint: CGPoint(x: 40, y: 80)), NSValue(cgPoint: .zero),
    ]
    move.duration = 2
    stage.layer.add(move, forKey: nil)
    let from = NSValue(cgRect: CGRect(x: 0, y: 0, width: 10, height: 10))
    let to = NSValue(cgRect: CGRect(x: 0, y: 0, width: 30, height: 50))
    stage.layer.add(animation("bounds", from: from, to: to, 2), forKey: nil)
    let size = NSValue(cgSize: CGSize(width: 4, height: 8))
    stage.layer.add(animation("shadowOffset", from: size, to: size, 2), forKey: nil)
    stage.advance(by: 1)
    let shown = stage.layer.presentation()
    #expect(shown?.position == CGPoint(x: 40, y: 80))
    #expect(shown?.bounds == CGRect(x: 0, y: 0, width: 20, height: 30))
    #expect(shown?.shadowOffset == size.cgSizeValue)
  }

  @Test func `an animation shows values and leaves the layer's own`() {
    let stage = LayerStage()
    let log = AnimationLog()
    let fade = animation("opacity", from: 0.0, to: 0.5)
    fade.delegate = log
    fade.setValue("fade", forKey: "name")
    stage.layer.add(fade, forKey: "fade")
    #expect(stage.layer.animationKeys() == ["fade"])
    #expect(stage.layer.opacity == 1)
    #expect(stage.layer.animation(forKey: "fade") !== fade)
    stage.advance(by: 0.5)
    #expect(stage.shown("opacity") == 0.25)
    NextTurn.runWaiting()
    #expect(log.calls == ["start fade"])
    stage.advance(by: 0.5)
    #expect(stage.shown("opacity") == 1)
    #expect(stage.layer.animationKeys() == nil)
    #expect(log.calls == ["start fade", "stop fade true"])
  }

  @Test func `a removed or replaced animation ends unfinished`() {
    let stage = LayerStage()
    let log = AnimationLog()
    for name in ["a", "b"] {
      let move = animation("position.x", to: 100)
      move.delegate = log
      move.setValue(name, forKey: "name")
      stage.layer.add(move, forKey: "move")
    }
    stage.layer.removeAnimation(forKey: "move")
    NextTurn.runWaiting()
    #expect(log.calls == ["start a", "stop a false", "start b", "stop b false"])
    #expect(!stage.stage.window.animationClock.isBusy)
  }

  @Test(
    arguments: [
      (nil, 10.0, nil, 0.5, 15.0), (4.0, nil, nil, 0.5, 12.0), (nil, nil, 8.0, 0.5, 24.0),
      (2.0, nil, 8.0, 0.5, 6.0), (nil, 10.0, 4.0, 0.5, 8.0),
    ] as [(Double?, Double?, Double?, Double, Double)])
  func `the layer provides missing values`(
    from: Double?, to: Double?, by: Double?, time: Double, expected: Double
  ) {
    let stage = LayerStage()
    let move = animation("position.x", from: from, to: to)
    move.byValue = by
    stage.layer.add(move, forKey: nil)
    stage.advance(by: time)
    // The layer's own position is 20.
    #expect(abs(stage.shown("position.x") - expected) < 1e-9)
  }

  @Test func `times repeat, reverse, and stay`() {
    let stage = LayerStage()
    let pulse = animation("opacity", from: 1.0, to: 0.0)
    pulse.autoreverses = true
    pulse.repeatCount = 2
    pulse.fillMode = .forwards
    pulse.isRemovedOnCompletion = false
    stage.layer.add(pulse, forKey: "pulse")
    for (step, value) in [0.75, 0.25, 0.25, 0.75, 0.75, 0.25].enumerated() {
      stage.advance(by: step == 0 ? 0.25 : 0.5)
      #expect(abs(stage.shown("opacity") - value) < 1e-6, "step \(step)")
    }
    stage.advance(by: 5)
    #expect(stage.shown("opacity") == 1)
    #expect(stage.layer.animationKeys() == ["pulse"])
    #expect(!stage.stage.window.animationClock.isBusy)
  }

  @Test func `a later beginning shows the first value only if it fills backwards`() {
    let stage = LayerStage()
    let modes: [(CAMediaTimingFillMode, CGFloat)] = [(.removed, 1), (.backwards, 0)]
    for (mode, before) in modes {
      let fade = animation("opacity", from: 0.0, to: 0.5)
      fade.beginTime = CACurrentMediaTime() + 1
      fade.fillMode = mode
      stage.layer.add(fade, forKey: "fade")
      stage.advance(by: 0.5)
      #expect(stage.shown("opacity") == before)
      stage.advance(by: 1)
      #expect(abs(stage.shown("opacity") - 0.25) < 1e-9)
      stage.advance(by: 1)
    }
  }

  @Test func `keyframes have their times, functions and modes`() {
    let stage = LayerStage()
    let path = CAKeyframeAnimation(keyPath: "position.x")
    path.values = [0, 100, 40]
    path.keyTimes = [0, 0.25, 1]
    path.duration = 1
    stage.layer.add(path, forKey: "a")
    stage.advance(by: 0.125)
    #expect(abs(stage.shown("position.x") - 50) < 1e-9)
    stage.advance(by: 0.5)
    #expect(abs(stage.shown("position.x") - 70) < 1e-9)
    path.calculationMode = .discrete
    path.keyTimes = nil
    stage.layer.add(path, forKey: "a")
    stage.advance(by: 0.5)
    #expect(stage.shown("position.x") == 100)
    path.calculationMode = .paced
    stage.layer.add(path, forKey: "a")
    stage.advance(by: 0.5)
    #expect(abs(stage.shown("position.x") - 80) < 1e-6)
  }

  @Test func `a layer moves along a path and turns with it`() {
    let stage = LayerStage()
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 100))
    let move = CAKeyframeAnimation(keyPath: "position")
    move.path = path
    move.duration = 2
    move.rotationMode = .rotateAuto
    stage.layer.add(move, forKey: nil)
    stage.advance(by: 1.5)
    #expect(stage.layer.presentation()?.position == CGPoint(x: 100, y: 50))
    #expect(abs(stage.shown("transform.rotation.z") - .pi / 2) < 1e-6)
  }

  @Test func `a full turn passes all angles`() {
    let stage = LayerStage()
    stage.layer.add(animation("transform.rotation.z", from: 0, to: 2 * Double.pi), forKey: nil)
    stage.advance(by: 0.25)
    #expect(abs(stage.shown("transform.rotation.z") - .pi / 2) < 1e-9)
    stage.advance(by: 0.5)
    #expect(abs(stage.shown("transform.rotation.z") + .pi / 2) < 1e-9)
  }

  @Test func `a turn in space takes the way about its axis`() {
    var lens = CATransform3DIdentity
    lens.m34 = -1 / 500
    let stage = LayerStage()
    stage.layer.transform = lens
    stage.layer.removeAllAnimations()
    let turn = animation("transform", to: CATransform3DRotate(lens, .pi / 2, 0, 1, 0))
    stage.layer.add(turn, forKey: nil)
    stage.advance(by: 0.5)
    let shown = stage.layer.presentation()?.transform ?? CATransform3DIdentity
    let expected = CATransform3DRotate(lens, .pi / 4, 0, 1, 0)
    #expect(zip(shown.numbers, expected.numbers).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test func `the spring overshoots and settles`() {
    let spring = CASpringAnimation(keyPath: "position.x")
    spring.fromValue = 0
    spring.toValue = 100
    spring.damping = 5
    spring.duration = spring.settlingDuration
    #expect(spring.settlingDuration > 2)
    #expect(spring.settlingDuration < 4)
    let stage = LayerStage()
    stage.layer.position.x = 100
    stage.layer.removeAllAnimations()
    stage.layer.add(spring, forKey: nil)
    // Half an oscillation with the frequency √(100 − 2.5²).
    stage.advance(by: .pi / 93.75.squareRoot())
    #expect(
      abs(stage.shown("position.x") - 100 * (1 + exp(-2.5 * .pi / 93.75.squareRoot()))) < 1e-6)
  }

  @Test func `a group cuts its animations off at its duration`() {
    let stage = LayerStage()
    let group = CAAnimationGroup()
    group.animations = [
      animation("opacity", from: 0.0, to: 1.0, 4), animation("position.x", to: 70, 0),
    ]
    group.duration = 2
    stage.layer.add(group, forKey: "group")
    stage.advance(by: 1)
    #expect(stage.shown("opacity") == 0.25)
    #expect(stage.shown("position.x") == 45)
    stage.advance(by: 1)
    #expect(stage.shown("opacity") == 1)
    #expect(stage.layer.animationKeys() == nil)
  }

  @Test func `shapes and gradients animate what they draw`() throws {
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let stage = LayerStage(shape)
    shape.add(animation("strokeEnd", from: 0, to: 1), forKey: "a")
    shape.add(
      animation(
        "path", to: CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10), transform: nil)),
      forKey: "b")
    stage.advance(by: 0.5)
    let shown = try #require(shape.presentation())
    #expect(shown.strokeEnd == 0.5)
    #expect(shown.path?.boundingBox.width == 20)
    let gradient = CAGradientLayer()
    let black = CGColor(gray: 0, alpha: 1)
    gradient.colors = [black, black]
    let other = LayerStage(gradient)
    gradient.add(animation("colors", to: [CGColor(gray: 1, alpha: 1), black]), forKey: nil)
    other.advance(by: 0.5)
    let color = try #require(gradient.presentation()?.colors?.first as? CGColor)
    #expect(color == CGColor(gray: 0.5, alpha: 1))
  }

  @Test func `a change of a displayed layer is animated unless the transaction says no`() {
    let stage = LayerStage()
    stage.layer.opacity = 0
    #expect(stage.layer.animationKeys() == ["opacity"])
    stage.advance(by: 0.25)
    #expect(stage.shown("opacity") == 0)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    stage.layer.opacity = 1
    CATransaction.commit()
    #expect(stage.layer.animationKeys() == nil)
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    stage.layer.position.x += 100
    CATransaction.commit()
    stage.advance(by: 1)
    #expect(abs(stage.shown("position.x") - 70) < 1e-6)
    stage.layer.position.x -= 100
    stage.advance(by: 0)
    #expect(abs(stage.shown("position.x") - 70) < 1e-6)
  }

  @Test func `new layers, view layers and layers with actions of their own change at once`() {
    let stage = LayerStage()
    let new = CALayer()
    stage.layer.addSublayer(new)
    new.opacity = 0
    #expect(new.animationKeys() == nil)
    stage.stage.view.layer.opacity = 0.5
    #expect(stage.stage.view.layer.animationKeys() == nil)
    stage.layer.actions = ["opacity": NSNull()]
    stage.layer.opacity = 0
    #expect(stage.layer.animationKeys() == nil)
  }

  @Test func `the completion of a transaction waits for all animations in it`() {
    let stage = LayerStage()
    var isDone = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { isDone = true }
    stage.layer.add(animation("opacity", to: 0, 1), forKey: nil)
    UIView.animate(withDuration: 2) { stage.stage.view.alpha = 0 }
    CATransaction.commit()
    stage.advance(by: 1)
    #expect(!isDone)
    stage.advance(by: 1)
    NextTurn.runWaiting()
    #expect(isDone)
    var count = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { count += 1 }
    CATransaction.commit()
    #expect(count == 0)
    NextTurn.runWaiting()
    #expect(count == 1)
  }

  @Test func `a paused layer stands still and goes on from there`() {
    let stage = LayerStage()
    stage.layer.add(animation("position.x", from: 0, to: 100), forKey: nil)
    stage.advance(by: 0.25)
    let paused = stage.layer.convertTime(CACurrentMediaTime(), from: nil)
    stage.layer.speed = 0
    stage.layer.timeOffset = paused
    stage.advance(by: 10)
    #expect(abs(stage.shown("position.x") - 25) < 1e-9)
    stage.layer.speed = 1
    stage.layer.timeOffset = 0
    stage.layer.beginTime = 0
    stage.layer.beginTime = stage.layer.convertTime(CACurrentMediaTime(), from: nil) - paused
    stage.advance(by: 0.25)
    #expect(abs(stage.shown("position.x") - 50) < 1e-9)
    stage.advance(by: 0.5)
    #expect(stage.layer.animationKeys() == nil)
  }

  @Test func `an animation begins when its layer comes into a window and ends when it leaves`() {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let log = AnimationLog()
    let fade = animation("opacity", from: 0, to: 1)
    fade.delegate = log
    view.layer.add(fade, forKey: "fade")
    stage.advance(by: 3)
    stage.view.addSubview(view)
    stage.advance(by: 0.5)
    #expect(view.presentation.alpha == 0.5)
    view.removeFromSuperview()
    NextTurn.runWaiting()
    #expect(log.calls == ["start ", "stop  false"])
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func `in windows without movement only held values remain`() {
    let stage = Stage(plays: false)
    let log = AnimationLog()
    let spin = animation("transform.rotation.z", to: 6)
    spin.repeatCount = .infinity
    spin.delegate = log
    stage.view.layer.add(spin, forKey: "spin")
    let hold = animation("opacity", to: 0.25)
    hold.isRemovedOnCompletion = false
    hold.fillMode = .forwards
    stage.view.layer.add(hold, forKey: "hold")
    NextTurn.runWaiting()
    #expect(log.calls == ["start ", "stop  true"])
    #expect(stage.view.layer.animationKeys() == ["hold"])
    #expect(stage.view.presentation.alpha == 0.25)
  }

  @Test func `a transition fades the old content of a view out`() {
    let stage = Stage()
    let transition = CATransition()
    transition.duration = 1
    transition.timingFunction = CAMediaTimingFunction(name: .linear)
    stage.view.layer.add(transition, forKey: nil)
    #expect(stage.view.layer.animationKeys() == [kCATransition])
    stage.advance(by: 0.5)
    #expect(stage.view.dissolvingSnapshots.first?.presentation.alpha == 0.5)
    transition.type = .push
    transition.subtype = .fromRight
    stage.view.layer.add(transition, forKey: nil)
    stage.advance(by: 0.5)
    #expect(stage.view.presentation.frame.minX == 20)
    stage.advance(by: 1)
    #expect(stage.view.dissolvingSnapshots.isEmpty)
    #expect(stage.view.layer.animationKeys() == nil)
  }
}

@MainActor @Suite("Display links")
struct DisplayLinkTests {
  @MainActor final class Counter {
    var times: [CFTimeInterval] = []
    func step(_ link: CADisplayLink) { times.append(link.timestamp) }
  }

  private func link(_ counter: Counter) -> CADisplayLink {
    CADisplayLink(target: counter, selector: Selector("step(_:)", Counter.step(_:)))
  }

  @Test func `frames call the method until the link is paused or invalid`() {
    let stage = Stage()
    let counter = Counter()
    let link = link(counter)
    link.add(to: .main, forMode: .common)
    for _ in 0..<3 { stage.advance(by: 1.0 / 60) }
    #expect(counter.times.count == 3)
    #expect(stage.window.animationClock.hasFrameLinks)
    #expect(abs(link.targetTimestamp - link.timestamp - 1.0 / 60) < 1e-9)
    link.isPaused = true
    stage.advance(by: 1.0 / 60)
    #expect(counter.times.count == 3)
    #expect(!stage.window.animationClock.hasFrameLinks)
    link.isPaused = false
    stage.advance(by: 1.0 / 60)
    #expect(counter.times.count == 4)
    link.invalidate()
    link.add(to: .main, forMode: .common)
    stage.advance(by: 1)
    #expect(counter.times.count == 4)
    #expect(!stage.window.animationClock.hasFrameLinks)
  }

  @Test func `a lower rate skips frames`() {
    let stage = Stage()
    let counter = Counter()
    let link = link(counter)
    link.preferredFramesPerSecond = 20
    link.add(to: .main, forMode: .common)
    for _ in 0..<60 { stage.advance(by: 1.0 / 60) }
    #expect(counter.times.count == 20)
    link.invalidate()
  }

  @Test func `the link retains its target until it is invalid`() {
    let stage = Stage()
    weak var known: Counter?
    let made: CADisplayLink
    do {
      let counter = Counter()
      known = counter
      made = link(counter)
      made.add(to: .main, forMode: .common)
    }
    stage.advance(by: 1)
    #expect(known?.times.count == 1)
    made.invalidate()
    #expect(known == nil)
  }
}
