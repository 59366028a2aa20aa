extension UICollectionView {
  /// The axis along which a layout scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Vertical scrolling.
    case vertical = 0
    /// Horizontal scrolling.
    case horizontal
  }

  /// A closure that is called after an interactive transition, with two Boolean values: whether its
  /// last animation was completed, and whether the transition was finished rather than cancelled.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  /// The category of a view in a collection view.
  public enum ElementCategory: UInt, Sendable {
    /// The view of an item of data.
    case cell = 0
    /// A view of the layout that displays data, such as a header.
    case supplementaryView
    /// A view of the layout that displays no data.
    case decorationView
  }

  /// The changes in a visible view that have it measured again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// No changes.
    case disabled = 0
    /// Calls of ``UIView/invalidateIntrinsicContentSize()`` on a cell, its
    /// ``UICollectionViewCell/contentView``, or a supplementary view.
    case enabled = 1
    /// The changes of ``enabled``, and invalidations of the intrinsic size of any view inside, such
    /// as a label with a new text. In UIKit these change the constraints of the view.
    case enabledIncludingConstraints = 2
  }

  /// The position of an item in the visible part of a collection view: at most one for each axis.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: UInt

    /// Creates a position with a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// The vertical center.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// The bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// The left side.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// The horizontal center.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// The right side.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }
}
