/// The animations of an app that accompany a movement of the focus.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
  /// The duration of the animations, in seconds (chosen).
  private static let duration = 0.2

  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  override init() { super.init() }

  /// Adds changes of views that are animated with the movement.
  ///
  /// - Parameters:
  ///   - animations: The changes; `nil` for none.
  ///   - completion: A closure that is called after the animations.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    if let animations { self.animations.append(animations) }
    if let completion { completions.append(completion) }
  }

  /// Animates the changes that were added.
  func run() {
    guard !animations.isEmpty || !completions.isEmpty else { return }
    let (changes, due) = (animations, completions)
    (animations, completions) = ([], [])
    UIView.animate(
      withDuration: Self.duration, animations: { for change in changes { change() } },
      completion: { _ in for call in due { call() } })
  }
}
