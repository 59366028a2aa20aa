internal import UniformTypeIdentifiers

/// The preview of a file: an image, a text, or facts about the file.
final class DocumentPreviewController: UIViewController {
  /// Called after the preview disappeared.
  var didEnd: () -> Void = {}

  private let file: UserFile

  init(_ url: URL, name: String) {
    file = UserFile(url)
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) {
    fatalError(
      "DocumentPreviewController cannot be decoded; create a UIDocumentInteractionController.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let content = content
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard navigationController?.viewControllers.first === self else { return }
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.close(animated: true) })
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isMovingFromParent || navigationController?.isBeingDismissed ?? true else { return }
    didEnd()
    didEnd = {}
  }

  /// Hides the preview.
  func close(animated: Bool) {
    guard let navigation = navigationController else { return }
    if navigation.viewControllers.first === self {
      navigation.dismiss(animated: animated)
    } else if navigation.topViewController === self {
      navigation.popViewController(animated: animated)
    }
  }

  // MARK: Contents

  private var content: UIView {
    if file.type.conforms(to: .image), let image = UIImage(contentsOfFile: file.url.path) {
      let view = UIImageView(image: image)
      view.contentMode = .scaleAspectFit
      view.isAccessibilityElement = true
      view.accessibilityLabel = title
      view.accessibilityTraits = .image
      return view
    }
    if file.type.conforms(to: .text), let text = try? String(contentsOf: file.url, encoding: .utf8)
    {
      let view = UITextView()
      view.text = text
      view.isEditable = false
      view.font = .preferredFont(forTextStyle: .body)
      view.adjustsFontForContentSizeCategory = true
      view.alwaysBounceVertical = true
      view.textContainerInset = UIEdgeInsets(top: 16, left: 12, bottom: 16, right: 12)
      return view
    }
    return facts
  }

  /// The symbol, the name, the kind and the size of the file.
  private var facts: UIView {
    let symbol = UIImageView(image: file.symbol)
    symbol.tintColor = .secondaryLabel
    symbol.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 64)
    let name = UILabel()
    name.text = title
    name.font = .preferredFont(forTextStyle: .headline)
    let kind = UILabel()
    kind.text = [file.kind, file.amount].joined(separator: " – ")
    kind.font = .preferredFont(forTextStyle: .subheadline)
    kind.textColor = .secondaryLabel
    for label in [name, kind] {
      label.adjustsFontForContentSizeCategory = true
      label.textAlignment = .center
      label.numberOfLines = 0
    }
    let stack = UIStackView(arrangedSubviews: [symbol, name, kind])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 8
    stack.setCustomSpacing(20, after: symbol)
    let view = UIView()
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
    return view
  }
}
