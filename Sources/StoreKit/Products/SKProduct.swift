public import Foundation

/// A product of the store.
///
/// Apple documentation: https://developer.apple.com/documentation/storekit/skproduct
open class SKProduct: NSObject, @unchecked Sendable {
  let item: StoreItem
  /// The language and region of the price.
  public let priceLocale: Locale

  init(_ item: StoreItem, locale: Locale) {
    self.item = item
    priceLocale = locale
    super.init()
  }

  /// The units of time.
  public enum PeriodUnit: UInt, Sendable {
    /// Days.
    case day = 0
    /// Weeks.
    case week = 1
    /// Months.
    case month = 2
    /// Years.
    case year = 3
  }

  /// The identifier.
  open var productIdentifier: String { item.identifier }
  /// The name for the user.
  open var localizedTitle: String { item.title }
  /// The description for the user.
  open var localizedDescription: String { item.text }
  /// The price, in the currency of ``priceLocale``.
  open var price: NSDecimalNumber { item.price as NSDecimalNumber }
  /// Whether the product can be shared with the family of the user.
  open var isFamilyShareable: Bool { item.isFamilyShareable }
  /// The length of a period of a subscription that renews itself; `nil` for other products.
  open var subscriptionPeriod: SKProductSubscriptionPeriod? {
    item.period.map(SKProductSubscriptionPeriod.init)
  }
  /// The group of a subscription; `nil` for other products.
  open var subscriptionGroupIdentifier: String? { item.group }
  /// The offer for new subscribers; `nil` without one.
  open var introductoryPrice: SKProductDiscount? {
    item.introductoryOffer.map { SKProductDiscount($0, locale: priceLocale) }
  }
}

/// The length of a period of a subscription.
open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
  /// The number of units.
  public let numberOfUnits: Int
  /// The unit.
  public let unit: SKProduct.PeriodUnit

  init(_ period: StorePeriod) {
    numberOfUnits = period.count
    unit = SKProduct.PeriodUnit(period.unit)
    super.init()
  }
}

extension SKProduct.PeriodUnit {
  init(_ unit: StorePeriod.Unit) {
    self =
      switch unit {
      case .day: .day
      case .week: .week
      case .month: .month
      case .year: .year
      }
  }
}

/// An offer for new subscribers.
open class SKProductDiscount: NSObject, @unchecked Sendable {
  /// The ways to pay.
  public enum PaymentMode: UInt, Sendable {
    /// The price is paid for each period.
    case payAsYouGo = 0
    /// The price is paid once.
    case payUpFront = 1
    /// Nothing is paid.
    case freeTrial = 2
  }

  /// The price, in the currency of ``priceLocale``.
  public let price: NSDecimalNumber
  /// The language and region of the price.
  public let priceLocale: Locale
  /// The length of a period.
  public let subscriptionPeriod: SKProductSubscriptionPeriod
  /// The number of periods.
  public let numberOfPeriods: Int
  /// The way to pay.
  public let paymentMode: PaymentMode

  init(_ offer: StoreItem.Offer, locale: Locale) {
    price = offer.price as NSDecimalNumber
    priceLocale = locale
    subscriptionPeriod = SKProductSubscriptionPeriod(offer.period)
    numberOfPeriods = offer.count
    paymentMode =
      switch offer.payment {
      case "payAsYouGo": .payAsYouGo
      case "payUpFront": .payUpFront
      default: .freeTrial
      }
    super.init()
  }
}
