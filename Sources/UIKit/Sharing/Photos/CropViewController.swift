/// The screen in which the user chooses the square of a photo.
final class CropViewController: UIViewController {
  private let cropView: CropView
  private let titleLabel = UILabel()
  /// Called with the square after the user chose it, and with `nil` after the user canceled.
  private let didFinish: (PhotoCrop?) -> Void

  init(_ image: UIImage, didFinish: @escaping (PhotoCrop?) -> Void) {
    cropView = CropView(image)
    self.didFinish = didFinish
    super.init(nibName: nil, bundle: nil)
    title = "Move and Scale"
  }

  required init?(coder: NSCoder) {
    fatalError("CropViewController cannot be decoded; create it with an image.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    titleLabel.text = title
    titleLabel.textColor = .white
    titleLabel.textAlignment = .center
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.numberOfLines = 0
    titleLabel.accessibilityTraits = .header
    let buttons = UIStackView(arrangedSubviews: [
      button("Cancel") { [weak self] in self?.didFinish(nil) },
      button("Choose") { [weak self] in
        guard let self else { return }
        didFinish(cropView.crop)
      },
    ])
    buttons.distribution = .equalSpacing
    place(buttons)
  }

  private func place(_ buttons: UIStackView) {
    let safe = view.safeAreaLayoutGuide
    for part in [cropView, titleLabel, buttons] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    for part in [titleLabel, buttons] {
      part.setContentHuggingPriority(.required, for: .vertical)
      part.setContentCompressionResistancePriority(.required, for: .vertical)
    }
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: safe.topAnchor, constant: 12),
      titleLabel.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
      titleLabel.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
      cropView.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 12),
      cropView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      cropView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      buttons.topAnchor.constraint(equalTo: cropView.bottomAnchor, constant: 8),
      buttons.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 4),
      buttons.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -4),
      buttons.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -8),
    ])
  }

  private func button(_ title: String, _ action: @escaping () -> Void) -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.title = title
    configuration.baseForegroundColor = .white
    return UIButton(configuration: configuration, primaryAction: UIAction { _ in action() })
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  // The grid of photos has the bar again after a return.
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(true, animated: animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.setNavigationBarHidden(false, animated: animated)
  }
}
