import Testing

@testable import UIKit

@Suite("Curves of animations")
struct AnimationCurveTests {
  @Test func `meet the ends and rise between`() {
    for curve in [TimingCurve.linear, .easeIn, .easeOut, .easeInOut] {
      let values = (0...100).map { curve.value(at: Double($0) / 100) }
      #expect(values.first == 0)
      #expect(values.last == 1)
      #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 }, "\(curve)")
    }
  }

  /// Points of the same curves as computed by browsers for `cubic-bezier(…)`.
  @Test(arguments: [
    (TimingCurve.easeInOut, 0.25, 0.1292), (.easeInOut, 0.5, 0.5),
    (.easeIn, 0.5, 0.3154), (.easeOut, 0.5, 0.6846),
  ])
  func `are the curves of CSS`(curve: TimingCurve, share: Double, value: Double) {
    #expect(abs(curve.value(at: share) - value) < 1e-3)
  }

  @Test(arguments: [0.1, 0.3, 0.5, 0.8, 1], [-2, 0, 1, 5.0])
  func `a spring is at rest when its duration is over`(ratio: Double, velocity: Double) {
    let spring = SpringCurve.resting(dampingRatio: ratio, velocity: velocity)
    #expect(spring.value(at: 0) == 0)
    for step in 100...200 {
      #expect(abs(spring.value(at: Double(step) / 100) - 1) <= 0.0011)
    }
    let speed = (spring.value(at: 1e-6) - spring.value(at: 0)) / 1e-6
    #expect(abs(speed - velocity) < 0.05)
  }

  /// Checks the equation of a damped spring with differences: x'' = w²(1 - x) - 2·r·w·x'.
  @Test(arguments: [0.2, 0.7, 1, 1.6])
  func `moves as a spring does`(ratio: Double) {
    let spring = SpringCurve(frequency: 9, dampingRatio: ratio, velocity: 1.5)
    let h = 1e-4
    for time in stride(from: 0.01, to: 1, by: 0.05) {
      let (a, b, c) = (
        spring.value(at: time - h), spring.value(at: time), spring.value(at: time + h)
      )
      let force = 81 * (1 - b) - 2 * ratio * 9 * (c - a) / (2 * h)
      #expect(abs((a - 2 * b + c) / (h * h) - force) < 1e-2 * max(1, abs(force)))
    }
  }

  @Test func `a bouncy spring takes longer than it seems`() {
    let still = SpringCurve.perceived(duration: 0.5, bounce: 0, velocity: 0)
    let bouncy = SpringCurve.perceived(duration: 0.5, bounce: 0.6, velocity: 0)
    #expect(still.restingTime > 0.5)
    #expect(bouncy.restingTime > still.restingTime)
    #expect((1...100).allSatisfy { still.curve.value(at: Double($0) / 100) <= 1 })
    #expect((1...100).contains { bouncy.curve.value(at: Double($0) / 100) > 1.01 })
  }

  @Test(arguments: 0..<500)
  func `transforms are taken apart and put together`(seed: UInt64) {
    var random = RepeatableRandom(seed: seed)
    func number() -> CGFloat { .random(in: -3...3, using: &random) }
    let t = CGAffineTransform(number(), number(), number(), number(), number(), number())
    guard abs(t.a * t.d - t.b * t.c) > 0.01 else { return }
    let again = TransformParts(t)!.transform
    for (x, y) in [(t.a, again.a), (t.b, again.b), (t.c, again.c), (t.d, again.d)] {
      #expect(abs(x - y) < 1e-6, "seed \(seed)")
    }
  }

  @Test func `a turn goes the short way`() {
    let from = CGAffineTransform(rotationAngle: 0.9 * .pi)
    let to = CGAffineTransform(rotationAngle: -0.9 * .pi)
    let middle = from.interpolated(to: to, share: 0.5)
    #expect(abs(middle.a + 1) < 1e-9)
  }
}
