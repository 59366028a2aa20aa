package import UIKit

/// A question of the system to the user, above the displayed view controller.
@MainActor
package enum SystemQuestion {
  /// An answer and its style.
  package struct Answer {
    let title: String
    let style: UIAlertAction.Style
    let action: @MainActor () -> Void

    /// Creates an answer.
    package init(
      _ title: String, style: UIAlertAction.Style = .default,
      action: @escaping @MainActor () -> Void
    ) {
      self.title = title
      self.style = style
      self.action = action
    }
  }

  /// Displays a question.
  ///
  /// - Returns: The question, which can be dismissed, or `nil` if no view controller is displayed.
  package static func ask(
    _ title: String?, _ message: String?, answers: [Answer]
  ) -> UIViewController? {
    guard let presenter = frontController else { return nil }
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    for answer in answers {
      alert.addAction(
        UIAlertAction(title: answer.title, style: answer.style) { _ in answer.action() })
    }
    presenter.present(alert, animated: true)
    return alert
  }

  /// The view controller in front.
  package static var frontController: UIViewController? {
    var controller = UIApplication.shared.keyWindow?.rootViewController
    while let presented = controller?.presentedViewController, !presented.isBeingDismissed {
      controller = presented
    }
    return controller
  }
}
