public import Foundation

/// The options of an action.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates options.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The device is unlocked before.
  public static let authenticationRequired = Self(rawValue: 1)
  /// The action destroys something: its title is red.
  public static let destructive = Self(rawValue: 2)
  /// The app is displayed.
  public static let foreground = Self(rawValue: 4)
}

/// An action of a category.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  /// The identifier.
  public let identifier: String
  /// The title of the button.
  public let title: String
  /// The options.
  public let options: UNNotificationActionOptions

  /// Creates an action.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.identifier = identifier
    self.title = title
    self.options = options
    super.init()
  }
}

/// An action with a field in which the user writes a text.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  /// The title of the button that sends the text.
  public let textInputButtonTitle: String
  /// The text in the empty field.
  public let textInputPlaceholder: String

  /// Creates an action.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    textInputButtonTitle: String, textInputPlaceholder: String
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options)
  }
}

/// The options of a category.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates options.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The delegate is told of the dismissal.
  public static let customDismissAction = Self(rawValue: 1)
  /// Notifications are displayed in cars.
  public static let allowInCarPlay = Self(rawValue: 2)
  /// The title is displayed without previews.
  public static let hiddenPreviewsShowTitle = Self(rawValue: 4)
  /// The second line is displayed without previews.
  public static let hiddenPreviewsShowSubtitle = Self(rawValue: 8)
}

/// A kind of notifications with actions.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
  /// The identifier.
  public let identifier: String
  /// The actions, in their order.
  public let actions: [UNNotificationAction]
  /// The identifiers of intents.
  public let intentIdentifiers: [String]
  /// The options.
  public let options: UNNotificationCategoryOptions

  /// Creates a category.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.options = options
    super.init()
  }
}
