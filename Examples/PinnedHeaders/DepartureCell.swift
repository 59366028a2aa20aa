import UIKit

/// One line of the board: time, destination and platform.
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
    fatalError("DepartureCell is made in code; register the class.")
  }

  func show(_ departure: Departure) {
    timeLabel.text = departure.time
    destinationLabel.text = departure.destination
    platformLabel.text = "platform \(departure.platform)"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = contentView.bounds.insetBy(dx: 12, dy: 0)
    timeLabel.frame = CGRect(x: room.minX, y: 0, width: 60, height: room.height)
    platformLabel.frame = CGRect(x: room.maxX - 90, y: 0, width: 90, height: room.height)
    destinationLabel.frame = CGRect(
      x: timeLabel.frame.maxX, y: 0, width: platformLabel.frame.minX - timeLabel.frame.maxX,
      height: room.height)
  }
}
