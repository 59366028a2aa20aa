/// The estimated length of a cell is never measured.
struct FrozenEstimateRule: CheckRule {
  static let id = "estimate-frozen"
  static let summary = "Cells in groups of an estimated length are measured."
  static let fix =
    "Give the item the estimated dimension of its group, and use subitems in place of a count "
    + "along the axis."

  func look(at screen: CheckedScreen, _ result: inout RuleResult) {
    for view in screen.judged where view.facts?.hasEstimate == true {
      result.looked += 1
      guard let frozen = view.facts?.frozenEstimate else { continue }
      let side = frozen.isHeight ? "high" : "wide"
      let cause =
        frozen.isCounted
        ? "a group with a count along the axis does not measure its items"
        : "its item has a fraction of a group of an estimated length"
      result.observations.append(
        Observation(
          .warning, view, in: screen,
          "\(view.words) is \(frozen.length.words) points \(side), and its content needs "
            + "\(frozen.preferred.words): \(cause)"))
    }
  }
}
