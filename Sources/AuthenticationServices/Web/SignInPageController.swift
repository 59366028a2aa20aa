internal import SystemScreens
internal import UIKit

/// The placeholder of a page that the user signs in on.
final class SignInPageController: UIViewController {
  /// The receiver of the result, which the page keeps.
  var listener: SignInPageListener?

  private let address: URL
  private let callback: ASWebAuthenticationSession.Callback?
  private let proposal: String

  init(_ address: URL, callback: ASWebAuthenticationSession.Callback?, proposal: String) {
    self.address = address
    self.callback = callback
    self.proposal = proposal
    super.init(nibName: nil, bundle: nil)
    title = WebAddress.title(address)
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.listener?.end(nil) })
    guard callback != nil else { return }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Return to App",
      primaryAction: UIAction(title: "Return to App") { [weak self] _ in
        self?.ask("The address that the page returns to the app:")
      })
  }

  required init?(coder: NSCoder) {
    fatalError("SignInPageController cannot be decoded; create an ASWebAuthenticationSession.")
  }

  override func loadView() {
    let placeholder = WebPagePlaceholder()
    placeholder.address = address
    placeholder.didOpen = { UIApplication.shared.open($0) }
    view = placeholder
  }

  /// Asks for the address, again if it does not end the session.
  private func ask(_ message: String) {
    let alert = UIAlertController(
      title: "Return to App", message: message, preferredStyle: .alert)
    alert.addTextField { [proposal] field in
      field.text = proposal
      field.keyboardType = .URL
      field.autocapitalizationType = .none
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Return", style: .default) { [weak self, weak alert] _ in
        self?.answer(alert?.textFields?.first?.text ?? "")
      })
    present(alert, animated: true)
  }

  private func answer(_ text: String) {
    if let url = URL(string: text), callback?.matchesURL(url) == true {
      listener?.end(url)
    } else {
      ask("“\(text)” does not end the session; an address such as \(callback?.example ?? "") does.")
    }
  }
}

/// The receiver of the result of a page, which the user can also swipe away.
@MainActor
final class SignInPageListener: NSObject, UIAdaptivePresentationControllerDelegate {
  private var ending: ((URL?) -> Void)?

  init(_ ending: @escaping (URL?) -> Void) { self.ending = ending }

  /// Reports the result once: the returned address, or `nil` after a cancellation.
  func end(_ url: URL?) {
    let ending = ending
    self.ending = nil
    ending?(url)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    end(nil)
  }
}
