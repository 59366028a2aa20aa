import Testing
import UIKit

@MainActor @Suite("Completions of animations")
struct AnimationCompletionTests {
  @Test func `comes once after the last of the animations`() {
    let stage = Stage()
    let other = UIView()
    stage.view.addSubview(other)
    let done = Completions()
    UIView.animate(
      withDuration: 1,
      animations: {
        stage.view.center.x += 1
        stage.view.alpha = 0
        other.center.x += 1
      }, completion: done.note("end"))
    #expect(done.calls.isEmpty)
    stage.advance(by: 5)
    stage.advance(by: 5)
    #expect(done.calls == ["end true"])
  }

  @Test func `follows exactly whatever the steps`() {
    let stage = Stage()
    stage.move(by: 100, 1) { _ in stage.move(by: 100, 1) { _ in stage.move(by: 100, 1) } }
    stage.advance(by: 2.5)
    #expect(stage.view.frame.minX == 300)
    #expect(abs(stage.x - 250) < 1e-9)
  }

  @Test func `leaving the window ends unfinished`() {
    let stage = Stage()
    let done = Completions()
    stage.move(by: 100, completion: done.note("end"))
    stage.view.superview?.removeFromSuperview()
    #expect(done.calls.isEmpty)
    NextTurn.runWaiting()
    #expect(done.calls == ["end false"])
    #expect(!stage.window.animationClock.isBusy)
  }

  @Test(.timeLimit(.minutes(60)))
  func `without a host that plays a waiting test goes on`() async {
    let stage = Stage(plays: false)
    let isFinished = await withCheckedContinuation { continuation in
      stage.move(by: 100, 3600) { continuation.resume(returning: $0) }
      #expect(stage.x == 100)
    }
    #expect(isFinished)
    let detached = UIView()
    await withCheckedContinuation { continuation in
      UIView.animate(
        withDuration: 3600, animations: { detached.alpha = 0 },
        completion: { _ in continuation.resume() })
    }
    await withCheckedContinuation { continuation in
      UIView.animate(
        withDuration: 0, animations: {}, completion: { _ in continuation.resume() })
    }
  }

  @Test func `is not called before the call returns`() {
    let stage = Stage()
    let done = Completions()
    UIView.animate(withDuration: 1, animations: {}, completion: done.note("empty"))
    stage.move(by: 1, 0, completion: done.note("no time"))
    #expect(done.calls.isEmpty)
    NextTurn.runWaiting()
    #expect(done.calls == ["empty true", "no time true"])
    NextTurn.runWaiting()
    #expect(done.calls.count == 2)
  }

  @Test func `a clock that stops playing ends everything`() {
    let stage = Stage()
    let done = Completions()
    stage.move(by: 100, completion: done.note("end"))
    stage.window.animationClock.plays = false
    #expect(stage.x == 100)
    #expect(done.calls == ["end true"])
  }

  @Test(arguments: RepeatableRandom.seeds(60))
  func `random animations meet and are continuous`(seed: UInt64) {
    var random = RepeatableRandom(seed: seed)
    let stage = Stage()
    var begun = 0
    var ended = 0
    for _ in 0..<40 {
      let before = stage.view.presentation
      if Bool.random(using: &random) {
        begun += 1
        var options: UIView.AnimationOptions = [.allowUserInteraction]
        if Bool.random(using: &random) { options.insert(.beginFromCurrentState) }
        let target = CGRect(
          x: .random(in: -100...100, using: &random), y: .random(in: -100...100, using: &random),
          width: .random(in: 10...90, using: &random), height: .random(in: 10...90, using: &random))
        UIView.animate(
          withDuration: .random(in: 0.1...2, using: &random),
          delay: .random(in: 0...0.5, using: &random), options: options,
          animations: {
            stage.view.frame = target
            stage.view.alpha = .random(in: 0...1, using: &random)
          }, completion: { _ in ended += 1 })
        let after = stage.view.presentation
        #expect(after.frame.isNear(before.frame), "seed \(seed)")
        #expect(abs(after.alpha - before.alpha) < 1e-6, "seed \(seed)")
        #expect(stage.view.frame == target, "seed \(seed)")
      } else {
        stage.advance(by: .random(in: 0...0.7, using: &random))
      }
    }
    stage.advance(by: 10)
    NextTurn.runWaiting()
    #expect(begun == ended, "seed \(seed)")
    #expect(stage.view.presentation.frame == stage.view.frame, "seed \(seed)")
    #expect(!stage.window.animationClock.isBusy, "seed \(seed)")
  }
}

extension CGRect {
  func isNear(_ other: CGRect) -> Bool {
    [minX - other.minX, minY - other.minY, width - other.width, height - other.height]
      .allSatisfy { abs($0) < 1e-6 }
  }
}
