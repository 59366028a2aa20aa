/// The distances of a swipe: those at which the row rests, and the one that performs an action.
///
/// Nothing is recorded. As re-implementations report, a row opens past half of its buttons or on a
/// flick, and a swipe past the middle of the row performs the first action. Chosen: the speed of a
/// flick, and that the middle counts only if it lies beyond the buttons.
struct SwipeExtent {
  /// The end of a swipe.
  enum Outcome {
    case closes
    case opens
    case performsFirstAction
  }

  /// The distance at which all buttons are displayed.
  var open: CGFloat
  /// The width of the row.
  var width: CGFloat
  /// A Boolean value that indicates whether a swipe across the row performs the first action.
  var performsFirstAction: Bool

  /// The speed from which a swipe is a flick, in points per second.
  static let flick: CGFloat = 300

  /// Returns the distance by which a row is displaced for a distance of the finger: none in the
  /// opposite direction, and a part of it beyond the buttons without an action across the row.
  func displacement(for distance: CGFloat) -> CGFloat {
    guard distance > 0 else { return 0 }
    if performsFirstAction { return min(distance, width) }
    guard distance > open else { return distance }
    return open + ScrollPhysics.rubberBand(distance - open, length: width)
  }

  /// Returns whether the end of the swipe at a distance performs the first action.
  func isAcross(_ distance: CGFloat) -> Bool {
    performsFirstAction && distance > max(width / 2, open)
  }

  /// Returns the outcome of a swipe that ends at a distance.
  ///
  /// - Parameter velocity: The velocity away from the edge, in points per second.
  func outcome(at distance: CGFloat, velocity: CGFloat) -> Outcome {
    if isAcross(distance), velocity > -Self.flick { return .performsFirstAction }
    if abs(velocity) >= Self.flick { return velocity > 0 ? .opens : .closes }
    return distance > open / 2 ? .opens : .closes
  }
}
