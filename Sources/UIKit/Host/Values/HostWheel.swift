/// A scroll by a wheel or by fingers on a trackpad, reported by a host.
package struct HostWheel: Equatable, Sendable {
  package enum Phase: String, Equatable, Sendable {
    /// A complete scroll: a step of a wheel.
    case discrete
    /// The beginning of a continuous scroll, such as of two fingers on a trackpad.
    case began
    /// A step of a continuous scroll.
    case changed
    /// The end of a continuous scroll, after which the content decelerates.
    case ended
    /// The end of a continuous scroll that the system interrupted.
    case cancelled
  }

  package var phase: Phase
  /// The location of the pointer in the coordinates of the window, in points.
  package var location: CGPoint
  /// The translation since the last event, in points of the window. Content moves in its direction,
  /// as with a finger: a negative `y` reveals what is below.
  package var translation: CGPoint

  package init(phase: Phase, location: CGPoint, translation: CGPoint = .zero) {
    self.phase = phase
    self.location = location
    self.translation = translation
  }
}
