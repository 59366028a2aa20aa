import Foundation
import Scenes
import TestSupport
import Testing

@testable import UIKit

@MainActor
@Suite struct UIStepperTests {
  private let window = UIWindow(device: .standard, playsAnimations: false) { UIViewController() }
  private let stepper = UIStepper(frame: CGRect(x: 100, y: 100, width: 500, height: 500))

  init() {
    window.rootViewController?.view.addSubview(stepper)
    window.layoutIfNeeded()
  }

  private func touch(_ phase: HostTouch.Phase, _ x: CGFloat) {
    window.deliver([HostTouch(id: 1, phase: phase, location: CGPoint(x: 100 + x, y: 115))])
    window.layoutIfNeeded()
  }

  private func tap(_ x: CGFloat) {
    touch(.began, x)
    touch(.ended, x)
  }

  private func report() -> () -> [Double] {
    final class Report { var values: [Double] = [] }
    let report = Report()
    stepper.addAction(
      UIAction { [stepper] _ in report.values.append(stepper.value) }, for: .valueChanged)
    return { report.values }
  }

  // MARK: Values

  @Test func `a tap changes the value by a step within the range`() {
    let report = report()
    stepper.maximumValue = 5
    stepper.stepValue = 2
    for x in [70, 70, 70, 70, 20, 20, 20, 20] as [CGFloat] { tap(x) }
    #expect(report() == [2, 4, 5, 3, 1, 0])
    stepper.value = 4
    #expect(report().count == 6)
  }

  @Test func `the value and the ends of the range fit each other`() {
    stepper.value = 1000
    #expect(stepper.value == 100)
    stepper.value = .nan
    #expect(stepper.value == 0)
    stepper.minimumValue = 200
    #expect(stepper.maximumValue == 200)
    #expect(stepper.value == 200)
    stepper.maximumValue = 100
    #expect(stepper.minimumValue == 100)
    #expect(stepper.value == 100)
    let report = report()
    tap(70)
    #expect(report().isEmpty)
  }

  @Test func `a stepper that wraps continues at the other end`() {
    stepper.maximumValue = 3
    stepper.wraps = true
    let report = report()
    for x in [20, 20, 70, 70] as [CGFloat] { tap(x) }
    #expect(report() == [3, 2, 3, 0])
  }

  @Test func `a button that is held repeats its step faster and faster`() {
    let report = report()
    touch(.began, 70)
    window.animationClock.advance(by: 0.45)
    #expect(report().isEmpty)
    window.animationClock.advance(by: 0.1)
    #expect(report() == [1])
    window.animationClock.advance(by: 0.75)
    #expect(report() == [1, 2, 3, 4])
    window.animationClock.advance(by: 0.5)
    #expect(report().count == 9)
    touch(.ended, 70)
    #expect(report().count == 9)
    #expect(!window.animationClock.hasTimers)
    stepper.autorepeat = false
    touch(.began, 70)
    window.animationClock.advance(by: 2)
    #expect(report().count == 9)
    touch(.ended, 70)
    #expect(report().count == 10)
  }

  @Test func `a touch that leaves its button pauses and changes nothing at its end`() {
    let report = report()
    touch(.began, 70)
    touch(.moved, 20)
    window.animationClock.advance(by: 1)
    touch(.ended, 20)
    #expect(report().isEmpty)
    touch(.began, 70)
    touch(.cancelled, 70)
    #expect(report().isEmpty)
    #expect(!window.animationClock.hasTimers)
  }

  @Test func `a stepper that is not continuous sends one event at the end`() {
    stepper.isContinuous = false
    let report = report()
    touch(.began, 70)
    window.animationClock.advance(by: 1.1)
    #expect(report().isEmpty)
    #expect(stepper.value == 3)
    touch(.ended, 70)
    #expect(report() == [3])
  }

  @Test func `an action that disables a held stepper ends its steps`() {
    stepper.addAction(
      UIAction { [stepper] _ in stepper.isEnabled = false }, for: .valueChanged)
    touch(.began, 70)
    window.animationClock.advance(by: 3)
    #expect(stepper.value == 1)
    #expect(!window.animationClock.hasTimers)
  }

  @Test func `arrows change the value`() {
    let report = report()
    for code in [
      UIKeyboardHIDUsage.keyboardUpArrow, .keyboardRightArrow, .keyboardDownArrow,
      .keyboardLeftArrow, .keyboardLeftArrow, .keyboardReturnOrEnter,
    ] {
      window.deliver(HostKey(isDown: true, code: code), at: stepper)
      window.deliver(HostKey(isDown: false, code: code), at: stepper)
    }
    #expect(report() == [1, 2, 1, 0])
  }

  // MARK: Drawing

  @Test func `the size is fixed and the buttons are mirrored`() {
    #expect(stepper.frame == CGRect(x: 100, y: 100, width: 94, height: 32))
    #expect(stepper.sizeThatFits(.zero) == CGSize(width: 94, height: 32))
    #expect(stepper.parts.increment.frame == CGRect(x: 47, y: 0, width: 47, height: 32))
    stepper.semanticContentAttribute = .forceRightToLeft
    window.layoutIfNeeded()
    #expect(stepper.parts.increment.frame.minX == 0)
    tap(20)
    #expect(stepper.value == 1)
  }

  @Test func `a button at its end is faint and a pressed one is darker`() {
    let (minus, plus) = (stepper.parts.decrement, stepper.parts.increment)
    #expect(minus.imageView.tintColor == .tertiaryLabel)
    #expect(plus.imageView.tintColor == .label)
    #expect(plus.backgroundColor == .tertiarySystemFill)
    touch(.began, 70)
    #expect(plus.backgroundColor == .systemFill)
    touch(.ended, 70)
    #expect(plus.backgroundColor == .tertiarySystemFill)
    #expect(minus.imageView.tintColor == .label)
    stepper.isEnabled = false
    #expect(plus.imageView.tintColor == .tertiaryLabel)
  }

  @Test func `images take the place of the signs the background and the line`() {
    func picture(_ side: Int) -> UIImage {
      UIImage(data: Data(TestPicture.png(width: side, height: side)))!
    }
    let images = (4...7).map(picture)
    stepper.setIncrementImage(images[0], for: .normal)
    stepper.setDecrementImage(images[1], for: .disabled)
    stepper.setBackgroundImage(images[2], for: .normal)
    stepper.setDividerImage(
      images[3], forLeftSegmentState: .normal, rightSegmentState: .normal)
    window.layoutIfNeeded()
    #expect(stepper.parts.increment.imageView.image === images[0])
    #expect(stepper.parts.decrement.imageView.image === images[1])
    #expect(stepper.parts.decrement.background.image === images[2])
    #expect(stepper.parts.decrement.backgroundColor == nil)
    #expect(stepper.parts.divider.frame == CGRect(x: 43.5, y: 0, width: 7, height: 32))
    #expect(stepper.incrementImage(for: .highlighted) === images[0])
    #expect(stepper.decrementImage(for: .normal) == nil)
    #expect(stepper.backgroundImage(for: .normal) === images[2])
    #expect(
      stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .disabled) == nil)
  }

  @Test func `both buttons are elements with the value`() {
    stepper.value = 2.5
    let facts = [stepper.parts.decrement, stepper.parts.increment].map {
      $0.drawnAccessibility
    }
    #expect(facts.map(\.label) == ["Decrement", "Increment"])
    for fact in facts {
      #expect(fact.role == "button")
      #expect(fact.value == "2.5")
      #expect(!fact.isDisabled)
    }
    stepper.value = 100
    #expect(stepper.parts.increment.drawnAccessibility.isDisabled)
  }
}
