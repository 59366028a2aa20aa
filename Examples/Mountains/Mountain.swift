import UIKit

/// A mountain and its height above sea level, in meters.
struct Mountain: Hashable {
  let name: String
  let height: Int

  /// The first letter of the name.
  var letter: String { String(name.prefix(1)) }

  /// Returns whether the name contains every word of a text, ignoring case and accents.
  func matches(_ filter: String) -> Bool {
    filter.split(separator: " ").allSatisfy { word in
      name.range(of: word, options: [.caseInsensitive, .diacriticInsensitive]) != nil
    }
  }
}
