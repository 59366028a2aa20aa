import UIKit

extension UIConfigurationStateCustomKey {
  fileprivate static let hike = UIConfigurationStateCustomKey("modern-collections.hike")
}

extension UICellConfigurationState {
  /// The hike of the cell.
  fileprivate var hike: Hike? {
    get { self[.hike] as? Hike }
    set { self[.hike] = newValue }
  }
}

/// A row that composes a list content view with labels of its own.
///
/// The hike is part of the state of the cell, so that all views are updated in one place.
final class HikeCell: UICollectionViewListCell {
  private var hike: Hike?
  private let listContentView = UIListContentView(configuration: .subtitleCell())
  private let effortLabel = UILabel()
  private let lengthLabel = UILabel()
  private var isComposed = false
  private var separatorConstraint: NSLayoutConstraint?

  /// Displays a hike.
  func show(_ newHike: Hike) {
    guard hike != newHike else { return }
    hike = newHike
    setNeedsUpdateConfiguration()
  }

  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.hike = hike
    return state
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    composeIfNeeded()
    var content = UIListContentConfiguration.subtitleCell().updated(for: state)
    content.text = state.hike?.name
    content.secondaryText = state.hike?.summary
    content.image = UIImage(systemName: "safari")
    content.imageProperties.tintColor = state.hike?.effort.color
    listContentView.configuration = content

    let value = UIListContentConfiguration.valueCell().updated(for: state)
    lengthLabel.text = state.hike.map { "\($0.kilometers) km" }
    lengthLabel.font = value.secondaryTextProperties.font
    lengthLabel.textColor = value.secondaryTextProperties.resolvedColor()
    effortLabel.text = state.hike?.effort.rawValue
    effortLabel.font = .preferredFont(forTextStyle: .caption1)
    effortLabel.textColor = state.hike?.effort.color
    alignSeparator()
  }

  private func composeIfNeeded() {
    guard !isComposed else { return }
    isComposed = true
    lengthLabel.textAlignment = .natural
    let values = UIStackView(arrangedSubviews: [lengthLabel, effortLabel])
    values.axis = .vertical
    values.alignment = .trailing
    values.spacing = 2
    values.setContentHuggingPriority(.required, for: .horizontal)
    for view in [listContentView, values] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    for label in [lengthLabel, effortLabel] {
      label.adjustsFontForContentSizeCategory = true
      label.setContentCompressionResistancePriority(.required, for: .horizontal)
    }
    NSLayoutConstraint.activate([
      listContentView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      listContentView.topAnchor.constraint(equalTo: contentView.topAnchor),
      listContentView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      values.leadingAnchor.constraint(equalTo: listContentView.trailingAnchor, constant: 8),
      values.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      values.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  /// Begins the separator at the text.
  private func alignSeparator() {
    separatorConstraint?.isActive = false
    guard let textGuide = listContentView.textLayoutGuide else { return }
    separatorConstraint = separatorLayoutGuide.leadingAnchor.constraint(
      equalTo: textGuide.leadingAnchor)
    separatorConstraint?.isActive = true
  }
}
