/// A displayed item of a waterfall moves to another lane.
struct LaneChangeRule: CheckRule {
  static let id = "lane-change"
  static let summary = "Displayed items of a waterfall keep their lanes."
  static let fix =
    "Store the lane of each item when it is placed, and choose lanes for new items alone when a "
    + "length changes."

  func look(at screen: CheckedScreen, _ result: inout RuleResult) {
    for view in screen.judged {
      guard let moves = view.facts?.laneMoves else { continue }
      result.looked += 1
      guard let first = moves.first else { continue }
      let items = Set(moves.map { [$0.section, $0.item] }).count
      result.observations.append(
        Observation(
          .warning, view, in: screen,
          "\(items) displayed item\(items == 1 ? "" : "s") of \(view.words) "
            + "\(items == 1 ? "moves" : "move") to another lane; item \(first.item) of section "
            + "\(first.section) moves from \(first.start.words) to \(first.end.words) "
            + first.occasion.words))
    }
  }
}

extension LaneMove.Occasion {
  /// The event for messages.
  fileprivate var words: String {
    switch self {
    case .loading: "while the screen loads its content"
    case .scroll(let distance): "after a scroll of \(distance.words) points"
    case .scrollBack(let distance): "after a scroll of \(distance.words) points and back"
    }
  }
}
