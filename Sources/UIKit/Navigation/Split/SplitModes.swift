/// The choice of a display mode.
///
/// The answers for two columns beside or over the secondary one are recorded
/// (`sv-ipad-triple-fit`). Chosen: what the system takes by itself, one column beside the secondary
/// one in an interface that is wider than high, and the secondary one alone otherwise; and that one
/// column without room beside the secondary one lies over it.
struct SplitModes {
  typealias Mode = UISplitViewController.DisplayMode
  typealias Behavior = UISplitViewController.SplitBehavior

  let geometry: SplitGeometry
  /// The behavior that the app prefers.
  let behavior: Behavior
  /// A Boolean value that indicates whether the interface appears for the first time.
  let isFirst: Bool

  private var isWide: Bool { geometry.size.width > geometry.size.height }

  /// Returns the mode for one that was set.
  func resolved(_ mode: Mode) -> Mode {
    var mode = mode == .automatic ? automatic : converted(mode)
    if !geometry.isTriple, mode.besideCount == 2 { mode = mode.isOver ? over(1) : beside(1) }
    if mode == .twoBesideSecondary, !geometry.fits(2) {
      mode = isFirst ? .oneBesideSecondary : .twoOverSecondary
    }
    if mode == .oneBesideSecondary, !geometry.fits(1) {
      mode = .oneOverSecondary
    }
    return isFirst && mode.isOver ? .secondaryOnly : mode
  }

  private var automatic: Mode {
    guard isWide else { return .secondaryOnly }
    return behavior == .overlay ? .secondaryOnly : .oneBesideSecondary
  }

  /// Returns the mode of the preferred behavior with as many columns.
  private func converted(_ mode: Mode) -> Mode {
    switch behavior {
    case .automatic: mode
    case .tile: beside(mode.besideCount)
    case .overlay: over(mode.besideCount)
    case .displace: mode.besideCount == 2 ? .twoDisplaceSecondary : beside(mode.besideCount)
    }
  }

  private func beside(_ count: Int) -> Mode {
    [.secondaryOnly, .oneBesideSecondary, .twoBesideSecondary][count]
  }

  private func over(_ count: Int) -> Mode {
    [.secondaryOnly, .oneOverSecondary, .twoOverSecondary][count]
  }

  /// Returns the mode with a number of columns, for a user or an app that displays or hides one.
  ///
  /// Columns that were over the secondary one, or have no room beside it, are over it.
  func mode(columns count: Int, after mode: Mode) -> Mode {
    guard count > 0 else { return .secondaryOnly }
    switch behavior {
    case .tile: return resolved(beside(count))
    case .overlay: return over(count)
    case .displace: return resolved(count == 2 ? .twoDisplaceSecondary : beside(count))
    case .automatic:
      let isBeside = isWide ? !mode.isOver : mode != .secondaryOnly && !mode.isOver
      return isBeside ? resolved(beside(count)) : over(count)
    }
  }

  /// The behavior in a mode.
  func actualBehavior(in mode: Mode) -> Behavior {
    if behavior != .automatic { return behavior }
    if mode.isOver { return .overlay }
    if mode == .twoDisplaceSecondary { return .displace }
    return isWide || mode.besideCount > 0 ? .tile : .overlay
  }
}
