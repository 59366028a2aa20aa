import UIKit

extension UIImage {
  /// Returns a picture of a size in points.
  static func picture(_ width: Int, _ height: Int) -> UIImage {
    UIImage(data: Data(TestPicture.png(width: width, height: height)))!
  }
}

/// A row at 3x with a content configuration and margins of 16 points, as in a list.
@MainActor
struct ContentRow {
  let cell: UICollectionViewCell

  init(_ content: UIListContentConfiguration, width: CGFloat = 370, height: CGFloat = 52) {
    cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: width, height: height))
    cell.traitOverrides.displayScale = 3
    cell.layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    cell.contentConfiguration = content
    cell.layoutIfNeeded()
  }

  var view: UIListContentView { cell.contentView as! UIListContentView }

  /// The labels that are displayed.
  var labels: [UILabel] { view.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden } }

  var imageView: UIImageView? {
    view.subviews.compactMap { $0 as? UIImageView }.first { !$0.isHidden }
  }

  /// The height that the row prefers in its width.
  var preferredHeight: CGFloat {
    cell.systemLayoutSizeFitting(
      cell.bounds.size, withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// Returns the row in the height that it prefers.
  func fitted() -> ContentRow {
    cell.frame.size.height = preferredHeight
    cell.layoutIfNeeded()
    return self
  }

  /// Displays another configuration.
  func show(_ content: UIListContentConfiguration) {
    cell.contentConfiguration = content
    cell.layoutIfNeeded()
  }
}

extension UIListContentConfiguration {
  /// Returns the configuration with texts.
  func with(_ text: String?, _ secondary: String? = nil) -> UIListContentConfiguration {
    var result = self
    result.text = text
    result.secondaryText = secondary
    return result
  }

  /// Returns the configuration with an image.
  func with(_ image: UIImage?) -> UIListContentConfiguration {
    var result = self
    result.image = image
    return result
  }
}

/// Returns whether two lengths are equal, but for rounding errors.
func near(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.001 }
