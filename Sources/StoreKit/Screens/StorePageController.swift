internal import SystemScreens
internal import UIKit

/// The placeholder of a page of the store.
final class StorePageController: UIViewController {
  /// Called after the user tapped the button that ends.
  var didFinish: (() -> Void)?
  /// The address; `nil` for an empty page.
  var address: URL? { didSet { placeholder.address = address } }

  private let placeholder = WebPagePlaceholder()

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "App Store"
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.didFinish?() })
  }

  required init?(coder: NSCoder) {
    fatalError("StorePageController cannot be decoded; create an SKStoreProductViewController.")
  }

  override func loadView() {
    placeholder.didOpen = { UIApplication.shared.open($0) }
    view = placeholder
  }
}
