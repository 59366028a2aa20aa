extension UIScrollView {
  /// The parts of the safe area that are added to a scroll view's content inset.
  ///
  /// Apple documents an axis as scrollable if the content is longer than the view, or the axis always
  /// bounces. What happens where the length of the content depends on the adjusted inset is not
  /// documented; these rules are Tessera's own:
  ///
  /// - Content that is longer than the view only by as much as a negative content inset adds, is not
  ///   scrollable.
  /// - If content is longer than the view without the safe areas and not with them, they are added, and
  ///   stay added until the size of the view, the content inset, the safe area, the behavior or the
  ///   collection view's layout changes, or its data are reloaded.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Those along the axes that scroll, as for ``scrollableAxes``.
    ///
    /// UIKit also adds those at the top and the bottom, whether or not the content scrolls, if the
    /// view is the content of a controller that a navigation or tab bar controller displays.
    case automatic = 0
    /// Those along the axes that scroll: where the content is larger than the view, or the axis
    /// always bounces.
    case scrollableAxes = 1
    /// None.
    case never = 2
    /// All.
    case always = 3
  }

  /// How fast scrolling slows down: the share of speed kept after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share of speed kept after a millisecond.
    public let rawValue: CGFloat

    /// Makes a rate from the share of speed kept after a millisecond.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The usual rate: 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A quick stop: 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The look of scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// For content of any colour.
    case `default` = 0
    /// Dark, for light content.
    case black = 1
    /// Light, for dark content.
    case white = 2
  }
}

/// Hears of scrolling. Every method may be left out.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The content moved, by whatever cause.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// The user is about to scroll.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// The user is about to let go. `velocity` is in points per millisecond; the offset the content
  /// will come to rest at may be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// The user let go; `decelerate` tells whether the content moves on.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// The content is about to move on by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// The content came to rest after the user let go.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// An animated move by the program came to its end.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The user has tapped the status bar; whether that scrolls to the top. True where it is missing.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// The content has come to its top because the user tapped the status bar.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// ``UIScrollView/adjustedContentInset`` changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Leaves the offset as it is.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// True.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
