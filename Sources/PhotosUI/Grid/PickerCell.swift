internal import Photos
import UIKit

/// The cell of a photo in a picker.
final class PickerCell: UICollectionViewCell {
  /// The mark of a selected photo.
  enum Mark: Equatable {
    case none, check
    case number(Int)
  }

  private static let markSide: CGFloat = 22
  private static let markMargin: CGFloat = 5

  private let picture = UIImageView()
  private let veil = UIView()
  private let check = UIImageView(image: UIImage(systemName: "checkmark.circle.fill"))
  private let number = UILabel()
  private var identifier = ""
  private var request = PHInvalidImageRequestID

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.backgroundColor = .secondarySystemBackground
    veil.backgroundColor = UIColor.white.withAlphaComponent(0.3)
    check.backgroundColor = .white
    number.backgroundColor = tintColor
    number.textColor = .white
    number.textAlignment = .center
    number.font = .systemFont(ofSize: 13, weight: .semibold)
    for mark in [check, number] as [UIView] {
      mark.layer.cornerRadius = Self.markSide / 2
      mark.layer.borderColor = UIColor.white.cgColor
      mark.clipsToBounds = true
    }
    number.layer.borderWidth = 1
    for view in [picture, veil, check, number] as [UIView] { contentView.addSubview(view) }
    isAccessibilityElement = true
    show(.none)
  }

  required init?(coder: NSCoder) {
    fatalError("PickerCell cannot be decoded; create it with init(frame:).")
  }

  /// Displays a photo.
  ///
  /// - Parameter size: The size of the cell, in pixels.
  func show(_ asset: PHAsset, size: CGSize) {
    identifier = asset.localIdentifier
    accessibilityLabel = Self.description(of: asset)
    request = PHImageManager.default().requestImage(
      for: asset, targetSize: size, contentMode: .aspectFill, options: nil
    ) { [weak self, identifier] image, _ in
      guard let self, self.identifier == identifier, let image else { return }
      picture.image = image
    }
  }

  /// Displays the mark of the selection.
  func show(_ mark: Mark) {
    veil.isHidden = mark == .none
    check.isHidden = mark != .check
    number.isHidden = true
    accessibilityValue = nil
    if case .number(let position) = mark {
      number.isHidden = false
      number.text = "\(position)"
      accessibilityValue = "\(position)"
    }
    accessibilityTraits = mark == .none ? .image : [.image, .selected]
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    number.backgroundColor = tintColor
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    PHImageManager.default().cancelImageRequest(request)
    identifier = ""
    picture.image = nil
    show(.none)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = contentView.bounds
    veil.frame = contentView.bounds
    let inset = Self.markSide + Self.markMargin
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let mark = CGRect(
      x: isRightToLeft ? Self.markMargin : contentView.bounds.width - inset,
      y: contentView.bounds.height - inset, width: Self.markSide, height: Self.markSide)
    check.frame = mark
    number.frame = mark
  }

  private static func description(of asset: PHAsset) -> String {
    let kind = asset.mediaSubtypes.contains(.photoScreenshot) ? "Screenshot" : "Photo"
    guard let date = asset.creationDate else { return kind }
    let formatter = DateFormatter()
    formatter.dateStyle = .medium
    formatter.timeStyle = .short
    return "\(kind), \(formatter.string(from: date))"
  }
}
