public import Foundation

/// The states of a transaction.
public enum SKPaymentTransactionState: Int, Sendable {
  /// The user is asked.
  case purchasing = 0
  /// The user paid.
  case purchased = 1
  /// The user did not pay.
  case failed = 2
  /// The user paid before.
  case restored = 3
  /// Somebody else is asked.
  case deferred = 4
}

/// A payment in the queue.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
  /// The payment.
  public let payment: SKPayment
  /// The state. It is changed on the main queue.
  public internal(set) var transactionState = SKPaymentTransactionState.purchasing
  /// The error of a failed transaction.
  public internal(set) var error: (any Error)?
  /// The date of a purchased or restored transaction.
  public internal(set) var transactionDate: Date?
  /// The first transaction of a restored one.
  public internal(set) var original: SKPaymentTransaction?
  /// The purchase of a purchased transaction.
  var purchase: UInt64?
  private let restoredIdentifier: String?

  /// The identifier of a purchased or restored transaction.
  open var transactionIdentifier: String? { restoredIdentifier ?? purchase.map { "\($0)" } }

  init(_ payment: SKPayment, restoredIdentifier: String? = nil) {
    self.payment = payment
    self.restoredIdentifier = restoredIdentifier
    super.init()
  }
}
