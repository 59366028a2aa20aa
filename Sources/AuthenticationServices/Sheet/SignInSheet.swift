internal import UIKit

/// The sheet that asks the user to sign in with an Apple account or a saved password.
@MainActor
final class SignInSheet: NSObject, UIAdaptivePresentationControllerDelegate {
  /// The user's decision.
  enum Decision {
    case account(UserAccount.Consent)
    case password(ASPasswordCredential)
    case cancelled
  }

  /// The values that the sheet displays.
  struct Contents {
    /// The name of the app.
    var app: String
    /// The account; `nil` if the app does not request it.
    var account: UserAccount?
    /// The saved password; `nil` if there is none, or the app does not request it.
    var password: ASPasswordCredential?
    /// The kinds of data that the app requests.
    var scopes: [ASAuthorization.Scope]
  }

  private let form: SignInFormController
  private let navigation: UINavigationController
  private var decide: (@MainActor (Decision) -> Void)?

  /// Creates a sheet.
  ///
  /// - Parameter decide: A closure called once. The sheet is not displayed any more then.
  init(_ contents: Contents, decide: @escaping @MainActor (Decision) -> Void) {
    form = SignInFormController(contents)
    navigation = UINavigationController(rootViewController: form)
    self.decide = decide
    super.init()
    form.didDecide = { self.close($0) }
    navigation.presentationController?.delegate = self
  }

  func present(from presenter: UIViewController) {
    presenter.present(navigation, animated: true)
  }

  /// Dismisses the sheet.
  func close(_ decision: Decision) {
    let decide = takeDecide()
    navigation.dismiss(animated: true) { decide?(decision) }
  }

  /// Returns the closure, once. The form does not keep the sheet any more then.
  private func takeDecide() -> (@MainActor (Decision) -> Void)? {
    form.didDecide = nil
    defer { decide = nil }
    return decide
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    takeDecide()?(.cancelled)
  }
}
