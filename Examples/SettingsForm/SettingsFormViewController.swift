import UIKit

/// A form of nested stacks in a scroll view. A tap on a group shows or hides its details.
public final class SettingsFormViewController: UIViewController {
  private let scrollView = UIScrollView()
  private let form = UIStackView()

  public init() {
    super.init(nibName: nil, bundle: nil)
    title = "Settings"
  }

  public required init?(coder: NSCoder) {
    fatalError("SettingsFormViewController cannot be decoded; create it in code.")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground

    scrollView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    form.axis = .vertical
    form.spacing = 16
    form.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(form)

    // The content is as wide as the frame, and as high as the form.
    let content = scrollView.contentLayoutGuide
    let frame = scrollView.frameLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
      form.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
      form.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
      form.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      form.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
      form.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -32),
    ])

    for (index, group) in SettingsGroup.all.enumerated() {
      let view = SettingsGroupView(group)
      view.isExpanded = index == 0
      form.addArrangedSubview(view)
    }
  }
}
