import Foundation
import GRDB

/// A photo without its picture.
public struct Photo: Identifiable, Hashable, Sendable, FetchableRecord {
  public let id: Int64
  /// The time, in seconds since 1970.
  public let takenAt: Int64
  public let title: String
  /// The hue of the picture, from 0 to 359.
  public let hue: Int
  public let isFavorite: Bool

  /// Creates a photo from a row of the table.
  public init(row: Row) {
    id = row["id"]
    takenAt = row["takenAt"]
    title = row["title"]
    hue = row["hue"]
    isFavorite = row["isFavorite"]
  }

  /// The number of months since the year 0 of a time in seconds since 1970, in UTC.
  public static func month(of time: Int64) -> Int {
    let parts = calendar.dateComponents(
      [.year, .month], from: Date(timeIntervalSince1970: TimeInterval(time)))
    guard let year = parts.year, let month = parts.month else {
      fatalError(
        "The Gregorian calendar has no month for the time \(time); pass seconds since 1970.")
    }
    return year * 12 + month - 1
  }

  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()
}
