import Foundation

/// A mountain with its height above the sea, in meters, and its continent.
struct Mountain: Hashable, Sendable {
  let name: String
  let height: Int
  let continent: String

  /// Returns whether the name or the continent contains a text, ignoring case and accents.
  func contains(_ text: String) -> Bool {
    if text.isEmpty { return true }
    return [name, continent].contains {
      $0.range(of: text, options: [.caseInsensitive, .diacriticInsensitive]) != nil
    }
  }
}
