#if DEBUG
  import UIKit

  /// A screen whose elements have roles, states and actions for assistive technology.
  package final class SpokenScreenController: UIViewController {
    /// A view with a value from 0 to 10.
    private final class Level: UIView {
      var value = 3 { didSet { accessibilityValue = "\(value * 10) %" } }

      override func accessibilityIncrement() { value = min(value + 1, 10) }

      override func accessibilityDecrement() { value = max(value - 1, 0) }
    }

    private let heading = UILabel(frame: CGRect(x: 20, y: 80, width: 300, height: 30))
    private let report = UILabel(frame: CGRect(x: 20, y: 120, width: 300, height: 30))
    private let send = UIButton(type: .system)
    private let level = Level(frame: CGRect(x: 20, y: 240, width: 300, height: 44))
    private let chart = UIView(frame: CGRect(x: 20, y: 300, width: 300, height: 100))
    private let toggle = UISwitch(frame: CGRect(x: 20, y: 420, width: 51, height: 31))
    private let sheet = UIView(frame: CGRect(x: 20, y: 500, width: 300, height: 100))
    private let close = UIButton(type: .system)

    package override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      heading.text = "Mail"
      heading.accessibilityTraits = .header
      report.text = "Nothing yet"
      report.accessibilityTraits = .updatesFrequently
      report.accessibilityIdentifier = "report"
      setUpButton()
      level.isAccessibilityElement = true
      level.accessibilityLabel = "Volume"
      level.accessibilityTraits = .adjustable
      level.accessibilityHint = "Changes the sound"
      level.accessibilityLanguage = "en-GB"
      level.value = 3
      toggle.accessibilityLabel = "Notify"
      toggle.addAction(UIAction { [weak self] _ in self?.say("toggled") }, for: .valueChanged)
      setUpChart()
      setUpSheet()
      for element in [heading, report, send, level, chart, toggle, sheet] {
        view.addSubview(element)
      }
    }

    private func setUpButton() {
      send.setTitle("Send", for: .normal)
      send.frame = CGRect(x: 20, y: 170, width: 120, height: 44)
      send.addAction(UIAction { [weak self] _ in self?.showSheet() }, for: .touchUpInside)
      send.accessibilityCustomActions = ["Send later", "Discard"].map { name in
        UIAccessibilityCustomAction(name: name) { [weak self] action in
          self?.say(action.name)
          return true
        }
      }
    }

    private func setUpChart() {
      let ornament = UILabel(frame: CGRect(x: 0, y: 80, width: 300, height: 20))
      ornament.text = "Decoration"
      chart.addSubview(ornament)
      chart.accessibilityElements = ["May", "April"].enumerated().map { index, month in
        let bar = UIAccessibilityElement(accessibilityContainer: chart)
        bar.accessibilityLabel = month
        bar.accessibilityTraits = .button
        bar.accessibilityFrameInContainerSpace = CGRect(
          x: 200 - 100 * CGFloat(index), y: 0, width: 40, height: 80)
        return bar
      }
      chart.addGestureRecognizer(
        UITapGestureRecognizer(
          target: self,
          action: Selector("tapped(_:)", SpokenScreenController.tapped(_:))))
    }

    private func setUpSheet() {
      sheet.backgroundColor = .secondarySystemBackground
      sheet.accessibilityLabel = "Sent"
      sheet.accessibilityViewIsModal = true
      sheet.isHidden = true
      close.setTitle("Close", for: .normal)
      close.frame = CGRect(x: 20, y: 20, width: 120, height: 44)
      close.addAction(UIAction { [weak self] _ in self?.hideSheet() }, for: .touchUpInside)
      sheet.addSubview(close)
    }

    private func say(_ text: String) {
      report.text = text
      UIAccessibility.post(notification: .announcement, argument: text)
    }

    private func showSheet() {
      sheet.isHidden = false
      say("Sheet opened")
      UIAccessibility.post(notification: .screenChanged, argument: close)
    }

    private func hideSheet() {
      sheet.isHidden = true
      UIAccessibility.post(notification: .screenChanged, argument: send)
    }

    private func tapped(_ recognizer: UITapGestureRecognizer) {
      say("tapped at \(Int(recognizer.location(in: chart).x))")
    }

    package override func accessibilityPerformEscape() -> Bool {
      guard !sheet.isHidden else { return false }
      hideSheet()
      return true
    }
  }
#endif
