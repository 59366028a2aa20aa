/// The animation of a preview of a drag, to which an app adds its own.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds changes that are animated with the preview.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Adds a closure that is called at the end of the animation.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// The animations and completions that were added to the animation of a preview.
final class DragAnimator: NSObject, UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Performs the changes, within an animation.
  func animate() { for change in animations { change() } }

  /// Calls the completions.
  func complete() {
    let due = completions
    completions = []
    for call in due { call(.end) }
  }
}
