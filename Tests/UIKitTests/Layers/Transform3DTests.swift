import TestSupport
import Testing

@testable import UIKit

@Suite struct Transform3DTests {
  private func isNear(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    zip(a.numbers, b.numbers).allSatisfy { abs($0 - $1) < 1e-9 }
  }

  @Test func `transforms are applied from the inside out`() {
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 2), 10, 0, 0)
    #expect(moved.m41 == 20, "the translation is scaled")
    let scaled = CATransform3DScale(CATransform3DMakeTranslation(10, 0, 0), 2, 2, 2)
    #expect(scaled.m41 == 10)
    #expect(
      CATransform3DConcat(CATransform3DMakeScale(2, 2, 2), CATransform3DMakeTranslation(10, 0, 0))
        == scaled)
  }

  @Test func `a rotation about z is clockwise on screen, like one of the plane`() {
    let turned = CATransform3DMakeRotation(0.7, 0, 0, 2)
    #expect(CATransform3DIsAffine(turned))
    let flat = CATransform3DGetAffineTransform(turned)
    let expected = CGAffineTransform(rotationAngle: 0.7)
    #expect(abs(flat.a - expected.a) < 1e-12)
    #expect(abs(flat.b - expected.b) < 1e-12)
    #expect(abs(flat.c - expected.c) < 1e-12)
    #expect(CATransform3DMakeRotation(1, 0, 0, 0) == CATransform3DIdentity)
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(0.7, 0, 1, 0)))
  }

  @Test func `a rotation about y moves the right edge away and narrows the view`() {
    let turned = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    #expect(abs(turned.m11 - 0.5) < 1e-12)
    #expect(turned.m13 < 0, "x becomes negative z: away from the viewer")
  }

  @Test func `the inverse undoes random transforms`() {
    for seed in UInt64(1)...50 {
      var random = RepeatableRandom(seed: seed)
      func number() -> CGFloat { CGFloat(Int.random(in: -50...50, using: &random)) / 10 }
      var t = CATransform3DMakeRotation(number(), number(), number(), 1)
      t = CATransform3DTranslate(t, number(), number(), number())
      t = CATransform3DScale(t, 0.5 + abs(number()), 2, 1 + abs(number()))
      t.m34 = number() / 100
      #expect(
        isNear(CATransform3DConcat(t, CATransform3DInvert(t)), CATransform3DIdentity),
        "seed \(seed)")
    }
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DInvert(flat) == flat)
  }

  @MainActor
  @Test func `a view keeps its transform of space, and frames use its effect on the plane`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    var turned = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    turned.m34 = -1 / 500
    view.layer.transform = turned
    #expect(view.transform3D == turned)
    #expect(abs(view.frame.width - 50) < 1e-9)
    #expect(abs(view.frame.minX - 25) < 1e-9)
    view.transform = .identity
    #expect(view.transform3D == CATransform3DIdentity)
    #expect(view.geometry.rare == nil)
    view.transform3D = CATransform3DMakeScale(2, 1, 1)
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 1))
    #expect(view.geometry.rare == nil)
  }
}
