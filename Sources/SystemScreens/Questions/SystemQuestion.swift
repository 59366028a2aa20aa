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
  /// - Returns: The question, which can be dismissed, or `nil` if no view controller is
  ///   displayed.
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

  /// Displays a question in the next turn, or as soon as a window with a view controller is the
  /// key window: apps ask for permissions before they display their first screen.
  package static func askWhenDisplayed(
    _ title: String?, _ message: String?, answers: [Answer]
  ) {
    NextTurn.run {
      if ask(title, message, answers: answers) == nil {
        waitForWindow { askWhenDisplayed(title, message, answers: answers) }
      }
    }
  }

  /// Calls a closure once after the next window becomes the key window.
  private static func waitForWindow(_ closure: @escaping @MainActor () -> Void) {
    waiting.append(closure)
    guard waiting.count == 1 else { return }
    observer = NotificationCenter.default.addObserver(
      forName: UIWindow.didBecomeKeyNotification, object: nil, queue: nil
    ) { _ in
      MainActor.assumeIsolated {
        observer.map(NotificationCenter.default.removeObserver)
        observer = nil
        let closures = waiting
        waiting = []
        for closure in closures { closure() }
      }
    }
  }

  private static var waiting: [@MainActor () -> Void] = []
  private static var observer: (any NSObjectProtocol)?

  /// The view controller in front of the key window.
  package static var frontController: UIViewController? { frontController(in: nil) }

  /// Returns the view controller in front of a window, or of the key window if the window is
  /// `nil` or has no view controller.
  package static func frontController(in window: UIWindow?) -> UIViewController? {
    var controller =
      window?.rootViewController ?? UIApplication.shared.keyWindow?.rootViewController
    while let presented = controller?.presentedViewController, !presented.isBeingDismissed {
      controller = presented
    }
    return controller
  }
}
