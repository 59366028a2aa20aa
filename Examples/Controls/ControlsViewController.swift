import UIKit

/// A catalogue of controls in their states. The words at the top name the last change; a pull
/// resets them.
public final class ControlsViewController: UIViewController {
  private let scrollView = UIScrollView()
  private let catalogue = UIStackView()
  let status = UILabel()
  private let refreshControl = UIRefreshControl()

  public init() {
    super.init(nibName: nil, bundle: nil)
    title = "Controls"
  }

  public required init?(coder: NSCoder) {
    fatalError("ControlsViewController cannot be decoded; create it in code.")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    placeCatalogue()

    status.text = "Nothing has changed."
    status.font = .preferredFont(forTextStyle: .subheadline)
    status.textColor = .secondaryLabel
    status.adjustsFontForContentSizeCategory = true
    status.accessibilityIdentifier = "status"
    catalogue.addArrangedSubview(status)
    let groups = [
      segments(), sliders(), steppers(), pages(), switches(), indicators(), buttons(),
      presentations(), menus(),
    ]
    for group in groups { catalogue.addArrangedSubview(group) }

    refreshControl.attributedTitle = NSAttributedString(string: "Pull to reset")
    refreshControl.addAction(
      UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
    scrollView.refreshControl = refreshControl
    scrollView.alwaysBounceVertical = true
  }

  private func placeCatalogue() {
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    catalogue.axis = .vertical
    catalogue.spacing = 16
    catalogue.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(catalogue)
    let content = scrollView.contentLayoutGuide
    let frame = scrollView.frameLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
      catalogue.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
      catalogue.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
      catalogue.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      catalogue.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
      catalogue.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -32),
    ])
  }

  private func refresh() {
    status.text = "Refreshing"
    Task { [weak self] in
      try? await Task.sleep(for: .seconds(1))
      self?.status.text = "Nothing has changed."
      self?.refreshControl.endRefreshing()
    }
  }

  /// Names a control, and shows the words for each of its changes.
  private func report<Control: UIControl>(
    _ control: Control, as name: String, _ words: @escaping @MainActor (Control) -> String
  ) {
    control.accessibilityIdentifier = name
    control.addAction(
      UIAction { [weak self] action in
        guard let control = action.sender as? Control else { return }
        self?.status.text = words(control)
      }, for: .primaryActionTriggered)
  }

  // MARK: Groups

  private func segments() -> UIView {
    let spans = UISegmentedControl(items: ["Day", "Week", "Month"])
    spans.selectedSegmentIndex = 0
    report(spans, as: "spans") {
      $0.titleForSegment(at: $0.selectedSegmentIndex) ?? "None"
    }
    let marks = UISegmentedControl(
      items: ["star", "heart", "bolt"].compactMap { name -> UIImage? in
        let image = UIImage(systemName: name)
        image?.accessibilityLabel = name
        return image
      })
    marks.selectedSegmentIndex = 1
    marks.selectedSegmentTintColor = .systemYellow
    report(marks, as: "marks") { "Mark \($0.selectedSegmentIndex + 1)" }
    let moments = UISegmentedControl(items: ["Cut", "Copy", "Paste"])
    moments.isMomentary = true
    moments.apportionsSegmentWidthsByContent = true
    moments.setEnabled(false, forSegmentAt: 2)
    report(moments, as: "moments") { "Edit \($0.selectedSegmentIndex + 1)" }
    let disabled = UISegmentedControl(items: ["On", "Off"])
    disabled.selectedSegmentIndex = 1
    disabled.isEnabled = false
    return ControlGroupView(
      "Segments",
      [
        .wide(spans), .row("Images", [marks]), .row("Momentary", [moments]),
        .row("Disabled", [disabled]),
      ])
  }

  private func sliders() -> UIView {
    let progress = UIProgressView(progressViewStyle: .default)
    progress.progress = 0.4
    progress.accessibilityLabel = "Volume"
    let volume = UISlider()
    volume.value = 0.4
    volume.minimumValueImage = UIImage(systemName: "speaker")
    volume.maximumValueImage = UIImage(systemName: "speaker.wave.2")
    volume.accessibilityLabel = "Volume"
    report(volume, as: "volume") { slider in
      progress.progress = slider.value
      return "Volume \(Int((slider.value * 100).rounded()))"
    }
    let tinted = UISlider()
    tinted.value = 0.7
    tinted.minimumTrackTintColor = .systemOrange
    tinted.thumbTintColor = .systemYellow
    tinted.isContinuous = false
    tinted.accessibilityLabel = "Warmth"
    report(tinted, as: "warmth") { "Warmth \(Int(($0.value * 100).rounded()))" }
    let disabled = UISlider()
    disabled.value = 0.5
    disabled.isEnabled = false
    disabled.accessibilityLabel = "Balance"
    return ControlGroupView(
      "Sliders and progress",
      [.wide(volume), .wide(progress), .wide(tinted), .wide(disabled)])
  }

  private func steppers() -> UIView {
    let plain = UIStepper()
    plain.maximumValue = 10
    report(plain, as: "guests") { "Guests \(Int($0.value))" }
    let wrapping = UIStepper()
    wrapping.maximumValue = 3
    wrapping.wraps = true
    report(wrapping, as: "rounds") { "Round \(Int($0.value))" }
    let disabled = UIStepper()
    disabled.isEnabled = false
    return ControlGroupView(
      "Steppers",
      [.row("From 0 to 10", [plain]), .row("Wraps", [wrapping]), .row("Disabled", [disabled])])
  }

  private func pages() -> UIView {
    let five = UIPageControl()
    five.numberOfPages = 5
    five.accessibilityLabel = "Chapters"
    report(five, as: "chapters") { "Page \($0.currentPage + 1)" }
    let many = UIPageControl()
    many.numberOfPages = 60
    many.currentPage = 30
    many.backgroundStyle = .prominent
    many.currentPageIndicatorTintColor = .systemBlue
    many.setIndicatorImage(UIImage(systemName: "star.fill"), forPage: 29)
    many.accessibilityLabel = "Leaves"
    report(many, as: "leaves") { "Leaf \($0.currentPage + 1)" }
    return ControlGroupView("Pages", [.wide(five), .wide(many)])
  }

  private func switches() -> UIView {
    let on = UISwitch()
    on.isOn = true
    on.accessibilityLabel = "Sound"
    report(on, as: "sound") { $0.isOn ? "Sound on" : "Sound off" }
    let disabled = UISwitch()
    disabled.isEnabled = false
    disabled.accessibilityLabel = "Haptics"
    return ControlGroupView("Switches", [.row("Sound", [on]), .row("Disabled", [disabled])])
  }

  private func indicators() -> UIView {
    let medium = UIActivityIndicatorView(style: .medium)
    let large = UIActivityIndicatorView(style: .large)
    large.color = .systemBlue
    let stopped = UIActivityIndicatorView(style: .medium)
    stopped.hidesWhenStopped = false
    stopped.isHidden = false
    for view in [medium, large] { view.startAnimating() }
    let running = UISwitch()
    running.isOn = true
    running.accessibilityLabel = "Turning"
    report(running, as: "turning") { control in
      for view in [medium, large] {
        if control.isOn { view.startAnimating() } else { view.stopAnimating() }
      }
      return control.isOn ? "Turning" : "Stopped"
    }
    return ControlGroupView(
      "Activity", [.row("Turning", [medium, large, running]), .row("Stopped", [stopped])])
  }

  private func buttons() -> UIView {
    var filled = UIButton.Configuration.filled()
    filled.title = "Filled"
    let first = UIButton(configuration: filled)
    report(first, as: "filled") { _ in "Filled" }
    let second = UIButton(type: .system)
    second.setTitle("System", for: .normal)
    second.titleLabel?.font = .preferredFont(forTextStyle: .body)
    second.titleLabel?.adjustsFontForContentSizeCategory = true
    report(second, as: "system") { _ in "System" }
    filled.title = "Disabled"
    let third = UIButton(configuration: filled)
    third.isEnabled = false
    return ControlGroupView("Buttons", [.row("", [second, first, third])])
  }

  // MARK: Presentations

  private func presentations() -> UIView {
    let alert = presenter("Alert") { [weak self] in self?.presentAlert() }
    let actions = presenter("Action Sheet") { [weak self] in self?.presentActions() }
    let sheet = presenter("Sheet") { [weak self] in self?.presentSheet() }
    return ControlGroupView("Presentations", [.row("", [alert, actions, sheet])])
  }

  private func presenter(_ title: String, _ present: @escaping () -> Void) -> UIButton {
    var configuration = UIButton.Configuration.gray()
    configuration.title = title
    return UIButton(configuration: configuration, primaryAction: UIAction { _ in present() })
  }

  private func presentAlert() {
    let alert = UIAlertController(
      title: "Rename", message: "Choose a new name.", preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    let save = UIAlertAction(title: "Save", style: .default) { [weak self, weak alert] _ in
      self?.status.text = "Renamed to \(alert?.textFields?.first?.text ?? "")"
    }
    alert.addAction(save)
    alert.preferredAction = save
    present(alert, animated: true)
  }

  private func presentActions() {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    for title in ["Copy", "Move"] {
      alert.addAction(
        UIAlertAction(title: title, style: .default) { [weak self] _ in
          self?.status.text = title
        })
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.popoverPresentationController?.sourceView = view
    present(alert, animated: true)
  }

  private func presentSheet() {
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    let sheet = controller.sheetPresentationController
    sheet?.detents = [.medium(), .large()]
    sheet?.prefersGrabberVisible = true
    present(controller, animated: true)
  }
}
