// swift-format-ignore-file: AlwaysUseLowerCamelCase

internal import SystemScreens
public import UIKit

/// A view controller with a page of the web, the bars of a browser, and a button that dismisses it.
///
/// The page is not loaded: a view with its address takes its place. A button in it, and one in the
/// toolbar, opens the address outside of the app, which is another tab of the browser in a preview.
///
/// Apple documentation:
/// https://developer.apple.com/documentation/safariservices/sfsafariviewcontroller
open class SFSafariViewController: UIViewController {
  /// The delegate.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The background color of the bars, or `nil` (the default) to use the system's.
  open var preferredBarTintColor: UIColor? { didSet { updateColors() } }
  /// The tint color of the buttons in the bars, or `nil` (the default) to inherit it.
  open var preferredControlTintColor: UIColor? { didSet { updateColors() } }
  /// The button that dismisses the view controller. The default is `done`.
  open var dismissButtonStyle = DismissButtonStyle.done {
    didSet { page?.show(dismissButtonStyle) }
  }

  private let address: URL
  private let options: Configuration
  private var page: SafariPageController? {
    (children.first as? UINavigationController)?.viewControllers.first as? SafariPageController
  }

  /// Creates a view controller with a page.
  ///
  /// - Parameters:
  ///   - URL: The address, with the scheme `http` or `https`.
  ///   - configuration: The configuration, which is copied.
  /// - Precondition: The address has the scheme `http` or `https`.
  public init(url URL: URL, configuration: Configuration) {
    guard WebAddress.isWeb(URL) else {
      fatalError(
        "SFSafariViewController cannot display '\(URL.absoluteString)': its scheme is not http or "
          + "https; open the URL with UIApplication.open(_:).")
    }
    address = URL
    options = configuration.duplicate
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  /// Creates a view controller with a page and the default configuration.
  ///
  /// - Precondition: The address has the scheme `http` or `https`.
  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

  /// Creates a view controller with a page.
  ///
  /// - Precondition: The address has the scheme `http` or `https`.
  @available(*, deprecated, message: "Use init(url:configuration:).")
  public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: URL, configuration: configuration)
  }

  /// Not supported: the address is given in code.
  public required init?(coder: NSCoder) {
    fatalError(
      "SFSafariViewController cannot be decoded; create it with init(url:configuration:).")
  }

  /// A copy of the configuration.
  open var configuration: Configuration { options.duplicate }

  /// Prepares for displaying pages.
  ///
  /// Pages are not loaded, so that no connection is made.
  ///
  /// - Returns: A token, whose invalidation ends the preparation.
  @discardableResult
  open class func prewarmConnections(to URLs: [URL]) -> PrewarmingToken {
    PrewarmingToken(URLs)
  }

  // MARK: View

  open override func viewDidLoad() {
    super.viewDidLoad()
    let page = SafariPageController(address: address, configuration: options)
    page.show(dismissButtonStyle)
    page.didFinish = { [weak self] in self?.finish() }
    page.didOpen = { [weak self] in self?.openInBrowser() }
    page.didShare = { [weak self] in self?.share(from: $0) }
    page.didReload = { [weak self] in self?.noteLoad() }
    let navigation = UINavigationController(rootViewController: page)
    navigation.isToolbarHidden = false
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
    updateColors()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasLoaded else { return }
    hasLoaded = true
    noteLoad()
  }

  private var hasLoaded = false

  /// Notifies the delegate in the next turn that the page, which the placeholder stands for, was
  /// loaded.
  private func noteLoad() {
    NextTurn.run { [weak self] in
      guard let self else { return }
      delegate?.safariViewController(self, didCompleteInitialLoad: true)
    }
  }

  private func updateColors() {
    guard let navigation = children.first as? UINavigationController else { return }
    navigation.view.tintColor = preferredControlTintColor
    navigation.navigationBar.tintColor = preferredControlTintColor
    navigation.toolbar.tintColor = preferredControlTintColor
    navigation.navigationBar.barTintColor = preferredBarTintColor
    navigation.toolbar.barTintColor = preferredBarTintColor
  }

  // MARK: Actions

  private func finish() {
    delegate?.safariViewControllerDidFinish(self)
    if let navigationController, navigationController.viewControllers.count > 1,
      navigationController.topViewController === self
    {
      navigationController.popViewController(animated: true)
    } else if presentingViewController != nil, !isBeingDismissed {
      dismiss(animated: true)
    }
  }

  private func openInBrowser() {
    delegate?.safariViewControllerWillOpenInBrowser(self)
    UIApplication.shared.open(address)
  }

  private func share(from item: UIBarButtonItem) {
    let activities = delegate?.safariViewController(self, activityItemsFor: address, title: nil)
    let sheet = UIActivityViewController(
      activityItems: [address], applicationActivities: activities)
    sheet.excludedActivityTypes =
      delegate?.safariViewController(self, excludedActivityTypesFor: address, title: nil)
    sheet.popoverPresentationController?.barButtonItem = item
    present(sheet, animated: true)
  }
}
