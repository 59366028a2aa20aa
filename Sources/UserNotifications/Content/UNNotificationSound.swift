public import Foundation

/// The name of a file with a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The sound of a notification. Sounds are not played here.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  /// The name of the file; `nil` for the system's sound.
  let name: UNNotificationSoundName?

  init(_ name: UNNotificationSoundName?) {
    self.name = name
    super.init()
  }

  /// Creates a sound of a file.
  public convenience init(named name: UNNotificationSoundName) { self.init(name) }

  private static let system = UNNotificationSound(nil as UNNotificationSoundName?)
  private static let important = UNNotificationSound(nil as UNNotificationSoundName?)

  /// The system's sound.
  open class var `default`: UNNotificationSound { system }
  /// The system's sound for important notifications.
  open class var defaultCritical: UNNotificationSound { important }
}
