import UIKit

/// One line of the board: time, destination, and platform.
final class DepartureCell: UICollectionViewCell {
  static let identifier = "DepartureCell"

  private let timeLabel = UILabel()
  private let destinationLabel = UILabel()
  private let platformLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    timeLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    destinationLabel.font = .systemFont(ofSize: 17)
    platformLabel.font = .systemFont(ofSize: 15)
    platformLabel.textColor = .secondaryLabel
    let row = UIStackView(arrangedSubviews: [timeLabel, destinationLabel, platformLabel])
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    platformLabel.setContentHuggingPriority(.required, for: .horizontal)
    platformLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      timeLabel.widthAnchor.constraint(equalToConstant: 60),
      row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
      row.topAnchor.constraint(equalTo: contentView.topAnchor),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
    contentView.backgroundColor = .secondarySystemBackground
    contentView.layer.cornerRadius = 8
  }

  required init?(coder: NSCoder) {
    fatalError("DepartureCell cannot be decoded; register the class.")
  }

  func show(_ departure: Departure) {
    timeLabel.text = departure.time
    destinationLabel.text = departure.destination
    platformLabel.text = "platform \(departure.platform)"
  }
}
