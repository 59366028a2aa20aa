import UIKit

/// A hike, with its length and effort.
struct Hike: Hashable, Sendable {
  /// The effort that a hike takes.
  enum Effort: String, Sendable {
    case easy = "Easy"
    case moderate = "Moderate"
    case hard = "Hard"

    var color: UIColor {
      switch self {
      case .easy: .systemGreen
      case .moderate: .systemOrange
      case .hard: .systemRed
      }
    }
  }

  let name: String
  let summary: String
  let kilometers: Int
  let effort: Effort

  static let all = [
    Hike(name: "Lighthouse", summary: "Along the dunes", kilometers: 6, effort: .easy),
    Hike(name: "Black Lake", summary: "Through the pine forest", kilometers: 11, effort: .moderate),
    Hike(
      name: "Twelve Bridges", summary: "Up the river on both of its banks, and back by boat",
      kilometers: 17, effort: .moderate),
    Hike(name: "Quarry", summary: "A walk for the evening", kilometers: 3, effort: .easy),
    Hike(name: "High Ridge", summary: "With ladders at the top", kilometers: 14, effort: .hard),
    Hike(name: "Monastery", summary: "Past vineyards and walls", kilometers: 8, effort: .easy),
    Hike(name: "Ice Gorge", summary: "Only in late summer", kilometers: 21, effort: .hard),
  ]
}
