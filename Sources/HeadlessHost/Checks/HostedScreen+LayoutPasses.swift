internal import ScreenChecking
import UIKit

extension HostedScreen {
  /// The number of passes after which views that do not rest are given up.
  private static let passLimit = 11

  /// Lays out all views again, and counts the passes until no view needs layout.
  func countLayoutPasses() -> LayoutPasses {
    window.setNeedsLayoutOfAllViews()
    var passes = LayoutPasses(count: 0, isAtRest: false, views: [])
    while !passes.isAtRest, passes.count < Self.passLimit {
      let due = window.performLayoutPass()
      passes.count += 1
      passes.isAtRest = due.isEmpty
      if passes.count >= LayoutPasses.usualCount { passes.views += due.map(\.sceneID) }
    }
    return passes
  }
}
