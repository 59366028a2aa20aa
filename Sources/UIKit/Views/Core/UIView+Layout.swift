/// The state of a view's layout.
@MainActor
struct ViewLayoutState {
  /// A Boolean value that indicates whether the view needs `layoutSubviews()`. A new view is laid
  /// out once.
  var isDue = true
  /// A Boolean value that indicates whether a view in the subtree needs layout.
  var isDueBelow = false
  /// The only subview that is visited if ``isDueBelow``; `nil` if there may be several.
  nonisolated(unsafe) unowned(unsafe) var onlyDueChild: UIView?
  /// A Boolean value that indicates whether the next layout gives all subviews the frames that
  /// constraints decide, or only those in ``ConstraintItem/dueMembers``.
  var areAllFramesDue = true
  /// A Boolean value that indicates whether `layoutSubviews()` is running.
  var isRunning = false
  /// A Boolean value that indicates whether the region of constraints in this view has to be
  /// solved.
  var isRegionDue = false
  /// A Boolean value that indicates whether the view needs `updateConstraints()`.
  var needsUpdateConstraints = false
  /// A Boolean value that indicates whether a view in the subtree needs `updateConstraints()`.
  var needsUpdateConstraintsBelow = false
  /// A Boolean value that indicates whether `updateConstraints()` is running.
  var isUpdatingConstraints = false
  /// A Boolean value that indicates whether the view was mentioned by a constraint.
  var participates = false

  /// A Boolean value that indicates whether a layout pass visits the view.
  var isVisited: Bool { isDue || isDueBelow || isRegionDue }
}

/// A number for each run of layout passes, which consists of consecutive passes until no view needs
/// layout.
@MainActor
enum LayoutRun {
  /// The number of the current run.
  private(set) static var number = 0
  private static var depth = 0

  /// A Boolean value that indicates whether a run is in progress.
  static var isUnderWay: Bool { depth > 0 }

  static func begin() {
    if depth == 0 { number += 1 }
    depth += 1
  }

  static func end() { depth -= 1 }
}

extension UIView {
  /// Sets the size that the content prefers, keeping the origin.
  func resizeToFit() {
    let size = sizeThatFits(bounds.size)
    if transform.isIdentity {
      frame = CGRect(origin: frame.origin, size: size)
    } else {
      bounds.size = size
    }
  }

  /// The maximum number of passes, after which `layoutIfNeeded()` leaves views that still need
  /// layout.
  private static let passLimit = 24

  func markForLayout() {
    MainQueue.requireCurrent(for: "UIView.setNeedsLayout()")
    layoutState.isDue = true
    layoutState.areAllFramesDue = true
    markAncestorsForLayout()
  }

  /// Marks the view for the layout of the subviews that are known to get other frames.
  func layoutSoonForDueMembers() {
    let areAllFramesDue = layoutState.areAllFramesDue
    layoutSoon()
    layoutState.areAllFramesDue = areAllFramesDue
  }

  /// Marks the view for layout after adding or removing a subview. Views often add subviews during
  /// layout, and need no second layout for that.
  func layoutSoon() {
    if !layoutState.isRunning { setNeedsLayout() }
  }

  /// Updates the marks of the ancestors after the view moved to a new superview.
  func layoutStateMoved() {
    if layoutState.isVisited { markAncestorsForLayout() }
    if layoutState.needsUpdateConstraints || layoutState.needsUpdateConstraintsBelow {
      markAncestorsForConstraintUpdate()
    }
  }

  func markAncestorsForLayout() {
    var step = self
    while let view = step.parentView {
      if view.layoutState.isDueBelow {
        if view.layoutState.onlyDueChild !== step { view.layoutState.onlyDueChild = nil }
        return
      }
      view.layoutState.isDueBelow = true
      view.layoutState.onlyDueChild = step
      step = view
    }
  }

  func layoutNow() {
    solveRegionsAround()
    var top = self
    while let parent = top.parentView, parent.layoutState.isDue, !parent.layoutState.isRunning {
      top = parent
    }
    top.settleLayout(passes: Self.passLimit)
  }

  /// Lays out this view and its subtree, but none of the ancestors, even if these need layout.
  func layOutSubtree() { settleLayout(passes: Self.passLimit) }

  /// Lays out this view and its subtree until no view needs layout.
  ///
  /// - Returns: `false` if a view still needs layout after the maximum number of passes.
  @discardableResult
  func settleLayout(passes: Int) -> Bool {
    LayoutRun.begin()
    defer { LayoutRun.end() }
    deliverTraitChanges()
    for _ in 0..<passes {
      updateConstraintsBelow()
      guard layoutState.isVisited else { return true }
      layoutPass()
    }
    return !layoutState.isVisited
  }

  private func layoutPass() {
    if layoutState.isRegionDue { solveOwnRegion() }
    if layoutState.isDue && !layoutState.isRunning { runLayout() }
    layer.layOutPlainSublayers()
    guard layoutState.isDueBelow else { return }
    layoutState.isDueBelow = false
    var rest = children[...]
    if let child = layoutState.onlyDueChild {
      layoutState.onlyDueChild = nil
      if child.layoutState.isVisited { child.layoutPass() }
      guard layoutState.isDueBelow, let index = subviewList.index(of: child) else { return }
      // Its layout has marked siblings, and those in front are due in this pass.
      rest = children[(index + 1)...]
    }
    for child in rest where child.layoutState.isVisited { child.layoutPass() }
  }

  private func runLayout() {
    layoutState.isDue = false
    layoutState.isRunning = true
    defer { layoutState.isRunning = false }
    traitCollection.performAsCurrent {
      // A layer of the standard class delegates to its view.
      if type(of: layer) == CALayer.self {
        layoutSublayers(of: layer)
      } else {
        layer.layoutSublayers()
      }
    }
  }

  /// The default of ``UIView/layoutSublayers(of:)``.
  func layOut(_ layer: CALayer) {
    guard layer === self.layer else { return }
    let controller = owningController
    controller?.updateUnavailableContentIfNeeded()
    controller?.viewWillLayoutSubviews()
    layoutSubviews()
    controller?.viewDidLayoutSubviews()
  }

  func fittingSize(_ target: CGSize, fixedWidth: Bool, fixedHeight: Bool) -> CGSize {
    let room = CGSize(
      width: fixedWidth ? target.width : .greatestFiniteMagnitude,
      height: fixedHeight ? target.height : .greatestFiniteMagnitude)
    let wish = sizeThatFits(room)
    return CGSize(
      width: fixedWidth ? target.width : wish.width,
      height: fixedHeight ? target.height : wish.height)
  }
}
