import UIKit

/// The author of a post above its text.
final class PostCell: UICollectionViewCell {
  private static let margins = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)

  private let authorLabel = UILabel()
  private let textLabel = UILabel()
  private let separator = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    authorLabel.font = UIFontMetrics(forTextStyle: .subheadline).scaledFont(
      for: .systemFont(ofSize: 15, weight: .semibold))
    authorLabel.textColor = .label
    textLabel.font = .preferredFont(forTextStyle: .callout)
    textLabel.textColor = .label
    for label in [authorLabel, textLabel] {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
    }
    separator.backgroundColor = .separator
    for view in [authorLabel, textLabel, separator] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) {
    fatalError("PostCell cannot be decoded; register the class.")
  }

  func show(_ post: Post) {
    authorLabel.text = "\(post.author) · \(post.number)"
    textLabel.text = post.text
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let parts = parts(width: size.width)
    return CGSize(width: size.width, height: parts.text.maxY + Self.margins.bottom)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    let parts = parts(width: bounds.width)
    authorLabel.frame = parts.author
    textLabel.frame = parts.text
    let hairline = 1 / max(traitCollection.displayScale, 1)
    separator.frame = CGRect(
      x: Self.margins.left, y: bounds.maxY - hairline,
      width: max(0, bounds.width - Self.margins.left),
      height: hairline)
  }

  /// Returns the frames of the labels in a cell of a width.
  private func parts(width: CGFloat) -> (author: CGRect, text: CGRect) {
    let margins = Self.margins
    let room = CGSize(
      width: max(0, width - margins.left - margins.right), height: .greatestFiniteMagnitude)
    let author = CGRect(
      x: margins.left, y: margins.top, width: room.width,
      height: authorLabel.sizeThatFits(room).height)
    let text = CGRect(
      x: margins.left, y: author.maxY + 4, width: room.width,
      height: textLabel.sizeThatFits(room).height)
    return (author, text)
  }
}
