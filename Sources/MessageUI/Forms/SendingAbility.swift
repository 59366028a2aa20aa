import Foundation

/// The ways to send that the user of the device has set up.
enum SendingAbility {
  /// Whether mails can be sent: unless `TESSERA_MAIL` is 0.
  static var mail: Bool { isOn("TESSERA_MAIL", in: ProcessInfo.processInfo.environment) }
  /// Whether messages can be sent: unless `TESSERA_MESSAGES` is 0.
  static var messages: Bool { isOn("TESSERA_MESSAGES", in: ProcessInfo.processInfo.environment) }

  /// Returns whether a variable of an environment has no value that turns an ability off.
  static func isOn(_ name: String, in environment: [String: String]) -> Bool {
    environment[name] != "0"
  }
}
