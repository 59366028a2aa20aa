/// The animations and completions that an app adds to the appearance or the disappearance of a
/// context menu.
///
/// Apple documentation:
/// https://developer.apple.com/documentation/uikit/uicontextmenuinteractionanimating
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The view controller of the preview; `nil` for a preview of a view.
  var previewViewController: UIViewController? { get }
  /// Adds changes to be animated with the menu.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure to be called after the animation.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The animations and completions of the disappearance of a context menu whose preview was tapped.
///
/// Apple documentation:
/// https://developer.apple.com/documentation/uikit/uicontextmenuinteractioncommitanimating
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The end of the preview. The default is `dismiss`.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The end of a preview that was tapped.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// The preview returns to its view.
  case dismiss = 0
  /// The preview grows and gives way to what the app displays. It fades here (chosen).
  case pop = 1
}

/// The animations and completions of a menu.
final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(_ controller: UIViewController? = nil) {
    previewViewController = controller
    super.init()
  }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func runAnimations() {
    let waiting = animations
    animations = []
    for closure in waiting { closure() }
  }

  func runCompletions() {
    let waiting = completions
    completions = []
    for closure in waiting { closure() }
  }
}
