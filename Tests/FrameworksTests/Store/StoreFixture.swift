import Foundation

@testable import StoreKit

/// A configuration file with one product of each kind.
enum StoreFixture {
  static let file = """
    {
      "identifier": "1", "nonRenewingSubscriptions": [
        {"productID": "season", "type": "NonRenewingSubscription", "displayPrice": "9.99",
         "referenceName": "Season", "localizations": []}
      ],
      "products": [
        {"productID": "coins", "type": "Consumable", "displayPrice": "0.99",
         "familyShareable": false, "referenceName": "Coins", "localizations": [
          {"description": "Münzen", "displayName": "Münzen", "locale": "de"},
          {"description": "A bag", "displayName": "Bag of Coins", "locale": "en_US"}]},
        {"productID": "full", "type": "NonConsumable", "displayPrice": "1234.50",
         "familyShareable": true, "referenceName": "Full Version", "localizations": [
          {"description": "", "displayName": "", "locale": "en_US"}]}
      ],
      "settings": {"_locale": "en_US", "_storefront": "USA"},
      "subscriptionGroups": [
        {"id": "G1", "name": "Club", "localizations": [], "subscriptions": [
          {"productID": "club", "type": "RecurringSubscription", "displayPrice": "4.99",
           "groupNumber": 2, "recurringSubscriptionPeriod": "P1M", "referenceName": "Club",
           "introductoryOffer": {"displayPrice": "0.00", "numberOfPeriods": 1,
             "paymentMode": "free", "subscriptionPeriod": "P1W"}, "localizations": []}]}
      ],
      "version": {"major": 4, "minor": 0}
    }
    """

  @MainActor
  static func store(_ answer: Store.Answer = .success) throws -> Store {
    Store(try StoreFile(Data(file.utf8)), answer: answer)
  }
}
