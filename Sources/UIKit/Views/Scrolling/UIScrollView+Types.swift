extension UIScrollView {
  /// The parts of the safe area that are added to a scroll view's content inset.
  ///
  /// Apple documents an axis as scrollable if the content is longer than the view, or the axis
  /// always bounces. The case of content whose length depends on the adjusted inset is not
  /// documented; these rules are Tessera's own:
  ///
  /// - Content that is longer than the view only by the amount that a negative content inset adds
  ///   is not scrollable.
  /// - If content is longer than the view without the safe areas and not with them, they are added,
  ///   and stay added until the size of the view, the content inset, the safe area, the behavior,
  ///   or the collection view's layout changes, or its data is reloaded.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Those along the axes that scroll, as for ``scrollableAxes``.
    ///
    /// UIKit also adds those at the top and the bottom, whether or not the content scrolls, if the
    /// view is the content of a controller that a navigation or tab bar controller displays.
    case automatic = 0
    /// Those along the axes that scroll: if the content is larger than the view, or the axis always
    /// bounces.
    case scrollableAxes = 1
    /// None.
    case never = 2
    /// All.
    case always = 3
  }

  /// The rate at which scrolling decelerates: the fraction of the velocity that remains after one
  /// millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The fraction of the velocity that remains after one millisecond.
    public let rawValue: CGFloat

    /// Creates a rate from the fraction of the velocity that remains after one millisecond.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The default rate: 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A fast deceleration: 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The way in which a drag ends the editing of text.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Drags do not end editing.
    case none = 0
    /// The beginning of a drag ends editing.
    case onDrag = 1
    /// A drag ends editing when the finger reaches the area of the keyboard.
    case interactive = 2
    /// The beginning of a drag ends editing; an accessory view of the keyboard moves with it.
    case onDragWithAccessory = 3
    /// A drag ends editing when the finger reaches the area of the keyboard, or of an accessory
    /// view above it.
    case interactiveWithAccessory = 4
  }

  /// The style of scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// A style for content of any color.
    case `default` = 0
    /// A dark style, for light content.
    case black = 1
    /// A light style, for dark content.
    case white = 2
  }
}

/// The methods that a scroll view calls when the user scrolls. Every method is optional.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called after the content offset changed, for any reason.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called before the user scrolls.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called before the finger lifts. `velocity` is in points per millisecond; the method may change
  /// the target offset.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called after the finger lifted; `decelerate` indicates whether the content decelerates.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called before the content decelerates.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called after the content stopped.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Returns the view that zooming scales, a subview of the scroll view; `nil`, the default, if the
  /// content cannot be zoomed.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Called when the user begins to pinch the content.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Called after the scale changed, for any reason.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called after a pinch, once the scale is within the limits, and after an animated change of the
  /// scale by the app.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Called after an animated change of the offset by the app ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Returns whether a tap on the status bar scrolls to the top. The default is `true`.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Called after a tap on the status bar scrolled to the top.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Called after ``UIScrollView/adjustedContentInset`` changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Keeps the target offset.
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
  /// Returns `nil`.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Returns `true`.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
