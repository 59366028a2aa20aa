internal import Foundation

/// The contents of a StoreKit configuration file.
struct StoreFile: Sendable {
  /// The products, in the order of the file: products, subscriptions without renewal, groups.
  var items: [StoreItem] = []
  /// The identifier of the region and language that prices are in.
  var locale = "en_US"

  /// A file that cannot be read.
  struct Failure: Error, LocalizedError {
    let errorDescription: String?
  }

  /// A store without products.
  init() {}

  /// Reads a file.
  ///
  /// - Throws: ``Failure`` with a sentence if the data is not a configuration file.
  init(_ data: Data) throws(Failure) {
    let document: Document
    do {
      document = try JSONDecoder().decode(Document.self, from: data)
    } catch {
      throw Failure(errorDescription: "The data is not a StoreKit configuration file: \(error)")
    }
    locale = document.settings?._locale ?? locale
    for product in (document.products ?? []) + (document.nonRenewingSubscriptions ?? []) {
      items.append(try product.item(locale, group: nil))
    }
    for group in document.subscriptionGroups ?? [] {
      for product in group.subscriptions { items.append(try product.item(locale, group: group)) }
    }
  }

  // MARK: Document

  private struct Document: Decodable {
    struct Settings: Decodable {
      var _locale: String?
    }
    var products: [Product]?
    var nonRenewingSubscriptions: [Product]?
    var subscriptionGroups: [Group]?
    var settings: Settings?
  }

  private struct Group: Decodable {
    var id: String
    var name: String?
    var subscriptions: [Product]
  }

  private struct Localization: Decodable {
    var description: String?
    var displayName: String?
    var locale: String?
  }

  private struct Offer: Decodable {
    var displayPrice: String?
    var paymentMode: String?
    var subscriptionPeriod: String?
    var numberOfPeriods: Int?
  }

  private struct Product: Decodable {
    var productID: String
    var type: String
    var displayPrice: String
    var referenceName: String?
    var familyShareable: Bool?
    var localizations: [Localization]?
    var recurringSubscriptionPeriod: String?
    var groupNumber: Int?
    var introductoryOffer: Offer?

    func item(_ locale: String, group: Group?) throws(Failure) -> StoreItem {
      guard let kind = StoreItem.Kind(rawValue: type) else {
        throw failure("has the unknown type '\(type)'")
      }
      let text = localizations?.first { $0.locale == locale } ?? localizations?.first
      let title = text?.displayName.flatMap { $0.isEmpty ? nil : $0 }
      return StoreItem(
        identifier: productID, kind: kind, title: title ?? referenceName ?? productID,
        text: text?.description ?? "", price: try amount(displayPrice),
        isFamilyShareable: familyShareable ?? false,
        period: try recurringSubscriptionPeriod.map(period), group: group?.id,
        groupName: group?.name, level: groupNumber,
        introductoryOffer: try introductoryOffer.map(offer))
    }

    private func offer(_ offer: Offer) throws(Failure) -> StoreItem.Offer {
      StoreItem.Offer(
        price: try amount(offer.displayPrice ?? "0"), payment: offer.paymentMode ?? "free",
        period: try period(offer.subscriptionPeriod ?? ""), count: offer.numberOfPeriods ?? 1)
    }

    private func amount(_ text: String) throws(Failure) -> Decimal {
      guard let amount = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")),
        amount >= 0
      else { throw failure("has the price '\(text)', which is no amount") }
      return amount
    }

    private func period(_ text: String) throws(Failure) -> StorePeriod {
      guard let period = StorePeriod(text) else {
        throw failure("has the period '\(text)', which is none such as P1M")
      }
      return period
    }

    private func failure(_ text: String) -> Failure {
      Failure(errorDescription: "The product '\(productID)' \(text).")
    }
  }
}
