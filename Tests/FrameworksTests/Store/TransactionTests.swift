import Foundation
import HeadlessHost
import Testing
import UIKit

@testable import StoreKit

@MainActor
@Suite(.serialized) struct TransactionTests {
  private func identifiers(
    _ contents: Transaction.Transactions.Contents, _ store: Store
  ) async throws -> [String] {
    var result: [String] = []
    for await transaction in Transaction.Transactions(contents, of: store) {
      result.append(try transaction.payloadValue.productID)
    }
    return result
  }

  @Test func `purchases are in the lists until they are finished, used up or ended`()
    async throws
  {
    let store = try StoreFixture.store(.success)
    for product in Product.products(["coins", "full", "club"], of: store) {
      let result = try await product.purchase(options: [.quantity(product.id == "coins" ? 2 : 1)])
      guard case .success(let verification) = result else {
        Issue.record("The user did not pay: \(result)")
        return
      }
      let transaction = try verification.payloadValue
      #expect(transaction.productID == product.id)
      #expect((transaction.expirationDate != nil) == (product.type == .autoRenewable))
      if product.id == "coins" {
        #expect(transaction.purchasedQuantity == 2)
        await transaction.finish()
      }
    }
    #expect(try await identifiers(.all, store) == ["club", "full", "coins"])
    #expect(try await identifiers(.entitlements, store) == ["full", "club"])
    #expect(try await identifiers(.unfinished, store) == ["full", "club"])
    let later = Date(timeIntervalSinceNow: 40 * 86_400)
    #expect(store.entitlements(at: later).map(\.item.identifier) == ["full"])
  }

  @Test func `a cancelled purchase and a wrong quantity buy nothing`() async throws {
    let store = try StoreFixture.store(.cancel)
    let product = try #require(Product.products(["coins"], of: store).first)
    guard case .userCancelled = try await product.purchase() else {
      Issue.record("The user paid.")
      return
    }
    await #expect(throws: Product.PurchaseError.invalidQuantity) {
      try await product.purchase(options: [.quantity(11)])
    }
    #expect(store.purchases.isEmpty)
  }

  @Test func `updates are the unfinished purchases, and then those of the queue`() async throws {
    let store = try StoreFixture.store(.success)
    let product = try #require(Product.products(["full"], of: store).first)
    try await product.purchase()
    var updates = Transaction.Transactions(.updates, of: store).makeAsyncIterator()
    #expect(try await updates.next()?.payloadValue.productID == "full")
    let payment = SKMutablePayment()
    payment.productIdentifier = "coins"
    SKPaymentQueue(store).add(payment)
    #expect(try await updates.next()?.payloadValue.productID == "coins")
  }

  @Test func `a page of the store has an address, and its button ends it`() throws {
    let screen = HostedScreen(UIViewController())
    let page = SKStoreProductViewController()
    var results: [Bool] = []
    page.loadProduct(withParameters: [SKStoreProductParameterITunesItemIdentifier: 1234]) {
      results.append($0 && $1 == nil)
    }
    screen.viewController.present(page, animated: false)
    screen.layOut()
    screen.advance(by: 1)
    #expect(screen.readElements.contains("https://apps.apple.com/app/id1234"))
    page.loadProduct(withParameters: [:]) { results.append($0 || $1 == nil) }
    screen.advance(by: 1)
    #expect(results == [true, false])
    try screen.activate(label: "Done")
    screen.advance(by: 1)
    #expect(screen.viewController.presentedViewController == nil)
  }

  @Test func `a request for a review asks for stars`() throws {
    let screen = HostedScreen(UIViewController())
    SKStoreReviewController.requestReview()
    screen.advance(by: 1)
    #expect(screen.readElements.contains { $0.contains("Tap a star to rate it") })
    try screen.activate(label: "★★★★")
    screen.advance(by: 1)
    #expect(screen.viewController.presentedViewController == nil)
  }
}
