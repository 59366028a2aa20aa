import Scenes
import Testing

@testable import UIKit

@MainActor
@Suite struct UISwitchTests {
  private let window = UIWindow(device: .standard, playsAnimations: false) { UIViewController() }
  private let control = UISwitch(frame: CGRect(x: 100, y: 100, width: 500, height: 500))

  init() {
    window.rootViewController?.view.addSubview(control)
    window.layoutIfNeeded()
  }

  private func touch(_ phase: HostTouch.Phase, _ x: CGFloat) {
    window.deliver([HostTouch(id: 1, phase: phase, location: CGPoint(x: x, y: 115))])
    window.layoutIfNeeded()
  }

  private func tap(at x: CGFloat = 130) {
    touch(.began, x)
    touch(.ended, x)
  }

  private var track: UIView { control.subviews[0] }
  private var knob: UIView { control.subviews[1] }

  /// Counts the events of a value that the user changed.
  private func countEvents() -> () -> Int {
    final class Counter { var count = 0 }
    let counter = Counter()
    control.addAction(UIAction { _ in counter.count += 1 }, for: .valueChanged)
    return { counter.count }
  }

  @Test func `a tap changes the state and sends its event`() {
    let count = countEvents()
    #expect(!control.isOn)
    tap()
    #expect(control.isOn)
    #expect(count() == 1)
    tap()
    #expect(!control.isOn)
    #expect(count() == 2)
    control.isOn = true
    control.setOn(false, animated: true)
    #expect(count() == 2)
  }

  @Test func `a touch that ends outside changes nothing`() {
    let count = countEvents()
    touch(.began, 110)
    touch(.moved, 50)
    touch(.ended, 50)
    #expect(!control.isOn)
    #expect(count() == 0)
  }

  @Test func `a drag to the other side changes the state once at its end`() {
    let count = countEvents()
    touch(.began, 115)
    touch(.moved, 140)
    #expect(knob.frame.minX == 2)
    touch(.moved, 160)
    #expect(knob.frame.maxX == 59)
    #expect(!control.isOn)
    #expect(count() == 0)
    touch(.ended, 160)
    #expect(control.isOn)
    #expect(count() == 1)
    touch(.began, 150)
    touch(.moved, 105)
    touch(.moved, 160)
    touch(.ended, 160)
    #expect(control.isOn)
    #expect(count() == 1)
    #expect(knob.frame.maxX == 59)
  }

  @Test func `a touch that is cancelled restores the knob`() {
    touch(.began, 115)
    touch(.moved, 160)
    touch(.cancelled, 160)
    #expect(!control.isOn)
    #expect(knob.frame.minX == 2)
  }

  @Test func `the size is fixed and hugged`() {
    #expect(control.frame == CGRect(x: 100, y: 100, width: 63, height: 28))
    #expect(control.sizeThatFits(.zero) == CGSize(width: 63, height: 28))
    #expect(control.intrinsicContentSize == CGSize(width: 61, height: 28))
    #expect(control.contentHuggingPriority(for: .horizontal) == .defaultHigh)
    #expect(control.contentHuggingPriority(for: .vertical) == .defaultHigh)
  }

  @Test func `the track and the knob have their colors and places`() {
    #expect(track.backgroundColor == .secondarySystemFill)
    #expect(knob.backgroundColor == .white)
    #expect(track.frame == CGRect(x: 0, y: 0, width: 61, height: 28))
    #expect(knob.frame == CGRect(x: 2, y: 2, width: 37, height: 24))
    control.isOn = true
    #expect(track.backgroundColor == .systemGreen)
    #expect(knob.frame == CGRect(x: 22, y: 2, width: 37, height: 24))
    control.onTintColor = .red
    control.thumbTintColor = .black
    #expect(track.backgroundColor == .red)
    #expect(knob.backgroundColor == .black)
    #expect(track.drawing(at: .end).cornerRadius == 14)
    control.semanticContentAttribute = .forceRightToLeft
    window.layoutIfNeeded()
    #expect(knob.frame.minX == 2)
  }

  @Test func `a disabled switch is fainter and ignores taps`() {
    control.isEnabled = false
    #expect(track.alpha == 0.5)
    #expect(knob.alpha == 0.5)
    tap()
    #expect(!control.isOn)
  }

  @Test func `a change by the user moves the knob in an animation`() {
    let window = UIWindow(device: .standard, playsAnimations: true) { UIViewController() }
    window.rootViewController?.view.addSubview(control)
    window.layoutIfNeeded()
    control.setOn(true, animated: true)
    #expect(knob.frame.maxX == 59)
    #expect(knob.drawing(at: .present).frame != knob.drawing(at: .end).frame)
    control.setOn(false, animated: false)
    #expect(knob.frame.minX == 2)
  }

  @Test func `a switch is an element with its state as the value`() {
    let facts = control.drawnAccessibility
    #expect(control.isAccessibilityElement)
    #expect(facts.role == "switch")
    #expect(facts.value == "0")
    let stamp = DrawingStamp.advance()
    control.isOn = true
    #expect(control.drawnAccessibility.value == "1")
    #expect(control.drawingStamp > stamp)
  }
}
