internal import Foundation

/// A product of a StoreKit configuration file.
struct StoreItem: Hashable, Sendable {
  /// The kinds of products, with their names in the files.
  enum Kind: String, Sendable {
    case consumable = "Consumable"
    case nonConsumable = "NonConsumable"
    case nonRenewing = "NonRenewingSubscription"
    case renewing = "RecurringSubscription"
  }

  /// An offer for new subscribers.
  struct Offer: Hashable, Sendable {
    var price: Decimal
    /// The name of the way to pay in the files: `free`, `payAsYouGo` or `payUpFront`.
    var payment: String
    var period: StorePeriod
    var count: Int
  }

  var identifier: String
  var kind: Kind
  var title: String
  var text: String
  var price: Decimal
  var isFamilyShareable: Bool
  /// The length of a period of a subscription; `nil` for other products.
  var period: StorePeriod?
  /// The group of a subscription; `nil` for other products.
  var group: String?
  /// The name of the group; `nil` for other products.
  var groupName: String?
  /// The rank in the group: 1 is the highest.
  var level: Int?
  var introductoryOffer: Offer?
}

/// A length of time, as `P1M` in the files.
struct StorePeriod: Hashable, Sendable {
  enum Unit: Int, Sendable { case day, week, month, year }

  var count: Int
  var unit: Unit

  /// Reads a length; `nil` if the text is not a length with one unit.
  init?(_ text: String) {
    let units: [Character: Unit] = ["D": .day, "W": .week, "M": .month, "Y": .year]
    guard text.first == "P", let last = text.last, let unit = units[last],
      let count = Int(text.dropFirst().dropLast()), count > 0
    else { return nil }
    self.count = count
    self.unit = unit
  }

  /// The length as a text, such as "month" and "3 months".
  var name: String { count == 1 ? "\(unit)" : "\(count) \(unit)s" }

  /// Returns the date after a number of lengths.
  func date(after date: Date, count: Int = 1) -> Date {
    let components: [Calendar.Component] = [.day, .weekOfYear, .month, .year]
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    let total = self.count * count
    guard let end = calendar.date(byAdding: components[unit.rawValue], value: total, to: date)
    else { fatalError("\(total) periods after \(date) are beyond the calendar.") }
    return end
  }
}
