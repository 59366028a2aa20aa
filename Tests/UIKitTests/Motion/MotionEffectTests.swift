import Foundation
import Testing
import UIKit

@MainActor @Suite("Motion effects")
struct MotionEffectTests {
  private func effect(
    _ type: UIInterpolatingMotionEffect.EffectType, _ least: Any?, _ greatest: Any?,
    path: String = "center.x"
  ) -> UIInterpolatingMotionEffect {
    let effect = UIInterpolatingMotionEffect(keyPath: path, type: type)
    effect.minimumRelativeValue = least
    effect.maximumRelativeValue = greatest
    return effect
  }

  private func number(
    _ effect: UIMotionEffect, _ horizontal: CGFloat, _ vertical: CGFloat = 0
  ) -> Double? {
    let offset = UIOffset(horizontal: horizontal, vertical: vertical)
    let values = effect.keyPathsAndRelativeValues(forViewerOffset: offset)
    return (values?["center.x"] as? NSNumber)?.doubleValue
  }

  @Test func `values lie between the two values by the offset`() {
    let effect = effect(.tiltAlongHorizontalAxis, -10, 30)
    #expect(number(effect, -1) == -10)
    #expect(number(effect, 0) == 10)
    #expect(number(effect, 1) == 30)
    #expect(number(effect, 0, 1) == 10)
    #expect(number(effect, 5) == 30)
  }

  @Test func `the type chooses the axis`() {
    let effect = effect(.tiltAlongVerticalAxis, NSNumber(value: -10), CGFloat(10))
    #expect(number(effect, 1, 0.5) == 5)
  }

  @Test func `points are interpolated, values of two types are not`() {
    let points = effect(
      .tiltAlongHorizontalAxis, CGPoint.zero, NSValue(cgPoint: CGPoint(x: 4, y: 8)))
    let value = points.keyPathsAndRelativeValues(forViewerOffset: .zero)?["center.x"] as? NSValue
    #expect(value?.cgPointValue == CGPoint(x: 2, y: 4))
    let mixed = effect(.tiltAlongHorizontalAxis, CGPoint.zero, 3)
    #expect(mixed.keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
    let half = effect(.tiltAlongHorizontalAxis, 1, nil)
    #expect(half.keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
  }

  @Test func `a group adds the values of one key path`() {
    let group = UIMotionEffectGroup()
    #expect(group.keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
    group.motionEffects = [
      effect(.tiltAlongHorizontalAxis, -10, 10), effect(.tiltAlongVerticalAxis, -2, 2),
      effect(.tiltAlongHorizontalAxis, 0, 1, path: "alpha"),
    ]
    #expect(number(group, 1, 1) == 12)
    let values = group.keyPathsAndRelativeValues(forViewerOffset: .zero)
    #expect(values?.keys.sorted() == ["alpha", "center.x"])
  }

  @Test func `a view keeps its effects, and is not moved`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let effect = effect(.tiltAlongHorizontalAxis, 0, 20)
    #expect(view.motionEffects.isEmpty)
    view.addMotionEffect(effect)
    view.addMotionEffect(effect)
    #expect(view.motionEffects == [effect])
    #expect(view.center.x == 5)
    view.removeMotionEffect(effect)
    #expect(view.motionEffects.isEmpty)
  }

  @Test func `a copy has the values`() throws {
    let original = effect(.tiltAlongHorizontalAxis, -10, 10)
    let copy = try #require(original.copy() as? UIInterpolatingMotionEffect)
    #expect(copy !== original)
    #expect(number(copy, 1) == 10)
  }
}
