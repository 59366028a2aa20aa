package import UIKit

/// The view in the place of a page of the web, which is not loaded: the host, the address and a
/// button that opens the page outside of the app. A host that permits it displays the page in front
/// of them.
package final class WebPagePlaceholder: UIScrollView {
  /// The address of the page; `nil` for an empty view.
  package var address: URL? { didSet { if address != oldValue { update() } } }
  /// Called with the address after the user tapped the button.
  package var didOpen: ((URL) -> Void)?

  private let host = UILabel()
  private let path = UILabel()
  private let stack = UIStackView()
  private let frameView = WebFrameView()

  /// Creates an empty view.
  package init() {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    alwaysBounceVertical = true
    let image = UIImageView(image: UIImage(systemName: "globe"))
    image.tintColor = .tertiaryLabel
    image.contentMode = .scaleAspectFit
    host.font = .preferredFont(forTextStyle: .title2)
    path.font = .preferredFont(forTextStyle: .subheadline)
    path.textColor = .secondaryLabel
    for label in [host, path] {
      label.adjustsFontForContentSizeCategory = true
      label.textAlignment = .center
      label.numberOfLines = 0
    }
    path.accessibilityIdentifier = "address"
    var content = UIButton.Configuration.gray()
    content.title = "Open in Browser"
    content.image = UIImage(systemName: "safari")
    content.imagePadding = 6
    let button = UIButton(
      configuration: content,
      primaryAction: UIAction { [weak self] _ in
        if let self, let address { didOpen?(address) }
      })
    button.titleLabel?.numberOfLines = 0
    for view in [image, host, path, button] { stack.addArrangedSubview(view) }
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 8
    stack.setCustomSpacing(20, after: path)
    stack.isHidden = true
    arrange(image)
  }

  required init?(coder: NSCoder) {
    fatalError("WebPagePlaceholder cannot be decoded; create it with init().")
  }

  /// Centers the parts, which scroll if they are higher than the view.
  private func arrange(_ image: UIView) {
    let container = UIView()
    addSubview(container)
    container.addSubview(stack)
    addSubview(frameView)
    for view in [container, stack, image, frameView] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    NSLayoutConstraint.activate([
      container.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor),
      container.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor),
      container.leadingAnchor.constraint(equalTo: contentLayoutGuide.leadingAnchor),
      container.trailingAnchor.constraint(equalTo: contentLayoutGuide.trailingAnchor),
      container.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
      container.heightAnchor.constraint(greaterThanOrEqualTo: safeAreaLayoutGuide.heightAnchor),
      stack.centerYAnchor.constraint(equalTo: container.centerYAnchor),
      stack.topAnchor.constraint(greaterThanOrEqualTo: container.topAnchor, constant: 20),
      stack.bottomAnchor.constraint(lessThanOrEqualTo: container.bottomAnchor, constant: -20),
      stack.leadingAnchor.constraint(
        equalTo: container.safeAreaLayoutGuide.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(
        equalTo: container.safeAreaLayoutGuide.trailingAnchor, constant: -20),
      frameView.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
      frameView.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor),
      frameView.leadingAnchor.constraint(equalTo: frameLayoutGuide.leadingAnchor),
      frameView.trailingAnchor.constraint(equalTo: frameLayoutGuide.trailingAnchor),
      image.widthAnchor.constraint(equalToConstant: 44),
      image.heightAnchor.constraint(equalToConstant: 44),
    ])
  }

  private func update() {
    stack.isHidden = address == nil
    frameView.address = address
    host.text = address.map(WebAddress.title)
    path.text = address?.absoluteString
  }
}
