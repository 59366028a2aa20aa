/// A change of the contents of a navigation bar: the old ones fade out while the new ones fade in.
/// The titles of another screen move with the screens.
@MainActor
final class NavigationBarChange {
  /// The duration for another item, in seconds: chosen, as for the screens.
  static let duration: TimeInterval = 0.35
  /// The part of the width by which the titles of a covered screen move, and its view: chosen.
  static let parallax: CGFloat = 0.3
  /// The duration for other buttons of the same item, in seconds: chosen.
  static let itemDuration: TimeInterval = 0.25

  /// The direction in which a change moves the titles.
  enum Direction {
    /// The new item belongs to a pushed screen.
    case push
    /// The new item belongs to an earlier screen.
    case pop
    /// The item remains, or nothing is known about the order of both items: the titles do not move.
    case none
  }

  private let old: NavigationBarPage?
  private let new: NavigationBarPage?
  private let direction: Direction
  private var didEnd: ((NavigationBarChange, _ isFinished: Bool) -> Void)?

  init(
    from old: NavigationBarPage?, to new: NavigationBarPage?, direction: Direction,
    didEnd: @escaping (NavigationBarChange, _ isFinished: Bool) -> Void
  ) {
    self.old = old
    self.new = new
    self.direction = direction
    self.didEnd = didEnd
    UIView.performWithoutAnimation {
      new?.alpha = 0
      new?.titlePosition = direction == .push ? .above : direction == .pop ? .below : .own
    }
    old?.isLeaving = true
    old?.isUserInteractionEnabled = false
  }

  /// Shows the new contents. Called within an animation.
  func perform() {
    old?.alpha = 0
    old?.titlePosition = direction == .push ? .below : direction == .pop ? .above : .own
    new?.alpha = 1
    new?.titlePosition = .own
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
    kept?.titlePosition = .own
    kept?.isLeaving = false
    kept?.isUserInteractionEnabled = true
    removed?.removeFromSuperview()
    didEnd(self, isFinished)
  }
}
