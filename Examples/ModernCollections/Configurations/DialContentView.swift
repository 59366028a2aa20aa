import UIKit

/// The view of a ``DialContentConfiguration``.
final class DialContentView: UIView, UIContentView {
  private let disk = UIView()
  private let imageView = UIImageView()
  private let label = UILabel()
  private var current: DialContentConfiguration

  init(configuration: DialContentConfiguration) {
    current = configuration
    super.init(frame: .zero)
    label.font = .preferredFont(forTextStyle: .caption1)
    label.adjustsFontForContentSizeCategory = true
    label.textAlignment = .center
    imageView.contentMode = .center
    imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 24)
    disk.addSubview(imageView)
    for view in [disk, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    imageView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      disk.centerXAnchor.constraint(equalTo: centerXAnchor),
      disk.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      disk.widthAnchor.constraint(equalToConstant: 52),
      disk.heightAnchor.constraint(equalToConstant: 52),
      imageView.centerXAnchor.constraint(equalTo: disk.centerXAnchor),
      imageView.centerYAnchor.constraint(equalTo: disk.centerYAnchor),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 4),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -4),
      label.topAnchor.constraint(equalTo: disk.bottomAnchor, constant: 6),
    ])
    disk.layer.cornerRadius = 26
    apply(configuration)
  }

  required init?(coder: NSCoder) {
    fatalError("DialContentView cannot be decoded; create it with a configuration.")
  }

  var configuration: UIContentConfiguration {
    get { current }
    set {
      guard let new = newValue as? DialContentConfiguration else { return }
      current = new
      apply(new)
    }
  }

  private func apply(_ configuration: DialContentConfiguration) {
    imageView.image = configuration.image
    imageView.tintColor = configuration.symbolColor
    disk.backgroundColor = configuration.diskColor
    label.text = configuration.title
  }
}
