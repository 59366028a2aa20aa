public import Foundation

/// A payment for a product, which cannot be changed.
open class SKPayment: NSObject, NSCopying, @unchecked Sendable {
  fileprivate var identifierValue = ""
  fileprivate var quantityValue = 1
  fileprivate var nameValue: String?

  override init() { super.init() }

  /// Creates a payment for one piece of a product.
  public convenience init(product: SKProduct) {
    self.init()
    identifierValue = product.productIdentifier
  }

  /// The identifier of the product.
  open var productIdentifier: String { identifierValue }
  /// The number of pieces. The default is 1.
  open var quantity: Int { quantityValue }
  /// The name of the user in the app, or `nil` (the default).
  open var applicationUsername: String? { nameValue }

  /// Returns a payment with the same values, which cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = SKPayment()
    copy.identifierValue = identifierValue
    copy.quantityValue = quantityValue
    copy.nameValue = nameValue
    return copy
  }
}

/// A payment that can be changed.
open class SKMutablePayment: SKPayment, @unchecked Sendable {
  /// Creates a payment without a product.
  public override init() { super.init() }

  /// The identifier of the product.
  open override var productIdentifier: String {
    get { identifierValue }
    set { identifierValue = newValue }
  }
  /// The number of pieces. The default is 1.
  open override var quantity: Int {
    get { quantityValue }
    set { quantityValue = newValue }
  }
  /// The name of the user in the app, or `nil` (the default).
  open override var applicationUsername: String? {
    get { nameValue }
    set { nameValue = newValue }
  }
}
