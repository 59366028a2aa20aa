import UIKit

/// The appearance of a message in the list.
@MainActor
enum MessageContent {
  /// Returns the content of a row: a dot for a message that was not read, the sender, the subject
  /// and the beginning of the text.
  ///
  /// - Parameter isLarge: A Boolean value that indicates whether the letters are so large that the
  ///   parts are below each other, with the day in front of the subject.
  static func configuration(
    of message: Message, from configuration: UIListContentConfiguration, isLarge: Bool
  ) -> UIListContentConfiguration {
    var content = configuration
    content.image = UIImage(systemName: "circle.fill")
    content.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      textStyle: .caption2)
    content.imageProperties.tintColor = message.isRead ? .clear : .systemBlue
    content.text = message.sender
    content.textProperties.font = .preferredFont(forTextStyle: .headline)
    content.textProperties.numberOfLines = isLarge ? 2 : 1
    let text = NSMutableAttributedString(
      string: (isLarge ? "\(message.day)\n" : "") + message.subject + "\n",
      attributes: [
        .font: UIFont.preferredFont(forTextStyle: .subheadline), .foregroundColor: UIColor.label,
      ])
    text.append(
      NSAttributedString(
        string: message.preview,
        attributes: [
          .font: UIFont.preferredFont(forTextStyle: .subheadline),
          .foregroundColor: UIColor.secondaryLabel,
        ]))
    content.secondaryAttributedText = text
    content.secondaryTextProperties.numberOfLines = isLarge ? 5 : 2
    content.textToSecondaryTextVerticalPadding = 2
    return content
  }

  /// Returns the flag of a message.
  static func flag() -> UICellAccessory {
    let view = UIImageView(image: UIImage(systemName: "flag.fill"))
    view.tintColor = .systemOrange
    view.accessibilityLabel = "Flagged"
    view.isAccessibilityElement = true
    return .customView(
      configuration: .init(
        customView: view, placement: .trailing(), reservedLayoutWidth: .actual))
  }
}
