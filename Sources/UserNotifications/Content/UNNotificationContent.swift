public import Foundation

/// The content of a notification.
///
/// Apple documentation:
/// https://developer.apple.com/documentation/usernotifications/unnotificationcontent
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  /// The values of a content.
  struct Values {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var userInfo: [AnyHashable: Any] = [:]
    var categoryIdentifier = ""
    var threadIdentifier = ""
    var launchImageName = ""
    var targetContentIdentifier: String?
    var attachments: [UNNotificationAttachment] = []
    var interruptionLevel = UNNotificationInterruptionLevel.active
    var relevanceScore: Double = 0
  }

  var values: Values

  /// Creates an empty content.
  public override init() {
    values = Values()
    super.init()
  }

  init(_ values: Values) {
    self.values = values
    super.init()
  }

  /// The first line.
  open var title: String { values.title }
  /// The second line.
  open var subtitle: String { values.subtitle }
  /// The text.
  open var body: String { values.body }
  /// The number on the app's icon: 0 removes it, and `nil` keeps it.
  open var badge: NSNumber? { values.badge }
  /// The sound; `nil` for none. Sounds are not played here.
  open var sound: UNNotificationSound? { values.sound }
  /// Values for the app.
  open var userInfo: [AnyHashable: Any] { values.userInfo }
  /// The identifier of the category, whose actions the banner has.
  open var categoryIdentifier: String { values.categoryIdentifier }
  /// The identifier of the group of notifications.
  open var threadIdentifier: String { values.threadIdentifier }
  /// The name of the launch image.
  open var launchImageName: String { values.launchImageName }
  /// The identifier of the scene for the notification.
  open var targetContentIdentifier: String? { values.targetContentIdentifier }
  /// The files. The banner displays the first one that is an image.
  open var attachments: [UNNotificationAttachment] { values.attachments }
  /// The importance.
  open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
  /// The rank in the system's summary, from 0 to 1.
  open var relevanceScore: Double { values.relevanceScore }

  /// Returns a content with the same values, which cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(values) }
  /// Returns a content with the same values, which can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = UNMutableNotificationContent()
    copy.values = values
    return copy
  }
}

/// The content of a notification that the app makes.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  /// The first line.
  open override var title: String {
    get { values.title }
    set { values.title = newValue }
  }
  /// The second line.
  open override var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  /// The text.
  open override var body: String {
    get { values.body }
    set { values.body = newValue }
  }
  /// The number on the app's icon: 0 removes it, and `nil` keeps it.
  open override var badge: NSNumber? {
    get { values.badge }
    set { values.badge = newValue }
  }
  /// The sound; `nil` for none.
  open override var sound: UNNotificationSound? {
    get { values.sound }
    set { values.sound = newValue }
  }
  /// Values for the app.
  open override var userInfo: [AnyHashable: Any] {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
  /// The identifier of the category, whose actions the banner has.
  open override var categoryIdentifier: String {
    get { values.categoryIdentifier }
    set { values.categoryIdentifier = newValue }
  }
  /// The identifier of the group of notifications.
  open override var threadIdentifier: String {
    get { values.threadIdentifier }
    set { values.threadIdentifier = newValue }
  }
  /// The name of the launch image.
  open override var launchImageName: String {
    get { values.launchImageName }
    set { values.launchImageName = newValue }
  }
  /// The identifier of the scene for the notification.
  open override var targetContentIdentifier: String? {
    get { values.targetContentIdentifier }
    set { values.targetContentIdentifier = newValue }
  }
  /// The files. The banner displays the first one that is an image.
  open override var attachments: [UNNotificationAttachment] {
    get { values.attachments }
    set { values.attachments = newValue }
  }
  /// The importance.
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { values.interruptionLevel }
    set { values.interruptionLevel = newValue }
  }
  /// The rank in the system's summary, from 0 to 1.
  open override var relevanceScore: Double {
    get { values.relevanceScore }
    set { values.relevanceScore = newValue }
  }
}

/// The importance of a notification.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// Without a sound and a lit screen.
  case passive = 0
  /// With a sound and a lit screen.
  case active = 1
  /// Also when the user does not want to be disturbed.
  case timeSensitive = 2
  /// Also when the device is mute.
  case critical = 3
}
