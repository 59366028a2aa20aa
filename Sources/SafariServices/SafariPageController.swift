internal import SystemScreens
import UIKit

/// The content of a page of the web, with the items of its bars.
final class SafariPageController: UIViewController {
  /// Called after the user tapped the button that dismisses the page.
  var didFinish: (() -> Void)?
  /// Called after the user tapped a button that opens the page outside of the app.
  var didOpen: (() -> Void)?
  /// Called with the item after the user tapped the button that shares the page.
  var didShare: ((UIBarButtonItem) -> Void)?
  /// Called after the user tapped the button that loads the page again.
  var didReload: (() -> Void)?

  private let address: URL

  init(address: URL, configuration: SFSafariViewController.Configuration) {
    self.address = address
    super.init(nibName: nil, bundle: nil)
    title = WebAddress.title(address)
    let reload = item("arrow.clockwise", "Reload") { [weak self] _ in self?.didReload?() }
    navigationItem.rightBarButtonItem = reload
    navigationItem.largeTitleDisplayMode = .never
    toolbarItems = tools(configuration)
  }

  required init?(coder: NSCoder) {
    fatalError("SafariPageController cannot be decoded; create an SFSafariViewController.")
  }

  override func loadView() {
    let placeholder = WebPagePlaceholder()
    placeholder.address = address
    placeholder.didOpen = { [weak self] _ in self?.didOpen?() }
    view = placeholder
  }

  /// Displays the button that dismisses the page.
  func show(_ style: SFSafariViewController.DismissButtonStyle) {
    let action = UIAction { [weak self] _ in self?.didFinish?() }
    let system: UIBarButtonItem.SystemItem =
      switch style {
      case .done: .done
      case .close: .close
      case .cancel: .cancel
      }
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: system, primaryAction: action)
  }

  // MARK: Toolbar

  /// The history, which is empty, the ways to share and to open the page, and the app's button.
  private func tools(
    _ configuration: SFSafariViewController.Configuration
  ) -> [UIBarButtonItem] {
    let back = item("chevron.backward", "Back") { _ in }
    let forward = item("chevron.forward", "Forward") { _ in }
    back.isEnabled = false
    forward.isEnabled = false
    let share = item("square.and.arrow.up", "Share") { [weak self] in self?.didShare?($0) }
    let open = item("safari", "Open in Safari") { [weak self] _ in self?.didOpen?() }
    var tools = [back, forward, share]
    if let button = configuration.activityButton {
      let extra = UIBarButtonItem(
        image: button.templateImage?.withRenderingMode(.alwaysTemplate), style: .plain,
        target: nil, action: nil)
      extra.isEnabled = false
      tools.append(extra)
    }
    tools.append(open)
    return Array(tools.map { [$0] }.joined(separator: [.flexibleSpace()]))
  }

  private func item(
    _ symbol: String, _ label: String, action: @escaping (UIBarButtonItem) -> Void
  ) -> UIBarButtonItem {
    let item = UIBarButtonItem(
      image: UIImage(systemName: symbol),
      primaryAction: UIAction { if let item = $0.sender as? UIBarButtonItem { action(item) } })
    item.accessibilityLabel = label
    return item
  }
}
