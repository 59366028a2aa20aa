public import Foundation
internal import SystemScreens

/// A request to the store.
open class SKRequest: NSObject, @unchecked Sendable {
  /// The delegate.
  open weak var delegate: (any SKRequestDelegate)?
  /// The number of the start, by which a cancelled one is known. It is used on the main queue
  /// only.
  private var run = 0

  override init() { super.init() }

  /// Sends the request. The delegate is called in a later turn of the main queue; the request
  /// exists until then.
  open func start() {
    MainWork.run { [self] in
      run += 1
      let current = run
      MainWork.runLater { [self] in if run == current { answer() } }
    }
  }

  /// Ends the request: the delegate is not called.
  open func cancel() { MainWork.run { [self] in run += 1 } }

  /// Calls the delegate with the response.
  @MainActor
  func answer() { delegate?.requestDidFinish(self) }
}

/// The delegate of a request. All methods have defaults.
@preconcurrency
public protocol SKRequestDelegate: NSObjectProtocol {
  /// Called after the response.
  func requestDidFinish(_ request: SKRequest)
  /// Called with an error after the request failed. Requests do not fail here.
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  /// Does nothing.
  public func requestDidFinish(_ request: SKRequest) {}
  /// Does nothing.
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// A request for products.
///
/// Apple documentation: https://developer.apple.com/documentation/storekit/skproductsrequest
open class SKProductsRequest: SKRequest, @unchecked Sendable {
  private let identifiers: Set<String>
  private let store: Store

  /// Creates a request for the products with identifiers.
  public convenience init(productIdentifiers: Set<String>) {
    self.init(productIdentifiers, MainWork.value { Store.shared })
  }

  init(_ identifiers: Set<String>, _ store: Store) {
    self.identifiers = identifiers
    self.store = store
    super.init()
  }

  override func answer() {
    let locale = Locale(identifier: store.file.locale)
    let products = store.file.items.filter { identifiers.contains($0.identifier) }
      .map { SKProduct($0, locale: locale) }
    let invalid = identifiers.subtracting(products.map(\.productIdentifier)).sorted()
    (delegate as? any SKProductsRequestDelegate)?
      .productsRequest(self, didReceive: SKProductsResponse(products, invalid))
    super.answer()
  }
}

/// The delegate of a request for products.
@preconcurrency
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  /// Called with the response, before ``SKRequestDelegate/requestDidFinish(_:)``.
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// The response to a request for products.
open class SKProductsResponse: NSObject, @unchecked Sendable {
  /// The products, in the order of the store's file.
  public let products: [SKProduct]
  /// The requested identifiers that no product has.
  public let invalidProductIdentifiers: [String]

  init(_ products: [SKProduct], _ invalidProductIdentifiers: [String]) {
    self.products = products
    self.invalidProductIdentifiers = invalidProductIdentifiers
    super.init()
  }
}
