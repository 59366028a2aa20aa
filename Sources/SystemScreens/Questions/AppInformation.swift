internal import Foundation

/// Values of the property list of the app, for questions of the system.
@MainActor
package enum AppInformation {
  /// The name of the app for the user, or the name of the process if the property list has none.
  package static var name: String {
    text("CFBundleDisplayName") ?? text("CFBundleName") ?? ProcessInfo.processInfo.processName
  }

  /// Returns a text of the property list; `nil` if it has none with a key, or an empty one.
  package static func text(_ key: String) -> String? {
    guard let text = values[key] as? String, !text.isEmpty else { return nil }
    return text
  }

  /// The property list of the main bundle, or of the file beside the executable.
  private static let values: [String: Any] = {
    let bundled = Bundle.main.infoDictionary ?? [:]
    guard let folder = Bundle.main.executableURL?.deletingLastPathComponent(),
      let data = try? Data(contentsOf: folder.appendingPathComponent("Info.plist")),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    else { return bundled }
    return bundled.merging(list as? [String: Any] ?? [:]) { _, beside in beside }
  }()
}
