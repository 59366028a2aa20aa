public import Foundation
internal import SystemScreens

/// The queue of payments.
///
/// The user is asked on the screen. `TESSERA_PURCHASES` is `success` or `cancel` to answer in
/// advance. Transactions stay in the queue until the app finishes them, or the process ends.
///
/// Apple documentation: https://developer.apple.com/documentation/storekit/skpaymentqueue
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  private static let shared = SKPaymentQueue(MainWork.value { Store.shared })

  private let store: Store
  // These are used on the main queue only.
  private var waiting: [SKPaymentTransaction] = []
  private var observers: [() -> (any SKPaymentTransactionObserver)?] = []

  init(_ store: Store) {
    self.store = store
    super.init()
  }

  /// Returns the queue.
  open class func `default`() -> Self {
    guard let queue = shared as? Self else {
      fatalError("SKPaymentQueue has no queue of the class \(Self.self); use SKPaymentQueue.")
    }
    return queue
  }

  /// Returns a Boolean value that indicates whether the user may pay, which is always true.
  open class func canMakePayments() -> Bool { true }

  /// The transactions that are not finished.
  open var transactions: [SKPaymentTransaction] { MainWork.value { [self] in waiting } }
  /// The observers.
  open var transactionObservers: [any SKPaymentTransactionObserver] {
    nonisolated(unsafe) var result: [any SKPaymentTransactionObserver] = []
    MainWork.value { [self] in result = observers.compactMap { $0() } }
    return result
  }

  // MARK: Observers

  /// Adds an observer, which the queue does not keep. It is told of the transactions that wait in
  /// the next turn.
  open func add(_ observer: any SKPaymentTransactionObserver) {
    nonisolated(unsafe) weak let added = observer
    MainWork.run { [self] in
      guard let added else { return }
      observers.removeAll { $0() == nil || $0() === added }
      observers.append { [weak added] in added }
    }
    MainWork.runLater { [self] in
      if let added, !waiting.isEmpty { added.paymentQueue(self, updatedTransactions: waiting) }
    }
  }

  /// Removes an observer.
  open func remove(_ observer: any SKPaymentTransactionObserver) {
    nonisolated(unsafe) let removed = observer
    MainWork.run { [self] in observers.removeAll { $0() == nil || $0() === removed } }
  }

  @MainActor
  private func tell(_ call: (any SKPaymentTransactionObserver) -> Void) {
    for observer in observers { observer().map(call) }
  }

  @MainActor
  private func update(_ transaction: SKPaymentTransaction) {
    tell { $0.paymentQueue(self, updatedTransactions: [transaction]) }
  }

  // MARK: Payments

  /// Adds a payment: the observers are told of its transaction in the next turn, and the user is
  /// asked.
  open func add(_ payment: SKPayment) {
    let payment = payment.copy() as? SKPayment ?? payment
    MainWork.runLater { [self] in
      let transaction = SKPaymentTransaction(payment)
      waiting.append(transaction)
      update(transaction)
      guard let item = store.item(payment.productIdentifier) else {
        return fail(transaction, .storeProductNotAvailable)
      }
      guard (1...10).contains(payment.quantity) else { return fail(transaction, .paymentInvalid) }
      store.buy(item, quantity: payment.quantity) { purchase in
        guard let purchase else { return self.fail(transaction, .paymentCancelled) }
        transaction.purchase = purchase.identifier
        transaction.transactionDate = purchase.date
        transaction.transactionState = .purchased
        self.update(transaction)
        self.store.announce(purchase)
      }
    }
  }

  @MainActor
  private func fail(_ transaction: SKPaymentTransaction, _ code: SKError.Code) {
    transaction.error = SKError(code)
    transaction.transactionState = .failed
    update(transaction)
  }

  /// Removes a transaction from the queue.
  ///
  /// - Precondition: The user is not being asked, as on iOS.
  open func finishTransaction(_ transaction: SKPaymentTransaction) {
    guard transaction.transactionState != .purchasing else {
      fatalError(
        "SKPaymentQueue cannot finish the transaction of '\(transaction.payment.productIdentifier)': "
          + "its state is purchasing; wait for another state.")
    }
    MainWork.runLater { [self] in
      guard let index = waiting.firstIndex(where: { $0 === transaction }) else { return }
      waiting.remove(at: index)
      transaction.purchase.map(store.finish)
      tell { $0.paymentQueue(self, removedTransactions: [transaction]) }
    }
  }

  /// Adds a restored transaction for each product that the user owns, except consumable ones and
  /// subscriptions that do not renew themselves.
  open func restoreCompletedTransactions() {
    MainWork.runLater { [self] in
      let owned = store.entitlements().filter { $0.item.kind != .nonRenewing }
      let restored = owned.map { purchase in
        let payment = SKMutablePayment()
        payment.productIdentifier = purchase.item.identifier
        let original = SKPaymentTransaction(payment)
        original.purchase = purchase.originalIdentifier
        original.transactionDate = purchase.originalDate
        original.transactionState = .purchased
        let transaction = SKPaymentTransaction(
          payment, restoredIdentifier: "\(purchase.identifier)")
        transaction.transactionDate = purchase.date
        transaction.transactionState = .restored
        transaction.original = original
        return transaction
      }
      waiting += restored
      if !restored.isEmpty { tell { $0.paymentQueue(self, updatedTransactions: restored) } }
      tell { $0.paymentQueueRestoreCompletedTransactionsFinished(self) }
    }
  }

  /// Adds restored transactions, as ``restoreCompletedTransactions()``: the purchases of this
  /// process have one user.
  open func restoreCompletedTransactions(withApplicationUsername username: String?) {
    restoreCompletedTransactions()
  }
}
