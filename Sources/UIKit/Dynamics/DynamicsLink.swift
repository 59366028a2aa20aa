/// The connection of a running animator to the clock of its window. The animator is not retained.
@MainActor
final class DynamicsLink: FrameLink {
  private weak var animator: UIDynamicAnimator?
  private(set) weak var clock: AnimationClock?

  init(_ animator: UIDynamicAnimator) { self.animator = animator }

  /// Moves the link to a clock, or away from every clock.
  func follow(_ clock: AnimationClock?) {
    self.clock?.remove(self)
    self.clock = clock
    clock?.add(self)
  }

  func step(to time: TimeInterval) {
    guard let animator else {
      follow(nil)
      return
    }
    animator.advance(to: time)
  }

  // MARK: Windows

  /// The links of running animators, whose views may move to another window.
  private static var running: [ObjectIdentifier: DynamicsLink] = [:]

  /// A Boolean value that indicates whether the link belongs to a running animator.
  var isRunning: Bool {
    get { Self.running[ObjectIdentifier(self)] != nil }
    set { Self.running[ObjectIdentifier(self)] = newValue ? self : nil }
  }

  /// Lets the animators of a view follow the clock of its new window.
  static func viewDidChangeClock(_ view: UIView) {
    guard !running.isEmpty else { return }
    for link in running.values {
      if let animator = link.animator {
        if animator.clockView === view { animator.followClock() }
      } else {
        link.isRunning = false
      }
    }
  }
}
