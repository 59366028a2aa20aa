/// An object that supplies an item of a ``UIActivityViewController`` when an activity is chosen.
///
/// Link metadata and recipients are missing: they belong to frameworks that are missing.
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/uiactivityitemsource
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
  /// Returns a value of the class of the item, from which the sheet chooses the activities.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any
  /// Returns the item for an activity; `nil` for none.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// Returns the subject for activities that have one, such as mail. The default is empty.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// Returns the type under which the item is stored in a pasteboard, or an empty text (the
  /// default) for the types of its class.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// Returns an image of the item for the sheet. The default is `nil`.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage?
}

extension UIActivityItemSource {
  /// Returns an empty text.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  /// Returns an empty text.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  /// Returns `nil`.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage? { nil }
}

/// An operation that makes an item of a ``UIActivityViewController`` when an activity is chosen.
///
/// A subclass overrides ``item``. It is read on the main queue here, before the activity is
/// prepared; UIKit reads it in the background.
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/uiactivityitemprovider
open class UIActivityItemProvider: Operation, @unchecked Sendable {
  /// A value of the class of the item, from which the sheet chooses the activities.
  public let placeholderItem: Any?
  /// The kind of the chosen activity; `nil` before the choice.
  public internal(set) var activityType: UIActivity.ActivityType?

  /// Creates a provider with a value of the class of the item.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  /// The item. The default is the placeholder.
  open var item: Any { placeholderItem ?? NSNull() }
}

extension UIActivityItemProvider: UIActivityItemSource {
  /// Returns the placeholder.
  public func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { placeholderItem ?? NSNull() }

  /// Returns the item.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    self.activityType = activityType
    return isCancelled ? nil : item
  }
}
