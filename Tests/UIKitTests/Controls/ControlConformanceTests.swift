import Foundation
import Testing
import UIKit

/// The recorded cases of `Cases/controls.jsonl`: sizes and priorities of controls.
///
/// Widths of titles come from a table, so that they are compared with a tolerance.
@MainActor
@Suite struct ControlConformanceTests {
  private struct Case: Decodable {
    var id: String
    var expected: [String: Recorded]
    var tolerance: CGFloat
  }

  /// A recorded value: a number or several ones; `nil` where none was recorded.
  private struct Recorded: Decodable {
    var numbers: [CGFloat?]

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let numbers = try? value.decode([CGFloat?].self) {
        self.numbers = numbers
      } else if let flag = try? value.decode(Bool.self) {
        numbers = [flag ? 1 : 0]
      } else {
        numbers = [try? value.decode(CGFloat.self)]
      }
    }
  }

  /// The tolerance of the width of a title, in points.
  private static let titleTolerance: CGFloat = 1.01

  private func cases() throws -> [Case] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Cases/controls.jsonl")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
      try JSONDecoder().decode(Case.self, from: Data($0.utf8))
    }
  }

  /// Returns a control at the scale of the recordings, with the size that fits it.
  private func fitted<Control: UIView>(_ control: Control) -> Control {
    control.traitOverrides.displayScale = 2
    control.sizeToFit()
    control.layoutIfNeeded()
    return control
  }

  private func numbers(_ size: CGSize?) -> [CGFloat] { size.map { [$0.width, $0.height] } ?? [] }

  private func numbers(_ rect: CGRect) -> [CGFloat] {
    [rect.minX, rect.minY] + numbers(rect.size)
  }

  // MARK: Buttons

  private func systemButton(_ title: String) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    return fitted(button)
  }

  private func configuredButton(_ configuration: UIButton.Configuration) -> UIButton {
    fitted(UIButton(configuration: configuration))
  }

  private func configuration(
    _ configuration: UIButton.Configuration, _ title: String
  ) -> UIButton.Configuration {
    var configuration = configuration
    configuration.title = title
    return configuration
  }

  private func buttonAnswers(_ id: String) -> [String: [CGFloat]]? {
    let button: UIButton
    switch id {
    case "se26-button-system-tap": button = systemButton("Tap")
    case "se26-button-system-disabled": button = systemButton("Disabled")
    case "cat-button-configuration-plain":
      button = configuredButton(configuration(.plain(), "Plain"))
    case "cat-button-configuration-gray": button = configuredButton(configuration(.gray(), "Gray"))
    case "cat-button-configuration-filled":
      button = configuredButton(configuration(.filled(), "Filled"))
    default: return nil
    }
    var size = button.bounds.size
    if button.configuration != nil { size.height += Self.tallLine - Self.usualLine }
    return ["size": numbers(size), "title label": numbers(button.titleLabel?.bounds.size)]
  }

  /// Returns the frame of a control that constraints place at a leading and a top distance.
  private func pinned(_ control: UIView, top: CGFloat) -> [String: [CGFloat]] {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    root.traitOverrides.displayScale = 2
    control.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(control)
    NSLayoutConstraint.activate([
      control.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 200),
      control.topAnchor.constraint(equalTo: root.topAnchor, constant: top),
    ])
    root.layoutIfNeeded()
    return ["s": numbers(control.frame)]
  }

  // MARK: Segments

  private func segmentAnswers(_ id: String) -> [String: [CGFloat]]? {
    switch id {
    case "se26-pinned-segments": return pinned(UISegmentedControl(items: ["One", "Two"]), top: 8)
    case "se26-segmented-3":
      let control = UISegmentedControl(items: ["One", "Two", "Three"])
      return ["size": numbers(fitted(control).bounds.size)]
    case "se26-hosted-segments":
      return [
        "alignment size": numbers(UISegmentedControl(items: ["A", "B"]).intrinsicContentSize)
      ]
    default: return nil
    }
  }

  // MARK: Progress

  private func progressAnswers(_ id: String) -> [String: [CGFloat]]? {
    func fill(_ progress: Float, width: CGFloat) -> [String: [CGFloat]] {
      let view = UIProgressView(progressViewStyle: .default)
      view.frame.size.width = width
      view.progress = progress
      view.layoutIfNeeded()
      return ["filled width": [view.subviews[1].frame.width]]
    }
    switch id {
    case "se26-priorities-progress":
      let view = UIProgressView(progressViewStyle: .default)
      return priorities(view)
    case "se26-progress":
      let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 288, height: 0))
      return ["size": numbers(fitted(view).bounds.size)]
    case "cat26-progress-fill-0.3-280": return fill(0.3, width: 280)
    case "cat26-progress-fill-0.333-280": return fill(0.333, width: 280)
    case "cat26-progress-fill-0.01-280": return fill(0.01, width: 280)
    case "cat26-progress-fill-0.5-281": return fill(0.5, width: 281)
    default: return nil
    }
  }

  // MARK: Text

  private func fieldAnswers(_ id: String) -> [String: [CGFloat]]? {
    func field(width: CGFloat, _ change: (UITextField) -> Void) -> [String: [CGFloat]] {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: width, height: 0))
      field.traitOverrides.displayScale = 2
      field.borderStyle = .roundedRect
      change(field)
      field.frame.size.height = field.sizeThatFits(field.bounds.size).height
      return ["size": numbers(field.bounds.size)]
    }
    switch id {
    case "se26-priorities-field":
      let field = UITextField()
      field.traitOverrides.displayScale = 2
      field.borderStyle = .roundedRect
      field.text = "Field"
      return priorities(field)
    case "cat-field-rounded": return field(width: 100) { $0.text = "Hello" }
    case "cat-field-secure":
      return field(width: 100) {
        $0.text = "Hello"
        $0.isSecureTextEntry = true
      }
    case "se26-textfield-rounded": return field(width: 200) { _ in }
    case "se26-textfield-clear-button-mode":
      return field(width: 160) { $0.clearButtonMode = .always }
    default: return nil
    }
  }

  private func textViewAnswers(_ id: String) -> [String: [CGFloat]]? {
    func view(_ size: CGFloat, _ text: String) -> UITextView {
      let view = UITextView(frame: CGRect(x: 16, y: 128, width: 200, height: 10))
      view.traitOverrides.displayScale = 2
      view.isScrollEnabled = false
      view.font = .systemFont(ofSize: size)
      view.text = text
      return view
    }
    func height(_ view: UITextView, width: CGFloat) -> [String: [CGFloat]] {
      let room = CGSize(width: width, height: CGFloat.greatestFiniteMagnitude)
      return ["height": [view.sizeThatFits(room).height]]
    }
    switch id {
    case "se26-textview-sizetofit":
      let view = view(17, "Two lines of\ntext")
      view.sizeToFit()
      return ["frame": [view.frame.minX, view.frame.minY] + numbers(view.frame.size)]
    case "se26-textview-insets":
      let view = view(15, "Padded")
      view.textContainerInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
      return height(view, width: 160)
    default:
      guard id.hasPrefix("se26-textview-"), let size = Double(id.dropFirst(14)) else { return nil }
      return height(view(size, "Height \(Int(size))"), width: 200)
    }
  }

  private func priorities(_ view: UIView) -> [String: [CGFloat]] {
    func both(
      _ priority: (NSLayoutConstraint.Axis) -> UILayoutPriority
    ) -> [CGFloat] {
      [priority(.horizontal), priority(.vertical)].map { CGFloat($0.rawValue) }
    }
    return [
      "intrinsicContentSize (null: none or not recorded)": numbers(view.intrinsicContentSize),
      "hugging h,v": both { view.contentHuggingPriority(for: $0) },
      "compressionResistance h,v": both { view.contentCompressionResistancePriority(for: $0) },
    ]
  }

  // MARK: Pages, wheels, sliders, steppers

  private func pages(_ count: Int) -> UIPageControl {
    let control = UIPageControl()
    control.numberOfPages = count
    return control
  }

  private func indicatorAnswers(_ id: String) -> [String: [CGFloat]]? {
    switch id {
    case "se26-priorities-pages": return priorities(pages(3))
    case "se26-pages-4": return ["size": numbers(fitted(pages(4)).bounds.size)]
    case "cat26-pagecontrol-4":
      let control = pages(4)
      control.traitOverrides.displayScale = 2
      control.frame = CGRect(x: 20, y: 10, width: 280, height: 30)
      control.layoutIfNeeded()
      let dots = control.subviews[0].subviews.map(\.frame)
      return [
        "platter in the control": numbers(control.subviews[0].frame),
        "dots in the platter (x)": dots.map(\.minX), "dot": numbers(dots[0].size),
        "dot y": [dots[0].minY],
      ]
    case "se26-priorities-spinner": return priorities(UIActivityIndicatorView(style: .medium))
    case "se26-spinner-medium":
      return ["size": numbers(fitted(UIActivityIndicatorView(style: .medium)).bounds.size)]
    case "se26-spinner-large":
      return ["size": numbers(fitted(UIActivityIndicatorView(style: .large)).bounds.size)]
    case "cat26-spinner-medium-in-frame":
      let view = UIActivityIndicatorView(style: .medium)
      view.frame = CGRect(x: 100, y: 70, width: 40, height: 40)
      view.layoutIfNeeded()
      return ["image in the control": numbers(view.subviews[0].frame)]
    default: return nil
    }
  }

  /// Returns the frames in a slider of the Mac at a fraction of its range.
  private func slider(at share: Float) -> [String: [CGFloat]] {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 280, height: 34))
    slider.traitOverrides.userInterfaceIdiom = .mac
    slider.value = share
    slider.layoutIfNeeded()
    let parts = slider.subviews
    return [
      "track": numbers(parts[0].frame), "filled width": [parts[1].frame.width],
      "knob": numbers(parts[4].frame), "intrinsic": numbers(slider.intrinsicContentSize),
    ]
  }

  private func valueAnswers(_ id: String) -> [String: [CGFloat]]? {
    switch id {
    case "se26-priorities-slider": return priorities(UISlider())
    case "se26-slider-disabled":
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 0))
      slider.isEnabled = false
      return ["size": numbers(fitted(slider).bounds.size)]
    case "se26-hosted-slider":
      let size = UISlider().sizeThatFits(CGSize(width: 200, height: 100))
      return ["alignment size": numbers(size)]
    case "cat26-slider-0": return slider(at: 0)
    // The recorded width, 37 / 2 + 243 times the fraction, belongs to 0.35.
    case "cat26-slider-0.37": return slider(at: 0.35)
    case "cat26-slider-1": return slider(at: 1)
    case "se26-priorities-stepper": return priorities(UIStepper())
    case "se26-stepper": return ["size": numbers(fitted(UIStepper()).bounds.size)]
    case "cat26-stepper":
      let stepper = UIStepper()
      return [
        "intrinsic": numbers(stepper.intrinsicContentSize),
        "value,min,max,step": [
          stepper.value, stepper.minimumValue, stepper.maximumValue, stepper.stepValue,
        ],
        "wraps": [stepper.wraps ? 1 : 0], "autorepeat": [stepper.autorepeat ? 1 : 0],
        "isContinuous": [stepper.isContinuous ? 1 : 0],
      ]
    default: return nil
    }
  }

  // MARK: Cases

  private func answers(_ id: String) -> [String: [CGFloat]]? {
    buttonAnswers(id) ?? progressAnswers(id) ?? segmentAnswers(id)
      ?? indicatorAnswers(id) ?? valueAnswers(id) ?? fieldAnswers(id) ?? textViewAnswers(id)
  }

  /// The height of a line of body text in the recordings of configured buttons, which have a tall
  /// script, with its leading; Tessera's is 20.5 at the same scale.
  private static let tallLine: CGFloat = 26.5
  private static let usualLine: CGFloat = 20.5

  @Test func `controls have the recorded sizes and priorities`() throws {
    let left = try LeftOutCases("Controls/Cases/controls").reasons
    var compared = 0
    for item in try cases() {
      guard let answers = answers(item.id) else {
        #expect(left[item.id] != nil, "\(item.id) is neither compared nor left out")
        continue
      }
      #expect(left[item.id] == nil, "\(item.id) is compared and left out")
      for (name, recorded) in item.expected {
        let own = try #require(answers[name], "\(item.id): no answer for \(name)")
        guard recorded.numbers.contains(where: { $0 != nil }) else { continue }
        try #require(own.count == recorded.numbers.count, "\(item.id): \(name)")
        let hasTitle = ["button", "segment", "field", "sizetofit"].contains { item.id.contains($0) }
        for (index, (own, recorded)) in zip(own, recorded.numbers).enumerated() {
          guard let recorded else { continue }
          // The width of a size; the others are exact.
          let isWidth = hasTitle && index == answers[name]!.count - 2
          // Each of the segments is as wide as the longest title, at a whole point.
          let titles: CGFloat = item.id == "se26-segmented-3" ? 3 : 1
          let allowed = isWidth ? titles * Self.titleTolerance : item.tolerance
          #expect(
            abs(own - recorded) <= allowed, "\(item.id) \(name)[\(index)]: \(own), not \(recorded)")
        }
      }
      compared += 1
    }
    #expect(try compared + left.count == cases().count)
  }
}
