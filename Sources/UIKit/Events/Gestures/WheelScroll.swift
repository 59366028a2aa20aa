/// A scroll by a wheel or a trackpad, from its beginning to its end.
@MainActor
final class WheelScroll {
  let type: UIScrollType
  /// The view under the pointer at the beginning.
  private(set) weak var view: UIView?
  /// The location of the pointer in the coordinates of the window.
  private(set) var location: CGPoint
  /// The translation since the beginning, in the coordinates of the window.
  private(set) var translation = CGPoint.zero
  /// The recognizer of the scroll view that may scroll; `nil` until the first translation, or if no
  /// scroll view under the pointer scrolls in its direction.
  private(set) weak var scroller: UIGestureRecognizer?
  /// The recognizers that received the event at the beginning, innermost view first.
  private let receivers: [UIGestureRecognizer]
  private var hasChosenScroller = false

  init(_ type: UIScrollType, at location: CGPoint, in view: UIView, for event: UIEvent) {
    self.type = type
    self.location = location
    self.view = view
    var receivers: [UIGestureRecognizer] = []
    var step: UIView? = view
    while let view = step {
      receivers += view.installedRecognizers.filter {
        $0.followedScrolls.contains(UIScrollTypeMask(type)) && !$0.progress.isInPlay
          && $0.receives(event)
      }
      step = view.parentView
    }
    self.receivers = receivers
  }

  /// The recognizers that follow the scroll, or may do so.
  var followers: [UIGestureRecognizer] { receivers.filter { $0.progress.scroll === self } }

  /// Adds the scroll to the gestures of its receivers.
  func begin(_ resolver: GestureResolver) {
    for recognizer in receivers { resolver.add(self, to: recognizer) }
  }

  func move(to location: CGPoint, by translation: CGPoint) {
    self.location = location
    self.translation.x += translation.x
    self.translation.y += translation.y
    chooseScroller()
  }

  /// Chooses the scroll view by the first translation: the innermost one whose content can move in
  /// its direction, else the innermost one that bounces. The longer component takes precedence.
  ///
  /// UIKit's choice among nested scroll views is not documented; this one is chosen. Steps of a
  /// wheel do not bounce.
  private func chooseScroller() {
    guard !hasChosenScroller, translation != .zero else { return }
    hasChosenScroller = true
    let across = CGPoint(x: translation.x, y: 0)
    let down = CGPoint(x: 0, y: translation.y)
    let scrollers = followers.filter(\.scrolls)
    for part in abs(translation.x) > abs(translation.y) ? [across, down] : [down, across]
    where part != .zero {
      for reach in type == .discrete ? [WheelReach.moves] : [.moves, .bounces] {
        guard let found = scrollers.first(where: { $0.reach(of: part) == reach }) else { continue }
        scroller = found
        return
      }
    }
  }
}

/// The movement of a scroll view's content that a translation causes.
enum WheelReach {
  /// The content cannot move along the axis.
  case none
  /// The content is at its end, and bounces.
  case bounces
  /// The content moves.
  case moves
}
