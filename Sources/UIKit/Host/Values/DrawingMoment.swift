/// The moment of a view's animations in a drawing.
package enum DrawingMoment: Sendable {
  /// The current time of the window's clock.
  case present
  /// The end of all animations, for hosts that play them.
  case end
}
