public import Foundation
internal import SystemScreens

/// A purchase of the user, for apps with concurrency.
///
/// Apple documentation: https://developer.apple.com/documentation/storekit/transaction
public struct Transaction: Identifiable, Sendable {
  let purchase: Store.Purchase
  private let store: Store

  init(_ purchase: Store.Purchase, _ store: Store) {
    self.purchase = purchase
    self.store = store
  }

  /// The identifier.
  public var id: UInt64 { purchase.identifier }
  /// The identifier of the first purchase of the product.
  public var originalID: UInt64 { purchase.originalIdentifier }
  /// The product.
  public var productID: String { purchase.item.identifier }
  /// The kind of the product.
  public var productType: Product.ProductType { Product.ProductType(purchase.item.kind) }
  /// The group of a subscription; `nil` for other products.
  public var subscriptionGroupID: String? { purchase.item.group }
  /// The date.
  public var purchaseDate: Date { purchase.date }
  /// The date of the first purchase of the product.
  public var originalPurchaseDate: Date { purchase.originalDate }
  /// The end of the period of a subscription; `nil` for other products.
  public var expirationDate: Date? { purchase.end }
  /// The date at which the store took the purchase back; always `nil`.
  public var revocationDate: Date? { nil }
  /// Whether another subscription of the group took the place of this one; always false.
  public var isUpgraded: Bool { false }
  /// The number of pieces.
  public var purchasedQuantity: Int { purchase.quantity }
  /// The token of the purchase.
  public var appAccountToken: UUID? { purchase.token }
  /// The owner.
  public var ownershipType: OwnershipType { .purchased }

  /// The owners of purchases.
  public struct OwnershipType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an owner with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The user.
    public static let purchased = OwnershipType(rawValue: "PURCHASED")
    /// The family of the user.
    public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
  }

  /// Marks the purchase as delivered to the user.
  public func finish() async {
    await store.finish(id)
  }

  // MARK: Lists

  /// All purchases, the latest first.
  public static var all: Transactions { Transactions(.all) }
  /// The last purchases of the products that the user owns: products that stay, and subscriptions
  /// that have not ended.
  public static var currentEntitlements: Transactions { Transactions(.entitlements) }
  /// The purchases that are not delivered.
  public static var unfinished: Transactions { Transactions(.unfinished) }
  /// The purchases of the queue of payments, as they are made. The purchases that are not
  /// delivered come first. The sequence does not end.
  public static var updates: Transactions { Transactions(.updates) }

  /// Returns the last purchase of a product; `nil` without one.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? {
    await first(Store.shared) { $0.purchases.last { $0.item.identifier == productID } }
  }

  /// Returns the purchase of a product that the user owns; `nil` without one.
  public static func currentEntitlement(
    for productID: String
  ) async -> VerificationResult<Transaction>? {
    await first(Store.shared) { $0.entitlements().first { $0.item.identifier == productID } }
  }

  @MainActor
  private static func first(
    _ store: Store, _ choose: @MainActor (Store) -> Store.Purchase?
  ) -> VerificationResult<Transaction>? {
    choose(store).map { .verified(Transaction($0, store)) }
  }
}

extension Transaction: Hashable {
  /// Returns a Boolean value that indicates whether two transactions are the same.
  public static func == (left: Transaction, right: Transaction) -> Bool {
    left.purchase == right.purchase
  }
  /// Adds the transaction to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(purchase) }
}
