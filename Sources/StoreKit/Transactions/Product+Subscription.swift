public import Foundation

extension Product {
  /// The values of a subscription that renews itself.
  public struct SubscriptionInfo: Hashable, Sendable {
    /// The group.
    public let subscriptionGroupID: String
    /// The length of a period.
    public let subscriptionPeriod: SubscriptionPeriod
    /// The offer for new subscribers; `nil` without one.
    public let introductoryOffer: SubscriptionOffer?
    /// The rank in the group: 1 is the highest.
    public let groupLevel: Int
    /// The name of the group.
    public let groupDisplayName: String

    init?(_ product: Product) {
      guard product.item.kind == .renewing, let period = product.item.period else { return nil }
      subscriptionGroupID = product.item.group ?? ""
      subscriptionPeriod = SubscriptionPeriod(period)
      introductoryOffer = product.item.introductoryOffer.map {
        SubscriptionOffer($0, locale: product.locale)
      }
      groupLevel = product.item.level ?? 1
      groupDisplayName = product.item.groupName ?? ""
    }
  }

  /// The length of a period.
  public struct SubscriptionPeriod: Hashable, Sendable {
    /// The units of time.
    public enum Unit: Hashable, Sendable {
      /// Days.
      case day
      /// Weeks.
      case week
      /// Months.
      case month
      /// Years.
      case year
    }

    /// The unit.
    public let unit: Unit
    /// The number of units.
    public let value: Int

    init(_ period: StorePeriod) {
      value = period.count
      unit =
        switch period.unit {
        case .day: .day
        case .week: .week
        case .month: .month
        case .year: .year
        }
    }
  }

  /// An offer for subscribers.
  public struct SubscriptionOffer: Hashable, Sendable {
    /// The ways to pay.
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// Creates a way with a name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// The price is paid for each period.
      public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
      /// The price is paid once.
      public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
      /// Nothing is paid.
      public static let freeTrial = PaymentMode(rawValue: "FreeTrial")
    }

    /// The price, in the currency of the store.
    public let price: Decimal
    /// The price as a text for the user.
    public let displayPrice: String
    /// The length of a period.
    public let period: SubscriptionPeriod
    /// The number of periods.
    public let periodCount: Int
    /// The way to pay.
    public let paymentMode: PaymentMode

    init(_ offer: StoreItem.Offer, locale: Locale) {
      price = offer.price
      displayPrice = Store.text(offer.price, locale)
      period = SubscriptionPeriod(offer.period)
      periodCount = offer.count
      paymentMode =
        switch offer.payment {
        case "payAsYouGo": .payAsYouGo
        case "payUpFront": .payUpFront
        default: .freeTrial
        }
    }
  }
}
