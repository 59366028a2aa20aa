// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
internal import SystemScreens
public import UIKit

/// The key of the identifier of an app or another product in the store.
public let SKStoreProductParameterITunesItemIdentifier = "id"
/// The key of the token of a partner.
public let SKStoreProductParameterAffiliateToken = "at"
/// The key of the token of a campaign.
public let SKStoreProductParameterCampaignToken = "ct"

/// A page of the store. The page is not loaded: a placeholder with its address takes its place.
///
/// Apple documentation:
/// https://developer.apple.com/documentation/storekit/skstoreproductviewcontroller
open class SKStoreProductViewController: UIViewController {
  /// The delegate.
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?

  private let page = StorePageController()

  /// Creates an empty page.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    page.didFinish = { [weak self] in self?.finish() }
  }

  /// Creates an empty page.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Not supported: the product is given in code.
  public required init?(coder: NSCoder) {
    fatalError("SKStoreProductViewController cannot be decoded; create it with init().")
  }

  /// Displays the page of a product.
  ///
  /// - Parameters:
  ///   - parameters: The identifier, as a number or a text, for
  ///     ``SKStoreProductParameterITunesItemIdentifier``.
  ///   - block: A closure called in the next turn: with `true`, or with `false` and the error
  ///     ``SKError/Code/storeProductNotAvailable`` without an identifier.
  open func loadProduct(
    withParameters parameters: [String: Any],
    completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    let identifier = parameters[SKStoreProductParameterITunesItemIdentifier].map { "\($0)" } ?? ""
    let isNumber = !identifier.isEmpty && identifier.allSatisfy(\.isNumber)
    page.address =
      isNumber ? URL(string: "https://apps.apple.com/app/id\(identifier)") : nil
    NextTurn.run { block?(isNumber, isNumber ? nil : SKError(.storeProductNotAvailable)) }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let navigation = UINavigationController(rootViewController: page)
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
  }

  /// Dismisses the page, and tells the delegate.
  private func finish() {
    delegate?.productViewControllerDidFinish(self)
    if presentingViewController != nil, !isBeingDismissed { dismiss(animated: true) }
  }
}

/// The delegate of a page of the store.
@MainActor
public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
  /// Called after the user tapped the button that ends.
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
  /// Does nothing.
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}
