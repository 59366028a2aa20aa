import Testing

@testable import UIKit

@MainActor @Suite("Keyframes")
struct KeyframeTests {
  /// Animates keyframes with a linear curve, so that fractions of the time are fractions of the
  /// distance.
  private func animate(
    _ options: UIView.KeyframeAnimationOptions = [], duration: TimeInterval = 1,
    completion: ((Bool) -> Void)? = nil,
    _ keyframes: @escaping () -> Void
  ) {
    let straight = UIView.KeyframeAnimationOptions(
      rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    UIView.animateKeyframes(
      withDuration: duration, delay: 0, options: options.union(straight),
      animations: keyframes, completion: completion)
  }

  private func frame(
    _ start: Double, _ duration: Double, _ change: @escaping () -> Void
  ) {
    UIView.addKeyframe(
      withRelativeStartTime: start, relativeDuration: duration, animations: change)
  }

  /// Returns the displayed positions of the view along x, every tenth of a second.
  private func places(_ stage: Stage, _ count: Int) -> [CGFloat] {
    (0..<count).map { step in
      if step > 0 { stage.advance(by: 0.1) }
      return (stage.x * 1000).rounded() / 1000
    }
  }

  @Test func `follow each other and end at the view's own values`() {
    let stage = Stage()
    let done = Completions()
    animate(completion: done.note("end")) {
      frame(0, 0.5) { stage.view.center.x += 100 }
      frame(0.5, 0.2) { stage.view.center.x -= 40 }
    }
    #expect(stage.view.frame.minX == 60)
    #expect(places(stage, 10) == [0, 20, 40, 60, 80, 100, 80, 60, 60, 60])
    #expect(done.calls.isEmpty)
    stage.advance(by: 0.2)
    #expect(done.calls == ["end true"])
    #expect(stage.view.runningAnimations.isEmpty)
  }

  @Test func `run side by side on different properties`() {
    let stage = Stage()
    animate {
      frame(0, 1) { stage.view.center.x += 100 }
      frame(0.5, 0.5) { stage.view.alpha = 0 }
    }
    stage.advance(by: 0.5)
    #expect(stage.x == 50)
    #expect(stage.view.presentation.alpha == 1)
    stage.advance(by: 0.25)
    #expect(stage.x == 75)
    #expect(stage.view.presentation.alpha == 0.5)
  }

  @Test func `the curve applies to the whole and is slow at both ends`() {
    let stage = Stage()
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        stage.view.center.x += 100
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        stage.view.center.x += 100
      }
    }
    stage.advance(by: 0.25)
    #expect(abs(stage.x - 200 * TimingCurve.easeInOut.value(at: 0.25)) < 1e-9)
    stage.advance(by: 0.25)
    #expect(abs(stage.x - 100) < 1e-6)
  }

  @Test func `transforms and colours go from one to the next`() {
    let stage = Stage()
    let view = stage.view
    view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    animate {
      frame(0, 0.5) {
        view.transform = CGAffineTransform(scaleX: 3, y: 1)
        view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
      }
      frame(0.5, 0.5) {
        view.transform = .identity
        view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      }
    }
    stage.advance(by: 0.25)
    #expect(abs(view.presentation.transform.a - 2) < 1e-9)
    #expect(view.presentation.backgroundColor == UIColor(red: 0.5, green: 0.5, blue: 0, alpha: 1))
    stage.advance(by: 0.25)
    #expect(abs(view.presentation.transform.a - 3) < 1e-9)
    stage.advance(by: 0.25)
    #expect(abs(view.presentation.transform.a - 2) < 1e-9)
    #expect(view.presentation.backgroundColor == UIColor(red: 0, green: 0.5, blue: 0.5, alpha: 1))
    stage.advance(by: 0.25)
    #expect(view.presentation.transform == .identity)
    #expect(view.presentation.backgroundColor === view.backgroundColor)
  }

  @Test func `a keyframe without duration jumps`() {
    let stage = Stage()
    animate {
      frame(0, 0.4) { stage.view.transform = CGAffineTransform(translationX: 80, y: 0) }
      frame(0.4, 0) { stage.view.transform = .identity }
      frame(0.6, 0.4) { stage.view.transform = CGAffineTransform(translationX: 80, y: 0) }
    }
    let seen = (0...9).map { step -> CGFloat in
      if step > 0 { stage.advance(by: 0.1) }
      return stage.view.presentation.transform.tx.rounded()
    }
    #expect(seen == [0, 20, 40, 60, 0, 0, 0, 20, 40, 60])
  }

  @Test func `discrete keyframes jump when their time is over`() {
    let stage = Stage()
    animate(.calculationModeDiscrete) {
      frame(0, 0.35) { stage.view.center.x += 100 }
      frame(0.35, 0.3) { stage.view.center.x += 100 }
    }
    #expect(places(stage, 10) == [0, 0, 0, 0, 100, 100, 100, 200, 200, 200])
  }

  @Test func `paced keyframes pass the way at one speed`() {
    let stage = Stage()
    animate(.calculationModePaced) {
      frame(0, 0.9) { stage.view.center.x += 20 }
      frame(0.9, 0.1) { stage.view.center.x -= 80 }
    }
    #expect(places(stage, 11) == [0, 10, 20, 10, 0, -10, -20, -30, -40, -50, -60])
  }

  @Test func `cubic keyframes meet the values without corners`() {
    let stage = Stage()
    animate(.calculationModeCubic) {
      frame(0, 0.5) { stage.view.center.x += 100 }
      frame(0.5, 0.5) { stage.view.center.x -= 100 }
    }
    stage.advance(by: 0.25)
    // Above the straight line, because the curve turns at the top.
    #expect(stage.x > 55)
    stage.advance(by: 0.2)
    let before = stage.x
    stage.advance(by: 0.05)
    #expect(abs(stage.x - 100) < 1e-6)
    stage.advance(by: 0.05)
    #expect(abs(stage.x - before) < 1e-6)
    #expect(100 - stage.x < 5)
    stage.advance(by: 0.45)
    #expect(stage.x == 0)
  }

  @Test func `cubic paced keyframes pass the curve at one speed`() {
    let stage = Stage()
    animate(.calculationModeCubicPaced) {
      frame(0, 0.3) { stage.view.center.x += 40 }
      frame(0.3, 0.7) { stage.view.center.x += 60 }
    }
    var last: CGFloat = 0
    for _ in 0..<10 {
      stage.advance(by: 0.1)
      #expect(abs(stage.x - last - 10) < 1e-6)
      last = stage.x
    }
    #expect(abs(stage.x - 100) < 1e-6)
  }

  @Test func `the whole is repeated and runs backwards`() {
    let stage = Stage()
    animate([.repeat, .autoreverse]) {
      frame(0, 0.5) { stage.view.center.x += 100 }
    }
    stage.advance(by: 0.25)
    #expect(stage.x == 50)
    stage.advance(by: 0.5)
    #expect(stage.x == 100)
    stage.advance(by: 1)
    #expect(abs(stage.x - 50) < 1e-9)
    stage.advance(by: 1000)
    #expect(abs(stage.x - 50) < 1e-6)
  }

  @Test func `what is changed outside of keyframes takes the whole time`() {
    let stage = Stage()
    animate(duration: 2) { stage.view.center.x += 100 }
    stage.advance(by: 0.5)
    #expect(stage.x == 25)
  }

  @Test func `a running animation goes on or is taken over`() {
    let stage = Stage()
    let done = Completions()
    stage.move(by: 100, completion: done.note("first"))
    stage.advance(by: 0.5)
    animate { frame(0.5, 0.5) { stage.view.center.x += 100 } }
    #expect(stage.x == 50)
    stage.advance(by: 0.5)
    #expect(stage.x == 100)
    #expect(done.calls == ["first true"])
    stage.move(by: 100, completion: done.note("second"))
    stage.advance(by: 0.25)
    let seen = stage.x
    animate(.beginFromCurrentState) { frame(0, 1) { stage.view.center.x += 100 } }
    NextTurn.runWaiting()
    #expect(done.calls == ["first true", "second false"])
    #expect(abs(stage.x - seen) < 1e-9)
    #expect(stage.view.runningAnimations.count == 1)
  }

  @Test func `a transform that is under way is where keyframes begin`() {
    let stage = Stage()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      stage.view.transform = CGAffineTransform(scaleX: 3, y: 3)
    }
    stage.advance(by: 0.5)
    animate {
      frame(0, 0.5) { stage.view.transform = .identity }
      frame(0.5, 0.5) { stage.view.transform = CGAffineTransform(scaleX: 5, y: 5) }
    }
    #expect(abs(stage.view.presentation.transform.a - 2) < 1e-9)
    stage.advance(by: 0.25)
    #expect(abs(stage.view.presentation.transform.a - 1.5) < 1e-9)
    stage.advance(by: 0.5)
    #expect(abs(stage.view.presentation.transform.a - 3) < 1e-9)
  }

  @Test func `the outer duration counts unless they override it`() {
    let stage = Stage()
    let other = UIView()
    stage.view.addSubview(other)
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      UIView.animateKeyframes(withDuration: 1, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          stage.view.center.x += 100
        }
      }
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: .overrideInheritedDuration) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { other.alpha = 0 }
      }
    }
    stage.advance(by: 0.25)
    #expect(stage.x == 25)
    #expect(other.presentation.alpha == 0.5)
  }

  @Test func `an animation within a keyframe is its own`() {
    let stage = Stage()
    let done = Completions()
    animate(duration: 2) {
      frame(0.5, 0.5) {
        UIView.animate(
          withDuration: 1, delay: 0, options: [.overrideInheritedDuration, .curveLinear],
          animations: { stage.view.center.x += 100 }, completion: done.note("inner"))
      }
    }
    stage.advance(by: 0.5)
    #expect(stage.x == 50)
    stage.advance(by: 0.5)
    #expect(done.calls == ["inner true"])
  }

  @Test func `without time or animations everything changes at once`() {
    let stage = Stage()
    let done = Completions()
    animate(duration: 0, completion: done.note("none")) {
      frame(0, 1) { stage.view.center.x += 100 }
    }
    #expect(stage.x == 100)
    #expect(done.calls.isEmpty)
    NextTurn.runWaiting()
    #expect(done.calls == ["none true"])
    UIView.performWithoutAnimation {
      animate { frame(0, 1) { stage.view.center.x += 100 } }
    }
    #expect(stage.x == 200)
    // Outside of an animation, a keyframe applies its change directly.
    frame(0, 1) { stage.view.center.x += 100 }
    #expect(stage.x == 300)
    #expect(stage.view.runningAnimations.isEmpty)
    let still = Stage(plays: false)
    animate { frame(0, 1) { still.view.center.x += 100 } }
    #expect(still.x == 100)
  }

  @Test func `what is laid out within moves over the whole time`() {
    final class Box: UIView {
      let inner = UIView()
      override func layoutSubviews() { inner.frame = bounds.insetBy(dx: 10, dy: 0) }
    }
    let stage = Stage()
    let box = Box(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    box.addSubview(box.inner)
    stage.view.addSubview(box)
    box.layoutIfNeeded()
    animate(.layoutSubviews) { frame(0, 1) { box.frame.size.width = 200 } }
    #expect(box.inner.frame.width == 180)
    stage.advance(by: 0.5)
    #expect(box.inner.presentation.frame.width == 130)
  }

  @Test func `times that are none are named`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIView.addKeyframe(withRelativeStartTime: -0.5, relativeDuration: 1) {}
      }
    }
    let sentence = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(sentence.contains("A keyframe cannot begin at -0.5 with a duration of 1.0"))
  }

  /// Compares random keyframes of numbers that do not overlap with the sum of their remaining
  /// distances.
  @Test(arguments: RepeatableRandom.seeds(60))
  func `straight keyframes are the sum of their ways`(seed: UInt64) {
    var random = RepeatableRandom(seed: seed)
    let stage = Stage()
    var steps: [(ClosedRange<Double>, CGFloat)] = []
    var time = 0.0
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let start = min(time + .random(in: 0...0.2, using: &random), 1)
      let end = min(start + .random(in: 0...0.3, using: &random), 1)
      steps.append((start...end, .random(in: -100...100, using: &random)))
      time = end
    }
    animate {
      for (interval, way) in steps {
        frame(interval.lowerBound, interval.upperBound - interval.lowerBound) {
          stage.view.center.x += way
        }
      }
    }
    let end = stage.view.frame.minX
    var now = 0.0
    while now < 0.95 {
      stage.advance(by: 0.05)
      now = stage.window.animationClock.now
      let rest = steps.reduce(0) { rest, step in
        let (interval, way) = step
        if now <= interval.lowerBound { return rest + way }
        if now >= interval.upperBound { return rest }
        let length = interval.upperBound - interval.lowerBound
        return rest + way * CGFloat((interval.upperBound - now) / length)
      }
      #expect(abs(stage.x - (end - rest)) < 1e-6, "seed \(seed) at \(now)")
    }
    stage.advance(by: 1)
    #expect(stage.x == end, "seed \(seed)")
    #expect(stage.view.runningAnimations.isEmpty, "seed \(seed)")
  }

  /// Checks that the displayed value starts at the old value and ends at the view's own, in any
  /// calculation mode.
  @Test(arguments: RepeatableRandom.seeds(60))
  func `every mode starts and ends where it should`(seed: UInt64) {
    var random = RepeatableRandom(seed: seed)
    for mode in UInt(0)...4 {
      let stage = Stage()
      let options = UIView.KeyframeAnimationOptions(rawValue: mode << 10)
      animate(options) {
        for _ in 0..<Int.random(in: 1...5, using: &random) {
          let start = Double.random(in: 0...1, using: &random)
          let length = Bool.random(using: &random) ? 0 : Double.random(in: 0...1, using: &random)
          let frame = CGRect(
            x: .random(in: -100...100, using: &random), y: .random(in: -100...100, using: &random),
            width: .random(in: 1...90, using: &random), height: .random(in: 1...90, using: &random))
          let angle = CGFloat.random(in: -3...3, using: &random)
          let color = UIColor(
            red: .random(in: 0...1, using: &random), green: 0, blue: 1, alpha: 1)
          self.frame(start, length) {
            stage.view.transform = .identity
            stage.view.frame = frame
            stage.view.transform = CGAffineTransform(rotationAngle: angle)
            stage.view.backgroundColor = color
          }
        }
      }
      for _ in 0..<25 {
        let shown = stage.view.presentation
        #expect(shown.frame.minX.isFinite, "seed \(seed)")
        #expect(shown.frame.width.isFinite, "seed \(seed)")
        for animation in stage.view.runningAnimations {
          let shares = animation.later.map(\.share)
          #expect(shares == shares.sorted())
          #expect(shares.allSatisfy { (0...1).contains($0) })
        }
        stage.advance(by: 0.05)
      }
      let shown = stage.view.presentation
      #expect(shown.frame == stage.view.frame)
      #expect(stage.view.runningAnimations.isEmpty)
      #expect(shown.backgroundColor === stage.view.backgroundColor)
      #expect(!stage.window.animationClock.isBusy, "seed \(seed)")
    }
  }
}

@MainActor @Suite("Repeated animations")
struct ModifiedAnimationTests {
  @Test func `run so many times there and back`() {
    let stage = Stage()
    let done = Completions()
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear,
      animations: {
        stage.view.alpha = 0
        UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) {
          stage.view.center.x += 100
        }
      }, completion: done.note("end"))
    stage.advance(by: 0.25)
    #expect(stage.x == 25)
    #expect(stage.view.presentation.alpha == 0.75)
    stage.advance(by: 1.5)
    #expect(stage.x == 25)
    #expect(stage.view.presentation.alpha == 0)
    stage.advance(by: 0.75)
    #expect(stage.x == 50)
    #expect(done.calls.isEmpty)
    stage.advance(by: 1.5)
    #expect(stage.x == 100)
    #expect(done.calls == ["end true"])
  }

  @Test func `one run is one whatever is below`() {
    for count in [CGFloat(-1), 0, .nan] {
      let stage = Stage()
      UIView.animate(withDuration: 1) {
        UIView.modifyAnimations(withRepeatCount: count, autoreverses: false) {
          stage.view.center.x += 100
        }
      }
      stage.advance(by: 1)
      #expect(stage.view.runningAnimations.isEmpty)
    }
  }

  @Test func `half a run ends halfway`() {
    let stage = Stage()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      UIView.modifyAnimations(withRepeatCount: 1.5, autoreverses: false) {
        stage.view.center.x += 100
      }
    }
    stage.advance(by: 1.25)
    #expect(stage.x == 25)
    stage.advance(by: 0.25)
    #expect(stage.x == 100)
  }

  @Test func `keyframes within are repeated by themselves`() {
    let stage = Stage()
    UIView.animateKeyframes(
      withDuration: 1, delay: 0,
      options: .init(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    ) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        stage.view.alpha = 0
        UIView.modifyAnimations(withRepeatCount: 2, autoreverses: false) {
          stage.view.center.x += 100
        }
      }
    }
    stage.advance(by: 0.75)
    #expect(stage.x == 50)
    #expect(stage.view.presentation.alpha == 0.5)
    stage.advance(by: 1)
    #expect(stage.x == 50)
    #expect(stage.view.presentation.alpha == 0)
    stage.advance(by: 0.25)
    #expect(stage.x == 100)
  }

  @Test func `outside of an animation nothing moves`() {
    let stage = Stage()
    UIView.modifyAnimations(withRepeatCount: 3, autoreverses: true) {
      stage.view.center.x += 100
    }
    #expect(stage.x == 100)
    #expect(stage.view.runningAnimations.isEmpty)
  }
}
