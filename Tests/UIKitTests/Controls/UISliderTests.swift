import Foundation
import Scenes
import TestSupport
import Testing

@testable import UIKit

@MainActor
@Suite struct UISliderTests {
  private let window = UIWindow(device: .standard, playsAnimations: false) { UIViewController() }
  private let slider = UISlider(frame: CGRect(x: 20, y: 100, width: 238, height: 34))

  init() {
    window.rootViewController?.view.addSubview(slider)
    window.layoutIfNeeded()
  }

  private func touch(_ phase: HostTouch.Phase, _ x: CGFloat, y: CGFloat = 117) {
    window.deliver([HostTouch(id: 1, phase: phase, location: CGPoint(x: 20 + x, y: y))])
    window.layoutIfNeeded()
  }

  private func press(_ code: UIKeyboardHIDUsage) {
    window.deliver(HostKey(isDown: true, code: code), at: slider)
    window.deliver(HostKey(isDown: false, code: code), at: slider)
  }

  private func report() -> () -> [Float] {
    final class Report { var values: [Float] = [] }
    let report = Report()
    slider.addAction(
      UIAction { [slider] _ in report.values.append(slider.value) }, for: .valueChanged)
    return { report.values }
  }

  private var thumb: UIView { slider.parts.thumb }

  private func picture(_ width: Int, _ height: Int) -> UIImage {
    UIImage(data: Data(TestPicture.png(width: width, height: height)))!
  }

  // MARK: Values

  @Test func `the value is in the range`() {
    slider.value = 3
    #expect(slider.value == 1)
    slider.value = -1
    #expect(slider.value == 0)
    slider.value = .nan
    #expect(slider.value == 0)
    slider.maximumValue = 10
    slider.value = 8
    slider.maximumValue = 5
    #expect(slider.value == 5)
    slider.minimumValue = 7
    #expect(slider.minimumValue == 7)
    #expect(slider.maximumValue == 7)
    #expect(slider.value == 7)
    slider.maximumValue = 2
    #expect(slider.minimumValue == 2)
    #expect(slider.maximumValue == 2)
    #expect(slider.value == 2)
    #expect(slider.drawnAccessibility.value == "0%")
  }

  @Test func `a drag of the knob changes the value by its distance`() {
    let report = report()
    touch(.began, 25)
    touch(.moved, 75)
    #expect(slider.value == 0.25)
    #expect(slider.isTracking)
    #expect(slider.isHighlighted)
    touch(.moved, 125, y: 400)
    touch(.moved, 125, y: 410)
    #expect(report() == [0.25, 0.5])
    touch(.moved, 900)
    touch(.ended, 900)
    #expect(report() == [0.25, 0.5, 1])
    #expect(!slider.isHighlighted)
    slider.value = 0.1
    #expect(report().count == 3)
  }

  @Test func `a slider that is not continuous sends its event once at the end`() {
    slider.isContinuous = false
    let report = report()
    touch(.began, 19)
    touch(.moved, 119)
    touch(.moved, 169)
    #expect(report().isEmpty)
    #expect(slider.value == 0.75)
    touch(.ended, 169)
    #expect(report() == [0.75])
    touch(.began, 169)
    touch(.ended, 169)
    #expect(report() == [0.75])
  }

  @Test func `a touch away from the knob changes nothing`() {
    let report = report()
    touch(.began, 150)
    #expect(!slider.isTracking)
    touch(.moved, 180)
    touch(.ended, 180)
    #expect(report().isEmpty)
    #expect(slider.value == 0)
    slider.isEnabled = false
    touch(.began, 19)
    touch(.moved, 119)
    #expect(slider.value == 0)
  }

  @Test func `arrows change the value by a tenth of the range`() {
    slider.maximumValue = 50
    let report = report()
    for code in [
      UIKeyboardHIDUsage.keyboardRightArrow, .keyboardUpArrow, .keyboardLeftArrow,
      .keyboardDownArrow, .keyboardDownArrow, .keyboardSpacebar,
    ] { press(code) }
    #expect(report() == [5, 10, 5, 0])
    slider.semanticContentAttribute = .forceRightToLeft
    press(.keyboardLeftArrow)
    #expect(slider.value == 5)
  }

  // MARK: Places

  @Test func `the knob is at the share of the value and the fill ends in its middle`() {
    slider.value = 0.5
    #expect(thumb.frame == CGRect(x: 100, y: 4, width: 38, height: 25))
    #expect(slider.parts.track.frame == CGRect(x: 0, y: 14, width: 238, height: 6))
    #expect(slider.parts.fill.frame == CGRect(x: 0, y: 14, width: 119, height: 6))
    slider.semanticContentAttribute = .forceRightToLeft
    slider.value = 0.25
    window.layoutIfNeeded()
    #expect(thumb.frame.minX == 150)
    #expect(slider.parts.fill.frame == CGRect(x: 169, y: 14, width: 69, height: 6))
    touch(.began, 169)
    touch(.moved, 119)
    #expect(slider.value == 0.5)
  }

  @Test func `images at the ends shorten the track`() {
    slider.minimumValueImage = picture(20, 20)
    slider.maximumValueImage = picture(30, 40)
    window.layoutIfNeeded()
    #expect(slider.parts.minimumImage.frame == CGRect(x: 0, y: 7, width: 20, height: 20))
    #expect(slider.parts.maximumImage.frame == CGRect(x: 208, y: -3, width: 30, height: 40))
    #expect(slider.parts.track.frame == CGRect(x: 28, y: 14, width: 172, height: 6))
    #expect(thumb.frame.minX == 28)
    #expect(slider.intrinsicContentSize.height == 40)
    slider.semanticContentAttribute = .forceRightToLeft
    window.layoutIfNeeded()
    #expect(slider.parts.minimumImage.frame.minX == 218)
    #expect(slider.parts.track.frame.minX == 38)
    #expect(thumb.frame.maxX == 210)
  }

  @Test func `a subclass places its track and its knob`() {
    final class Tall: UISlider {
      override func trackRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: 0, y: 10, width: bounds.width, height: 14)
      }
      override func thumbRect(
        forBounds bounds: CGRect, trackRect rect: CGRect, value: Float
      ) -> CGRect {
        super.thumbRect(forBounds: bounds, trackRect: rect, value: value).offsetBy(dx: 0, dy: 3)
      }
    }
    let slider = Tall(frame: CGRect(x: 0, y: 0, width: 238, height: 34))
    slider.value = 1
    slider.layoutIfNeeded()
    #expect(slider.parts.track.frame.height == 14)
    #expect(slider.parts.thumb.frame == CGRect(x: 200, y: 7, width: 38, height: 25))
  }

  // MARK: Drawing

  @Test func `the parts have their colors or images`() {
    slider.tintColor = .magenta
    #expect(slider.parts.fill.backgroundColor == .magenta)
    #expect(slider.parts.track.backgroundColor == .secondarySystemFill)
    #expect(thumb.backgroundColor == .white)
    #expect(thumb.layer.cornerRadius == 12.5)
    slider.minimumTrackTintColor = .red
    slider.maximumTrackTintColor = .green
    slider.thumbTintColor = .blue
    #expect(slider.parts.fill.backgroundColor == .red)
    #expect(thumb.backgroundColor == .blue)
    #expect(slider.parts.track.backgroundColor == .green)
    let (knob, pressed) = (picture(20, 22), picture(24, 24))
    slider.setThumbImage(knob, for: .normal)
    slider.setThumbImage(pressed, for: .highlighted)
    window.layoutIfNeeded()
    #expect(thumb.frame == CGRect(x: 0, y: 6, width: 20, height: 22))
    #expect(thumb.backgroundColor == nil)
    #expect(slider.currentThumbImage === knob)
    touch(.began, 10)
    #expect(slider.parts.thumb.image === pressed)
    let track = picture(3, 6)
    slider.setMinimumTrackImage(track, for: .normal)
    slider.setMaximumTrackImage(track, for: .normal)
    #expect(slider.parts.fill.image === track)
    #expect(slider.parts.track.backgroundColor == nil)
    #expect(slider.minimumTrackImage(for: .disabled) === track)
    #expect(slider.maximumTrackImage(for: .selected) === track)
    slider.isEnabled = false
    #expect(slider.parts.all.allSatisfy { $0.alpha == 0.5 })
  }

  @Test func `a value is displayed in an animation if one is asked for`() {
    let window = UIWindow(device: .standard, playsAnimations: true) { UIViewController() }
    window.rootViewController?.view.addSubview(slider)
    window.layoutIfNeeded()
    slider.setValue(1, animated: true)
    #expect(thumb.frame.minX == 200)
    #expect(thumb.drawing(at: .present).frame.minX == 0)
  }

  @Test func `a slider is an adjustable element with its share as the value`() {
    slider.maximumValue = 40
    slider.value = 12
    let facts = slider.drawnAccessibility
    #expect(slider.isAccessibilityElement)
    #expect(facts.role == "slider")
    #expect(facts.value == "30%")
    #expect(facts.isOperable)
    #expect(facts.takesArrows)
  }
}
