import Foundation

/// The size of a region's root in the solver.
enum RootSize: Equatable {
  /// No size yet.
  case none
  /// The size of the bounds, required; without one, the smallest possible size.
  case bounds(CGSize?)
  /// A target size with a priority for each axis.
  case target(CGSize, UILayoutPriority, UILayoutPriority)

  /// The smallest possible size.
  static let compressed = RootSize.target(.zero, .fittingSizeLevel, .fittingSizeLevel)

  /// A Boolean value that indicates whether the size is a target and not the view's.
  var isTarget: Bool {
    if case .target = self { return true }
    return false
  }

  /// Returns whether the constraints for two sizes differ in their constants only.
  func hasSamePriorities(as other: RootSize) -> Bool {
    switch (self, other) {
    case (.bounds(let one), .bounds(let two)): (one == nil) == (two == nil)
    case (.target(_, let h1, let v1), .target(_, let h2, let v2)): h1 == h2 && v1 == v2
    default: false
    }
  }
}
