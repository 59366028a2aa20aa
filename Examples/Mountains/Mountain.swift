import UIKit

/// A mountain and its height above the sea, in metres.
struct Mountain: Hashable {
  let name: String
  let height: Int

  /// The letter that the name begins with.
  var letter: String { String(name.prefix(1)) }

  /// Whether every word of a text occurs in the name, whatever the case and the accents.
  func matches(_ filter: String) -> Bool {
    filter.split(separator: " ").allSatisfy { word in
      name.range(of: word, options: [.caseInsensitive, .diacriticInsensitive]) != nil
    }
  }
}
