import Foundation
import Testing

@testable import StoreKit

@MainActor
@Suite(.serialized) struct StoreFileTests {
  @Test func `a file has products of each kind, with texts of its language`() async throws {
    let store = try StoreFixture.store()
    #expect(store.file.items.map(\.identifier) == ["coins", "full", "season", "club"])
    let products = Product.products(["coins", "full", "season", "club", "none"], of: store)
    #expect(products.map(\.displayName) == ["Bag of Coins", "Full Version", "Season", "Club"])
    #expect(products.map(\.displayPrice) == ["$0.99", "$1,234.50", "$9.99", "$4.99"])
    #expect(
      products.map(\.type) == [.consumable, .nonConsumable, .nonRenewable, .autoRenewable])
    #expect(products.map(\.isFamilyShareable) == [false, true, false, false])
    #expect(products.map { $0.subscription == nil } == [true, true, true, false])
    let club = try #require(products.last?.subscription)
    #expect(club.subscriptionPeriod.unit == .month)
    #expect(club.subscriptionPeriod.value == 1)
    #expect(club.subscriptionGroupID == "G1")
    #expect(club.groupLevel == 2)
    #expect(club.introductoryOffer?.paymentMode == .freeTrial)
    #expect(club.introductoryOffer?.period.unit == .week)
  }

  @Test(arguments: [
    ("not JSON", "not a StoreKit configuration file"), ("[]", "not a StoreKit configuration file"),
    (#"{"products": [{"productID": "a", "type": "Gift", "displayPrice": "1"}]}"#, "'Gift'"),
    (#"{"products": [{"productID": "a", "type": "Consumable", "displayPrice": "x"}]}"#, "'x'"),
    (
      #"{"products": [{"productID": "a", "type": "RecurringSubscription", "displayPrice": "1", "#
        + #""recurringSubscriptionPeriod": "P0M"}]}"#, "'P0M'"
    ),
  ])
  func `files with errors are refused with a sentence`(_ text: String, _ part: String) {
    let error = #expect(throws: StoreFile.Failure.self) { try StoreFile(Data(text.utf8)) }
    #expect(error?.errorDescription?.contains(part) == true, "\(error as Any)")
  }

  @Test(arguments: [
    ("P1M", "2026-02-28", "month"), ("P3M", "2026-04-30", "3 months"),
    ("P2W", "2026-02-14", "2 weeks"), ("P1Y", "2027-01-31", "year"),
    ("P3D", "2026-02-03", "3 days"),
  ])
  func `periods follow the calendar`(_ text: String, _ end: String, _ name: String) throws {
    let period = try #require(StorePeriod(text))
    let formatter = ISO8601DateFormatter()
    formatter.formatOptions = [.withFullDate]
    let start = try #require(formatter.date(from: "2026-01-31"))
    #expect(formatter.string(from: period.date(after: start)) == end)
    #expect(period.name == name)
  }

  @Test func `texts that are no periods are refused`() {
    for text in ["", "P", "1M", "P1", "PM", "P-1M", "P1MD"] { #expect(StorePeriod(text) == nil) }
  }
}
