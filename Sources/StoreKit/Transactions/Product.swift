public import Foundation
internal import SystemScreens

/// A product of the store, for apps with concurrency.
///
/// Apple documentation: https://developer.apple.com/documentation/storekit/product
public struct Product: Identifiable, Sendable {
  let item: StoreItem
  let locale: Locale
  let store: Store

  /// The identifier.
  public var id: String { item.identifier }
  /// The kind.
  public var type: ProductType { ProductType(item.kind) }
  /// The name for the user.
  public var displayName: String { item.title }
  /// The description for the user.
  public var description: String { item.text }
  /// The price, in the currency of the store.
  public var price: Decimal { item.price }
  /// The price as a text for the user.
  public var displayPrice: String { Store.text(item.price, locale) }
  /// Whether the product can be shared with the family of the user.
  public var isFamilyShareable: Bool { item.isFamilyShareable }
  /// The style of prices.
  public var priceFormatStyle: Decimal.FormatStyle.Currency {
    .currency(code: locale.currency?.identifier ?? "USD").locale(locale)
  }
  /// The values of a subscription that renews itself; `nil` for other products.
  public var subscription: SubscriptionInfo? { SubscriptionInfo(self) }

  /// The kinds of products.
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a kind with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    init(_ kind: StoreItem.Kind) {
      self =
        switch kind {
        case .consumable: .consumable
        case .nonConsumable: .nonConsumable
        case .nonRenewing: .nonRenewable
        case .renewing: .autoRenewable
        }
    }

    /// Products that are used up.
    public static let consumable = ProductType(rawValue: "Consumable")
    /// Products that stay.
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    /// Subscriptions that end.
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    /// Subscriptions that renew themselves.
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
  }

  // MARK: Requests

  /// Returns the products with identifiers, in the order of the store's file. Identifiers that no
  /// product has are left out.
  public static func products<Identifiers: Collection>(
    for identifiers: Identifiers
  ) async throws -> [Product] where Identifiers.Element == String {
    let wanted = Set(identifiers)
    return await products(wanted, of: Store.shared)
  }

  @MainActor
  static func products(_ identifiers: Set<String>, of store: Store) -> [Product] {
    store.file.items.filter { identifiers.contains($0.identifier) }
      .map { Product(item: $0, locale: Locale(identifier: store.file.locale), store: store) }
  }

  // MARK: Purchases

  /// The results of a purchase.
  public enum PurchaseResult: Sendable {
    /// The user paid.
    case success(VerificationResult<Transaction>)
    /// The user cancelled.
    case userCancelled
    /// Somebody else is asked.
    case pending
  }

  /// The reasons why a product cannot be bought.
  public enum PurchaseError: Error, Hashable, Sendable {
    /// The quantity is not valid.
    case invalidQuantity
    /// The store has no such product.
    case productUnavailable
    /// The user may not pay.
    case purchaseNotAllowed
  }

  /// An option of a purchase.
  public struct PurchaseOption: Hashable, Sendable {
    enum Value: Hashable, Sendable {
      case quantity(Int)
      case token(UUID)
    }
    let value: Value

    /// The number of pieces: 1 to 10.
    public static func quantity(_ quantity: Int) -> PurchaseOption {
      PurchaseOption(value: .quantity(quantity))
    }
    /// A token that the transaction repeats.
    public static func appAccountToken(_ token: UUID) -> PurchaseOption {
      PurchaseOption(value: .token(token))
    }
  }

  /// Asks the user to pay.
  ///
  /// - Throws: ``PurchaseError/invalidQuantity`` if the quantity is not 1 to 10.
  @MainActor
  @discardableResult
  public func purchase(
    options: Set<PurchaseOption> = []
  ) async throws -> PurchaseResult {
    var quantity = 1
    var token: UUID?
    for option in options {
      switch option.value {
      case .quantity(let number): quantity = number
      case .token(let identifier): token = identifier
      }
    }
    guard (1...10).contains(quantity) else { throw PurchaseError.invalidQuantity }
    return await withCheckedContinuation { continuation in
      store.buy(item, quantity: quantity, token: token) { [store] purchase in
        continuation.resume(
          returning: purchase.map { .success(.verified(Transaction($0, store))) }
            ?? .userCancelled)
      }
    }
  }
}

extension Product: Hashable {
  /// Returns a Boolean value that indicates whether two products are the same.
  public static func == (left: Product, right: Product) -> Bool { left.item == right.item }
  /// Adds the product to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(item) }
}
