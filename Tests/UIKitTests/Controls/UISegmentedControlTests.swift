import Foundation
import Scenes
import TestSupport
import Testing

@testable import UIKit

@MainActor
@Suite struct UISegmentedControlTests {
  private let window = UIWindow(device: .standard, playsAnimations: false) { UIViewController() }
  private let control = UISegmentedControl(items: ["Day", "Week", "Year"])

  init() {
    control.frame = CGRect(x: 20, y: 100, width: 300, height: 32)
    window.rootViewController?.view.addSubview(control)
    window.layoutIfNeeded()
  }

  private func touch(_ phase: HostTouch.Phase, _ x: CGFloat, y: CGFloat = 115) {
    window.deliver([HostTouch(id: 1, phase: phase, location: CGPoint(x: x, y: y))])
    window.layoutIfNeeded()
  }

  private func tap(_ x: CGFloat) {
    touch(.began, x)
    touch(.ended, x)
  }

  private func press(_ code: UIKeyboardHIDUsage) {
    window.deliver(HostKey(isDown: true, code: code), at: control)
    window.deliver(HostKey(isDown: false, code: code), at: control)
  }

  private var views: [SegmentView] { control.segments.map(\.view) }
  private var thumb: UIView { control.parts.thumb }

  /// Returns the values that the user's changes report.
  private func report() -> () -> [Int] {
    final class Report { var values: [Int] = [] }
    let report = Report()
    control.addAction(
      UIAction { [control] _ in report.values.append(control.selectedSegmentIndex) },
      for: .valueChanged)
    return { report.values }
  }

  @Test func `a background color has the corners of the track`() {
    control.backgroundColor = .systemRed
    control.frame.size.height = 40
    window.layoutIfNeeded()
    #expect(control.layer.cornerRadius == control.bounds.height / 2)
    #expect(control.layer.cornerRadius == control.parts.track.layer.cornerRadius)
    control.setBackgroundImage(UIImage(), for: .normal, barMetrics: .default)
    window.layoutIfNeeded()
    #expect(control.layer.cornerRadius == 0)
  }

  // MARK: Selection

  @Test func `a tap selects its segment and sends its event once`() {
    let report = report()
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(thumb.isHidden)
    tap(170)
    #expect(control.selectedSegmentIndex == 1)
    #expect(report() == [1])
    tap(170)
    #expect(report() == [1])
    control.selectedSegmentIndex = 0
    #expect(report() == [1])
    tap(300)
    #expect(report() == [1, 2])
  }

  @Test func `a touch that ends outside selects nothing`() {
    let report = report()
    touch(.began, 170)
    touch(.moved, 170, y: 300)
    touch(.ended, 170, y: 300)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(report().isEmpty)
  }

  @Test func `a touch that slides to another segment selects that one`() {
    let report = report()
    touch(.began, 70)
    touch(.moved, 170)
    touch(.ended, 170)
    #expect(report() == [1])
  }

  @Test func `the selected segment follows a drag and stays at its end`() {
    control.selectedSegmentIndex = 0
    window.layoutIfNeeded()
    let report = report()
    touch(.began, 70)
    touch(.moved, 170, y: 300)
    #expect(thumb.frame == CGRect(x: 102, y: 2, width: 96, height: 28))
    #expect(control.selectedSegmentIndex == 0)
    #expect(report().isEmpty)
    touch(.ended, 170, y: 300)
    #expect(control.selectedSegmentIndex == 1)
    #expect(report() == [1])
    touch(.began, 170)
    touch(.moved, 310)
    touch(.cancelled, 310)
    #expect(control.selectedSegmentIndex == 1)
    #expect(report() == [1])
    #expect(thumb.frame.minX == 102)
  }

  @Test func `a disabled segment cannot be selected by a tap a drag or a key`() {
    control.setEnabled(false, forSegmentAt: 1)
    let report = report()
    tap(170)
    #expect(report().isEmpty)
    #expect(!control.isEnabledForSegment(at: 1))
    control.selectedSegmentIndex = 0
    touch(.began, 70)
    touch(.moved, 170)
    touch(.ended, 170)
    #expect(control.selectedSegmentIndex == 0)
    press(.keyboardRightArrow)
    #expect(report() == [2])
  }

  @Test func `a momentary control has a selection during its actions only`() {
    control.selectedSegmentIndex = 1
    control.isMomentary = true
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    let report = report()
    touch(.began, 170)
    #expect(!thumb.isHidden)
    touch(.ended, 170)
    tap(170)
    #expect(report() == [1, 1])
    #expect(thumb.isHidden)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 2
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func `an action of a segment is performed when the user selects it`() {
    var names: [String] = []
    let actions = ["A", "B"].map { name in
      UIAction(title: name, identifier: .init(name)) { _ in names.append(name) }
    }
    let control = UISegmentedControl(frame: .zero, actions: actions)
    #expect(control.titleForSegment(at: 1) == "B")
    #expect(control.segmentIndex(identifiedBy: .init("B")) == 1)
    #expect(control.segmentIndex(identifiedBy: .init("C")) == NSNotFound)
    control.frame.origin = CGPoint(x: 20, y: 200)
    window.rootViewController?.view.addSubview(control)
    window.layoutIfNeeded()
    let point = CGPoint(x: control.frame.maxX - 5, y: control.frame.midY)
    for phase in [HostTouch.Phase.began, .ended] {
      window.deliver([HostTouch(id: 1, phase: phase, location: point)])
    }
    #expect(names == ["B"])
    #expect(control.actionForSegment(at: 0)?.title == "A")
  }

  // MARK: Keys

  @Test func `arrows move the selection in the reading direction`() {
    let report = report()
    press(.keyboardRightArrow)
    press(.keyboardRightArrow)
    press(.keyboardLeftArrow)
    #expect(report() == [0, 1, 0])
    press(.keyboardLeftArrow)
    press(.keyboardUpArrow)
    #expect(report() == [0, 1, 0])
    control.semanticContentAttribute = .forceRightToLeft
    press(.keyboardLeftArrow)
    #expect(report() == [0, 1, 0, 1])
  }

  @Test func `keys of a momentary control move to a segment and choose it`() {
    control.isMomentary = true
    let report = report()
    press(.keyboardSpacebar)
    press(.keyboardRightArrow)
    press(.keyboardRightArrow)
    #expect(report().isEmpty)
    press(.keyboardSpacebar)
    #expect(report() == [1])
  }

  // MARK: Segments

  @Test func `a selection stays with its segment while others come and go`() {
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "Hour", at: -3, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    #expect(control.titleForSegment(at: 0) == "Hour")
    control.insertSegment(withTitle: "Age", at: 99, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    #expect(control.titleForSegment(at: 4) == "Age")
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(control.numberOfSegments == 3)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
    #expect(control.subviews.count == 2)
    control.removeSegment(at: 0, animated: false)
  }

  @Test func `a title and an image take each other's place`() {
    let image = UIImage(systemName: "star")
    control.setImage(image, forSegmentAt: 0)
    #expect(control.titleForSegment(at: 0) == nil)
    #expect(control.imageForSegment(at: 0) === image)
    control.setTitle("One", forSegmentAt: 0)
    #expect(control.titleForSegment(at: 0) == "One")
    #expect(control.imageForSegment(at: 0) == nil)
    control.setTitle("None", forSegmentAt: 7)
    #expect(control.titleForSegment(at: 7) == nil)
    #expect(control.numberOfSegments == 3)
  }

  @Test func `segments inserted and removed with an animation end at their places`() {
    let window = UIWindow(device: .standard, playsAnimations: true) { UIViewController() }
    window.rootViewController?.view.addSubview(control)
    window.layoutIfNeeded()
    control.insertSegment(withTitle: "Hour", at: 0, animated: true)
    #expect(views[0].frame == CGRect(x: 0, y: 0, width: 75, height: 32))
    #expect(views[0].drawing(at: .present).opacity < 1)
    #expect(views[1].drawing(at: .present).frame != views[1].frame)
    let gone = views[3]
    control.removeSegment(at: 3, animated: true)
    #expect(gone.superview != nil)
    #expect(views[2].frame.maxX == 300)
    window.animationClock.advance(by: 1)
    #expect(gone.superview == nil)
  }

  // MARK: Sizes

  @Test func `segments share the width equally or by their contents`() {
    #expect(views.map(\.frame.width) == [100, 100, 100])
    control.setWidth(40, forSegmentAt: 1)
    window.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [130, 40, 130])
    #expect(control.widthForSegment(at: 1) == 40)
    control.setWidth(0, forSegmentAt: 1)
    control.apportionsSegmentWidthsByContent = true
    window.layoutIfNeeded()
    #expect(views[1].frame.width > views[0].frame.width)
    #expect(views[2].frame.maxX == 300)
  }

  @Test func `a segment is nineteen points wider than the widest title and at least thirty-two`() {
    let control = UISegmentedControl(items: ["i", "l"])
    #expect(control.bounds.size == CGSize(width: 64, height: 32))
    #expect(control.intrinsicContentSize == CGSize(width: 64, height: 31))
    let label = UILabel()
    label.font = .systemFont(ofSize: 13)
    label.text = "A long title"
    control.setTitle(label.text, forSegmentAt: 1)
    let width = label.sizeThatFits(.zero).width.rounded(.up) + 19
    #expect(control.intrinsicContentSize.width == 2 * width)
  }

  @Test func `the place of a content is moved by its offset and its kind`() {
    func middle(_ index: Int) -> CGPoint {
      window.layoutIfNeeded()
      let label = views[index].subviews[1]
      return CGPoint(x: label.frame.midX, y: label.frame.midY)
    }
    #expect(middle(0) == CGPoint(x: 50, y: 16))
    control.setContentOffset(CGSize(width: 3, height: -2), forSegmentAt: 0)
    control.setContentPositionAdjustment(
      UIOffset(horizontal: 4, vertical: 0), forSegmentType: .any, barMetrics: .default)
    control.setContentPositionAdjustment(
      UIOffset(horizontal: 9, vertical: 0), forSegmentType: .right, barMetrics: .default)
    #expect(middle(0) == CGPoint(x: 57, y: 14))
    #expect(middle(1).x == 54)
    #expect(middle(2).x == 59)
    #expect(control.contentOffsetForSegment(at: 0) == CGSize(width: 3, height: -2))
    control.semanticContentAttribute = .forceRightToLeft
    control.setEnabled(true, forSegmentAt: 0)
    #expect(middle(0).x == 62)
  }

  @Test func `the first segment is at the right in a right-to-left environment`() {
    control.semanticContentAttribute = .forceRightToLeft
    window.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [200, 100, 0])
    tap(310)
    #expect(control.selectedSegmentIndex == 0)
    #expect(thumb.frame.minX == 202)
  }

  // MARK: Drawing

  private func label(_ index: Int) -> UILabel { views[index].subviews[1] as! UILabel }

  @Test func `titles have the attributes of their state`() {
    control.selectedSegmentIndex = 0
    #expect(label(0).font.weight == .semibold)
    #expect(label(1).font.weight == .regular)
    control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    control.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .selected)
    #expect(label(0).textColor == .blue)
    #expect(label(1).textColor == .red)
    #expect(control.titleTextAttributes(for: .selected)?.count == 1)
    control.setTitleTextAttributes([.underlineStyle: 1], for: .normal)
    #expect(label(1).attributedText?.attribute(.underlineStyle, at: 0, effectiveRange: nil) != nil)
    control.isEnabled = false
    #expect(label(1).textColor == .tertiaryLabel)
    #expect(thumb.alpha == 0.5)
  }

  @Test func `the selection has its color and no line beside it`() {
    control.selectedSegmentIndex = 0
    #expect(control.parts.dividers.map(\.alpha) == [0, 1])
    let color = thumb.backgroundColor
    #expect(color?.rgba(in: UITraitCollection(userInterfaceStyle: .light)).red == 1)
    #expect(color?.rgba(in: UITraitCollection(userInterfaceStyle: .dark)).red ?? 1 < 0.5)
    control.selectedSegmentTintColor = .orange
    #expect(thumb.backgroundColor == .orange)
    control.selectedSegmentIndex = 1
    #expect(control.parts.dividers.map(\.alpha) == [0, 0])
  }

  @Test func `images take the place of the background and the lines`() throws {
    func square(_ side: Int) -> UIImage {
      UIImage(data: Data(TestPicture.png(width: side, height: side)))!
    }
    let (normal, selected, line) = (square(4), square(5), square(6))
    control.setBackgroundImage(normal, for: .normal, barMetrics: .default)
    control.setBackgroundImage(selected, for: .selected, barMetrics: .default)
    control.setDividerImage(
      line, forLeftSegmentState: .selected, rightSegmentState: .normal, barMetrics: .default)
    control.selectedSegmentIndex = 0
    window.layoutIfNeeded()
    let backgrounds = views.map { ($0.subviews[0] as? UIImageView)?.image }
    #expect(backgrounds[0] === selected)
    #expect(backgrounds[1] === normal)
    #expect(control.parts.track.isHidden)
    #expect(thumb.isHidden)
    let dividers = control.parts.dividers
    #expect(dividers[0].image === line)
    #expect(dividers[0].alpha == 1)
    #expect(dividers[1].alpha == 0)
    #expect(dividers[0].frame == CGRect(x: 97, y: 0, width: 6, height: 32))
    #expect(control.backgroundImage(for: .disabled, barMetrics: .default) === normal)
    #expect(control.backgroundImage(for: .normal, barMetrics: .compact) == nil)
  }

  @Test func `a change by the user moves the selection in an animation`() {
    control.selectedSegmentIndex = 0
    let window = UIWindow(device: .standard, playsAnimations: true) { UIViewController() }
    window.rootViewController?.view.addSubview(control)
    window.layoutIfNeeded()
    for phase in [HostTouch.Phase.began, .ended] {
      window.deliver([HostTouch(id: 1, phase: phase, location: CGPoint(x: 310, y: 115))])
    }
    #expect(thumb.frame.minX == 202)
    #expect(thumb.drawing(at: .present).frame.minX == 2)
  }

  @Test func `every segment is an element and the control takes keys`() {
    control.selectedSegmentIndex = 1
    control.setEnabled(false, forSegmentAt: 2)
    let facts = views.map { $0.drawnAccessibility }
    #expect(facts.map(\.label) == ["Day", "Week", "Year"])
    #expect(facts.map(\.isSelected) == [false, true, false])
    #expect(facts.map(\.isDisabled) == [false, false, true])
    for fact in facts {
      #expect(fact.role == "button")
      #expect(fact.isElement)
      #expect(!fact.isOperable)
    }
    #expect(control.drawnAccessibility.takesArrows)
    control.isEnabled = false
    #expect(!control.drawnAccessibility.takesArrows)
  }

  @Test func `a control without a size lays out its thumb`() {
    let control = UISegmentedControl(items: ["A", "B"])
    control.selectedSegmentIndex = 1
    control.frame = .zero
    control.layoutIfNeeded()
    #expect(control.subviews.allSatisfy { $0.frame.minX.isFinite })
  }
}
