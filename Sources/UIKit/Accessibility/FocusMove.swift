/// A movement of the keyboard among the items of a collection view.
enum FocusMove {
  // To the next item in a direction of the screen.
  case left, right, up, down
  case first, last
  case previousPage, nextPage

  /// A Boolean value that indicates whether the movement is to the next item in a direction.
  var isToNeighbor: Bool {
    switch self {
    case .left, .right, .up, .down: true
    case .first, .last, .previousPage, .nextPage: false
    }
  }
}
