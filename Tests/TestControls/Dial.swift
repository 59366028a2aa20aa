#if DEBUG
  package import Scenes
  @testable import UIKit

  /// A control with a value that the user sets by dragging around its center.
  ///
  /// It draws itself, tracks touches, and is an adjustable element for assistive technology, all
  /// without any change of a host. Tests drive it on a hosted screen and in a browser.
  package final class Dial: UIControl {
    /// The value, from 0 to 1.
    package private(set) var value = 0.0

    /// The angle of the value zero, clockwise from the right, in radians.
    private static let beginning = 0.75 * Double.pi
    /// The angle between the values zero and one.
    private static let range = 1.5 * Double.pi

    /// Creates a dial with a frame in the coordinates of its future superview.
    package override init(frame: CGRect) {
      super.init(frame: frame)
      contentMode = .redraw
      isAccessibilityElement = true
      accessibilityIdentifier = "dial"
      accessibilityLabel = "Level"
      accessibilityTraits = .adjustable
      set(0)
    }

    package required init?(coder: NSCoder) { nil }

    /// Returns the position of a value in the coordinates of the dial.
    package func point(of value: Double) -> CGPoint {
      let angle = Self.beginning + value * Self.range
      return CGPoint(
        x: bounds.midX + radius * cos(angle), y: bounds.midY + radius * sin(angle))
    }

    private var radius: CGFloat { min(bounds.width, bounds.height) / 2 - 20 }

    private func set(_ new: Double) {
      value = new
      accessibilityValue = "\(Int((value * 100).rounded())) %"
      setNeedsDisplay()
    }

    // MARK: Tracking

    package override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      follow(touch)
      return true
    }

    package override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      follow(touch)
      return true
    }

    private func follow(_ touch: UITouch) {
      let point = touch.location(in: self)
      var angle = atan2(point.y - bounds.midY, point.x - bounds.midX) - Self.beginning
      while angle < 0 { angle += 2 * .pi }
      // The gap below belongs to the nearer end.
      let middleOfGap = Self.range + (2 * .pi - Self.range) / 2
      set(angle > middleOfGap ? 0 : min(angle / Self.range, 1))
      sendActions(for: .valueChanged)
    }

    // MARK: Drawing

    package override func drawing(at moment: DrawingMoment) -> SceneNode {
      var node = super.drawing(at: moment)
      node.drawing = recorded { draw(&$0) }
      return node
    }

    private func draw(_ list: inout MarkRecorder) {
      let center = CGPoint(x: bounds.midX, y: bounds.midY)
      func arc(to value: Double) -> SceneDrawing.Shape {
        let path = CGMutablePath()
        path.addArc(
          center: center, radius: radius, startAngle: Self.beginning,
          endAngle: Self.beginning + value * Self.range, clockwise: false)
        return SceneDrawing.Shape(path)
      }
      list.stroke(arc(to: 1), with: .systemGray4, width: 8, cap: .round)
      list.stroke(arc(to: value), with: tintColor, width: 8, cap: .round)
      let knob = point(of: value)
      list.fill(
        .ellipse(CGRect(x: knob.x - 12, y: knob.y - 12, width: 24, height: 24)), with: .red)
      list.draw(
        accessibilityValue ?? "", in: bounds, font: .systemFont(ofSize: 20), color: .label,
        alignment: .center)
    }

    package override func tintColorDidChange() {
      super.tintColorDidChange()
      setNeedsDisplay()
    }
  }

  /// A screen with a dial in a scroll view and a label that shows what the dial sent.
  package final class DialViewController: UIViewController {
    /// The dial.
    package let dial = Dial(frame: CGRect(x: 60, y: 100, width: 200, height: 200))
    /// The events that the dial has sent, by their names.
    package private(set) var events: [String] = []
    private let report = UILabel(frame: CGRect(x: 20, y: 320, width: 280, height: 30))
    private let content = UIScrollView()

    package override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      content.frame = view.bounds
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      content.contentInsetAdjustmentBehavior = .never
      content.contentSize = CGSize(width: 100, height: 3000)
      view.addSubview(content)
      content.addSubview(dial)
      report.accessibilityIdentifier = "report"
      content.addSubview(report)
      let names: [(UIControl.Event, String)] = [
        (.touchDown, "touchDown"), (.touchUpInside, "touchUpInside"),
        (.touchUpOutside, "touchUpOutside"), (.touchCancel, "touchCancel"),
      ]
      for (event, name) in names {
        dial.addAction(UIAction { [weak self] _ in self?.events.append(name) }, for: event)
      }
      dial.addTarget(
        self, action: Selector("dialTurned(_:)", DialViewController.dialTurned(_:)),
        for: .valueChanged)
    }

    private func dialTurned(_ dial: Dial) {
      report.text = "Turned to \(dial.accessibilityValue ?? "")"
    }
  }
#endif
