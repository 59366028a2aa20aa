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
    return [
      "size": numbers(button.bounds.size), "title label": numbers(button.titleLabel?.bounds.size),
    ]
  }

  // MARK: Switches

  private func switchAnswers(_ id: String) -> [String: [CGFloat]]? {
    switch id {
    case "se26-switch": return ["size": numbers(fitted(UISwitch()).bounds.size)]
    case "se26-pinned-switch":
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
      root.traitOverrides.displayScale = 2
      let control = UISwitch()
      control.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(control)
      NSLayoutConstraint.activate([
        control.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 200),
        control.topAnchor.constraint(equalTo: root.topAnchor, constant: 48),
      ])
      root.layoutIfNeeded()
      let frame = control.frame
      return ["s": [frame.minX, frame.minY] + numbers(frame.size)]
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

  // MARK: Cases

  private func answers(_ id: String) -> [String: [CGFloat]]? {
    buttonAnswers(id) ?? switchAnswers(id) ?? progressAnswers(id)
  }

  /// The reason for which a case is left out; `nil` for a case that is compared.
  private func reasonToLeave(_ id: String) -> String? {
    if let (_, reason) = Self.left.first(where: { $0.ids.contains(id) }) { return reason }
    return nil
  }

  private static let left: [(ids: Set<String>, reason: String)] = [
    (
      [
        "cat-button-system-disabled", "cat26-button-plain-button", "cat26-button-ignores-proposal",
        "cat26-button-truncated-200", "cat26-button-disabled",
      ],
      "Labels of the Mac are 19 points high at 15 points, those of the phone 18."
    ),
    (
      [
        "se26-priorities-view", "se26-priorities-label", "se26-priorities-image",
        "se26-priorities-stack", "se26-priorities-empty",
      ],
      "Not a control: AutoLayoutTests compare these views."
    ),
    (
      [
        "se26-priorities-field", "cat-field-rounded", "cat-field-secure", "se26-textfield-rounded",
        "se26-textfield-clear-button-mode",
      ],
      "UITextField does not exist."
    ),
    (
      [
        "se26-textview-11", "se26-textview-12", "se26-textview-13", "se26-textview-15",
        "se26-textview-16", "se26-textview-17", "se26-textview-20", "se26-textview-24",
        "se26-textview-28", "se26-textview-sizetofit", "se26-textview-insets",
      ],
      "UITextView does not exist."
    ),
    (
      ["se26-pinned-segments", "se26-segmented-3", "se26-hosted-segments"],
      "UISegmentedControl does not exist."
    ),
    (
      [
        "se26-priorities-spinner", "se26-spinner-medium", "se26-spinner-large",
        "cat26-spinner-medium-in-frame",
      ],
      "UIActivityIndicatorView does not exist."
    ),
    (
      ["se26-priorities-pages", "se26-pages-4", "cat26-pagecontrol-4"],
      "UIPageControl does not exist."
    ),
    (
      [
        "se26-priorities-slider", "se26-slider-disabled", "se26-hosted-slider", "cat26-slider-0",
        "cat26-slider-0.37", "cat26-slider-1",
      ],
      "UISlider does not exist."
    ),
    (
      ["se26-priorities-stepper", "se26-stepper", "cat26-stepper"],
      "UIStepper does not exist."
    ),
  ]

  @Test func `controls have the recorded sizes and priorities`() throws {
    var compared = 0
    for item in try cases() {
      guard let answers = answers(item.id) else {
        #expect(reasonToLeave(item.id) != nil, "\(item.id) is neither compared nor left out")
        continue
      }
      #expect(reasonToLeave(item.id) == nil, "\(item.id) is compared and left out")
      for (name, recorded) in item.expected {
        let own = try #require(answers[name], "\(item.id): no answer for \(name)")
        guard recorded.numbers.contains(where: { $0 != nil }) else { continue }
        try #require(own.count == recorded.numbers.count, "\(item.id): \(name)")
        let hasTitle = item.id.contains("button") || item.id.contains("segment")
        for (index, (own, recorded)) in zip(own, recorded.numbers).enumerated() {
          guard let recorded else { continue }
          // The width of a size; the others are exact.
          let isWidth = hasTitle && index == answers[name]!.count - 2
          let allowed = isWidth ? Self.titleTolerance : item.tolerance
          #expect(
            abs(own - recorded) <= allowed, "\(item.id) \(name)[\(index)]: \(own), not \(recorded)")
        }
      }
      compared += 1
    }
    let left = Self.left.reduce(0) { $0 + $1.ids.count }
    #expect(try compared + left == cases().count)
  }
}
