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
    platformLabel.textAlignment = .right
    for label in [timeLabel, destinationLabel, platformLabel] { contentView.addSubview(label) }
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

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    timeLabel.frame = CGRect(x: 12, y: 0, width: 60, height: bounds.height)
    platformLabel.frame = CGRect(x: bounds.maxX - 102, y: 0, width: 90, height: bounds.height)
    let (start, end) = (timeLabel.frame.maxX, platformLabel.frame.minX)
    destinationLabel.frame = CGRect(
      x: start, y: 0, width: max(0, end - start), height: bounds.height)
  }
}
