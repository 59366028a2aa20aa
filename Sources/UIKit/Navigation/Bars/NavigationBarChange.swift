/// A change of the contents of a navigation bar: the old ones fade out while the new ones fade in.
@MainActor
final class NavigationBarChange {
  /// The duration for another item, in seconds: chosen, as that of the screens.
  static let duration: TimeInterval = 0.35
  /// The duration for other buttons of the same item, in seconds: chosen.
  static let itemDuration: TimeInterval = 0.25

  private let old: NavigationBarPage?
  private let new: NavigationBarPage?
  private var didEnd: ((NavigationBarChange, _ isFinished: Bool) -> Void)?

  init(
    from old: NavigationBarPage?, to new: NavigationBarPage?,
    didEnd: @escaping (NavigationBarChange, _ isFinished: Bool) -> Void
  ) {
    self.old = old
    self.new = new
    self.didEnd = didEnd
    UIView.performWithoutAnimation { new?.alpha = 0 }
    old?.isUserInteractionEnabled = false
  }

  /// Shows the new contents. Called within an animation.
  func perform() {
    old?.alpha = 0
    new?.alpha = 1
  }

  /// Performs the change in an animation, and finishes it with that.
  func animate(withDuration duration: TimeInterval) {
    UIView.animate(withDuration: duration) {
      self.perform()
    } completion: { _ in
      self.finish(isFinished: true)
    }
  }

  /// Removes the contents that are not displayed any more.
  func finish(isFinished: Bool) {
    guard let didEnd else { return }
    self.didEnd = nil
    let (kept, removed) = isFinished ? (new, old) : (old, new)
    kept?.alpha = 1
    kept?.isUserInteractionEnabled = true
    removed?.removeFromSuperview()
    didEnd(self, isFinished)
  }
}
