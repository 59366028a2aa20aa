import HeadlessHost
import Testing
import UIKit

@testable import StoreKit

@MainActor
@Suite(.serialized) struct PaymentTests {
  @MainActor
  private final class Observer: NSObject, @preconcurrency SKPaymentTransactionObserver,
    @preconcurrency SKProductsRequestDelegate
  {
    var calls: [String] = []
    var transactions: [SKPaymentTransaction] = []
    var products: [SKProduct] = []

    func paymentQueue(
      _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]
    ) {
      self.transactions = transactions
      for transaction in transactions {
        let code = (transaction.error as? SKError).map { " \($0.code.rawValue)" } ?? ""
        let state = transaction.transactionState.rawValue
        calls.append("\(transaction.payment.productIdentifier) \(state)\(code)")
      }
    }
    func paymentQueue(
      _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]
    ) { calls.append("removed \(transactions.count)") }
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {
      calls.append("restored")
    }
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
      products = response.products
      calls.append("invalid \(response.invalidProductIdentifiers)")
    }
    func requestDidFinish(_ request: SKRequest) { calls.append("finished") }
  }

  private let observer = Observer()
  private let screen = HostedScreen(UIViewController())

  private func queue(_ answer: Store.Answer) throws -> SKPaymentQueue {
    let queue = SKPaymentQueue(try StoreFixture.store(answer))
    queue.add(observer)
    screen.advance(by: 1)
    return queue
  }

  private func payment(_ identifier: String, quantity: Int = 1) -> SKPayment {
    let payment = SKMutablePayment()
    payment.productIdentifier = identifier
    payment.quantity = quantity
    return payment
  }

  @Test func `a request has the products and the invalid identifiers, and then finishes`() throws {
    let request = SKProductsRequest(["full", "none", "club"], try StoreFixture.store())
    request.delegate = observer
    request.start()
    #expect(observer.calls.isEmpty)
    screen.advance(by: 1)
    #expect(observer.calls == [#"invalid ["none"]"#, "finished"])
    #expect(observer.products.map(\.productIdentifier) == ["full", "club"])
    #expect(observer.products.first?.price == NSDecimalNumber(string: "1234.5"))
    #expect(observer.products.last?.subscriptionPeriod?.unit == .month)
    #expect(observer.products.last?.introductoryPrice?.paymentMode == .freeTrial)
  }

  @Test func `a cancelled request is silent, and can be started again`() throws {
    let request = SKProductsRequest([], try StoreFixture.store())
    request.delegate = observer
    request.start()
    request.cancel()
    screen.advance(by: 1)
    #expect(observer.calls.isEmpty)
    request.start()
    screen.advance(by: 1)
    #expect(observer.calls == ["invalid []", "finished"])
  }

  @Test func `a payment asks, and its transaction waits until it is finished`() throws {
    let queue = try queue(.ask)
    queue.add(payment("coins", quantity: 3))
    screen.advance(by: 1)
    #expect(observer.calls == ["coins 0"])
    #expect(screen.readElements.contains { $0.contains("3 × Bag of Coins for $2.97?") })
    try screen.activate(label: "Buy")
    screen.advance(by: 1)
    #expect(observer.calls == ["coins 0", "coins 1"])
    #expect(queue.transactions.count == 1)
    let transaction = try #require(observer.transactions.first)
    #expect(transaction.transactionIdentifier == "1")
    #expect(transaction.payment.quantity == 3)
    queue.finishTransaction(transaction)
    screen.advance(by: 1)
    #expect(observer.calls.last == "removed 1")
    #expect(queue.transactions.isEmpty)
  }

  @Test func `cancellations, unknown products and quantities are failed transactions`() throws {
    let queue = try queue(.ask)
    queue.add(payment("club"))
    screen.advance(by: 1)
    #expect(screen.readElements.contains { $0.contains("Club for $4.99 per month?") })
    try screen.activate(label: "Cancel")
    screen.advance(by: 1)
    queue.add(payment("none"))
    queue.add(payment("coins", quantity: 0))
    screen.advance(by: 1)
    #expect(
      observer.calls == ["club 0", "club 2 2", "none 0", "none 2 5", "coins 0", "coins 2 3"])
    #expect(queue.transactions.count == 3)
  }

  @Test func `what the user owns is restored, and consumable products are not`() throws {
    let queue = try queue(.success)
    for product in ["full", "coins", "club", "season"] { queue.add(payment(product)) }
    screen.advance(by: 1)
    for transaction in queue.transactions { queue.finishTransaction(transaction) }
    screen.advance(by: 1)
    observer.calls = []
    queue.restoreCompletedTransactions()
    screen.advance(by: 1)
    #expect(observer.calls == ["full 3", "club 3", "restored"])
    #expect(observer.transactions.first?.original?.transactionIdentifier == "1")
  }

  @Test func `an owned product is free, and its purchase has the first one's identifier`() throws {
    let store = try StoreFixture.store(.ask)
    let item = try #require(store.item("full"))
    for button in ["Buy", "OK"] {
      store.buy(item, quantity: 1) { _ in }
      screen.advance(by: 1)
      try screen.activate(label: button)
      screen.advance(by: 1)
    }
    #expect(store.purchases.map(\.identifier) == [1, 2])
    #expect(store.purchases.map(\.originalIdentifier) == [1, 1])
    #expect(store.entitlements().map(\.identifier) == [2])
  }

  @Test func `a new observer is told of waiting transactions, and a removed one of none`() throws {
    let queue = try queue(.success)
    queue.add(payment("full"))
    screen.advance(by: 1)
    let second = Observer()
    queue.add(second)
    screen.advance(by: 1)
    #expect(second.calls == ["full 1"])
    queue.remove(second)
    queue.add(payment("coins"))
    screen.advance(by: 1)
    #expect(second.calls == ["full 1"])
    #expect(queue.transactionObservers.count == 1)
  }
}
