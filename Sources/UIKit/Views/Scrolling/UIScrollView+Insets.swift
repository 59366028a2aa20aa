extension UIScrollView {
  /// Updates ``adjustedContentInset`` and calls the methods for a change.
  ///
  /// Content that rests at its top (or left) edge stays there when the inset changes: that is why a
  /// screen's content starts below the status bar and not under it.
  ///
  /// - Parameter keepsOffset: A Boolean value that indicates whether all content stays at its
  ///   position in the view.
  func refreshAdjustedInset(keepsOffset: Bool = false) {
    var new = scroll.contentInset + safeAreaToAdd()
    if let refreshing = scroll.refreshing { new.top += refreshing.room }
    let old = scroll.adjustedInset
    guard new != old else { return }
    let offset = contentOffset
    scroll.adjustedInset = new
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
    var moved = offset
    if offset.y == -old.top { moved.y = -new.top }
    if offset.x == -old.left { moved.x = -new.left }
    if !keepsOffset, moved != offset, contentOffset == offset { contentOffset = moved }
    setNeedsLayout()
    for child in children { child.refreshSafeArea() }
  }

  /// Returns the safe areas that count as content inset (documentation of
  /// `UIScrollView.ContentInsetAdjustmentBehavior`).
  private func safeAreaToAdd() -> UIEdgeInsets {
    let safeArea = insetsInContent(safeAreaInsets)
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return safeArea
    case .automatic, .scrollableAxes:
      let (across, down) = scrollableAxes()
      return UIEdgeInsets(
        top: down ? safeArea.top : 0, left: across ? safeArea.left : 0,
        bottom: down ? safeArea.bottom : 0, right: across ? safeArea.right : 0)
    }
  }

  /// Returns the axes whose safe areas count because the content scrolls along them, or always
  /// bounces.
  private func scrollableAxes() -> (across: Bool, down: Bool) {
    let inset = scroll.contentInset
    let isRunning = LayoutRun.isUnderWay
    let environment = AdjustmentEnvironment(
      viewSize: bounds.size, contentInset: inset, safeArea: safeAreaInsets,
      behavior: contentInsetAdjustmentBehavior)
    if scroll.adjustment.environment != environment || !isRunning {
      scroll.adjustment.environment = environment
      scroll.adjustment.across.isHeld = false
      scroll.adjustment.down.isHeld = false
    }
    let run = isRunning ? LayoutRun.number : nil
    let across = scroll.adjustment.across.decide(
      Self.isLonger(scroll.contentSize.width, than: bounds.width, inset.left + inset.right),
      in: run)
    let down = scroll.adjustment.down.decide(
      Self.isLonger(scroll.contentSize.height, than: bounds.height, inset.top + inset.bottom),
      in: run)
    return (
      across || alwaysBounceHorizontal,
      down || alwaysBounceVertical
        || contentInsetAdjustmentBehavior == .automatic && isBetweenBars
    )
  }

  /// A Boolean value that indicates whether the view belongs to a view controller in a container
  /// with bars (`se26-nav-scroll-inset`).
  private var isBetweenBars: Bool {
    var step: UIView? = self
    while let view = step {
      if let controller = view.owningController { return controller.membership.adjustsScrollViews }
      step = view.parentView
    }
    return false
  }

  /// Returns whether content is longer than the view for another reason than that it fills the
  /// space added by a negative content inset.
  private static func isLonger(
    _ content: CGFloat, than view: CGFloat, _ inset: CGFloat
  ) -> Bool {
    content > view && content + inset > view + 0.001
  }
}

/// The inputs of the decision about safe areas, other than the size of the content.
struct AdjustmentEnvironment: Equatable {
  var viewSize: CGSize
  var contentInset: UIEdgeInsets
  var safeArea: UIEdgeInsets
  var behavior: UIScrollView.ContentInsetAdjustmentBehavior
}

/// The axes along which a scroll view adds safe areas because of the size of its content.
///
/// The size of the content may itself depend on the adjusted inset: content that fills the space
/// between the insets gets shorter when they grow. Such content can be longer than the view without
/// the safe areas and shorter with them, so neither decision is stable. Within one run of layout
/// passes, an axis therefore removes its adjustment only once; the second time that the content
/// requires it, the adjustment stays.
struct InsetAdjustment {
  struct Axis {
    /// A Boolean value that indicates whether the safe areas along the axis are added.
    var isAdjusted = false
    /// A Boolean value that indicates whether the adjustment stays, regardless of the size of the
    /// content.
    var isHeld = false
    /// The run of layout passes in which the adjustment was last removed.
    var runOfRemoval: Int?

    /// Decides the adjustment of the axis.
    ///
    /// - Parameters:
    ///   - isWanted: A Boolean value that indicates whether the content requires an adjustment.
    ///   - run: The number of the current run of layout passes; `nil` outside.
    mutating func decide(_ isWanted: Bool, in run: Int?) -> Bool {
      if isWanted {
        if !isAdjusted, let run, run == runOfRemoval { isHeld = true }
        isAdjusted = true
      } else if isAdjusted, !isHeld {
        isAdjusted = false
        runOfRemoval = run
      }
      return isAdjusted
    }
  }

  var across = Axis()
  var down = Axis()
  var environment: AdjustmentEnvironment?

  /// Allows the removal of adjustments that a content size reversed before.
  mutating func release() {
    across.isHeld = false
    down.isHeld = false
  }
}
